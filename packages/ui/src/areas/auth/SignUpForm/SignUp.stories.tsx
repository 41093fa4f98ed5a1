import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CaptchaProvider } from '../../../provider/captcha/CaptchaProvider.tsx'
import { score } from '../../../provider/captcha/storyScripts.ts'
import { SignUp } from './SignUp.tsx'

const meta = {
  title: 'Widgets/SignUpForm/SignUp',
  component: SignUp,
  args: { onSignedUp: fn(), links: { signIn: '/login' } },
  render: (args) => (
    <CaptchaProvider type={2} siteKey="site-key" script={score}>
      <div style={{ maxWidth: 376, margin: '0 auto' }}>
        <SignUp {...args} />
      </div>
    </CaptchaProvider>
  ),
} satisfies Meta<typeof SignUp>

export default meta
type Story = StoryObj<typeof meta>

async function signUp(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByRole('textbox', { name: /^User ID/ }), 'aung@example.com')
  await userEvent.type(canvas.getByRole('textbox', { name: 'User Name' }), 'Aung Aung')
  await userEvent.type(canvas.getByLabelText('Password'), 'secret12')
  await userEvent.type(canvas.getByLabelText('Confirm Password'), 'secret12{Enter}')
}

let sent: Record<string, string> = {}
export const SignedUp: Story = {
  name: 'AUTH-15 sends the account with a token for the action signup',
  parameters: {
    rules: ['AUTH-12', 'AUTH-15', 'AUTH-22'],
    answer: async (request: Request) => {
      sent = await request.json()
      return Response.json({ message: 'Please verify your mail.' })
    },
  },
  play: async ({ canvasElement, args }) => {
    await signUp(canvasElement)
    await waitFor(() => expect(args.onSignedUp).toHaveBeenCalledWith({ message: 'Please verify your mail.' }))
    await expect(sent).toMatchObject({
      app_id: '001',
      user_id: 'aung@example.com',
      user_name: 'Aung Aung',
      password: 'c2VjcmV0MTI=',
      recap_token: expect.stringMatching(/^signup-\d+$/),
    })
  },
}

const FAILURES = [
  { code: 412, words: 'This user has been deleted.' },
  { code: 406, words: 'This User ID is already registered.' },
  { code: 500, words: 'Something went wrong.' },
]

function failure(index: number): Story {
  const { code, words } = FAILURES[index] ?? { code: 0, words: '' }
  return {
    parameters: { answer: () => Response.json({ message_code: code }) },
    play: async ({ canvasElement, args }) => {
      await signUp(canvasElement)
      await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(words)
      await expect(args.onSignedUp).not.toHaveBeenCalled()
    },
  }
}

export const UserDeleted: Story = { ...failure(0), name: 'ERR-01 the user has been deleted' }
export const UserExists: Story = { ...failure(1), name: 'ERR-02 the user exists' }
export const OtherCode: Story = { ...failure(2), name: 'ERR-03 any other code gives the generic message' }
