import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CaptchaProvider } from '../../../provider/captcha/CaptchaProvider.tsx'
import { challenge, score } from '../../../provider/captcha/storyScripts.ts'
import { ForgotPassword } from './ForgotPassword.tsx'

const meta = {
  title: 'Widgets/ForgotPasswordForm/ForgotPassword',
  component: ForgotPassword,
  args: { onSent: fn(), links: { signIn: '/login' } },
  render: (args, { parameters: { captcha } }) => (
    <CaptchaProvider type={2} siteKey="site-key" script={score} {...captcha}>
      <div style={{ maxWidth: 376, margin: '0 auto' }}>
        <ForgotPassword {...args} />
      </div>
    </CaptchaProvider>
  ),
} satisfies Meta<typeof ForgotPassword>

export default meta
type Story = StoryObj<typeof meta>

async function send(canvasElement: HTMLElement) {
  const userId = within(canvasElement).getByRole('textbox', { name: /^User ID/ })
  await userEvent.type(userId, 'aung@example.com{Enter}')
}

let sent: Record<string, string> = {}
export const Sent: Story = {
  name: 'AUTH-18 asks for a reset mail with a token for the action forgotPasswordForm',
  parameters: {
    rules: ['AUTH-18', 'AUTH-24'],
    answer: async (request: Request) => {
      sent = await request.json()
      return Response.json({})
    },
  },
  play: async ({ canvasElement, args }) => {
    await send(canvasElement)
    const message = 'We have sent you a mail with a link to reset your password.'
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith({ message }))
    await expect(sent).toMatchObject({
      user_id: 'aung@example.com',
      recap_token: expect.stringMatching(/^forgotPasswordForm-\d+$/),
    })
  },
}

export const UnknownUser: Story = {
  name: 'ERR-07 the user does not exist',
  parameters: { rules: ['ERR-07'], answer: () => Response.json({ message_code: 409 }) },
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'This user does not exist.',
    )
  },
}

export const CaptchaRefused: Story = {
  name: 'ERR-08 the server found the bot check unfinished',
  parameters: { rules: ['ERR-08'], answer: () => Response.json({ message_code: 411 }) },
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('The bot check was not completed.')
  },
}

export const OtherCode: Story = {
  name: 'ERR-09 any other code gives the generic message',
  parameters: { rules: ['ERR-09'], answer: () => Response.json({ message_code: 400 }) },
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Something went wrong.')
  },
}

export const Challenge: Story = {
  name: 'AUTH-20 captcha type 1 shows its challenge here too',
  parameters: { rules: ['AUTH-20'], captcha: { type: 1, script: challenge } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'I am not a robot' })).toBeVisible()
  },
}
