import { conversations, sendMessage } from '@fleetgis/api/chat'
import { TOAST_MS } from '@fleetgis/domain/auth'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { heldTimers } from '../../../testing/heldTimers.ts'
import { chatPanel } from '../../../testing/pages/chatPanel.ts'
import { conversationList } from '../../../testing/pages/conversationList.ts'
import { storyBox } from '../../../testing/storyBox.tsx'
import { bookingAt, latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { ChatInbox, type ChatInboxProps } from './ChatInbox.tsx'

const story = storyWorld({ signedInAs: 'group@fleetgis.example' })

/** Keeps the open chat as a page does. */
function Page({ open: first, ...props }: ChatInboxProps) {
  const [open, setOpen] = useState(first)
  return (
    <ChatInbox
      {...props}
      open={open}
      onOpen={(event) => {
        props.onOpen(event)
        setOpen(event)
      }}
      onBack={() => {
        props.onBack()
        setOpen(undefined)
      }}
    />
  )
}

/** An app whose other pages have no chats. */
function Leavable(props: ChatInboxProps) {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? 'Leave' : 'Return'}
      </button>
      {isHere ? <Page {...props} /> : null}
    </>
  )
}

/**
 * The chats of staff and group admins: `ConversationList`, and the open `ChatPanel` beside it. Below 760 px it shows one of them at a time.
 *
 * **Do** keep `open` in the address or the history of your page, so that the browser's Back leaves the conversation.
 * **Do** give `notifiesNew` to a page that stays open all day: the list is then refetched every 30 seconds, chats with new
 * messages are marked and counted until they are opened, and each
 * shows one toast, with a sound if the user has switched it on.
 *
 * **Do not** use it for the chat of one booking alone: that is `ChatPanel`.
 *
 * **Events** `onOpen({ conversationId, name })`; `onBack()`, from the back arrow of a narrow inbox; `onSend({ text })`.
 *
 * **Keyboard** As in its two parts. Where the conversation replaces the list, the focus moves into it, and Back returns it to the row.
 *
 * **States** those of its two parts, and no chat chosen.
 *
 * **Translation keys** `chatInbox.*`, `conversationList.*`, `chat.*`
 *
 * **Calls** EP-C05, with `notifiesNew` every 30 s; for the open chat EP-C04 every 5 s (`pollMs`), EP-C03 and EP-M03; for a booking also EP-M01, EP-C02, EP-C01 and EP-C07.
 *
 * ```tsx
 * import { ChatInbox } from '@fleetgis/ui/ChatInbox'
 * import { useState } from 'react'
 *
 * export function Chats() {
 *   const [open, setOpen] = useState<{ conversationId: string; name: string }>()
 *   return (
 *     <div style={{ height: '100dvh' }}>
 *       <ChatInbox
 *         appId="001"
 *         userId="staff@fleet.example"
 *         open={open}
 *         onOpen={setOpen}
 *         onBack={() => setOpen(undefined)}
 *       />
 *     </div>
 *   )
 * }
 * ```
 */
const meta = {
  title: 'Widgets/ChatInbox',
  component: ChatInbox,
  args: { appId: '001', userId: 'group@fleetgis.example', onOpen: fn(), onBack: fn() },
  parameters: { isFullScreen: true, ...story.opened() },
  render: (args) => <Page {...args} />,
  decorators: [storyBox({ height: '100dvh', minHeight: 320 })],
} satisfies Meta<typeof ChatInbox>

export default meta
type Story = StoryObj<typeof meta>

const rowsIn = (list: HTMLElement) => within(list).findAllByRole('button', { name: /\d{1,2}:\d\d/ })

async function loaded(canvasElement: HTMLElement, options?: { language: 'my' }) {
  const view = within(canvasElement)
  const list = conversationList(view, options)
  await waitFor(() => expect(list.list()).toBeVisible())
  return { list, chat: chatPanel(view, options) }
}

const rowAt = async (list: HTMLElement, index: number) => (await rowsIn(list))[index] as HTMLElement

