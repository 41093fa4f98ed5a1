import { emptyFleet } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { isReading } from '../../../testing/isReading.ts'
import { verifyAccountPage } from '../../../testing/pages/authPages.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { storyBox } from '../../../testing/storyBox.tsx'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { VerifyAccount } from './VerifyAccount.tsx'
import { VerifyAccountView } from './VerifyAccountView.tsx'

const city = storyWorld({ make: emptyFleet })

/**
 * Verifies the account of a mailed token once, and shows the result.
 *
 * **Do** pass the token of the address as it is; without one the link is not valid, and nothing is sent.
 * **Do not** call it again for an account that is verified: it says so by itself.
 *
 * **Events** `onGoToSignIn()`.
 *
 * **States** verifying, verified, verified before, not valid or expired, unreachable with Try again.
 */
const meta = {
  title: 'Widgets/VerifyAccount',
  component: VerifyAccount,
  args: { token: 'verify-new', onGoToSignIn: fn() },
  parameters: { ...city.opened() },
  decorators: [storyBox({ maxWidth: 376, margin: '0 auto' })],
} satisfies Meta<typeof VerifyAccount>

export default meta
type Story = StoryObj<typeof meta>

/** The button works in every state. */
async function expectWayOn(canvasElement: HTMLElement, onGoToSignIn: unknown) {
  await userEvent.click(verifyAccountPage(within(canvasElement)).goToSignIn())
  await expect(onGoToSignIn).toHaveBeenCalledTimes(1)
}

async function expectFailure(canvasElement: HTMLElement, text: string) {
  await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(text)
}

export const Default: Story = {
  name: 'AUTH-36 verifies the account of the token, once',
  parameters: { rules: ['AUTH-34', 'AUTH-35'] },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByText('Your account is verified. You can sign in now.')).toBeVisible()
    window.dispatchEvent(new Event('visibilitychange'))
    await expectWayOn(canvasElement, args.onGoToSignIn)
    await expect(city.calls()).toEqual([
      { method: 'GET', path: '/verify-token', query: { token: 'verify-new' }, body: undefined },
    ])
  },
}

export const Loading: Story = {
  name: 'AUTH-35 a spinner shows until the server has answered',
  parameters: { faults: [{ kind: 'hang' }] },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Verifying your account')
    await expect(canvas.getByRole('progressbar')).toBeVisible()
    await expectWayOn(canvasElement, args.onGoToSignIn)
  },
}

export const Empty: Story = {
  name: 'CF-150 without a token the link is incomplete, and nothing is sent',
  args: { token: undefined },
  parameters: { rules: ['AUTH-34'] },
  play: async ({ canvas, canvasElement, args }) => {
    await expectFailure(canvasElement, 'This link is incomplete. Please open it from your email again.')
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await expectWayOn(canvasElement, args.onGoToSignIn)
  },
}

export const Failed: Story = {
  name: 'AUTH-39 a failed request says that the link is not valid, and can be retried',
  parameters: { rules: ['CF-150'] },
  beforeEach: () => city.cut(),
  play: async ({ canvas, canvasElement }) => {
    await expectFailure(canvasElement, 'This link is not valid, or has expired.')
    if (isReading()) return
    city.mend()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Your account is verified.'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Go to Sign In' })).toHaveFocus())
  },
}

export const Tokens: Story = {
  name: 'AUTH-39 an unknown token is not valid, a used one was verified before, a refused one is another code',
  parameters: { rules: ['AUTH-37', 'AUTH-38'] },
  render: (args) => (
    <>
      <VerifyAccount {...args} token="no-such-token" />
      <VerifyAccount {...args} token="verify-done" />
      <VerifyAccount {...args} token="verify-expired" />
    </>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByText('This account is verified already.')).toBeVisible()
    await expect(await canvas.findByText('This link is not valid, or has expired.')).toBeVisible()
    await expect(await canvas.findByText('Something went wrong. Please try again.')).toBeVisible()
    await expect(canvas.getAllByRole('alert')).toHaveLength(2)
    for (const page of canvasElement.querySelectorAll<HTMLElement>('[data-component="VerifyAccount"]'))
      await userEvent.click(verifyAccountPage(within(page)).goToSignIn())
    await expect(args.onGoToSignIn).toHaveBeenCalledTimes(3)
  },
}

export const OtherCode: Story = {
  name: 'AUTH-38 any other code shows the generic message',
  parameters: { answer: () => Response.json({ status: 200, message_code: 204 }) },
  play: async ({ canvasElement, args }) => {
    await expectFailure(canvasElement, 'Something went wrong. Please try again.')
    await expectWayOn(canvasElement, args.onGoToSignIn)
  },
}

export const BurmeseDarkPhone: Story = {
  args: { token: 'verify-done' },
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: playOnPhone((page) => within(page).findByText('ဤအကောင့်ကို အတည်ပြုပြီးသား ဖြစ်ပါသည်။')),
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => <VerifyAccountView onGoToSignIn={fn()} />,
}
