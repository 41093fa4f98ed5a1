import { forgetDrafts, SessionExpiredError } from '@fleetgis/api'
import { notifyConversation, sendMessage } from '@fleetgis/api/chat'
import { WRITE_TIMEOUT_MS } from '@fleetgis/domain/money'
import { readyLinks } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useKeptDraft } from '../../../provider/useKeptDraft.ts'
import { placeOf } from '../../../testing/expectSteady.ts'
import { isReading } from '../../../testing/isReading.ts'
import { chatPanel } from '../../../testing/pages/chatPanel.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { playSignedOut } from '../../../testing/playSignedOut.ts'
import { StoryProvider } from '../../../testing/StoryProvider.tsx'
import { storyBox } from '../../../testing/storyBox.tsx'
import type { StoryServers } from '../../../testing/storyServers.ts'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx'
import { conversation, createFakeChat, type FakeChat } from './storyChat.ts'

const city = storyWorld()

/** A parameter of the sandbox's link to a page. */
function inLink(path: string, name: string) {
  const link = readyLinks(city.world).find((one) => one.path.startsWith(`${path}?`))
  return new URLSearchParams(link?.path.split('?')[1]).get(name) ?? ''
}
const driver = inLink('/driver-booking-chat', 'userid')
const passenger = inLink('/passenger-booking-chat', 'userid')
const shared = { appId: '001', bookingKey: inLink('/driver-booking-chat', 'bookingkey') }

/**
 * One conversation about a booking: between driver and passenger, or with staff.
 *
 * `ChatPanel` is connected and polls; `ChatPanelView` is the pure view without calls. It fills its container, which needs a height.
 *
 * **Do** give `chat` the ids of a fleet chat, or your own transport: three functions, `list`, `send`, `subscribe`. Keep a transport between renders; another one is another chat.
 * **Do** give `imageHosts` where pictures are sent: any other address stays text.
 * **Do not** mount many open chats at once: each one polls.
 *
 * **Events** `onSend({ text })` when a message is accepted to be sent, `onBack()` from the arrow. A message that failed to send stays in the list, with Try again; the text field is cleared only when its text is accepted.
 *
 * **Keyboard** Enter sends, Shift+Enter adds a line; Enter that confirms an input method's suggestion does neither. Tab moves from the messages (arrows, Page Up and Page Down scroll) to their buttons and to the text field. New messages of others are announced, at most every 10 s.
 *
 * **States** loading, empty, open, closed (no text field), failed (with the server's message), stale (messages stay, with their age), more above, new below.
 *
 * **Translation keys** `chat.*`
 *
 * **Calls** EP-M01, EP-C01, EP-C02 and EP-C07 to open it, EP-C04 every 5 s, EP-C03 and EP-M03 to send.
 *
 * In a Vite app:
 *
 * ```tsx
 * // A Vite app
 * import { createFleetClient, createSession } from '@fleetgis/api'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { ChatPanel } from '@fleetgis/ui/ChatPanel'
 *
 * const client = createFleetClient({
 *   bases: { main: 'https://fleet.example', chat: 'https://chat.example' },
 *   session: createSession(),
 * })
 *
 * <FleetProvider client={client}>
 *   <div style={{ height: 560 }}>
 *     <ChatPanel chat={{ appId: '001', userId: 'staff@fleet.example', bookingKey: '7110100000000000001' }} isOperator />
 *   </div>
 * </FleetProvider>
 * ```
 *
 * In a web view the token comes with the page, and the panel fills the screen:
 *
 * ```tsx
 * // A web view: ids and token come with the address
 * import { createFleetClient, takePageToken } from '@fleetgis/api'
 * import { chatUserId } from '@fleetgis/domain/query'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { ChatPanel } from '@fleetgis/ui/ChatPanel'
 *
 * const query = new URLSearchParams(location.search)
 * const text = (name: string) => query.get(name) ?? ''
 * const client = createFleetClient({
 *   bases: { main: 'https://fleet.example', chat: 'https://chat.example' },
 *   pageToken: takePageToken(),
 * })
 *
 * <FleetProvider client={client} language="my" theme="dark" page>
 *   <div style={{ height: '100dvh' }}>
 *     <ChatPanel
 *       chat={{
 *         appId: text('appid'),
 *         userId: chatUserId(text('userid')),
 *         bookingKey: text('bookingkey'),
 *         screen: 'passengerPage',
 *       }}
 *       onBack={() => history.back()}
 *     />
 *   </div>
 * </FleetProvider>
 * ```
 *
 * With another back end:
 *
 * ```tsx
 * import { ChatPanel, type ChatTransport } from '@fleetgis/ui/ChatPanel'
 *
 * const address = 'https://chat.example/messages'
 * const transport: ChatTransport = {
 *   userId: 'U-1',
 *   list: async ({ older = '', signal }) => (await fetch(`${address}?before=${older}`, { signal })).json(),
 *   send: ({ text }) => fetch(address, { method: 'POST', body: text }),
 *   subscribe({ onNews, onFailure }) {
 *     const events = new EventSource(`${address}/news`)
 *     events.onmessage = ({ data }) => onNews(JSON.parse(data))
 *     events.onerror = onFailure
 *     return () => events.close()
 *   },
 * }
 *
 * <ChatPanel chat={transport} />
 * ```
 */
