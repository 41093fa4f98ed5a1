import { rushHour } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { chatPanel } from '../../testing/pages/chatPanel.ts'
import { conversationList } from '../../testing/pages/conversationList.ts'
import { ChatPanel } from '../ChatPanel/ChatPanel.tsx'
import { ConversationList, type ConversationListProps } from './ConversationList.tsx'

const meta = {
  title: 'Widgets/ConversationList',
  component: ConversationList,
  args: { appId: '001', userId: 'group@fleetgis.example', onOpen: fn() },
  parameters: {
    isFullScreen: true,
    world: () => rushHour(),
    signedInAs: 'group@fleetgis.example',
    docs: {
      description: {
        component: `A person's conversations, the newest day first, each with who is on the other side, what was said last, and when.

\`ConversationList\` fetches them; \`ConversationListView\` is the same without any calls. It fills the element it stands in: give that a height.

**Do** show the conversation in its place on a phone, and beside it (\`selectedId\`) where there is room.
**Do not** fetch the messages of a row before it is opened.

**Events** \`onOpen({ conversationId, name })\`; \`name\` is empty where nobody knows it.

**Keyboard** Tab goes from day to conversation to day; Enter and Space fold a day, or open a conversation.

**States** loading, empty, failed (with the server's words), late (what is there stays, with its age), more below.

**Words** \`conversationList.*\`, \`chat.title\`, \`chat.unknown\`

**Calls** EP-C05, when it is shown and when the page is seen again.

In a Vite app:

\`\`\`tsx
import { createFleetClient } from '@fleetgis/api'
import { FleetProvider } from '@fleetgis/ui'
import { ChatPanel } from '@fleetgis/ui/ChatPanel'
import { ConversationList } from '@fleetgis/ui/ConversationList'

const ids = { appId: '001', userId: 'staff@fleet.example' }
const [conversationId, setConversationId] = useState<string>()

<FleetProvider client={client}>
  {conversationId === undefined ? (
    <ConversationList {...ids} onOpen={(event) => setConversationId(event.conversationId)} />
  ) : (
    <ChatPanel chat={{ ...ids, conversationId }} isOperator onBack={() => setConversationId(undefined)} />
  )}
</FleetProvider>
\`\`\`

In a web view the client takes the token of the page, and \`userId\` is that of the query (CHAT-02):

\`\`\`tsx
const client = createFleetClient({ bases, pageToken: query.token })

<FleetProvider client={client} language={query.language} page>
  <div style={{ height: '100dvh' }}>
    <ConversationList appId={query.appid} userId={query.userid} onOpen={open} />
  </div>
</FleetProvider>
\`\`\``,
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ height: '100dvh', minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConversationList>

export default meta
type Story = StoryObj<typeof meta>

async function loaded(canvasElement: HTMLElement) {
  const page = conversationList(within(canvasElement))
  await waitFor(() => expect(page.list()).toBeVisible(), { timeout: 10_000 })
  return page
}

export const OfAGroup: Story = {
  name: 'CHAT-06 a row shows who, when and what was said last',
  parameters: { rules: ['CHAT-04', 'CHAT-06', 'CHAT-19'] },
  play: async ({ canvasElement, args }) => {
    const page = await loaded(canvasElement)
    await expect(page.title()).toBeVisible()
    const rows = within(page.list())
    const [first] = rows.getAllByRole('button', { name: /\d{1,2}:\d\d [AP]M/ })
    await userEvent.click(first as HTMLElement)
    await expect(args.onOpen).toHaveBeenCalledWith(
      expect.objectContaining({ conversationId: expect.stringMatching(/^\d+$/) }),
    )
  },
}

/** The list, and what is opened from it. */
function WithChat(props: ConversationListProps) {
  const [open, setOpen] = useState<string>()
  if (open === undefined)
    return <ConversationList {...props} onOpen={(event) => setOpen(event.conversationId)} />
  const { appId, userId } = props
  return (
    <ChatPanel chat={{ appId, userId, conversationId: open }} isOperator onBack={() => setOpen(undefined)} />
  )
}

export const Opens: Story = {
  name: 'CHAT-08 a click on a row opens the conversation, and back leads to the list',
  render: (args) => <WithChat {...args} />,
  play: async ({ canvasElement }) => {
    const page = await loaded(canvasElement)
    const [first] = within(page.list()).getAllByRole('button', { name: /\d{1,2}:\d\d [AP]M/ })
    await userEvent.click(first as HTMLElement)
    const chat = chatPanel(within(canvasElement))
    await waitFor(() => expect(chat.messages()).toBeVisible(), { timeout: 10_000 })
    await userEvent.click(chat.back())
    await loaded(canvasElement)
  },
}

export const ServerSays: Story = {
  name: 'ERR-13 a failure is told in the words of the server',
  parameters: {
    world: undefined,
    answer: () => Response.json({ message: 'You may not see these chats.' }, { status: 403 }),
  },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('You may not see these chats.')
  },
}

export const SessionOver: Story = {
  name: 'A session that is over says so',
  parameters: { world: undefined, answer: () => Response.json({}, { status: 401 }) },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('You are no longer signed in. Please sign in again.')
  },
}

/** So many conversations in the server's words. */
const wire = (from: number, count: number) =>
  Array.from({ length: count }, (_, offset) => ({
    syskey: `C-${from + offset}`,
    sender_name: `Passenger ${from + offset}`,
    content: 'Thank you!',
    send_at: `2026-01-${String(28 - Math.floor((from + offset) / 40)).padStart(2, '0')} 10:00:00`,
  }))

let asked: string[] = []
let isAway = false
export const PageAfterPage: Story = {
  name: 'CHAT-34 the list asks for a hundred at a time, the next near its end',
  parameters: {
    world: undefined,
    answer: (request: Request) => {
      const query = new URL(request.url).searchParams
      asked.push(`${query.get('curPage')} ${query.get('pageSize')}`)
      if (isAway) return Response.json({ message: 'Away' }, { status: 503 })
      const from = (Number(query.get('curPage')) - 1) * 100
      return Response.json({ status: 200, data: { data_list: wire(from, from === 200 ? 20 : 100) } })
    },
  },
  beforeEach: () => {
    asked = []
    isAway = false
  },
  play: async ({ canvasElement }) => {
    const page = await loaded(canvasElement)
    const scroller = within(canvasElement).getByRole('region', { name: 'Chats' })
    await expect(asked[0]).toBe('1 100')
    scroller.scrollTop = scroller.scrollHeight
    await waitFor(() => expect(asked).toContain('2 100'))
    isAway = true
    await waitFor(() => expect(page.list().scrollHeight).toBeGreaterThan(10_000))
    scroller.scrollTop = scroller.scrollHeight
    await within(canvasElement).findByText('The next ones could not be loaded.', undefined, {
      timeout: 10_000,
    })
    isAway = false
    await userEvent.click(page.retry())
    await waitFor(
      async () => {
        scroller.scrollTop = scroller.scrollHeight
        await expect(within(page.list()).getByText('Passenger 219')).toBeVisible()
      },
      { timeout: 10_000 },
    )
  },
}