export const Default: Story = {
  name: 'CHAT-08 a wide inbox shows the list beside the conversation',
  parameters: { rules: ['CHAT-04', 'CHAT-23', 'CHAT-29'] },
  play: async ({ canvas, canvasElement, args }) => {
    const { list, chat } = await loaded(canvasElement)
    await expect(canvas.getByText('No chat chosen')).toBeVisible()
    const row = await rowAt(list.list(), 1)
    await userEvent.click(row)
    await waitFor(() => expect(chat.messages()).toBeVisible())
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await expect(row).toHaveAttribute('aria-current', 'true')
    await expect(list.list()).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
    // Another row replaces the conversation, and the list is read again for its last messages.
    const before = story.calls('/api/chat/list').length
    await expect(within(chat.messages()).getAllByRole('listitem').length).toBeGreaterThan(0)
    story.slow()
    await userEvent.click(await rowAt(list.list(), 0))
    await waitFor(() =>
      expect(canvas.queryAllByRole('log').flatMap((log) => within(log).queryAllByRole('listitem'))).toEqual(
        [],
      ),
    )
    story.mend()
    await waitFor(() => expect(story.calls('/api/chat/list').length).toBeGreaterThan(before))
    await waitFor(() => expect(chat.messages()).toBeVisible())
  },
}

export const OfBooking: Story = {
  name: 'CF-147 the conversation of a booking is open beside the list',
  parameters: { rules: ['CHAT-31', 'CHAT-32'] },
  args: { open: { bookingKey: bookingAt(story.world, 'pending').key } },
  play: async ({ canvasElement }) => {
    const { chat } = await loaded(canvasElement)
    await waitFor(() => expect(chat.message()).toBeVisible())
    await expect(story.calls('/api/chat/conversation-id').length).toBe(1)
  },
}

/** The passenger of a conversation of the group writes. */
function write() {
  const { chats, now, passengers } = story.world
  const booking = [...chats.recent(now)].find(
    ({ groupId, origin }) => groupId === 'G002' && origin.kind === 'standing',
  )
  const passenger = booking && passengers[booking.passenger]
  if (!passenger) throw new Error('The group has no conversation.')
  chats.send(booking, { from: passenger.key, side: 'passenger', content: 'Where are you?', at: now })
}

const toasts = heldTimers(TOAST_MS.named)

export const News: Story = {
  name: 'CF-185 a new message shows one toast, and its chat is marked until it is opened',
  args: { notifiesNew: true },
  beforeEach: toasts.beforeEach,
  play: async ({ canvas, canvasElement }) => {
    const { list, chat } = await loaded(canvasElement)
    const told = () => within(document.body).queryAllByText(/^New message from /)
    await expect(told()).toHaveLength(0)
    await expect(within(list.list()).queryByText('New')).toBeNull()
    story.world.advanceTo(story.world.now + 60_000)
    write()
    story.later(1)
    await within(list.list()).findByText('New')
    await expect(canvas.getByText('1 chat with new messages')).toBeVisible()
    await expect(told()).toHaveLength(1)
    const calls = story.calls('/api/chat/list').length
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(story.calls('/api/chat/list').length).toBeGreaterThan(calls))
    await story.quiet()
    await expect(told()).toHaveLength(1)
    await userEvent.click(within(list.list()).getByRole('button', { name: /Where are you/ }))
    await waitFor(() => expect(chat.messages()).toBeVisible())
    await waitFor(() => expect(within(list.list()).queryByText('New')).toBeNull())
    await expect(canvas.queryByText('1 chat with new messages')).toBeNull()
  },
}

const machineNow = Date.now

export const OwnMessages: Story = {
  name: 'CF-185 an own message is no news, whatever is opened after it, and a later one of the other party is',
  tags: ['!dev', '!autodocs'],
  args: { notifiesNew: true },
  render: (args) => <Leavable {...args} />,
  beforeEach: () => () => {
    Date.now = machineNow
  },
  play: async ({ canvas, canvasElement }) => {
    const { list } = await loaded(canvasElement)
    const told = () => within(document.body).queryAllByText(/^New message from /)
    const expectNoNews = async () => {
      await story.quiet()
      await expect(told()).toHaveLength(0)
      await expect(within(list.list()).queryByText('New')).toBeNull()
    }
    const sendInNewest = async (text: string) => {
      await userEvent.click(await rowAt(list.list(), 0))
      const { chat } = await loaded(canvasElement)
      await waitFor(() => expect(chat.message()).toBeVisible())
      story.world.advanceTo(story.world.now + 1_000)
      await userEvent.type(chat.message(), `${text}{Enter}`)
      // The list of messages is loaded later than the field.
      await waitFor(() => expect(within(chat.messages()).getByText(text)).toBeVisible())
    }
    await sendInNewest('Coming')
    await story.quiet()
    // Two other chats, before the list has answered.
    story.slow(conversations)
    await userEvent.click(await rowAt(list.list(), 1))
    await userEvent.click(await rowAt(list.list(), 2))
    story.mend()
    await expectNoNews()
    // Left before it is stored, and the list answers before that too, and again much later.
    story.slow(sendMessage)
    await sendInNewest('On my way')
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }))
    await loaded(canvasElement)
    Date.now = () => machineNow() + 15_000
    story.mend()
    await story.quiet()
    story.later(0)
    await expectNoNews()
    story.world.advanceTo(story.world.now + 1_000)
    write()
    story.later(1)
    const rows = within(conversationList(canvas).list())
    await expect(await rows.findByRole('button', { name: /Where are you\?.*New/ })).toBeVisible()
    await expect(told()).not.toHaveLength(0)
  },
}