const meta = {
  title: 'Widgets/ChatPanel',
  component: ChatPanel,
  args: { chat: { ...shared, userId: driver, screen: 'driverBooking' }, onBack: fn(), onSend: fn() },
  parameters: { ...city.opened({ signedInAs: driver }), isFullScreen: true },
  decorators: [storyBox({ height: '100dvh', minHeight: 320 })],
} satisfies Meta<typeof ChatPanel>

export default meta
type Story = StoryObj<typeof meta>

const pageOf = (element: HTMLElement) => chatPanel(within(element))

/** The panel, once its messages and its text field have rendered. */
async function opened(element: HTMLElement) {
  const page = pageOf(element)
  await waitFor(() => expect(page.messages()).toBeVisible())
  await waitFor(() => expect(page.message()).toBeVisible())
  return page
}

/** Driver and passenger of one booking, each on a screen of their own, in one world. */
function TwoParties({ servers }: { servers: StoryServers }) {
  const { language, theme } = useFleet()
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, height: '100%' }}>
      {(
        [
          ["The driver's screen", driver, 'driverBooking', 'Passenger'],
          ["The passenger's screen", passenger, 'passengerBooking', 'Driver'],
        ] as const
      ).map(([label, userId, screen, name]) => (
        <section key={label} aria-label={label} style={{ flex: '1 1 320px', minWidth: 0 }}>
          <StoryProvider servers={servers} signedInAs={userId} language={language} theme={theme}>
            <div style={{ height: '100dvh', borderInline: '1px solid var(--fleet-color-line)' }}>
              <ChatPanel
                chat={{ ...shared, userId, screen, pollMs: 500 }}
                bookingId={shared.bookingKey.slice(-6)}
                name={name}
              />
            </div>
          </StoryProvider>
        </section>
      ))}
    </div>
  )
}

export const Default: Story = {
  name: 'CHAT-22 a message reaches the other side with its next poll',
  parameters: { rules: ['CHAT-15', 'CHAT-30', 'CHAT-35', 'CHAT-37'] },
  render: (_args, { loaded }) => <TwoParties servers={loaded.servers} />,
  play: async ({ canvas }) => {
    const driving = canvas.getByRole('region', { name: "The driver's screen" })
    const riding = canvas.getByRole('region', { name: "The passenger's screen" })
    await opened(driving)
    await opened(riding)
    await userEvent.type(pageOf(driving).message(), 'I stand at the second gate.{Enter}')
    await within(pageOf(driving).messages()).findByText('I stand at the second gate.')
    await within(pageOf(riding).messages()).findByText('I stand at the second gate.')
    await userEvent.type(pageOf(riding).message(), 'I see you!{Enter}')
    await within(pageOf(driving).messages()).findByText('I see you!')
    for (const side of [driving, riding]) {
      const log = within(pageOf(side).messages())
      await waitFor(() => expect(log.queryByText('Sending')).toBeNull())
      await expect(log.getAllByText('I see you!')).toHaveLength(1)
      await expect(log.getAllByText('I stand at the second gate.')).toHaveLength(1)
    }
  },
}

export const NotNotified: Story = {
  name: 'ERR-29 where the others cannot be notified the message is sent, and nothing is said',
  tags: ['!dev', '!autodocs'],
  parameters: { faults: [{ kind: 'status', status: 500, endpoint: 'notifyConversation' }] },
  play: async ({ canvas, canvasElement }) => {
    const page = await opened(canvasElement)
    await userEvent.type(page.message(), 'I stand at the second gate.{Enter}')
    await within(page.messages()).findByText('I stand at the second gate.')
    await waitFor(() => expect(city.calls(notifyConversation)).toHaveLength(1))
    await city.quiet()
    await expect(within(page.messages()).queryByText('Sending')).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByText('Not sent')).toBeNull()
  },
}

