import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyBox } from '../../../testing/storyBox.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'

const meta = {
  title: 'Widgets/ForgotPasswordForm',
  component: ForgotPasswordForm,
  args: { onSubmit: fn(), links: { signIn: '/login' } },
  decorators: [storyBox({ maxWidth: 376, margin: '0 auto' })],
} satisfies Meta<typeof ForgotPasswordForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'AUTH-17 has User ID, Send and a link to Sign In',
  parameters: { rules: ['AUTH-17'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    await userEvent.type(canvas.getByRole('textbox', { name: /^User ID/ }), 'aung@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ userId: 'aung@example.com' })
  },
}

export const Invalid: Story = {
  name: 'VAL-12 the User ID is required, and an e-mail address',
  parameters: { rules: ['VAL-12', 'VAL-13'] },
  play: async ({ canvas, args }) => {
    const userId = canvas.getByRole('textbox', { name: /^User ID/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(userId).toHaveAccessibleDescription('User ID is required.')
    await userEvent.type(userId, 'aung')
    await expect(userId).toHaveAccessibleDescription('Please enter a valid email address.')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const SendingDark: Story = { globals: { theme: 'dark' }, args: { status: 'sending' } }
export const BurmesePhone: Story = { globals: { language: 'my', viewport: { value: 'phone' } } }
