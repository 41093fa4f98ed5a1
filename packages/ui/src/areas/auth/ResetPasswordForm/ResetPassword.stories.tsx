import { updatePassword } from '@fleetgis/api/auth'
import { emptyFleet } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { resetPasswordPage } from '../../../testing/pages/authPages.ts'
import { storyBox } from '../../../testing/storyBox.tsx'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { ResetPassword } from './ResetPassword.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

const city = storyWorld({ make: emptyFleet })

/**
 * Checks the token of a reset mail, then sets a new password.
 *
 * **Do** drop the token in `onReset`, and show its message on the sign-in page.
 * **Do not** keep the token in the address after that: it is used up.
 *
 * **Events** `onReset({ message })`.
 *
 * **States** checking the token, the form, sending, a token that is not valid or expired, unreachable or failing with Try again.
 */
const meta = {
  title: 'Widgets/ResetPasswordForm/ResetPassword',
  component: ResetPassword,
  args: {
    token: 'reset-valid',
    links: { forgotPassword: '/forgot-password', signIn: '/login' },
    onReset: fn(),
  },
  parameters: { ...city.opened() },
  decorators: [storyBox({ maxWidth: 376, margin: '0 auto' })],
} satisfies Meta<typeof ResetPassword>

export default meta
type Story = StoryObj<typeof meta>

async function type(canvasElement: HTMLElement, password: string, confirmation = password) {
  const page = resetPasswordPage(within(canvasElement))
  await waitFor(() => expect(page.password()).toBeVisible())
  for (const field of [page.password(), page.confirmPassword()]) await userEvent.clear(field)
  await userEvent.type(page.password(), password)
  await userEvent.type(page.confirmPassword(), confirmation)
  return page
}

export const Default: Story = {
  name: 'AUTH-31 shows Password, Confirm Password and Reset once the token is checked',
  parameters: { rules: ['AUTH-27', 'AUTH-28', 'AUTH-30', 'AUTH-42'] },
  play: async ({ canvas }) => {
    const page = resetPasswordPage(canvas)
    await waitFor(() => expect(page.password()).toHaveAttribute('name', 'password'))
    await expect(page.confirmPassword()).toHaveAttribute('name', 'confirmPassword')
    await expect(page.submit()).toBeEnabled()
    await expect(city.calls('/check-token')).toContainEqual({
      method: 'GET',
      path: '/check-token',
      query: { token: 'reset-valid' },
      body: undefined,
    })
  },
}

