import type { ChatPage, ChatTransport } from './ChatTransport.ts'
import { type Chat, createChatState } from './createChatState.ts'
import { createNews } from './createNews.ts'
import { createOutbox, type TextStore } from './createOutbox.ts'

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

/** `now` returns the time in epoch ms. */
export function createChat(transport: ChatTransport, now: () => number): ChatKeeper {
  const state = createChatState(transport.userId)
  let openings = 0
  let opening = open()
  /** The cursor of the page before the oldest message. */
  let older: string | undefined
  const outbox = createOutbox(transport, { state, opening: () => opening, receive })

  /** What ends when the chat is closed: its calls, its subscription, and the gap that is being closed. */
  function open() {
    const abort = new AbortController()
    const { signal } = abort
    function onFailure(problem: unknown) {
      if (!signal.aborted) state.set({ problem, failedAt: now() })
    }
    const known = () => state.get().session.messages
    const { add: addNews } = createNews(transport, { signal, known, receive, onFailure })
    return { key: String(openings), abort, signal, addNews, onFailure }
  }

  function receive({ messages, people, status, ownId = state.get().ownId }: ChatPage) {
    outbox.compare(messages)
    state.dispatch(
      { type: 'received', conversationId: opening.key, news: { messages, people, status } },
      { ownId, newsAt: now(), failedAt: undefined, problem: undefined },
    )
  }

  async function load() {
    const { key, signal, addNews, onFailure } = opening
    // The previous failure stays until this attempt has ended.
    state.set({ isLoading: true })
    try {
      const page = await transport.list({ signal })
      if (signal.aborted) return
      older = page.older
      state.dispatch({ type: 'connected', key, conversationId: key })
      receive(page)
      state.set({ isLoading: false, failure: undefined, hasOlder: older !== undefined })
      const onFetching = (isPolling: boolean) => {
        if (!signal.aborted) state.set({ isPolling })
      }
      const leave = transport.subscribe({ onNews: addNews, onFailure, onFetching })
      signal.addEventListener('abort', () => leave())
    } catch (failure) {
      if (!signal.aborted) state.set({ isLoading: false, failure })
    }
  }

  async function refresh() {
    const { signal, addNews, onFailure } = opening
    if (state.get().isRefreshing || state.get().session.phase === 'connecting') return
    state.set({ isRefreshing: true })
    try {
      await addNews(await transport.list({ signal }))
    } catch (problem) {
      onFailure(problem)
    }
    if (!signal.aborted) state.set({ isRefreshing: false })
  }

  async function loadOlder() {
    const { key, signal } = opening
    if (older === undefined || state.get().older === 'loading') return
    state.set({ older: 'loading' })
    try {
      const page = await transport.list({ older, signal })
      if (signal.aborted) return
      older = page.older
      state.dispatch(
        { type: 'older', conversationId: key, messages: page.messages },
        { older: 'idle', hasOlder: older !== undefined },
      )
    } catch {
      if (!signal.aborted) state.set({ older: 'failed' })
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    start() {
      openings += 1
      opening = open()
      older = undefined
      state.open(opening.key)
      void load()
      const { abort } = opening
      return () => abort.abort()
    },
    reload() {
      if (!state.get().isLoading && state.get().session.phase === 'connecting') void load()
    },
    refresh,
    loadOlder,
    send: outbox.add,
    retry: ({ localId }) => outbox.retry(localId),
    keepTexts: outbox.keepTexts,
  }
}