export const OwnOfBooking: Story = {
  name: 'CF-185 an own message in the chat of a booking is no news after Back',
  tags: ['!dev', '!autodocs'],
  args: { notifiesNew: true, open: OfBooking.args?.open },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const chat = chatPanel(canvas)
    await waitFor(() => expect(chat.message()).toBeVisible())
    story.world.advanceTo(story.world.now + 1_000)
    await userEvent.type(chat.message(), 'Coming{Enter}')
    await waitFor(() => expect(within(chat.messages()).getByText('Coming')).toBeVisible())
    await story.quiet()
    await userEvent.click(chat.back())
    const list = within(conversationList(canvas).list())
    await list.findByRole('button', { name: /Coming/ })
    await story.quiet()
    await expect(list.queryByText('New')).toBeNull()
    await expect(within(document.body).queryByText(/^New message from /)).toBeNull()
  },
}

export const NotOffered: Story = {
  name: 'CF-185 after a 401 the list says that the server does not offer chats, and the session stays',
  args: { notifiesNew: true },
  parameters: { faults: [{ kind: 'status', status: 401, endpoint: 'conversations' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server does not offer chats here')).toBeVisible()
    // The server's sentence, which may be in another language, has a line of its own.
    await expect(canvas.getByText('Something went wrong on our side.')).toBeVisible()
    await expect(canvas.queryByText(/no longer signed in/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Sign In' })).toBeNull()
  },
}

export const OpenedByAddress: Story = {
  name: 'On a phone Back from a conversation that no row has opened focuses the list',
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: { open: { bookingKey: bookingAt(story.world, 'pending').key } },
  play: async ({ canvasElement }) => {
    const chat = chatPanel(within(canvasElement))
    await waitFor(() => expect(chat.message()).toBeVisible())
    await userEvent.click(chat.back())
    const list = conversationList(within(canvasElement))
    await waitFor(() => expect(list.list()).toBeVisible())
    await expect(document.activeElement).toContainElement(list.list())
    await expect(document.body).not.toHaveFocus()
  },
}

export const BurmeseDarkPhone: Story = {
  name: 'CHAT-08 on a phone the conversation replaces the list, and the back arrow returns to its row',
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: {
    rules: ['CHAT-03'],
    latinWords: {
      ...latinWords(story.world),
      'Ko Su Nandar': 'entered so',
      'Traffic is slow on the ring road.': 'entered so',
      'The office answers calls until 10 PM.': 'entered so',
      'Please come to the back entrance.': 'entered so',
      'Thank you, I am waiting.': 'entered so',
    },
  },
  play: async ({ canvas, canvasElement, args }) => {
    const { list, chat } = await loaded(canvasElement, { language: 'my' })
    const row = await rowAt(list.list(), 2)
    await userEvent.click(row)
    await waitFor(() => expect(chat.messages()).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await expect(row).not.toBeVisible()
    const panel = canvas.getByRole('region', { name: /./ })
    await expect(panel.getBoundingClientRect().height).toBe(window.innerHeight)
    await expect(document.activeElement?.contains(panel)).toBe(true)
    await userEvent.click(chat.back())
    await expect(args.onBack).toHaveBeenCalledOnce()
    await waitFor(() => expect(row).toBeVisible())
    await expect(row).toHaveFocus()
  },
}
