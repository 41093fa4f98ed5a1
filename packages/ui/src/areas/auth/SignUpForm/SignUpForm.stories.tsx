import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { signUpPage } from '../../../testing/pages/authPages.ts'
import { storyBox } from '../../../testing/storyBox.tsx'
import { SignUpForm } from './SignUpForm.tsx'

/**
 * Creates an account, as a view: user id, name and password, with their errors. `SignUp` makes its call.
 *
 * **Do** lead to the sign-in from `onSignedUp` of `SignUp`, with the server's message.
 * **Do not** clear the form after a failure: what is entered stays.
 *
 * **Keyboard** Enter in a field submits.
 *
 * **States** empty, invalid, sending, refused, success.
 *
 * **Translation keys** `signUp.*`, `signIn.password`, `signIn.title`
 */
const meta = {
  title: 'Widgets/SignUpForm',
  component: SignUpForm,
  args: { onSubmit: fn(), links: { signIn: '/login' } },
  decorators: [storyBox({ maxWidth: 376, margin: '0 auto' })],
} satisfies Meta<typeof SignUpForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'AUTH-11 has User ID, User Name, Password and Confirm Password',
  parameters: { rules: ['AUTH-13'] },
  play: async ({ canvas, args }) => {
    const page = signUpPage(canvas)
    await expect(page.signIn()).toHaveAttribute('href', '/login')
    await expect(canvas.getByRole('button', { name: 'Show Password' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show Confirm Password' }))
    await expect(canvas.getByRole('button', { name: 'Hide Confirm Password' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show Password' })).toBeVisible()
    await userEvent.type(page.userId(), 'aung@example.com')
    await userEvent.type(page.userName(), 'Aung Aung')
    await userEvent.type(page.password(), '12345678')
    await userEvent.type(page.confirmPassword(), '12345678')
    await userEvent.click(page.submit())
    await expect(args.onSubmit).toHaveBeenCalledWith({
      userId: 'aung@example.com',
      userName: 'Aung Aung',
      password: '12345678',
      confirmPassword: '12345678',
    })
  },
}

export const Mismatch: Story = {
  name: 'VAL-01 each field is required, and the two passwords must be the same',
  parameters: { rules: ['VAL-02', 'VAL-03', 'VAL-04', 'VAL-05', 'VAL-06', 'VAL-07', 'VAL-14', 'VAL-15'] },
  play: async ({ canvas, args }) => {
    const { userId, userName, password, confirmPassword, submit } = signUpPage(canvas)
    await userEvent.click(submit())
    await expect(userId()).toHaveAccessibleDescription('User ID is required.')
    await expect(userName()).toHaveAccessibleDescription('Username is required.')
    await expect(password()).toHaveAccessibleDescription('Password is required.')
    await expect(confirmPassword()).toHaveAccessibleDescription('Confirm Password is required.')
    await expect(userId()).toHaveFocus()
    await userEvent.type(userId(), 'abc')
    await userEvent.type(userName(), 'Aung Aung')
    await userEvent.type(password(), '1234567')
    await userEvent.type(confirmPassword(), '12345678')
    await userEvent.click(submit())
    await expect(userId()).toHaveAccessibleDescription('Please enter a valid email address.')
    await expect(password()).toHaveAccessibleDescription('Please enter at least 8 characters.')
    await expect(confirmPassword()).toHaveAccessibleDescription('Password and confirm password do not match.')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Success: Story = {
  name: 'AUTH-14 may show a success text',
  args: { success: 'Your invitation was found.' },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Your invitation was found.'),
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'စာရင်းသွင်းရန်' }))
    await expect(canvas.getByText('အသုံးပြုသူအမည် ထည့်ပေးပါ။')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}