/** A chat of a partner's own back end, created for each run. */
function ownChat(make: () => FakeChat) {
  let chat = make()
  const render: NonNullable<Story['render']> = (args) => <ChatPanel {...args} chat={chat} />
  const beforeEach = () => {
    chat = make()
  }
  return { chat: () => chat, story: { render, beforeEach } }
}

const partner = ownChat(() => createFakeChat(conversation(20)))
export const Partner: Story = {
  ...partner.story,
  name: 'CHAT-09 with a custom back end messages are sent, retried and shown in Unicode, and a chat can close',
  parameters: { rules: ['CF-121', 'CF-166'] },
  play: async ({ canvas, canvasElement, args }) => {
    const chat = partner.chat()
    const page = await opened(canvasElement)
    const log = within(page.messages())
    const expectOnce = (text: string) => waitFor(() => expect(log.getAllByText(text)).toHaveLength(1))
    await userEvent.type(page.message(), 'Hello{Enter}')
    await waitFor(() => expect(chat.sent).toEqual(['Hello']))
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'Hello' })
    await expectOnce('Hello')
    await expect(page.message()).toHaveValue('')
    chat.arrive('Hello back')
    await log.findByText('Hello back')
    await expect(await canvas.findByText('Thida Aye: Hello back')).toBeInTheDocument()

    // Zawgyi is shown in Unicode; an own text is sent as typed.
    chat.arrive('ဂိတ္ေပါက္မွာ ေစာင့္ေနပါတယ္။')
    await log.findByText('ဂိတ်ပေါက်မှာ စောင့်နေပါတယ်။')
    await userEvent.type(page.message(), 'လာၿပီ{Enter}')
    await waitFor(() => expect(chat.sent.at(-1)).toBe('လာၿပီ'))
    await expect(await log.findByText('လာပြီ')).toBeVisible()
    await expect(log.queryByText('လာၿပီ')).toBeNull()

    // A message that failed to send is sent once by Try again.
    chat.fail(new TypeError('Failed to fetch'))
    await userEvent.type(page.message(), 'Are you there?{Enter}')
    await waitFor(() => expect(page.retry()).toBeVisible())
    await expect(log.getByText('Are you there?')).toBeVisible()
    chat.fail(undefined)
    await userEvent.dblClick(page.retry())
    await waitFor(() => expect(log.queryByText('Not sent')).toBeNull())
    await expect(page.messages()).toHaveFocus()
    await expect(chat.sent.slice(2)).toEqual(['Are you there?', 'Are you there?'])
    await expectOnce('Are you there?')

    // A chat that closes loses its text field and keeps the typed text.
    await userEvent.type(page.message(), 'One more thing')
    chat.setStatus(2)
    const closed = await canvas.findByText('This chat is closed. No more messages can be sent.')
    await expect(closed).toHaveRole('status')
    await waitFor(() => expect(closed).toHaveFocus())
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull()
    chat.setStatus(1)
    await waitFor(() => expect(page.message()).toHaveValue('One more thing'))
  },
}

const long = ownChat(() => createFakeChat(conversation(200), { size: 50 }))
export const OlderPages: Story = {
  ...long.story,
  name: 'CHAT-34 scrolling up fetches page after page, to the very first message',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    const log = page.messages()
    await waitFor(() => {
      log.scrollTop = 0
      expect(within(log).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '200')
      expect(within(log).getAllByRole('listitem')[0]).toHaveAttribute('aria-posinset', '1')
    })
    await expect(within(log).getByText('01 Jan 2026')).toBeVisible()
  },
}

/** A conversation whose every call has one reply. */
const replied = (body: unknown, status = 200) => ({
  args: { chat: { appId: '001', userId: 'U-1', conversationId: 'C-1' } },
  parameters: { answer: () => Response.json(body, { status }) },
})

export const Failed: Story = {
  name: "ERR-13 a failure shows the server's message, which stays with its button while it is retried",
  ...replied({ message: 'This booking is not yours.' }, 403),
  play: async ({ canvas, canvasElement }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('This booking is not yours.')
    const { retry } = pageOf(canvasElement)
    await city.expectSteadyRetry(retry)
    await waitFor(() => expect(retry()).not.toHaveAttribute('data-pending'))
  },
}

