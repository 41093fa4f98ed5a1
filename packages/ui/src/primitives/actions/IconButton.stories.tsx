import type { Meta, StoryObj } from '@storybook/react-vite'
import Settings from 'lucide-react/icons/settings'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from './IconButton.tsx'

/**
 * A button that shows an icon.
 *
 * **Do** use it for familiar icons (settings, close, more), and name its action in `label`. Add a `Tooltip` to a less familiar icon.
 * **Do not** use it for the main action of a screen, or where there is room for words: that is `Button`.
 *
 * **Keyboard** Enter or Space presses it.
 */
const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Settings', onPress: fn(), children: <Settings size={18} aria-hidden /> },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const ByKeyboard: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { label: 'ဆက်တင်များ' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'ဆက်တင်များ' }).getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}
