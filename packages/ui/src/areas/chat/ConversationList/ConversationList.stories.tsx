import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectSteady, placeOf } from '../../../testing/expectSteady.ts'
import { isReading } from '../../../testing/isReading.ts'
import { conversationList } from '../../../testing/pages/conversationList.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { storyBox } from '../../../testing/storyBox.tsx'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { ConversationList } from './ConversationList.tsx'

const LIST = '/api/chat/list'
const story = storyWorld({ signedInAs: 'group@fleetgis.example' })

/**
 * A user's conversations, the newest day first, each with the other party, the last message and its time.
 *
 * `ConversationList` fetches them; `ConversationListView` is the pure view without calls. It fills its container, which needs a height.
 *
 * **Do** use `ChatInbox` for the list together with its conversations.
 * **Do not** fetch the messages of a row before it is opened.
 *
 * **Events** `onOpen({ conversationId, name })`; `name` is empty where it is unknown.
 *
 * **Keyboard** Tab goes from day to conversation to day; Enter and Space fold a day, or open a conversation.
 *
 * **States** loading, empty, failed (with the server's message), stale (conversations stay, with their age and Try again), more below.
 *
 * **Translation keys** `conversationList.*`, `chatInbox.*`, `chat.title`, `chat.unknown`
 *
 * **Calls** EP-C05, on mount and when the page is visible again.
 *
 * In a Vite app:
 *
 * ```tsx
 * import { createFleetClient, createSession } from '@fleetgis/api'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { ChatPanel } from '@fleetgis/ui/ChatPanel'
 * import { ConversationList } from '@fleetgis/ui/ConversationList'
 * import { useState } from 'react'
 *
 * const client = createFleetClient({
 *   bases: { main: 'https://fleet.example', chat: 'https://chat.example' },
 *   session: createSession(),
 * })
 * const ids = { appId: '001', userId: 'staff@fleet.example' }
 *
 * export function Chats() {
 *   const [conversationId, setConversationId] = useState<string>()
 *   return (
 *     <FleetProvider client={client}>
 *       {conversationId === undefined ? (
 *         <ConversationList {...ids} onOpen={(event) => setConversationId(event.conversationId)} />
 *       ) : (
 *         <ChatPanel chat={{ ...ids, conversationId }} isOperator onBack={() => setConversationId(undefined)} />
 *       )}
 *     </FleetProvider>
 *   )
 * }
 * ```
 *
 * In a web view the client takes the token of the page, and `userId` comes from the query, where a phone number's plus is a blank (CHAT-02):
 *
 * ```tsx
 * import { createFleetClient, takePageToken } from '@fleetgis/api'
 * import { chatUserId } from '@fleetgis/domain/query'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { ConversationList } from '@fleetgis/ui/ConversationList'
 *
 * const query = new URLSearchParams(location.search)
 * const client = createFleetClient({
 *   bases: { main: 'https://fleet.example', chat: 'https://chat.example' },
 *   pageToken: takePageToken(),
 * })
 *
 * <FleetProvider client={client} language="my" theme="light" page>
 *   <div style={{ height: '100dvh' }}>
 *     <ConversationList
 *       appId={query.get('appid') ?? ''}
 *       userId={chatUserId(query.get('userid'))}
 *       onOpen={({ conversationId }) => show(conversationId)}
 *     />
 *   </div>
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/ConversationList',
  component: ConversationList,
  args: { appId: '001', userId: 'group@fleetgis.example', onOpen: fn() },
  parameters: { isFullScreen: true, ...story.opened() },
  decorators: [storyBox({ height: '100dvh', minHeight: 320 })],
} satisfies Meta<typeof ConversationList>

export default meta
type Story = StoryObj<typeof meta>

async function loaded(canvasElement: HTMLElement) {
  const page = conversationList(within(canvasElement))
  await waitFor(() => expect(page.list()).toBeVisible())
  return page
}

const rowsIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('button', { name: /\d{1,2}:\d\d [AP]M/ })

export const Default: Story = {
  name: 'CHAT-06 a row shows name, time and last message',
  parameters: { rules: ['CHAT-04'] },
  play: async ({ canvasElement, args }) => {
    const page = await loaded(canvasElement)
    await expect(page.title()).toBeVisible()
    const [first] = rowsIn(page.list())
    await userEvent.click(first as HTMLElement)
    await expect(args.onOpen).toHaveBeenCalledWith(
      expect.objectContaining({ conversationId: expect.stringMatching(/^\d+$/) }),
    )
  },
}

export const Loading: Story = {
  name: 'While a slow server loads, skeletons stay and the layout is stable',
  beforeEach: () => story.slow(),
  play: async ({ canvas, canvasElement }) => {
    const title = () => placeOf(conversationList(canvas).title())
    await expect(await canvas.findByText('Loading')).toHaveRole('status')
    const early = () => canvas.queryByText('Empty')
    if (!(await story.expectSteadyLoading(title, early, () => loaded(canvasElement)))) return
    // During a refetch the rows stay.
    story.slow()
    story.later(1)
    const row = () => placeOf(rowsIn(canvasElement)[0] as HTMLElement)
    await expectSteady(() => [row(), canvas.queryByText('Loading')])
    story.mend()
  },
}

export const Failed: Story = {
  name: "ERR-13 a failure shows the server's message, which stays with its button while it is retried",
  parameters: { faults: [{ kind: 'status', status: 403 }] },
  play: async ({ canvas, canvasElement }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Something went wrong on our side.')
    if (isReading()) return
    const { retry } = conversationList(canvas)
    story.world.faults.clear()
    await story.expectSteadyRetry(retry)
    await loaded(canvasElement)
  },
}

/** A driver whose conversations fit one page. */
const FEW = story.world.drivers[3]?.userId ?? ''
export const Stale: Story = {
  name: 'CF-115 offline the conversations stay, with their age, until Try again succeeds',
  args: { userId: FEW },
  parameters: story.opened({ signedInAs: FEW }),
  play: async ({ canvasElement, args }) => {
    await loaded(canvasElement)
    await story.expectOutOfDate(canvasElement, async () => {
      await userEvent.click(rowsIn(canvasElement)[0] as HTMLElement)
      await expect(args.onOpen).toHaveBeenCalledOnce()
    })
    await expect(rowsIn(canvasElement)[0]).toBeVisible()
  },
}

