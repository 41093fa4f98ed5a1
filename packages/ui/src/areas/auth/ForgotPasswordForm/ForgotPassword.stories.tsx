import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { challenge, score } from '../../../provider/captcha/storyScripts.ts'
import { forgotPasswordPage } from '../../../testing/pages/authPages.ts'
import { acceptTokens, inBotCheck } from '../../../testing/storyBotCheck.tsx'
import { storyBox } from '../../../testing/storyBox.tsx'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { ForgotPassword, type ForgotPasswordProps } from './ForgotPassword.tsx'

const USER = 'admin@fleetgis.example'
const story = storyWorld({ prepare: acceptTokens })

const meta = {
  title: 'Widgets/ForgotPasswordForm/ForgotPassword',
  component: ForgotPassword,
  parameters: { ...story.opened(), captcha: { type: 2, script: score } },
  args: { onSent: fn(), links: { signIn: '/login' } },
  decorators: [storyBox({ maxWidth: 376, margin: '0 auto' }), inBotCheck],
} satisfies Meta<typeof ForgotPassword>

export default meta
type Story = StoryObj<typeof meta>

async function send(canvasElement: HTMLElement, user = USER) {
  const { userId } = forgotPasswordPage(within(canvasElement))
  await userEvent.clear(userId())
  await userEvent.type(userId(), `${user}{Enter}`)
}

function Left(props: ForgotPasswordProps) {
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setLeft(true)}>
        Leave the form
      </button>
      {isLeft ? null : <ForgotPassword {...props} />}
    </>
  )
}

export const Sent: Story = {
  name: 'AUTH-18 requests a reset mail with a token for the action forgotPasswordForm; a form that was left does not act',
  parameters: { rules: ['AUTH-24'] },
  render: (args) => <Left {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    await send(canvasElement)
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith({ message: expect.stringContaining(USER) }))
    await expect(story.world.mails.sent()).toMatchObject([{ kind: 'reset', userId: USER }])
    await expect(story.calls('/reset-mail')).toMatchObject([
      { body: { user_id: USER, recap_token: expect.stringMatching(/^forgotPasswordForm-\d+$/) } },
    ])
    story.slow()
    await send(canvasElement)
    await waitFor(() => expect(story.calls('/reset-mail')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the form' }))
    story.mend()
    await story.quiet()
    await expect(args.onSent).toHaveBeenCalledTimes(1)
  },
}

export const Failed: Story = {
  name: 'ERR-07 a refusal says why: no such user, bot check, or any other code',
  parameters: { rules: ['ERR-08', 'ERR-09'] },
  play: async ({ canvas, canvasElement }) => {
    const expectRefused = async (words: string, user: string) => {
      await send(canvasElement, user)
      await waitFor(() => expect(canvas.queryByRole('alert')).toHaveTextContent(words))
    }
    await expectRefused('This user does not exist.', 'aung@example.com')
    await expectRefused('Something went wrong.', 'broken@fleetgis.example')
    story.world.captcha.redeem = () => false
    await expectRefused('The bot check was not completed.', USER)
  },
}

export const Challenge: Story = {
  name: 'AUTH-20 captcha type 1 shows its challenge here too',
  parameters: { captcha: { type: 1, script: challenge } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'I am not a robot' })).toBeVisible()
  },
}
