import type { ChatMessage, ChatNews, ChatPerson } from './conversation.ts'
import { isChatOpen } from './conversation.ts'
import { canSend } from './draft.ts'

/**
 * A message that this person wrote and the server does not show yet. `failed` stays, with Retry, until it went out;
 * `sent` waits to be seen in the news, `stale` has missed them once. Source: ERR-29, CF-121.
 */
export interface Outgoing {
  readonly localId: string
  readonly content: string
  readonly delivery: 'sending' | 'failed' | 'sent' | 'stale'
}

/** One chat on the screen, from opening to closing. */
export interface ChatSession {
  readonly phase: 'closed' | 'connecting' | 'open'
  /** What was opened: a booking key or a conversation; empty while closed. */
  readonly key: string
  readonly conversationId: string
  readonly messages: readonly ChatMessage[]
  readonly people: readonly ChatPerson[]
  readonly outgoing: readonly Outgoing[]
  readonly status: number | undefined
}

export type ChatEvent =
  /** Somebody opens a chat. */
  | { readonly type: 'opened'; readonly key: string }
  /** The conversation was made or fetched, and the other party added. */
  | { readonly type: 'connected'; readonly key: string; readonly conversationId: string }
  | { readonly type: 'received'; readonly conversationId: string; readonly news: ChatNews }
  /** Sent for the first time or once more; under one `localId` it is one message. */
  | { readonly type: 'sending'; readonly localId: string; readonly content: string }
  | { readonly type: 'sent' | 'failed'; readonly localId: string }
  | { readonly type: 'closed' }

export const CLOSED_CHAT: ChatSession = {
  phase: 'closed',
  key: '',
  conversationId: '',
  messages: [],
  people: [],
  outgoing: [],
  status: undefined,
}

/**
 * A chat after an event. Opening clears what an earlier conversation left; answers that belong to another chat, or
 * come after closing, change nothing. Source: CHAT-20..23, ERR-29, CF-121.
 */
export function chatReducer(session: ChatSession, event: ChatEvent): ChatSession {
  switch (event.type) {
    case 'opened':
      return { ...CLOSED_CHAT, phase: 'connecting', key: event.key }
    case 'closed':
      return CLOSED_CHAT
    case 'connected':
      if (session.phase !== 'connecting' || session.key !== event.key) return session
      return { ...session, phase: 'open', conversationId: event.conversationId }
    case 'received':
      if (session.phase !== 'open' || session.conversationId !== event.conversationId) return session
      return { ...session, ...event.news, outgoing: stillOutgoing(session.outgoing, event.news.messages) }
    case 'sending': {
      if (!canSendInto(session, event.content)) return session
      const message: Outgoing = { localId: event.localId, content: event.content, delivery: 'sending' }
      const others = session.outgoing.filter(({ localId }) => localId !== event.localId)
      return { ...session, outgoing: [...others, message] }
    }
    default:
      return {
        ...session,
        outgoing: session.outgoing.map((message) =>
          message.localId === event.localId ? { ...message, delivery: event.type } : message,
        ),
      }
  }
}

/** Whether a chat asks for news every `CHAT_POLL_MS`: from the connection until it is closed. Source: CHAT-22, CHAT-24. */
export function chatPolls(session: ChatSession): boolean {
  return session.phase === 'open'
}

/** Whether the text field shows. Source: CHAT-09. */
export function showsChatInput(session: ChatSession): boolean {
  return session.phase === 'open' && isChatOpen(session.status)
}

/** Whether a text may be sent into a chat now. Source: CHAT-09, VAL-29, VAL-30. */
export function canSendInto(session: ChatSession, text: string): boolean {
  return showsChatInput(session) && canSend(text)
}

/** News may have been asked for before a message arrived, so one that was sent may miss them once. */
function stillOutgoing(outgoing: readonly Outgoing[], messages: readonly ChatMessage[]): readonly Outgoing[] {
  const seen = new Set(messages.filter(({ isMe }) => isMe).map(({ content }) => content))
  return outgoing.flatMap((message): readonly Outgoing[] => {
    if (message.delivery === 'stale' || (message.delivery === 'sent' && seen.has(message.content))) return []
    return [message.delivery === 'sent' ? { ...message, delivery: 'stale' } : message]
  })
}
