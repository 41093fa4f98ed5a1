import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { forgotPasswordPage } from '../../../testing/pages/authPages.ts'
import { storyBox } from '../../../testing/storyBox.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'

/**
 * Requests the mail with which a user sets a new password, as a view: the user id and its errors. `ForgotPassword` makes
 * its call.
 *
 * **Do** show what the server says on the page that `onSent` of `ForgotPassword` leads to.
 * **Do not** say whether the account exists: the server decides what is said.
 *
 * **Keyboard** Enter in the field submits.
 *
 * **States** empty, invalid, sending, refused.
 *
 * **Translation keys** `forgotPassword.*`, `signUp.userId`, `signIn.title`
 */
const meta = {
  title: 'Widgets/ForgotPasswordForm',
  component: ForgotPasswordForm,
  args: { onSubmit: fn(), links: { signIn: '/login' } },
  decorators: [storyBox({ maxWidth: 376, margin: '0 auto' })],
} satisfies Meta<typeof ForgotPasswordForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'AUTH-17 has User ID, which is required, and an e-mail address, Send and a link to Sign In',
  parameters: { rules: ['VAL-12', 'VAL-13'] },
  play: async ({ canvas, args }) => {
    const { signIn, userId, submit } = forgotPasswordPage(canvas)
    await expect(signIn()).toHaveAttribute('href', '/login')
    await userEvent.click(submit())
    await expect(userId()).toHaveAccessibleDescription('User ID is required.')
    await userEvent.type(userId(), 'aung')
    await expect(userId()).toHaveAccessibleDescription('Please enter a valid email address.')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(userId(), '@example.com')
    await userEvent.click(submit())
    await expect(args.onSubmit).toHaveBeenCalledWith({ userId: 'aung@example.com' })
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
}
