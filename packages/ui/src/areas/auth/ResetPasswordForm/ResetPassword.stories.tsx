import { emptyFleet } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { resetPasswordPage } from '../../../testing/pages/authPages.ts'
import { storyBox } from '../../../testing/storyBox.tsx'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { ResetPassword } from './ResetPassword.tsx'

const city = storyWorld({ make: emptyFleet })

/**
 * Checks the token of a reset mail, then sets a new password.
 *
 * **Do** drop the token in `onReset`, and show its message on the sign-in page.
 * **Do not** keep the token in the address after that: it is used up.
 *
 * **Events** `onReset({ message })`.
 *
 * **States** checking the token, the form, sending, a token that is not valid or expired, unreachable with Try again.
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
  await userEvent.type(page.password(), password)
  if (confirmation) await userEvent.type(page.confirmPassword(), confirmation)
  return page
}

export const Default: Story = {
  name: 'AUTH-31 shows Password, Confirm Password and Reset once the token is checked',
  parameters: { rules: ['AUTH-27', 'AUTH-28', 'AUTH-30', 'AUTH-31', 'AUTH-42'] },
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
  parameters: { rules: ['AUTH-28', 'AUTH-30'], faults: [{ kind: 'hang' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Checking your link')
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  name: 'ERR-25 a missing token shows an error card and sends nothing',
  args: { token: undefined },
  parameters: { rules: ['ERR-25', 'AUTH-29', 'CF-150'] },
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

async function expectInvalid(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await expect(await canvas.findByRole('alert')).toHaveTextContent('This link is not valid, or has expired.')
  await expect(canvas.queryByRole('form')).not.toBeInTheDocument()
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
}

export const Failed: Story = {
  name: 'AUTH-29 a used token shows an error card',
  args: { token: 'reset-used' },
  parameters: { rules: ['AUTH-29', 'AUTH-30'] },
  play: async ({ canvasElement }) => expectInvalid(canvasElement),
}

export const OtherCode: Story = {
  name: 'AUTH-30 code 206 with status 200 shows an error card',
  parameters: { rules: ['AUTH-30'], answer: () => Response.json({ status: 200, message_code: 206 }) },
  play: async ({ canvasElement }) => expectInvalid(canvasElement),
}

export const OtherStatus: Story = {
  name: 'AUTH-30 code 203 with another status shows an error card',
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['AUTH-30'], answer: () => Response.json({ status: 204, message_code: 203 }) },
  play: async ({ canvasElement }) => expectInvalid(canvasElement),
}

export const Unreachable: Story = {
  name: 'CF-150 an unreachable server can be retried',
  parameters: { rules: ['AUTH-28', 'CF-150'] },
  beforeEach: () => city.cut(),
  play: async ({ canvas, canvasElement }) => {
    await city.expectFailed(canvasElement)
    await expect(await canvas.findByLabelText('Password')).toBeVisible()
  },
}

export const Invalid: Story = {
  name: 'VAL-20 every invalid field shows its error, and nothing is sent',
  parameters: {
    rules: ['VAL-14', 'VAL-15', 'VAL-16', 'VAL-20', 'VAL-21', 'VAL-22', 'VAL-23'],
  },
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
  parameters: { rules: ['AUTH-32', 'AUTH-33', 'VAL-17'] },
  play: async ({ canvas, canvasElement, args }) => {
    const page = await type(canvasElement, 'ကြယ်ပွင့် 123')
    const button = page.submit()
    await userEvent.dblClick(button)
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

export const WithoutWords: Story = {
  name: 'AUTH-32 without a message of the server the page passes its own key',
  tags: ['!dev', '!autodocs'],
  parameters: {
    rules: ['AUTH-32'],
    answer: (request: Request) =>
      Response.json(request.method === 'POST' ? {} : { status: 200, message_code: 203 }),
  },
  play: async ({ canvasElement, args }) => {
    const page = await type(canvasElement, 'fleet12345')
    await userEvent.click(page.submit())
    await waitFor(() => expect(args.onReset).toHaveBeenCalledWith({ message: 'auth.passwordReset' }))
  },
}

/** The check succeeds, then the new password is refused. */
const refuses = (code: number, status = 200) => ({
  answer: (request: Request) =>
    request.method === 'POST'
      ? Response.json({ message_code: code }, { status })
      : Response.json({ status: 200, message_code: 203 }),
})

async function expectRefused(canvasElement: HTMLElement, text: string) {
  const page = await type(canvasElement, 'fleet12345')
  await userEvent.click(page.submit())
  await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(text)
  await expect(page.password()).toHaveValue('fleet12345')
  await waitFor(() => expect(page.submit()).not.toHaveAttribute('data-pending'))
}

export const TokenRefused: Story = {
  name: 'ERR-22 a token that expired meanwhile is not valid',
  parameters: { rules: ['ERR-22'], ...refuses(407) },
  play: async ({ canvasElement }) => expectRefused(canvasElement, 'This link is not valid, or has expired.'),
}

export const UserGone: Story = {
  name: 'ERR-23 the user no longer exists',
  args: { token: 'reset-gone' },
  parameters: { rules: ['ERR-23'] },
  play: async ({ canvasElement }) => expectRefused(canvasElement, 'This user does not exist.'),
}

export const ServerBroken: Story = {
  name: 'ERR-24 any other failure shows the generic message',
  args: { token: 'reset-broken' },
  parameters: { rules: ['ERR-24'] },
  play: async ({ canvasElement }) => expectRefused(canvasElement, 'Something went wrong. Please try again.'),
}

export const Sending: Story = {
  name: 'VAL-18 the button shows a spinner while the password is sent',
  parameters: {
    rules: ['AUTH-31', 'VAL-17', 'VAL-18'],
    faults: [{ kind: 'hang', endpoint: 'updatePassword' }],
  },
  play: async ({ canvas, canvasElement }) => {
    const page = await type(canvasElement, 'fleet12345')
    await userEvent.click(page.submit())
    const button = canvas.getByRole('button', { name: /Reset/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(within(button).getByRole('progressbar')).toBeVisible()
  },
}

export const Burmese: Story = {
  globals: { language: 'my' },
  play: async ({ canvas }) => {
    const page = resetPasswordPage(canvas, { language: 'my' })
    await waitFor(() => expect(page.submit()).toBeVisible())
    await userEvent.click(page.submit())
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const page = resetPasswordPage(canvas)
    await waitFor(() => expect(page.submit()).toBeVisible())
    await userEvent.click(page.submit())
  },
}

export const Phone: Story = {
  args: { token: undefined },
  globals: { language: 'my', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}
