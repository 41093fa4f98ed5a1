import {
  type ChatEvent,
  type ChatSession,
  CLOSED_CHAT,
  canSendInto,
  chatReducer,
} from '@fleetgis/domain/chat'
import type { ChatPage, ChatTransport } from './ChatTransport.ts'
import { createNews } from './createNews.ts'
import { createOutbox, type KeptText } from './createOutbox.ts'

/** The state of an open chat: the domain's chat, and what is in flight. */
export interface Chat {
  readonly session: ChatSession
  /** The reader's sender id. */
  readonly ownId: string
  /** Why the chat failed to open. */
  readonly failure: unknown
  /** When polling last failed, epoch ms; undefined while it succeeds. */
  readonly failedAt: number | undefined
  /** Why polling fails. */
  readonly problem: unknown
  /** When polling last succeeded, epoch ms. */
  readonly newsAt: number | undefined
  readonly isLoading: boolean
  /** `refresh` is under way. */
  readonly isRefreshing: boolean
  readonly hasOlder: boolean
  readonly older: 'idle' | 'loading' | 'failed'
}

/**
 * Keeps one chat: merges new messages, sends one message after another, and keeps every typed text until it is sent.
 */
export interface ChatKeeper {
  /** The current state; the same object until it changes. */
  get(): Chat
  subscribe(listener: () => void): () => void
  /** Opens the chat and follows it until the returned function is called. */
  start(): () => void
  /** Retries a chat that failed to open. */
  reload(): void
  /** Fetches the newest messages now. */
  refresh(): void
  loadOlder(): void
  /** Sends a text; false where it may not be sent, so that the field keeps it. */
  send(text: string): boolean
  /** Retries a message that failed to send, unless the newest messages have it: then only its answer was lost. */
  retry(event: { readonly localId: string }): void
  /** Sets where the texts of messages are kept that no list shows; nowhere by default. */
  keepTexts(texts: TextStore): void
}

/** Keeps texts beyond the chat, and beyond its page. */
interface TextStore {
  /** Keeps a text that is sent. `after` is the id of the last message before it. */
  onSending(text: string, after: string | undefined): KeptText
  /** A message failed to send after the chat was closed. */
  onLost(text: string): void
}

const NO_STORE: TextStore = { onSending: () => ({ onStart() {}, onEnd() {} }), onLost() {} }

const idsOf = (messages: ChatPage['messages']) => new Set(messages.map(({ id }) => id))

const CLOSED = {
  session: CLOSED_CHAT,
  failure: undefined,
  failedAt: undefined,
  problem: undefined,
  newsAt: undefined,
  isLoading: true,
  isRefreshing: false,
  hasOlder: false,
  older: 'idle',
} as const satisfies Partial<Chat>

/** `now` returns the time in epoch ms. */
export function createChat(transport: ChatTransport, now: () => number): ChatKeeper {
  const listeners = new Set<() => void>()
  let chat: Chat = { ...CLOSED, ownId: transport.userId }
  let older: string | undefined
  let openings = 0
  let abort = new AbortController()
  let leave = () => {}
  let store = NO_STORE
  /**
   * The messages that failed, each with the ids that were known then, until a page has one of those (of those known now,
   * in a chat that was empty): a page of only newer ones may leave it out.
   */
  const failed = new Map<string, ReadonlySet<string>>()

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
    // The previous failure stays until this attempt has ended.
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
      leave = transport.subscribe({ onNews: news.add, onFailure })
    } catch (failure) {
      if (!signal.aborted) set({ isLoading: false, failure })
    }
  }

  function receive({ messages, people, status, ownId = chat.ownId }: ChatPage) {
    const shown = idsOf(chat.session.messages)
    for (const [localId, known] of failed)
      if (messages.some(({ id }) => (known.size > 0 ? known : shown).has(id))) failed.delete(localId)
    dispatch(
      { type: 'received', conversationId: key(), news: { messages, people, status } },
      { ownId, newsAt: now(), failedAt: undefined, problem: undefined },
    )
  }

  function onFailure(problem: unknown) {
    if (!abort.signal.aborted) set({ problem, failedAt: now() })
  }

  const openNews = () =>
    createNews(transport, {
      signal: abort.signal,
      known: () => chat.session.messages,
      receive,
      onFailure,
    })
  let news = openNews()

  /** Fetches and receives the newest messages. */
  async function update() {
    const { signal } = abort
    try {
      await news.add(await transport.list({ signal }))
    } catch (problem) {
      if (!signal.aborted) onFailure(problem)
    }
  }

  const outgoing = (localId: string) => chat.session.outgoing.find((one) => one.localId === localId)

  /**
   * Asks whether a message was stored though its call failed: then the newest messages show it. Rejects where they
   * cannot be fetched, so that Retry sends nothing twice: its text can be sent as a new message. Its chat may be closed
   * before they come; opened again it has lost its messages, and the answer is no: sent twice is better than lost.
   */
  function askStored(localId: string) {
    const { signal } = abort
    const opening = key()
    return async () => {
      // News since the failure were compared with it: nothing waits for a slow or failing list.
      if (!failed.has(localId)) return outgoing(localId)?.shownAs !== undefined
      // The signal of the chat would end this call with it.
      const page = await transport.list({ signal: new AbortController().signal })
      const isReceived = !signal.aborted && (await news.add(page))
      if (!isReceived && !signal.aborted) throw new Error('The newest messages are not known.')
      // A closed chat gets no news, and still compares its messages.
      if (!isReceived && key() === opening) receive(page)
      return outgoing(localId)?.shownAs !== undefined
    }
  }

  function onFailed(localId: string, text: string) {
    const message = outgoing(localId)
    // A closed chat renders no failure. A message that polling has returned was sent.
    const isLost = message ? abort.signal.aborted && message.shownAs === undefined : true
    dispatch({ type: 'failed', localId })
    failed.set(localId, idsOf(chat.session.messages))
    if (isLost) store.onLost(text)
  }
  const outbox = createOutbox(transport, {
    dispatch,
    keep(text) {
      const { messages } = chat.session
      return store.onSending(text, messages[messages.length - 1]?.id)
    },
    onFailed,
  })

  return {
    get: () => chat,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      openings += 1
      abort = new AbortController()
      news = openNews()
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
    async refresh() {
      const { signal } = abort
      if (chat.isRefreshing || chat.session.phase === 'connecting') return
      set({ isRefreshing: true })
      await update()
      if (!signal.aborted) set({ isRefreshing: false })
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
      outbox.add(text)
      return true
    },
    retry({ localId }) {
      const message = outgoing(localId)
      if (message?.delivery === 'failed' && canSendInto(chat.session, message.content))
        outbox.retry(localId, message.content, askStored(localId))
    },
    keepTexts(texts) {
      store = texts
    },
  }
}