/** One conversation as the server sends it. */
const only = (row: { sender_name: string; content: string }) => ({
  answer: () =>
    Response.json({
      status: 200,
      data: { data_list: [{ syskey: 'C-0', send_at: '2026-01-28 10:00:00', ...row }] },
    }),
})

export const Long: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: only({ sender_name: 'Maha Thiri Thudhamma '.repeat(6), content: 'loooong'.repeat(60) }),
  play: playOnPhone(loaded),
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement)
  },
}

export const Zawgyi: Story = {
  name: 'CF-166 a name and a text in Zawgyi are shown in Unicode',
  parameters: only({ sender_name: 'ေအာင္ေက်ာ္မင္း', content: 'လမ္း ၄ မွာ ေစာင့္ေနပါ။' }),
  play: async ({ canvas, args }) => {
    const row = await canvas.findByRole('button', { name: /အောင်ကျော်မင်း.*လမ်း ၄ မှာ စောင့်နေပါ။/ })
    await userEvent.click(row)
    await expect(args.onOpen).toHaveBeenCalledWith({ conversationId: 'C-0', name: 'ေအာင္ေက်ာ္မင္း' })
  },
}

/** An admin of four groups, with more than three pages of conversations. */
const MANY = 'groups@fleetgis.example'
export const PageAfterPage: Story = {
  name: 'CHAT-34 the list fetches a hundred at a time, and the next page near its end',
  args: { userId: MANY },
  parameters: story.opened({ signedInAs: MANY }),
  play: async ({ canvas, canvasElement }) => {
    const page = await loaded(canvasElement)
    const scroller = canvas.getByRole('region', { name: 'Chats' })
    const asked = () => story.calls(LIST).map(({ query }) => `${query.curPage} ${query.pageSize}`)
    // The end moves while rows are measured.
    const toTheEnd = (expectMore: () => unknown) =>
      waitFor(() => {
        scroller.scrollTop = scroller.scrollHeight
        expectMore()
      })
    await expect(asked()[0]).toBe('1 100')
    await toTheEnd(() => expect(asked()).toContain('2 100'))
    await waitFor(() => expect(page.list().scrollHeight).toBeGreaterThan(10_000))
    story.world.faults.set([{ kind: 'status', status: 409 }])
    await toTheEnd(() => expect(page.retry()).toBeVisible())
    story.world.faults.clear()
    await userEvent.click(page.retry())
    await toTheEnd(() => expect(asked().at(-1)).toBe('4 100'))
    await expect(asked().slice(0, 3)).toEqual(['1 100', '2 100', '3 100'])
  },
}
