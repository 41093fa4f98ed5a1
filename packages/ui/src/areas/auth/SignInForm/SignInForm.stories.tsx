import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { heldTimers } from '../../../testing/heldTimers.ts'
import { signInPage } from '../../../testing/pages/authPages.ts'
import { storyBox } from '../../../testing/storyBox.tsx'
import { SignInForm } from './SignInForm.tsx'

/**
 * The sign-in form as a view: fields, their errors and a success banner. `SignIn` makes its call.
 *
 * **Do** pass what the server refused as `failure`: the form shows it above its fields.
 * **Do not** clear the form after a failure: the user id stays, and the first invalid field gets the focus.
 *
 * **Keyboard** Enter in a field submits.
 *
 * **States** empty, invalid, sending, refused, success (5 s).
 *
 * **Translation keys** `signIn.*`
 */
const meta = {
  title: 'Widgets/SignInForm',
  component: SignInForm,
  args: { onSubmit: fn(), links: { forgotPassword: '/forgot-password', signUp: '/sign-up' } },
  decorators: [storyBox({ maxWidth: 376, margin: '0 auto' })],
} satisfies Meta<typeof SignInForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'AUTH-01 has User ID and Password',
  parameters: { rules: ['AUTH-02', 'AUTH-03'] },
  play: async ({ canvas, args }) => {
    const page = signInPage(canvas)
    await expect(page.forgotPassword()).toHaveAttribute('href', '/forgot-password')
    await expect(page.signUp()).toHaveAttribute('href', '/sign-up')
    await userEvent.type(page.userId(), 'aung@example.com')
    await userEvent.type(page.password(), 'secret12')
    await userEvent.click(page.submit())
    await expect(args.onSubmit).toHaveBeenCalledWith({ userId: 'aung@example.com', password: 'secret12' })
  },
}

export const AllTouched: Story = {
  name: 'VAL-14 an invalid form touches all fields and sends nothing; before, an error shows once its field is touched',
  parameters: { rules: ['VAL-08', 'VAL-09', 'VAL-10', 'VAL-11', 'VAL-15', 'VAL-16'] },
  play: async ({ canvas, args }) => {
    const { userId, password, submit } = signInPage(canvas)
    await userEvent.type(userId(), '12345')
    await expect(userId()).toBeValid()
    await userEvent.tab()
    await expect(userId()).toHaveAccessibleDescription('Please enter a valid User ID.')
    await expect(password()).toBeValid()

    await userEvent.clear(userId())
    await userEvent.click(submit())
    await expect(userId()).toHaveAccessibleDescription('User ID is required.')
    await expect(password()).toHaveAccessibleDescription('Password is required.')
    await expect(userId()).toHaveFocus()

    await userEvent.type(userId(), 'aung')
    await userEvent.type(password(), '1234567{Enter}')
    await expect(password()).toHaveAccessibleDescription('Please enter at least 8 characters.')
    await expect(password()).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Sending: Story = {
  name: 'VAL-17 the button is disabled while loading',
  parameters: { rules: ['VAL-18'] },
  args: { status: 'sending' },
  play: async ({ canvas, args }) => {
    const { userId, password } = signInPage(canvas)
    const submit = canvas.getByRole('button', { name: /Sign In/ })
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
    await userEvent.type(userId(), 'aung')
    await userEvent.type(password(), 'secret12{Enter}')
    await userEvent.click(submit)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  name: 'ERR-04 a wrong user or password shows its message',
  args: { message: 'Wrong User ID or password.' },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Wrong User ID or password.'),
}

const fiveSeconds = heldTimers(5_000)
/** Longer than a banner. */
const SUCCESS = `<b>Signed up</b> https://evil.example ${'a'.repeat(10_000)}`
export const Success: Story = {
  name: 'AUTH-05 T10 shows the first 200 characters of the success text as a green banner, for 5 seconds',
  parameters: { rules: ['AUTH-06'] },
  args: { success: SUCCESS },
  beforeEach: fiveSeconds.beforeEach,
  play: async ({ canvas }) => {
    const banner = canvas.getByText(SUCCESS.slice(0, 200))
    await expect(banner).toBeVisible()
    await expect(banner.querySelector('a, b')).toBeNull()
    await expect(banner.closest('[role=status]')).toHaveAttribute('data-tone', 'success')
    await fiveSeconds.elapseUntil(() => expect(canvas.queryByText(/Signed up/)).toBeNull())
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { message: 'အသုံးပြုသူ ID သို့မဟုတ် စကားဝှက် မှားနေပါသည်။', success: 'auth.resetMailSent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/လင့်ခ်ကို သင့်အီးမေးလ်သို့ ပို့ပြီးပါပြီ/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'အကောင့်ဝင်ရန်' }))
    await expect(canvas.getByText('စကားဝှက် ထည့်ပေးပါ။')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}
