import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { score } from '../../../provider/captcha/storyScripts.ts'
import { signUpPage } from '../../../testing/pages/authPages.ts'
import { acceptTokens, inBotCheck } from '../../../testing/storyBotCheck.tsx'
import { storyBox } from '../../../testing/storyBox.tsx'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { SignUp } from './SignUp.tsx'

const story = storyWorld({ prepare: acceptTokens })

const meta = {
  title: 'Widgets/SignUpForm/SignUp',
  component: SignUp,
  parameters: { ...story.opened(), captcha: { type: 2, script: score } },
  args: { onSignedUp: fn(), links: { signIn: '/login' } },
  decorators: [storyBox({ maxWidth: 376, margin: '0 auto' }), inBotCheck],
} satisfies Meta<typeof SignUp>

export default meta
type Story = StoryObj<typeof meta>

async function signUp(canvasElement: HTMLElement, userId = 'aung@example.com') {
  const page = signUpPage(within(canvasElement))
  const enter = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await enter(page.userId(), userId)
  await enter(page.userName(), 'Aung Aung')
  await enter(page.password(), 'secret12')
  await enter(page.confirmPassword(), 'secret12{Enter}')
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
