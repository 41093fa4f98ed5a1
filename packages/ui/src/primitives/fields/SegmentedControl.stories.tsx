import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { held } from '../../testing/held.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'

const items = [
  { id: 'today', label: 'Today' },
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
] as const

/**
 * Chooses one of a few options, all visible.
 *
 * **Do** use it for two to four short choices with an immediate effect: a period, a kind of map.
 * **Do not** use it for more or longer choices (`Select`), or for views of a page (`Tabs`).
 *
 * **Keyboard** Tab enters at the chosen option; the arrows choose.
 */
const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Period', items, value: 'today', onChange: () => undefined },
  render: held(SegmentedControl),
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const ChosenByKeyboard: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Today' })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Today' })).not.toBeChecked()
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: {
    label: 'ကာလ',
    items: [
      { id: 'today', label: 'ယနေ့' },
      { id: 'week', label: 'ယခုအပတ်' },
      { id: 'month', label: 'ယခုလ' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('ယခုအပတ်'))
    await expect(canvas.getByRole('radio', { name: 'ယခုအပတ်' })).toBeChecked()
  },
}