export const OpensLater: Story = {
  name: 'R4 a chat that could not be opened opens by itself after the outage',
  tags: ['!dev', '!autodocs'],
  beforeEach: () => city.cut(),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('alert')
    city.mend()
    await waitFor(() => expect(pageOf(canvasElement).messages()).toBeVisible())
  },
}

export const SignedOut: Story = { ...replied({}, 401), play: playSignedOut }

/** A chat as the fleet's server sends it: a message to a driver. */
const sentTo = (texts: readonly string[], name = 'Thida Aye') =>
  replied({
    status: 200,
    data: {
      data_list: {
        message: texts.map((content, index) => ({
          syskey: `M-${index}`,
          sender_id: 'P-1',
          content,
          content_type: 'text',
          send_at: `2026-01-01 10:0${index % 10}:00`,
        })),
        role: [
          { sender_id: 'P-1', sender_name: name },
          { sender_id: 'U-1', sender_name: 'Aung Kyaw Min' },
        ],
        conversation: { status: 1 },
      },
    },
  })

export const Loading: Story = {
  name: 'While a slow server loads, skeletons stay and the layout is stable',
  beforeEach: () => city.slow(),
  play: async ({ canvas, canvasElement }) => {
    const back = () => placeOf(pageOf(canvasElement).back())
    await expect(await canvas.findByText('Loading')).toHaveRole('status')
    await city.expectSteadyLoading(
      back,
      () => [canvas.queryByText('No messages yet'), canvas.queryByRole('textbox')],
      () => opened(canvasElement),
    )
  },
}

const machineNow = Date.now
export const Stale: Story = {
  name: 'CF-115 offline the messages stay, with their age, until polling succeeds again',
  ...sentTo(['Where are you?']),
  beforeEach: () => () => {
    Date.now = machineNow
  },
  play: async ({ canvas, canvasElement }) => {
    const page = await opened(canvasElement)
    await userEvent.type(page.message(), 'Two minutes')
    city.cut()
    // A failure counts as late by the machine's clock.
    Date.now = () => machineNow() + 180_000
    city.later(0)
    await canvas.findByText('Out of date, 3 min', { selector: 'strong' })
    await expect(within(page.messages()).getByText('Where are you?')).toBeVisible()
    await expect(page.message()).toHaveValue('Two minutes')
    if (isReading()) return
    // A message that failed to send stays, and Try again sends it.
    await userEvent.type(page.message(), '{Enter}')
    const retry = () => chatPanel(within(page.messages())).retry()
    await waitFor(() => expect(retry()).toBeVisible())
    city.mend()
    city.later(0)
    await canvas.findByText('Live', { selector: 'strong' })
    await userEvent.click(retry())
    await waitFor(() => expect(within(page.messages()).queryByText('Not sent')).toBeNull())
  },
}

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  ...sentTo(['loooong'.repeat(60), 'W'.repeat(500)], 'Maha Thiri Thudhamma '.repeat(6)),
  play: playOnPhone(opened),
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await opened(canvasElement)
  },
}

/** A chat that can be closed and opened again. */
function Reopened(props: ChatPanelProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Open'}
      </button>
      {isOpen ? <ChatPanel {...props} /> : null}
    </>
  )
}

export const Draft: Story = {
  name: 'Decision 33: an unsent text is there again when its chat is opened again, and gone once it is sent',
  tags: ['!dev', '!autodocs'],
  render: (args) => <Reopened {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const reopen = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
      return opened(canvasElement)
    }
    await userEvent.type((await opened(canvasElement)).message(), 'At the second gate')
    const again = await reopen()
    await expect(again.message()).toHaveValue('At the second gate')
    await userEvent.type(again.message(), '.{Enter}')
    await within(again.messages()).findByText('At the second gate.')
    await expect((await reopen()).message()).toHaveValue('')
  },
}

