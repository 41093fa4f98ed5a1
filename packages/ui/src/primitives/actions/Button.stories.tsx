import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './Button.tsx'

/**
 * A button that runs an action.
 *
 * **Do** begin its label with a verb, and use at most one `primary` per screen. Set `isPending` while the request runs: the button keeps the focus and ignores presses.
 * **Do not** use it for navigation: that is `Link`. Use `danger` for what cannot be undone, behind a `ConfirmDialog`.
 *
 * **Keyboard** Enter or Space presses it.
 */
const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Save changes', onPress: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Secondary: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = { tags: ['picture'], args: { variant: 'primary', isDisabled: true } }

export const Pending: Story = {
  tags: ['picture'],
  args: { variant: 'primary', isPending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Save changes/ })
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveFocus()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Dark: Story = {
  tags: ['picture'],
  globals: { theme: 'dark' },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button {...args} variant="primary" />
      <Button {...args} />
      <Button {...args} variant="quiet" />
      <Button {...args} variant="danger" />
      <Button {...args} variant="primary" isPending />
    </div>
  ),
}

export const AllVariants: Story = { tags: ['picture'], ...Dark, globals: { theme: 'light' } }

export const LongBurmese: Story = {
  tags: ['picture'],
  globals: { language: 'my', viewport: { value: 'phone' } },
  args: {
    variant: 'primary',
    isWide: true,
    children: 'စကားဝှက်အသစ် သတ်မှတ်ရန် လင့်ခ်ကို အီးမေးလ်ဖြင့် ပို့ပေးပါမည်',
  },
}
