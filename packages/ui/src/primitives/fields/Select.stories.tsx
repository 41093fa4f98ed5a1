import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { held } from '../../testing/held.tsx'
import { Select } from './Select.tsx'

/**
 * Chooses one of a few options. It is the browser's own select: a phone opens its native list, and there are no extra bytes and no words to translate.
 *
 * **Do** keep the options short, with up to about 20 of them. For 2 to 4 short options use `SegmentedControl`.
 * **Do not** use it to choose several items: that is `MultiSelect`.
 *
 * **Keyboard** Arrows or the first letters choose, Alt+Down or Space opens.
 */
const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: 'City',
    value: 'yangon',
    onChange: fn(),
    items: [
      { id: 'yangon', label: 'Yangon' },
      { id: 'mandalay', label: 'Mandalay' },
      { id: 'naypyitaw', label: 'Nay Pyi Taw' },
      { id: 'bangkok', label: 'Bangkok' },
    ],
  },
  render: held(Select, 280),
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'City' })
    await userEvent.selectOptions(select, 'Mandalay')
    await expect(args.onChange).toHaveBeenLastCalledWith('mandalay')
    await expect(select).toHaveDisplayValue('Mandalay')
  },
}

export const Invalid: Story = {
  tags: ['picture'],
  args: { value: '', placeholder: 'Choose a city', errorMessage: 'Please choose a city.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'City' })
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('Please choose a city.')
    await expect(select).toHaveDisplayValue('Choose a city')
  },
}

export const Disabled: Story = { tags: ['picture'], args: { isDisabled: true } }

export const BurmeseDarkPhone: Story = {
  tags: ['picture'],
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: {
    label: 'မြို့',
    description: 'မြေပုံကို ဤမြို့သို့ ရွှေ့ပါမည်။',
    value: 'yangon',
    items: [
      { id: 'yangon', label: 'ရန်ကုန်' },
      { id: 'mandalay', label: 'မန္တလေး' },
    ],
  },
}

export const DisabledWithReason: Story = {
  args: { isDisabled: true, description: 'This is your own role. You cannot change it.' },
  play: async ({ canvas }) => {
    const reason = canvas.getByText('This is your own role. You cannot change it.')
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(reason.textContent ?? '')
    for (let part: Element | null = reason; part; part = part.parentElement)
      await expect(getComputedStyle(part).opacity).toBe('1')
  },
}
