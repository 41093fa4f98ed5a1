import {
  type ChatEvent,
  type ChatSession,
  CLOSED_CHAT,
  canSendInto,
  chatReducer,
  oldestFirst,
} from '@fleetgis/domain/chat'
import type { ChatPage, ChatTransport } from './ChatTransport.ts'

/** A chat on the screen: what the domain knows of it, and what is under way. */
export interface Chat {
  readonly session: ChatSession
  /** The id that the reader has as a sender. */
  readonly ownId: string
  /** Why nothing could be shown. */
  readonly failure: unknown
  /** When the news last failed, epoch ms; undefined while they come. */
  readonly failedAt: number | undefined
  /** Why the news fail. */
  readonly problem: unknown
  /** When the news came last, epoch ms. */
  readonly newsAt: number | undefined
  readonly isLoading: boolean
  readonly hasOlder: boolean
  readonly older: 'idle' | 'loading' | 'failed'
}

/** Keeps one chat: merges what comes, sends one message after another, and loses nothing that was typed. */
export interface ChatKeeper {
  /** The chat as it is; the same object until something changes. */
  get(): Chat
  subscribe(listener: () => void): () => void
  /** Opens the chat and follows it until the function that it returns is called. */
  start(): () => void
  /** Asks anew for a chat that could not be opened. */
  reload(): void
  loadOlder(): void
  /** Sends a text; false where it may not be sent, so that it stays in the field. */
  send(text: string): boolean
  /** Sends a message once more that could not be sent. */
  retry(event: { readonly localId: string }): void
}

/** So many pages are asked for at most to close the gap between what is known and the newest page. */
const MOST_PAGES_OF_A_GAP = 100

const CLOSED = {
  session: CLOSED_CHAT,
  failure: undefined,
  failedAt: undefined,
  problem: undefined,
  newsAt: undefined,
  isLoading: true,
  hasOlder: false,
  older: 'idle',
} as const satisfies Partial<Chat>

/** `now` tells the time in epoch ms. */
export function createChat(transport: ChatTransport, now: () => number): ChatKeeper {
  const listeners = new Set<() => void>()
  let chat: Chat = { ...CLOSED, ownId: transport.userId }
  let older: string | undefined
  let openings = 0
  let sent = 0
  let sending: Promise<unknown> = Promise.resolve()
  let abort = new AbortController()
  let leave = () => {}
  /** News that came while a gap was being closed; undefined when none is. */
  let waiting: ChatPage[] | undefined

  function set(change: Partial<Chat>) {
    const next = { ...chat, ...change }
    if (Object.keys(change).every((key) => chat[key as keyof Chat] === next[key as keyof Chat])) return
    chat = next
    for (const listener of listeners) listener()
  }
  const dispatch = (event: ChatEvent, change: Partial<Chat> = {}) =>
    set({ ...change, session: chatReducer(chat.session, event) })

  const key = () => String(openings)

  async function load() {
    const { signal } = abort
    // Why the last try failed stays until this one has ended.
    set({ isLoading: true })
    try {
      const page = await transport.list({ signal })
      if (signal.aborted) return
      older = page.older
      const conversationId = key()
      chat = {
        ...chat,
        session: chatReducer(chat.session, { type: 'connected', key: key(), conversationId }),
      }
      receive(page)
      set({ isLoading: false, failure: undefined, hasOlder: older !== undefined })
      leave = transport.subscribe({ onNews, onFailure })
    } catch (failure) {
      if (!signal.aborted) set({ isLoading: false, failure })
    }
  }

  function receive({ messages, people, status, ownId = chat.ownId }: ChatPage) {
    dispatch(
      { type: 'received', conversationId: key(), news: { messages, people, status } },
      { ownId, newsAt: now(), failedAt: undefined, problem: undefined },
    )
  }

  function onFailure(problem: unknown) {
    if (!abort.signal.aborted) set({ problem, failedAt: now() })
  }

  function onNews(page: ChatPage) {
    if (abort.signal.aborted) return
    if (waiting) waiting.push(page)
    else if (isApart(page)) void closeGap(page)
    else receive(page)
  }

  /** Whether there may be messages between what is known and a page: none of it is known, and it is not all there is. */
  function isApart({ messages, older: before }: ChatPage): boolean {
    if (before === undefined || chat.session.messages.length === 0) return false
    const known = new Set(chat.session.messages.map(({ id }) => id))
    return !messages.some(({ id }) => known.has(id))
  }

  /** Fetches what lies between, so that nothing is left out, and shows it all at once. */
  async function closeGap(newest: ChatPage) {
    const { signal } = abort
    waiting = []
    let page = newest
    let messages = [...oldestFirst(page.messages)]
    try {
      for (let pages = 0; pages < MOST_PAGES_OF_A_GAP && isApart(page); pages += 1) {
        page = await transport.list({ older: page.older, signal })
        if (signal.aborted) return
        messages = [...oldestFirst(page.messages), ...messages]
      }
      receive({ ...newest, messages })
    } catch (problem) {
      onFailure(problem)
    } finally {
      const late: ChatPage[] = waiting ?? []
      waiting = undefined
      for (const news of late) onNews(news)
    }
  }

  async function deliver(localId: string, text: string) {
    try {
      await transport.send({ text })
      dispatch({ type: 'sent', localId })
    } catch {
      dispatch({ type: 'failed', localId })
    }
  }

  function queue(localId: string, text: string) {
    dispatch({ type: 'sending', localId, content: text })
    sending = sending.then(() => deliver(localId, text))
  }

  return {
    get: () => chat,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      openings += 1
      abort = new AbortController()
      waiting = undefined
      older = undefined
      set({ ...CLOSED, session: chatReducer(chat.session, { type: 'opened', key: key() }) })
      void load()
      return () => {
        abort.abort()
        leave()
        leave = () => {}
      }
    },
    reload() {
      if (!chat.isLoading && chat.session.phase === 'connecting') void load()
    },
    async loadOlder() {
      const { signal } = abort
      if (older === undefined || chat.older === 'loading') return
      set({ older: 'loading' })
      try {
        const page = await transport.list({ older, signal })
        if (signal.aborted) return
        older = page.older
        dispatch(
          { type: 'older', conversationId: key(), messages: page.messages },
          { older: 'idle', hasOlder: older !== undefined },
        )
      } catch {
        if (!signal.aborted) set({ older: 'failed' })
      }
    },
    send(text) {
      if (!canSendInto(chat.session, text)) return false
      sent += 1
      queue(`own ${sent}`, text)
      return true
    },
    retry({ localId }) {
      const message = chat.session.outgoing.find((one) => one.localId === localId)
      if (message?.delivery === 'failed' && canSendInto(chat.session, message.content))
        queue(localId, message.content)
    },
  }
}
