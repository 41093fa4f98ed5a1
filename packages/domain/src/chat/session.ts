import type { ChatMessage, ChatNews, ChatPerson } from './conversation.ts'
import { isChatOpen } from './conversation.ts'
import { canSend } from './draft.ts'
import { mergeMessages } from './mergeMessages.ts'

/**
 * A message of this user that polling has not returned. `failed` stays, with Retry, until it is sent; `sent` waits for
 * polling, `stale` was missing from one poll, `unseen` from two: polling may return it without marking it as own.
 * Source: CF-121.
 */
export interface Outgoing {
  readonly localId: string
  readonly content: string
  readonly delivery: 'sending' | 'failed' | 'sent' | 'stale' | 'unseen'
  /** The id of the polled message for it while its call is in flight, so that it is not shown twice. */
  readonly shownAs?: string
}

/** One chat on the screen, from opening to closing. */
export interface ChatSession {
  readonly phase: 'closed' | 'connecting' | 'open'
  /** The opened booking key or conversation; empty while closed. */
  readonly key: string
  readonly conversationId: string
  readonly messages: readonly ChatMessage[]
  readonly people: readonly ChatPerson[]
  readonly outgoing: readonly Outgoing[]
  readonly status: number | undefined
}

export type ChatEvent =
  /** A chat is opened. */
  | { readonly type: 'opened'; readonly key: string }
  /** The conversation is created or fetched, and the other party added. */
  | { readonly type: 'connected'; readonly key: string; readonly conversationId: string }
  /** A poll, or any page of the newest messages: merged into the known ones. */
  | { readonly type: 'received'; readonly conversationId: string; readonly news: ChatNews }
  /** A page of earlier messages, fetched by scrolling up. */
  | { readonly type: 'older'; readonly conversationId: string; readonly messages: readonly ChatMessage[] }
  /** A message is sent or retried; one `localId` is one message. */
  | { readonly type: 'sending'; readonly localId: string; readonly content: string }
  | { readonly type: 'sent' | 'failed'; readonly localId: string }

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
 * The chat after an event. Opening clears the previous conversation; events of another chat, or before a chat is
 * opened, change nothing. Source: CHAT-20..23.
 */
export function chatReducer(session: ChatSession, event: ChatEvent): ChatSession {
  switch (event.type) {
    case 'opened':
      return { ...CLOSED_CHAT, phase: 'connecting', key: event.key }
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
        // A message that polling has returned was sent, whatever its call's outcome.
        outgoing: session.outgoing.flatMap((message) => {
          if (message.localId !== event.localId) return [message]
          return message.shownAs === undefined ? [{ ...message, delivery: event.type }] : []
        }),
      }
  }
}

/**
 * The outgoing messages below the list that polling has not returned, each once. One that was missing from two polls is
 * omitted: it is in the list, or comes with the next poll. Source: CF-121.
 */
export function shownOutgoing({ outgoing }: Pick<ChatSession, 'outgoing'>): readonly Outgoing[] {
  return outgoing.filter(({ shownAs, delivery }) => shownAs === undefined && delivery !== 'unseen')
}

/** Whether the text field is shown. Source: CHAT-09. */
export function showsChatInput(session: ChatSession): boolean {
  return session.phase === 'open' && isChatOpen(session.status)
}

/** Whether a text can be sent into a chat now. Source: VAL-29. */
export function canSendInto(session: ChatSession, text: string): boolean {
  return showsChatInput(session) && canSend(text)
}

function receive(session: ChatSession, news: ChatNews): ChatSession {
  const messages = mergeMessages(session.messages, news.messages)
  const outgoing = stillOutgoing(session, news.messages)
  const people = news.people.length > 0 || session.people.length === 0 ? news.people : session.people
  return { ...session, messages, people, outgoing, status: news.status }
}

/** The order in which outgoing messages with the same text are matched: the most certain first. */
const CERTAINTY: Record<Outgoing['delivery'], number> = {
  unseen: 0,
  stale: 0,
  sent: 0,
  sending: 1,
  failed: 2,
}

/** The next delivery state of an outgoing message that is missing from a poll. */
const AFTER_A_MISS = {
  sending: 'sending',
  failed: 'failed',
  sent: 'stale',
  stale: 'unseen',
  unseen: 'unseen',
} as const satisfies Record<Outgoing['delivery'], Outgoing['delivery']>

/**
 * The outgoing messages that polling has not returned. A new own message matches an outgoing one with the same text,
 * even if the call's answer was lost. A poll may start before a message arrives, so a sent one may be missing once.
 */
function stillOutgoing(session: ChatSession, news: readonly ChatMessage[]): readonly Outgoing[] {
  if (session.outgoing.length === 0) return session.outgoing
  const known = new Set(session.messages.map(({ id }) => id))
  const own = news.filter(({ id, isMe }) => isMe && !known.has(id))
  // Overlapping pages return a message twice; it counts once.
  const fresh = [...new Map(own.map((message) => [message.id, message])).values()]
  const shown = new Map<string, string>()
  const bySurety = [...session.outgoing].sort((a, b) => CERTAINTY[a.delivery] - CERTAINTY[b.delivery])
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