export const Loading: Story = {
  name: 'AUTH-28 shows no form before the token is checked',
  parameters: { rules: ['AUTH-30'], faults: [{ kind: 'hang' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Checking your link')
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  name: 'ERR-25 a missing token shows an error card and sends nothing',
  args: { token: undefined },
  parameters: { rules: ['AUTH-29', 'CF-150'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This link is incomplete. Please open it from your email again.',
    )
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    await expect(city.calls()).toEqual([])
  },
}

export const Failed: Story = {
  name: 'AUTH-29 a used token shows an error card',
  args: { token: 'reset-used' },
  parameters: { rules: ['AUTH-30'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This link is not valid, or has expired.',
    )
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const OtherCode: Story = {
  name: 'AUTH-30 another code, or code 203 with another status, shows an error card',
  parameters: {
    answer: (request: Request) =>
      Response.json(
        request.url.endsWith('code')
          ? { status: 200, message_code: 206 }
          : { status: 204, message_code: 203 },
      ),
  },
  render: (args) => (
    <>
      <ResetPassword {...args} token="code" />
      <ResetPassword {...args} token="status" />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2))
    for (const alert of canvas.getAllByRole('alert'))
      await expect(alert).toHaveTextContent('This link is not valid, or has expired.')
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const ServerFails: Story = {
  name: 'CF-150 a server that fails says nothing about the link, and can be asked again',
  parameters: { faults: [{ kind: 'status', status: 503 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server has a problem.')
    await expect(canvas.queryByText(/not valid/)).toBeNull()
    city.world.faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByLabelText('Password')).toBeVisible()
  },
}

export const Unreachable: Story = {
  name: 'CF-150 an unreachable server can be retried',
  parameters: { rules: ['AUTH-28'] },
  beforeEach: () => city.cut(),
  play: async ({ canvas, canvasElement }) => {
    await city.expectFailed(canvasElement)
    await expect(await canvas.findByLabelText('Password')).toBeVisible()
  },
}

export const Invalid: Story = {
  name: 'VAL-20 every invalid field shows its error, and nothing is sent',
  parameters: { rules: ['VAL-14', 'VAL-15', 'VAL-16', 'VAL-21', 'VAL-22', 'VAL-23'] },
  play: async ({ canvas, canvasElement, args }) => {
    const page = resetPasswordPage(canvas)
    await waitFor(() => expect(page.submit()).toBeVisible())
    await userEvent.click(page.submit())
    await expect(page.password()).toHaveAccessibleDescription('Password is required.')
    await expect(page.confirmPassword()).toHaveAccessibleDescription('Confirm Password is required.')
    await expect(page.password()).toHaveFocus()
    await type(canvasElement, '1234567', '1234568')
    await expect(page.password()).toHaveAccessibleDescription('Please enter at least 8 characters.')
    await expect(page.confirmPassword()).toHaveAccessibleDescription(
      'Password and confirm password do not match.',
    )
    await userEvent.click(page.submit())
    await expect(city.calls('/update-password')).toEqual([])
    await expect(args.onReset).not.toHaveBeenCalled()
  },
}

export const Reset: Story = {
  name: 'AUTH-33 sends the new password in base64 with the token, once',
  parameters: { rules: ['AUTH-31', 'AUTH-32', 'VAL-17', 'VAL-18'] },
  play: async ({ canvas, canvasElement, args }) => {
    const page = await type(canvasElement, 'ကြယ်ပွင့် 123')
    const button = page.submit()
    city.slow()
    await userEvent.dblClick(button)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(within(button).getByRole('progressbar')).toBeVisible()
    city.mend()
    await waitFor(() =>
      expect(args.onReset).toHaveBeenCalledWith({
        message: 'The password has been changed. You can sign in now.',
      }),
    )
    await expect(args.onReset).toHaveBeenCalledTimes(1)
    await expect(city.calls('/update-password')).toEqual([
      {
        method: 'POST',
        path: '/update-password',
        query: { token: 'reset-valid' },
        body: { new_password: '4YCA4YC84YCa4YC64YCV4YC94YCE4YC34YC6IDEyMw==' },
      },
    ])
    await expect(await canvas.findByText('Your password has been reset. You can sign in now.')).toBeVisible()
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument()
  },
}

/** The check of the page has accepted the token: it may be used up since. */
const MAY_BE_RESET = 'Your password may have been reset already: try to sign in with the new one.'

/** The response to each new password in turn; the check succeeds. */
const REFUSALS = [
  ['fleet12345', 407, `This link is not valid, or has expired. ${MAY_BE_RESET}`],
  ['fleet23456', 409, 'This user does not exist.'],
  ['fleet34567', 500, 'Something went wrong. Please try again.'],
] as const
async function answerReset(request: Request) {
  if (request.method !== 'POST') return Response.json({ status: 200, message_code: 203 })
  const { new_password } = (await request.json()) as { new_password: string }
  const [, code] = REFUSALS.find(([password]) => btoa(password) === new_password) ?? []
  return Response.json(code === undefined ? {} : { message_code: code })
}

export const Refused: Story = {
  name: 'ERR-22 a refused password stays, and the form says why; a success without a message has a key of its own',
  parameters: { rules: ['AUTH-32', 'ERR-23', 'ERR-24'], answer: answerReset },
  play: async ({ canvas, canvasElement, args }) => {
    for (const [password, , words] of REFUSALS) {
      const page = await type(canvasElement, password)
      await userEvent.click(page.submit())
      await waitFor(() => expect(canvas.queryByRole('alert')).toHaveTextContent(words))
      await expect(page.password()).toHaveValue(password)
      await waitFor(() => expect(page.submit()).not.toHaveAttribute('data-pending'))
    }
    const page = await type(canvasElement, 'fleet45678')
    await userEvent.click(page.submit())
    await waitFor(() => expect(args.onReset).toHaveBeenCalledWith({ message: 'auth.passwordReset' }))
  },
}

export const AnswerLost: Story = {
  name: 'CF-150 after a lost answer a used link says that the password may have been reset',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const page = await type(canvasElement, 'fleet12345')
    city.world.faults.set([{ kind: 'cut', endpoint: updatePassword.id, times: 1 }])
    await userEvent.click(page.submit())
    await canvas.findByText('The server cannot be reached. Check your connection and try again.')
    await userEvent.click(page.submit())
    await canvas.findByText(`This link is not valid, or has expired. ${MAY_BE_RESET}`)
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const page = resetPasswordPage(canvas, { language: 'my' })
    await waitFor(() => expect(page.submit()).toBeVisible())
    await userEvent.click(page.submit())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const Form: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => (
    <ResetPasswordForm links={{ signIn: '/login', forgotPassword: '/forgot-password' }} onSubmit={fn()} />
  ),
}
