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
import { markRead, readingOf, startSending } from '../reading.ts'
import type { ChatPage, ChatTransport } from './ChatTransport.ts'
import { followQuery } from './followQuery.ts'

interface Reader {
  /** The app id of the page. */
  readonly appId: string
  /**
   * The user who reads and writes: the user id, `userid` in the query of a chat page, read with `chatUserId` of
   * `@fleetgis/domain/query`.
   */
  readonly userId: string
  /** The context of the chat, which sets its page size; `operator` by default (CF-34). */
  readonly screen?: ChatScreen | undefined
  /** The poll interval in milliseconds; 5 s by default (CHAT-22). */
  readonly pollMs?: number | undefined
}

/** A chat of the fleet: by booking, created where there is none yet, or by conversation. */
export type FleetChatIds = Reader &
  (
    | {
        readonly bookingKey: string
        readonly conversationId?: undefined
        /** The other participants; driver and passenger of the booking by default (CHAT-21). */
        readonly others?: readonly { readonly userId: string; readonly role: ChatRole }[] | undefined
      }
    | { readonly conversationId: string; readonly bookingKey?: undefined }
  )

/**
 * The transport of the fleet's chat: opens the conversation (CHAT-20, CHAT-21), polls every 5 s while the page is
 * visible (CHAT-22), and notifies the other participants of sent messages, ignoring failures (ERR-29).
 */
export function createFleetChat(client: FleetClient, ids: FleetChatIds): ChatTransport {
  const { appId, userId, screen = 'operator', pollMs = CHAT_POLL_MS } = ids
  const size = CHAT_PAGE_SIZE[screen]
  const queries = new QueryClient({
    // The client is not reused after unmount: its cache is collected soon.
    defaultOptions: { queries: { gcTime: pollMs } },
  })
  let opened: Promise<Opened> | undefined
  /** Texts that failed to send, each with the ids of the messages before it: the server may have stored it. */
  const failed = new Map<string, ReadonlySet<string>>()
  /** Texts that the cached messages may not have yet. */
  const reading = new Set<string>()

  /** Opens the conversation once; after a failure the next call retries. */
  function open(): Promise<Opened> {
    opened ??= findConversation(client, ids).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  function pageOf(news: ChatNews, page: number, partyId: string | undefined): ChatPage {
    // A driver whose booking went to another one still reads its chat: the party of the booking is the other one.
    const reader = news.people.find(({ senderId }) => senderId === userId)
    const ownId = (news.messages.find(({ isMe }) => isMe) ?? reader)?.senderId ?? partyId
    return {
      ...(ownId === undefined ? news : withOwnMessages(news, ownId)),
      ownId,
      // Unreadable rows are dropped from their page: a page is the last one if it has at most half of its rows.
      older: news.messages.length > size / 2 ? String(page + 1) : undefined,
    }
  }

  // ERR-29: a failure is swallowed; the client's `onEvent` reports it. EP-M03 is assumed to take the sender.
  const notify = (conversationId: string) =>
    void client.call(notifyConversation, { userId, conversationId, appId }).catch(() => undefined)

  /** The newest page. Notifies the others of a message that failed to send and that it shows, once. */
  function newestPage(news: ChatNews, { conversationId, ownId }: Opened): ChatPage {
    const page = pageOf(news, 1, ownId)
    for (const [text, known] of failed) {
      if (!page.messages.some(({ id, isMe, content }) => isMe && content === text && !known.has(id))) continue
      failed.delete(text)
      notify(conversationId)
    }
    return page
  }

  const fetchPage = async (conversationId: string, page: number, signal?: AbortSignal) =>
    withOwnMessages(await client.call(messages, { conversationId, appId, page, size }, { signal }), userId)

  /**
   * Without the signal of the query: a chat that is left would abort the call, and its fetch would resolve to the page
   * before it.
   */
  const newest = (conversationId: string) => ({
    ...messagesQuery(client, { conversationId, appId, size, userId }),
    queryFn: () => fetchPage(conversationId, 1),
  })

  /** Polls, and records that own messages are read, also in a chat that was left meanwhile. CF-185. */
  async function readOwn(chat: Opened) {
    const { conversationId } = chat
    const query = newest(conversationId)
    const { queryKey } = query
    const shown = queries.getQueryCache().find({ queryKey })
    // A first load is shown, and fails if it is cancelled.
    if (shown?.state.data === undefined) await shown?.promise?.catch(() => undefined)
    // A poll under way may be older than the message. Cancelled silently and at once, it resolves to the answer of this one.
    void queries.cancelQueries({ queryKey }, { silent: true })
    const news = await queries.fetchQuery(query)
    const own = newestPage(news, chat).messages.filter(({ isMe }) => isMe)
    for (const { sentAt } of own) markRead(readingOf(client, userId), conversationId, sentAt)
  }

  return {
    userId,
    place: `chat/${userId}/${ids.bookingKey === undefined ? `conversation/${ids.conversationId}` : `booking/${ids.bookingKey}`}`,
    async list({ older, signal }) {
      const chat = await open()
      const { conversationId, ownId } = chat
      if (signal.aborted) throw new DOMException('The chat was closed.', 'AbortError')
      const page = older === undefined ? 1 : Number(older)
      if (page === 1) return newestPage(await queries.fetchQuery(newest(conversationId)), chat)
      return pageOf(await fetchPage(conversationId, page, signal), page, ownId)
    },
    async send({ text }) {
      const chat = await open()
      const { conversationId } = chat
      const end = startSending(readingOf(client, userId), conversationId)
      const shown = queries.getQueryData(newest(conversationId).queryKey)?.messages
      // Not comparable with the same text of a call before it whose message is not read yet.
      const known = reading.has(text) ? undefined : shown && new Set(shown.map(({ id }) => id))
      // Sent again, it notifies by itself.
      failed.delete(text)
      reading.add(text)
      const sent = client.call(sendMessage, { conversationId, senderId: userId, text })
      const read = () => readOwn(chat).finally(() => reading.delete(text))
      const readAfterFailure = () => {
        if (known) failed.set(text, known)
        return read()
      }
      sent.then(read, readAfterFailure).then(
        () => end({ isStampRead: true }),
        () => end({ isStampRead: false }),
      )
      await sent
      notify(conversationId)
    },
    subscribe({ onNews, onFailure, onFetching }) {
      let hasEnded = false
      let leave = () => {}
      open().then((chat) => {
        if (hasEnded) return
        const observer = new QueryObserver(queries, {
          ...newest(chat.conversationId),
          ...pollEvery(pollMs),
          // The page that `list` has just fetched is not fetched again at once.
          staleTime: pollMs,
        })
        const onData = (news: ChatNews) => onNews(newestPage(news, chat))
        leave = followQuery(queries, observer, { onData, onFailure, onFetching })
      }, onFailure)
      return () => {
        hasEnded = true
        leave()
      }
    },
  }
}

interface Opened {
  readonly conversationId: string
  /** The sender id of the reader's party, where the booking provides it; the reader's unless the party has changed. */
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