export const FailedDraft: Story = {
  name: 'CF-121 a message that failed to send is in the field when its chat is opened again',
  tags: ['!dev', '!autodocs'],
  render: (args) => <Reopened {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const page = await opened(canvasElement)
    city.cut()
    await userEvent.type(page.message(), 'At the second gate{Enter}')
    await within(page.messages()).findByText('Not sent')
    await userEvent.type(page.message(), 'Hello?')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    city.mend()
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const again = await opened(canvasElement)
    await expect(again.message()).toHaveValue('At the second gate\nHello?')
    await expect(within(again.messages()).queryByText('Not sent')).toBeNull()

    // The same where the chat is closed before the call fails, and also where it is open again by then.
    city.world.faults.set([{ kind: 'status', status: 500, endpoint: 'sendMessage' }])
    city.slow(sendMessage)
    await userEvent.type(again.message(), '{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    city.mend()
    await city.quiet()
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const third = await opened(canvasElement)
    await waitFor(() => expect(third.message()).toHaveValue('At the second gate\nHello?'))
    city.slow(sendMessage)
    await userEvent.type(third.message(), '{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const fourth = await opened(canvasElement)
    await userEvent.type(fourth.message(), 'Bye')
    city.mend()
    await waitFor(() => expect(fourth.message()).toHaveValue('At the second gate\nHello?\nBye'))

    // Sign Out removes what was typed, also what fails after it (decision 33).
    city.slow(sendMessage)
    await userEvent.type(fourth.message(), '{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    forgetDrafts()
    city.mend()
    await city.quiet()
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect((await opened(canvasElement)).message()).toHaveValue('')
  },
}

/** A chat of a page that was loaded after one that was sending two texts, by default such whose calls are over. */
function AfterReload({
  chat,
  ago = WRITE_TIMEOUT_MS,
  ...props
}: ChatPanelProps & { chat: FakeChat; ago?: number }) {
  const place = 'chat/of a partner'
  const draft = useKeptDraft(place, chat.userId)
  const [transport] = useState(() => {
    const after = chat.log.at(-5)?.id
    const texts = ['At the second gate', 'Which colour is the car?'].map((text) => ({
      id: text,
      text,
      after,
      at: Date.now() - ago,
    }))
    draft?.keep({ sending: '' }, { sending: JSON.stringify(texts) })
    return { ...chat, place }
  })
  return <ChatPanel {...props} chat={transport} />
}

const reloaded = ownChat(() => createFakeChat(conversation(20)))
export const Reloaded: Story = {
  ...reloaded.story,
  name: 'CF-121 a text that a reload cut is in the field, and one that was stored is a message only',
  tags: ['!dev', '!autodocs'],
  render: (args) => <AfterReload {...args} chat={reloaded.chat()} />,
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await waitFor(() => expect(page.message()).toHaveValue('At the second gate'))
    await expect(reloaded.chat().sent).toEqual([])
  },
}

/** What the page does at the end of each time in which the server may execute a call. */
const refreshes: (() => void)[] = []
const waiting = ownChat(() => {
  const chat = createFakeChat(conversation(20))
  return { ...chat, list: fn(chat.list) }
})
export const WaitingText: Story = {
  ...waiting.story,
  name: 'CF-121 R6 a text that a reload cut waits until its call is over and the messages load; a hidden page and an ended session do not ask for them',
  tags: ['!dev', '!autodocs'],
  render: (args) => <AfterReload {...args} chat={waiting.chat()} ago={0} />,
  beforeEach: () => {
    waiting.story.beforeEach()
    refreshes.length = 0
    const start = window.setInterval
    spyOn(window, 'setInterval').mockImplementation(((run: () => void, ms?: number) => {
      if (ms === WRITE_TIMEOUT_MS) refreshes.push(run)
      return start(run, ms)
    }) as typeof window.setInterval)
    return () => {
      Date.now = machineNow
    }
  },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await waitFor(() => expect(refreshes).not.toEqual([]))
    await expect(page.message()).toHaveValue('')
    const refresh = refreshes.at(-1) as () => void
    const { list, fail } = waiting.chat()
    const pass = (times: number) => {
      Date.now = () => machineNow() + times * WRITE_TIMEOUT_MS
    }
    pass(2)
    const isHidden = spyOn(document, 'hidden', 'get').mockReturnValue(true)
    refresh()
    isHidden.mockRestore()
    fail(new SessionExpiredError(sendMessage))
    refresh()
    await expect(list).toHaveBeenCalledTimes(1)
    fail(new Error('No connection'))
    refresh()
    await expect(list).toHaveBeenCalledTimes(2)
    fail(undefined)
    await waitFor(() => {
      refresh()
      return expect(page.message()).toHaveValue('At the second gate')
    })
  },
}
