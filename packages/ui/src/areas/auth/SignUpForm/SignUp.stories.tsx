import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CaptchaProvider } from '../../../provider/captcha/CaptchaProvider.tsx'
import { score } from '../../../provider/captcha/storyScripts.ts'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { SignUp } from './SignUp.tsx'

const story = storyWorld({
  prepare(world) {
    world.captcha.redeem = () => true
  },
})

const meta = {
  title: 'Widgets/SignUpForm/SignUp',
  component: SignUp,
  parameters: story.opened(),
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

async function signUp(canvasElement: HTMLElement, userId = 'aung@example.com') {
  const canvas = within(canvasElement)
  const enter = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await enter(canvas.getByRole('textbox', { name: /^User ID/ }), userId)
  await enter(canvas.getByRole('textbox', { name: 'User Name' }), 'Aung Aung')
  await enter(canvas.getByLabelText('Password'), 'secret12')
  await enter(canvas.getByLabelText('Confirm Password'), 'secret12{Enter}')
}

export const SignedUp: Story = {
  name: 'AUTH-15 sends the account with a token for the action signup',
  parameters: { rules: ['AUTH-12', 'AUTH-22'] },
  play: async ({ canvasElement, args }) => {
    await signUp(canvasElement)
    await waitFor(() =>
      expect(args.onSignedUp).toHaveBeenCalledWith({
        message: 'The account has been created. You can sign in now.',
      }),
    )
    const account = { userId: 'aung@example.com', userName: 'Aung Aung', password: 'secret12' }
    await expect(story.world.accounts.find('aung@example.com')).toMatchObject(account)
    await expect(story.calls('/signup')).toMatchObject([
      { body: { app_id: '001', recap_token: expect.stringMatching(/^signup-\d+$/) } },
    ])
  },
}

export const Failed: Story = {
  name: 'ERR-01 a refusal says why: the user has been deleted, exists, or any other code',
  parameters: { rules: ['ERR-02', 'ERR-03'] },
  play: async ({ canvas, canvasElement, args }) => {
    for (const [userId, words] of [
      ['deleted@fleetgis.example', 'This user has been deleted.'],
      ['admin@fleetgis.example', 'This User ID is already registered.'],
      ['broken@fleetgis.example', 'Something went wrong.'],
    ] as const) {
      await signUp(canvasElement, userId)
      await waitFor(() => expect(canvas.queryByRole('alert')).toHaveTextContent(words))
    }
    await expect(args.onSignedUp).not.toHaveBeenCalled()
  },
}
