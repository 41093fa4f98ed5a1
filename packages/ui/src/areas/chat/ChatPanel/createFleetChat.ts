import { type FleetClient, pollEvery } from '@fleetgis/api'
import {
  bookingParties,
  messages,
  messagesQuery,
  notifyConversation,
  openConversation,
  sendMessage,
} from '@fleetgis/api/chat'
import {
  CHAT_PAGE_SIZE,
  CHAT_POLL_MS,
  type ChatNews,
  type ChatRole,
  type ChatScreen,
  chatOthers,
  withOwnMessages,
} from '@fleetgis/domain/chat'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { ChatPage, ChatTransport } from './ChatTransport.ts'

interface Reader {
  /** The app id of the page. */
  readonly appId: string
  /** Who reads and writes. */
  readonly userId: string
  /** Where the chat is, as far as the size of its pages goes; `operator` unless given (CF-34). */
  readonly screen?: ChatScreen | undefined
}

/** A chat of the fleet: that of a booking, which is made where there is none yet, or one that is known. */
export type FleetChatIds = Reader &
  (
    | {
        readonly bookingKey: string
        readonly conversationId?: undefined
        /** Who else takes part; driver and passenger of the booking unless given (CHAT-21). */
        readonly others?: readonly { readonly userId: string; readonly role: ChatRole }[] | undefined
      }
    | { readonly conversationId: string; readonly bookingKey?: undefined }
  )

/**
 * The fleet's own chat: opens the conversation (CHAT-20, CHAT-21), asks for news every 5 s while the page is seen
 * (CHAT-22), and tells the others of what was sent, whether that works or not (ERR-29).
 */
export function createFleetChat(client: FleetClient, ids: FleetChatIds): ChatTransport {
  const { appId, userId, screen = 'operator' } = ids
  const size = CHAT_PAGE_SIZE[screen]
  const queries = new QueryClient({
    // Nobody asks this client again once the chat has been left: what it knows goes soon.
    defaultOptions: { queries: { retry: false, networkMode: 'always', gcTime: CHAT_POLL_MS } },
  })
  let opened: Promise<Opened> | undefined
  let askAgain: (() => void) | undefined

  /** Once; one that failed is begun anew with the next call. */
  function open(): Promise<Opened> {
    opened ??= findConversation(client, ids).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  const newest = (conversationId: string) => messagesQuery(client, { conversationId, appId, size, userId })

  const pageOf = (news: ChatNews, page: number, ownId: string | undefined): ChatPage => ({
    ...(ownId === undefined ? news : withOwnMessages(news, ownId)),
    ownId,
    // A row that cannot be read is left out of its page: half a page is short enough to be the last.
    older: news.messages.length > size / 2 ? String(page + 1) : undefined,
  })

  return {
    userId,
    async list({ older, signal }) {
      const { conversationId, ownId } = await open()
      signal.throwIfAborted()
      const page = older === undefined ? 1 : Number(older)
      if (page === 1) return pageOf(await queries.fetchQuery(newest(conversationId)), page, ownId)
      const news = await client.call(messages, { conversationId, appId, page, size }, { signal })
      return pageOf(withOwnMessages(news, userId), page, ownId)
    },
    async send({ text }) {
      const { conversationId } = await open()
      await client.call(sendMessage, { conversationId, senderId: userId, text })
      askAgain?.()
      // A failure is swallowed (ERR-29); the client's `onEvent` reports it. That EP-M03 takes the sender is assumed.
      client.call(notifyConversation, { userId, conversationId, appId }).catch(() => undefined)
    },
    subscribe({ onNews, onFailure }) {
      let hasEnded = false
      let leave = () => {}
      const poll = ({ conversationId, ownId }: Opened) => {
        if (hasEnded) return
        const observer = new QueryObserver(queries, {
          ...newest(conversationId),
          ...pollEvery(CHAT_POLL_MS),
          // What `list` has just brought is not asked for again at once.
          staleTime: CHAT_POLL_MS,
        })
        let { dataUpdatedAt, errorUpdatedAt } = observer.getCurrentResult()
        queries.mount()
        const unsubscribe = observer.subscribe((result) => {
          if (result.errorUpdatedAt !== errorUpdatedAt) {
            errorUpdatedAt = result.errorUpdatedAt
            onFailure(result.error)
          }
          if (result.data && result.dataUpdatedAt !== dataUpdatedAt) {
            dataUpdatedAt = result.dataUpdatedAt
            onNews(pageOf(result.data, 1, ownId))
          }
        })
        askAgain = () => void observer.refetch({ cancelRefetch: true })
        leave = () => {
          askAgain = undefined
          unsubscribe()
          queries.unmount()
        }
      }
      open().then(poll, onFailure)
      return () => {
        hasEnded = true
        leave()
      }
    },
  }
}

interface Opened {
  readonly conversationId: string
  /** The sender id of the reader, where the booking tells it. */
  readonly ownId: string | undefined
}

async function findConversation(client: FleetClient, ids: FleetChatIds): Promise<Opened> {
  if (ids.conversationId !== undefined) return { conversationId: ids.conversationId, ownId: undefined }
  const { bookingKey, appId, userId, screen = 'operator' } = ids
  const parties = await client.call(bookingParties, { bookingKey })
  const own = screen === 'operator' ? undefined : parties[screen === 'driverBooking' ? 'driver' : 'passenger']
  const others = ids.others ?? chatOthers(parties, own?.senderId ?? userId)
  const conversationId = await openConversation(client, { bookingKey, appId, senderId: userId, others })
  return { conversationId, ownId: own?.senderId }
}
