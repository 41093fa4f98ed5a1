import { type ChatEvent, type ChatSession, CLOSED_CHAT, chatReducer } from '@fleetgis/domain/chat'

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
  /** A poll is under way. */
  readonly isPolling: boolean
  readonly hasOlder: boolean
  readonly older: 'idle' | 'loading' | 'failed'
}

const CLOSED = {
  session: CLOSED_CHAT,
  failure: undefined,
  failedAt: undefined,
  problem: undefined,
  newsAt: undefined,
  isLoading: true,
  isRefreshing: false,
  isPolling: false,
  hasOlder: false,
  older: 'idle',
} as const satisfies Partial<Chat>

/** Keeps the state of a chat, and notifies its listeners of each change. */
export function createChatState(ownId: string) {
  const listeners = new Set<() => void>()
  let chat: Chat = { ...CLOSED, ownId }

  function set(change: Partial<Chat>) {
    const next = { ...chat, ...change }
    if (Object.keys(change).every((key) => chat[key as keyof Chat] === next[key as keyof Chat])) return
    chat = next
    for (const listener of listeners) listener()
  }

  return {
    /** The current state; the same object until it changes. */
    get: () => chat,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    set,
    /** Applies an event of the chat, and what changes with it, in one update. */
    dispatch(event: ChatEvent, change: Partial<Chat> = {}) {
      set({ ...change, session: chatReducer(chat.session, event) })
    },
    /** Starts again, as before the first page. */
    open(key: string) {
      set({ ...CLOSED, session: chatReducer(chat.session, { type: 'opened', key }) })
    },
  }
}

export type ChatState = ReturnType<typeof createChatState>
