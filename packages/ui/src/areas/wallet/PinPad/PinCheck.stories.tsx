import { checkPin } from '@fleetgis/api/wallet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useFleet } from '../../../provider/FleetContext.ts'
import { expectSteady, storyNetwork } from '../../../remote/storyNetwork.ts'
import { pinPad } from '../../../testing/index.ts'
import { PinCheck } from './PinCheck.tsx'

/** What the server was sent, and what it says to it. */
function server(...replies: readonly { status?: number; body?: unknown }[]) {
  const sent: { request: string; body: unknown }[] = []
  const answer = async (request: Request) => {
    sent.push({
      request: `${request.method} ${new URL(request.url).pathname}`,
      body: await request.json(),
    })
    const reply = replies[Math.min(sent.length, replies.length) - 1]
    return Response.json(reply?.body ?? {}, { status: reply?.status ?? 200 })
  }
  return { sent, answer }
}

const meta = {
  title: 'Widgets/PinPad/PinCheck',
  component: PinCheck,
  args: { userId: 'A-1', groupId: 'G001', onAccepted: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376, margin: '0 auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PinCheck>

export default meta
type Story = StoryObj<typeof meta>

async function enter(canvasElement: HTMLElement, pin = '024680') {
  await userEvent.type(pinPad(within(canvasElement)).pin(), pin)
}

const right = server({ body: { status: 200, message: 'Success' } })
export const Accepted: Story = {
  name: 'CF-66 the PIN is checked by POST',
  parameters: { rules: ['CF-66'], answer: right.answer },
  play: async ({ canvasElement, args }) => {
    right.sent.length = 0
    await enter(canvasElement)
    await waitFor(() => expect(args.onAccepted).toHaveBeenCalledOnce())
    await expect(right.sent).toEqual([
      {
        request: 'POST /console/driver/pincode',
        body: { driverid: 'A-1', domainid: 'G001', pincode: '024680' },
      },
    ])
  },
}

export const Wrong: Story = {
  name: "ERR-20 a refused PIN shows the server's message, in a toast too",
  parameters: {
    rules: ['ERR-20'],
    answer: server({ status: 403, body: { message: 'The PIN is wrong: 4 tries are left.' } }).answer,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await enter(canvasElement)
    await waitFor(() =>
      expect(canvas.getAllByText('The PIN is wrong: 4 tries are left.').length).toBeGreaterThanOrEqual(2),
    )
    await expect(pinPad(canvas).pin()).toHaveAccessibleDescription(/4 tries are left/)
    await expect(args.onAccepted).not.toHaveBeenCalled()
  },
}

export const Locked: Story = {
  parameters: {
    answer: server({ status: 423, body: { message: 'Too many wrong PINs. Try again in 15 minutes.' } })
      .answer,
  },
  play: async ({ canvasElement }) => {
    await enter(canvasElement)
    await waitFor(() => expect(pinPad(within(canvasElement)).again()).toBeVisible())
  },
}

/** The code that locks is the deployment's own. */
export const LockedByAnotherCode: Story = {
  args: { lockedCode: 429 },
  parameters: {
    answer: server(
      { status: 423, body: { message: 'Not now.' } },
      { status: 429, body: { message: 'Locked.' } },
    ).answer,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await enter(canvasElement)
    await waitFor(() => expect(pinPad(canvas).pin()).toHaveAccessibleDescription(/Not now\./))
    await expect(canvas.queryByRole('button', { name: 'Enter the PIN again' })).toBeNull()
    await enter(canvasElement)
    await waitFor(() => expect(pinPad(canvas).again()).toBeVisible())
  },
}

export const SignedOut: Story = {
  parameters: { answer: server({ status: 401 }).answer },
  play: async ({ canvasElement }) => {
    await enter(canvasElement)
    await waitFor(() =>
      expect(pinPad(within(canvasElement)).pin()).toHaveAccessibleDescription(/no longer signed in/),
    )
  },
}

export const Unanswered: Story = {
  parameters: { answer: server({ status: 502 }).answer },
  play: async ({ canvasElement, args }) => {
    await enter(canvasElement)
    const { pin } = pinPad(within(canvasElement))
    await waitFor(() => expect(pin()).toHaveAccessibleDescription(/did not say whether the PIN is right/))
    await expect(args.onAccepted).not.toHaveBeenCalled()
    await expect(pin()).toHaveValue('')
  },
}

export const Failed: Story = {
  name: 'ERR-20 where the check fails with 500 the toast has the server’s words, and the pad what to do',
  parameters: {
    rules: ['ERR-20'],
    answer: server({ status: 500, body: { message: 'The PIN desk is closed.' } }).answer,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await enter(canvasElement)
    await canvas.findByText('The PIN desk is closed.')
    await expect(pinPad(canvas).pin()).toHaveAccessibleDescription(
      /The PIN desk is closed\. The server did not say whether the PIN is right/,
    )
  },
}

const rivalled = server()
let answerRival = () => {}
/** Another part of the page that checks another PIN of the same admin. */
function Rival() {
  const { client } = useFleet()
  const check = () => client.call(checkPin, { userId: 'A-1', groupId: 'G001', pin: '970351' })
  return (
    <button type="button" onClick={() => void check()}>
      Check
    </button>
  )
}
export const Busy: Story = {
  name: 'R5 a PIN is not sent while another is being checked, and is not told its answer',
  parameters: {
    answer: async (request: Request) => {
      await new Promise<void>((resolve) => {
        answerRival = resolve
      })
      return rivalled.answer(request)
    },
  },
  render: (args) => (
    <>
      <Rival />
      <PinCheck {...args} />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    rivalled.sent.length = 0
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await enter(canvasElement)
    await waitFor(() =>
      expect(pinPad(canvas).pin()).toHaveAccessibleDescription(/Another PIN is being checked/),
    )
    answerRival()
    await waitFor(() => expect(rivalled.sent).toHaveLength(1))
    await expect(args.onAccepted).not.toHaveBeenCalled()
  },
}

const way = storyNetwork(() => Response.json({ status: 200, message: 'Success' }))

export const Unreachable: Story = {
  name: 'Without a network the PIN is not taken for wrong, and can be entered again',
  parameters: { answer: way.answer },
  beforeEach: way.cut,
  play: async ({ canvasElement, args }) => {
    await enter(canvasElement)
    const { pin } = pinPad(within(canvasElement))
    await waitFor(() => expect(pin()).toHaveAccessibleDescription(/did not say whether the PIN is right/))
    await expect(within(canvasElement).queryByText(/PIN is wrong/)).toBeNull()
    await expect(pin()).toHaveFocus()
    way.mend()
    await userEvent.keyboard('024680')
    await waitFor(() => expect(args.onAccepted).toHaveBeenCalledOnce())
  },
}

export const Slow: Story = {
  name: 'While a slow server is asked, the pad says so, keeps its boxes and takes no other PIN',
  parameters: { answer: way.answer },
  beforeEach: way.slow,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await enter(canvasElement)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Checking the PIN'))
    const boxes = () => canvasElement.querySelectorAll('[data-part="box"][data-filled]').length
    await expectSteady(() => [
      boxes(),
      canvas.queryByRole('alert'),
      pinPad(canvas).pin().getBoundingClientRect(),
    ])
    await expect(args.onAccepted).not.toHaveBeenCalled()
    way.mend()
    await waitFor(() => expect(args.onAccepted).toHaveBeenCalledOnce())
  },
}

export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { label: 'The PIN of Daw Khin Thandar Myint Aung Kyaw Soe, admin of the Airport Limousine Group' },
  parameters: {
    answer: server({ status: 403, body: { message: 'no-spaces-in-these-words-of-the-server'.repeat(6) } })
      .answer,
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '024680')
    await within(canvasElement).findAllByRole('alert')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: { answer: server({ status: 403, body: { message: 'ပင်နံပါတ် မှားနေသည်။ ၁ ကြိမ် ကျန်သည်။' } }).answer },
  play: async ({ canvasElement }) => {
    const { pin } = pinPad(within(canvasElement), { language: 'my' })
    await userEvent.type(pin(), '024680')
    await waitFor(() => expect(pin()).toHaveAccessibleDescription(/ပင်နံပါတ် မှားနေသည်။/))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const Dark: Story = { globals: { theme: 'dark' }, parameters: { answer: right.answer } }
