import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CaptchaProvider } from '../../../provider/captcha/CaptchaProvider.tsx'
import { blocked, challenge, emptied, score } from '../../../provider/captcha/storyScripts.ts'
import { SignIn } from './SignIn.tsx'

/** What the server was sent, and what it says: the replies in turn, the last one again and again. */
function server(...replies: readonly { status?: number; body: unknown }[]) {
  const sent: Record<string, string>[] = []
  const answer = async (request: Request) => {
    sent.push(await request.json())
    const reply = replies[Math.min(sent.length, replies.length) - 1]
    return Response.json(reply?.body, { status: reply?.status ?? 200 })
  }
  return { sent, answer }
}

const welcome = {
  body: {
    data: {
      access_token: 'abc.def',
      refresh_token: 'r-1',
      user_name: 'Aung Aung',
      user_id: 'aung@example.com',
      role: 1,
    },
  },
}
const refused = { status: 401, body: { message: 'Unauthorized' } }
const unfinished = { body: { message_code: 411 } }

const meta = {
  title: 'Widgets/SignInForm/SignIn',
  component: SignIn,
  args: { onSignedIn: fn(), links: { forgotPassword: '/forgot-password', signUp: '/sign-up' } },
  render: (args, { parameters: { captcha } }) => (
    <div style={{ maxWidth: 376, margin: '0 auto' }}>
      {captcha ? (
        <CaptchaProvider siteKey="site-key" {...captcha}>
          <SignIn {...args} />
        </CaptchaProvider>
      ) : (
        <SignIn {...args} />
      )}
    </div>
  ),
} satisfies Meta<typeof SignIn>

export default meta
type Story = StoryObj<typeof meta>

async function signIn(canvasElement: HTMLElement, userId = 'aung@example.com', password = 'secret12') {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByRole('textbox', { name: 'User ID' }), userId)
  await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`)
}

const welcomed = server(welcome)
export const SignedIn: Story = {
  name: 'AUTH-09 sends the user id, and the password in base64',
  parameters: { rules: ['AUTH-09'], answer: welcomed.answer },
  play: async ({ canvasElement, args }) => {
    welcomed.sent.length = 0
    await signIn(canvasElement, ' aung@example.com ')
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    await expect(args.onSignedIn).toHaveBeenCalledWith(
      expect.objectContaining({ accessToken: 'abc.def', role: 1 }),
    )
    await expect(welcomed.sent).toHaveLength(1)
    await expect(welcomed.sent[0]).toMatchObject({
      user_id: 'aung@example.com',
      password: 'c2VjcmV0MTI=',
      recap_token: '',
    })
  },
}

export const WrongPassword: Story = {
  name: 'ERR-04 wrong user or password',
  parameters: { rules: ['ERR-04'], answer: server(refused).answer },
  play: async ({ canvasElement, args }) => {
    await signIn(canvasElement)
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('Wrong User ID or password.')
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

export const CaptchaRefused: Story = {
  name: 'ERR-05 the server found the bot check unfinished',
  parameters: { rules: ['ERR-05'], answer: server(unfinished).answer },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement)
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('The bot check was not completed.')
  },
}

export const ServerFails: Story = {
  name: 'ERR-06 any other code gives the generic message',
  parameters: { rules: ['ERR-06'], answer: server({ status: 500, body: {} }).answer },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement)
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('Something went wrong. Please try again.')
  },
}

export const Unreachable: Story = {
  play: async ({ canvasElement }) => {
    await signIn(canvasElement)
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('The server cannot be reached.')
  },
}

const slow = server(welcome)
export const SentOnce: Story = {
  name: 'VAL-17 a second submit while loading sends nothing',
  parameters: {
    rules: ['VAL-17', 'VAL-18'],
    answer: async (request: Request) => {
      const response = await slow.answer(request)
      await new Promise((resolve) => setTimeout(resolve, 300))
      return response
    },
  },
  play: async ({ canvasElement, args }) => {
    slow.sent.length = 0
    const canvas = within(canvasElement)
    await signIn(canvasElement)
    const button = canvas.getByRole('button', { name: /Sign In/ })
    await userEvent.click(button)
    canvas.getByRole<HTMLFormElement>('form').requestSubmit()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('progressbar')).toBeVisible()
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    await expect(slow.sent).toHaveLength(1)
  },
}

const challenged = server(refused, welcome)
export const Challenge: Story = {
  name: 'AUTH-21 captcha type 1 is a challenge in the form',
  parameters: {
    rules: ['AUTH-04', 'AUTH-20', 'AUTH-21'],
    captcha: { type: 1, script: challenge },
    answer: challenged.answer,
  },
  play: async ({ canvasElement, args }) => {
    challenged.sent.length = 0
    const canvas = within(canvasElement)
    const solve = await canvas.findByRole('button', { name: 'I am not a robot' })
    await signIn(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The bot check was not completed.')
    await expect(challenged.sent).toHaveLength(0)

    await userEvent.click(solve)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Wrong User ID or password.'))
    await expect(challenged.sent[0]).toMatchObject({ recap_token: 'challenge-1' })

    await waitFor(() => expect(solve).toBeEnabled())
    await userEvent.click(solve)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    await expect(challenged.sent[1]).toMatchObject({ recap_token: 'challenge-2' })
  },
}

const scored = server(refused, welcome)
export const Score: Story = {
  name: 'AUTH-23 captcha type 2 scores the action loginForm, anew for each submit',
  parameters: {
    rules: ['AUTH-20', 'AUTH-23'],
    captcha: { type: 2, script: score },
    answer: scored.answer,
  },
  play: async ({ canvasElement, args }) => {
    scored.sent.length = 0
    const canvas = within(canvasElement)
    await signIn(canvasElement)
    await canvas.findByRole('alert')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    const [first = {}, second = {}] = scored.sent
    await expect(first.recap_token).toMatch(/^loginForm-\d+$/)
    await expect(second.recap_token).toMatch(/^loginForm-\d+$/)
    await expect(second.recap_token).not.toBe(first.recap_token)
  },
}

export const EmptyWithChallenge: Story = {
  name: 'VAL-14 an empty submit says at the challenge too that it is to be solved',
  parameters: { rules: ['VAL-14'], captcha: { type: 1, script: challenge } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const solve = await canvas.findByRole('button', { name: 'I am not a robot' })
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await expect(canvas.getByRole('textbox', { name: 'User ID' })).toHaveFocus()
    const group = canvas.getByRole('group', { name: 'Bot check' })
    await expect(group).toHaveAccessibleDescription(/^The bot check was not completed\./)
    await userEvent.click(solve)
    await expect(group).not.toHaveAccessibleDescription()
  },
}

export const CaptchaBlocked: Story = {
  parameters: { captcha: { type: 1, script: blocked } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The bot check could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The bot check could not be loaded.')
  },
}

export const CaptchaEmptiedBurmesePhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: { captcha: { type: 2, script: emptied } },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('စက်ရုပ်စစ်ဆေးမှုကို ဖွင့်၍ မရပါ။')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}
