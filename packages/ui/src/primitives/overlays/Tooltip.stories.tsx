import type { Meta, StoryObj } from '@storybook/react-vite'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { storyBox } from '../../testing/storyBox.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

/**
 * A few words about a control, shown on hover and keyboard focus.
 *
 * **Do** use it for icon buttons with an unfamiliar icon.
 * **Do not** put essential information into it: touch never shows it.
 *
 * **Keyboard** The focus shows it; Escape hides it.
 */
const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    text: 'Loads the positions again',
    children: (
      <IconButton label="Refresh">
        <RefreshCw size={18} aria-hidden />
      </IconButton>
    ),
  },
  decorators: [storyBox({ padding: '48px 120px' })],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' })
    await userEvent.tab()
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Loads the positions again')
    await expect(button).toHaveAccessibleDescription('Loads the positions again')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    const tooltip = await canvas.findByRole('tooltip')
    await userEvent.hover(tooltip)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(tooltip).toBeVisible()
  },
}

export const BurmeseDarkPhone: Story = {
  tags: ['picture'],
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: { latinWords: { Refresh: "the story's own button" } },
  args: { text: 'တည်နေရာများကို အသစ်ပြန်ရယူရန်' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(await canvas.findByRole('tooltip')).toBeVisible()
  },
}
