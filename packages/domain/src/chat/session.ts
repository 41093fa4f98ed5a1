import type { ChatMessage, ChatNews, ChatPerson } from './conversation.ts'
import { isChatOpen } from './conversation.ts'
import { canSend } from './draft.ts'
import { mergeMessages } from './mergeMessages.ts'

/**
 * A message that this person wrote and the server does not show yet. `failed` stays, with Retry, until it went out;
 * `sent` waits to be seen in the news, `stale` has missed them once, `unseen` twice: the news may show it, but not as
 * one's own. Source: ERR-29, CF-121.
 */
export interface Outgoing {
  readonly localId: string
  readonly content: string
  readonly delivery: 'sending' | 'failed' | 'sent' | 'stale' | 'unseen'
  /** The id of the message that the news already show for it, while it is still being sent: it is not shown twice. */
  readonly shownAs?: string
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
  /** News, or any page of the newest messages: merged with what is known. */
  | { readonly type: 'received'; readonly conversationId: string; readonly news: ChatNews }
  /** A page of earlier messages, which somebody scrolled up for. */
  | { readonly type: 'older'; readonly conversationId: string; readonly messages: readonly ChatMessage[] }
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
      return receive(session, event.news)
    case 'older':
      if (session.phase !== 'open' || session.conversationId !== event.conversationId) return session
      return { ...session, messages: mergeMessages(session.messages, event.messages, 'older') }
    case 'sending': {
      if (!canSendInto(session, event.content)) return session
      const message: Outgoing = { localId: event.localId, content: event.content, delivery: 'sending' }
      const others = session.outgoing.filter(({ localId }) => localId !== event.localId)
      return { ...session, outgoing: [...others, message] }
    }
    default:
      return {
        ...session,
        // What the news already show has gone out, whatever became of the answer.
        outgoing: session.outgoing.flatMap((message) => {
          if (message.localId !== event.localId) return [message]
          return message.shownAs === undefined ? [{ ...message, delivery: event.type }] : []
        }),
      }
  }
}

/**
 * What stands below the messages: outgoing ones that the news do not show, each once. One that they missed twice is
 * among the messages, or comes with the next news. Source: CF-121.
 */
export function shownOutgoing({ outgoing }: Pick<ChatSession, 'outgoing'>): readonly Outgoing[] {
  return outgoing.filter(({ shownAs, delivery }) => shownAs === undefined && delivery !== 'unseen')
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

function receive(session: ChatSession, news: ChatNews): ChatSession {
  const messages = mergeMessages(session.messages, news.messages)
  const outgoing = stillOutgoing(session, news.messages)
  const people = news.people.length > 0 || session.people.length === 0 ? news.people : session.people
  return { ...session, messages, people, outgoing, status: news.status }
}

/** Which outgoing message an own one in the news stands for, where several have its words: the surest first. */
const CERTAINTY: Record<Outgoing['delivery'], number> = {
  unseen: 0,
  stale: 0,
  sent: 0,
  sending: 1,
  failed: 2,
}

/** What becomes of an outgoing message that the news do not show. */
const AFTER_A_MISS = {
  sending: 'sending',
  failed: 'failed',
  sent: 'stale',
  stale: 'unseen',
  unseen: 'unseen',
} as const satisfies Record<Outgoing['delivery'], Outgoing['delivery']>

/**
 * What the news do not show yet. An own message that nobody knew before stands for an outgoing one of the same words,
 * also for one whose answer was lost. News may have been asked for before a message arrived, so one that was sent may
 * miss them once.
 */
function stillOutgoing(session: ChatSession, news: readonly ChatMessage[]): readonly Outgoing[] {
  if (session.outgoing.length === 0) return session.outgoing
  const known = new Set(session.messages.map(({ id }) => id))
  const own = news.filter(({ id, isMe }) => isMe && !known.has(id))
  // Pages that overlap tell a message twice: it stands for one.
  const fresh = [...new Map(own.map((message) => [message.id, message])).values()]
  const shown = new Map<string, string>()
  const bySurety = session.outgoing.toSorted((a, b) => CERTAINTY[a.delivery] - CERTAINTY[b.delivery])
  for (const { localId, content, shownAs } of bySurety) {
    const found = shownAs === undefined ? fresh.findIndex((message) => message.content === content) : -1
    for (const { id } of found < 0 ? [] : fresh.splice(found, 1)) shown.set(localId, id)
  }
  return session.outgoing.flatMap((message): readonly Outgoing[] => {
    const shownAs = shown.get(message.localId)
    if (shownAs !== undefined) return message.delivery === 'sending' ? [{ ...message, shownAs }] : []
    const delivery = AFTER_A_MISS[message.delivery]
    return [delivery === message.delivery ? message : { ...message, delivery }]
  })
}
