import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CaptchaProvider } from '../../../provider/captcha/CaptchaProvider.tsx'
import { challenge, score } from '../../../provider/captcha/storyScripts.ts'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { ForgotPassword } from './ForgotPassword.tsx'

const USER = 'admin@fleetgis.example'
const story = storyWorld({
  prepare(world) {
    world.captcha.redeem = () => true
  },
})

const meta = {
  title: 'Widgets/ForgotPasswordForm/ForgotPassword',
  component: ForgotPassword,
  parameters: story.opened(),
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

async function send(canvasElement: HTMLElement, user = USER) {
  const userId = within(canvasElement).getByRole('textbox', { name: /^User ID/ })
  await userEvent.type(userId, `${user}{Enter}`)
}

export const Sent: Story = {
  name: 'AUTH-18 requests a reset mail with a token for the action forgotPasswordForm',
  parameters: { rules: ['AUTH-18', 'AUTH-24'] },
  play: async ({ canvasElement, args }) => {
    await send(canvasElement)
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith({ message: expect.stringContaining(USER) }))
    await expect(story.world.mails.sent()).toMatchObject([{ kind: 'reset', userId: USER }])
    await expect(story.calls('/reset-mail')).toMatchObject([
      { body: { user_id: USER, recap_token: expect.stringMatching(/^forgotPasswordForm-\d+$/) } },
    ])
  },
}

export const UnknownUser: Story = {
  name: 'ERR-07 the user does not exist',
  parameters: { rules: ['ERR-07'] },
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement, 'aung@example.com')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This user does not exist.')
  },
}

export const CaptchaRefused: Story = {
  name: 'ERR-08 the server reports an unfinished bot check',
  parameters: { rules: ['ERR-08'], ...story.opened({ prepare: () => {} }) },
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('The bot check was not completed.')
  },
}

export const OtherCode: Story = {
  name: 'ERR-09 any other code shows the generic message',
  parameters: { rules: ['ERR-09'] },
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement, 'broken@fleetgis.example')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong.')
  },
}

export const Challenge: Story = {
  name: 'AUTH-20 captcha type 1 shows its challenge here too',
  parameters: { rules: ['AUTH-20'], captcha: { type: 1, script: challenge } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'I am not a robot' })).toBeVisible()
  },
}
