import { readStamp, stampParts } from '../format/stamp.ts'
import { completeWords, type StampWords } from '../format/words.ts'
import type { Conversation } from './conversation.ts'

const DAY_MS = 86_400_000

/** A message as a list shows it. Source: CHAT-16. */
export type Labelled<Message> = Message & {
  /** Its day differs from that of the message before; true for the first. */
  readonly showDateLabel: boolean
}

/** Marks the messages at which a day begins, in the order given. A stamp that cannot be read begins none. Source: CHAT-12, CHAT-16. */
export function withDateLabels<Message extends { readonly sentAt: string }>(
  messages: readonly Message[],
): readonly Labelled<Message>[] {
  let shown: number | undefined
  return messages.map((message) => {
    const day = dayOf(message.sentAt)
    const showDateLabel = day !== undefined && day !== shown
    shown = day ?? shown
    return { ...message, showDateLabel }
  })
}

/**
 * Whether a day begins with the message at an index: as `withDateLabels` marks it, for a list of which only a part is
 * shown. Source: CHAT-12, CHAT-16.
 */
export function beginsDay(messages: readonly { readonly sentAt: string }[], index: number): boolean {
  const dayAt = (at: number) => messages[at] && dayOf(messages[at].sentAt)
  const day = dayAt(index)
  if (day === undefined) return false
  for (let before = index - 1; before >= 0; before -= 1) {
    const shown = dayAt(before)
    if (shown !== undefined) return shown !== day
  }
  return true
}

/** The conversations of one day. */
export interface ConversationDay {
  /** A stamp of that day, for its header; empty for conversations without a stamp that can be read. */
  readonly stamp: string
  /** Newest first. */
  readonly conversations: readonly Conversation[]
}

/** Conversations by day, newest day first, newest first in each; those without a stamp come last. Source: CHAT-05. */
export function conversationDays(conversations: readonly Conversation[]): readonly ConversationDay[] {
  const dated = conversations
    .flatMap((conversation) => {
      const at = readStamp(conversation.sentAt)
      return at === undefined ? [] : [{ at, conversation }]
    })
    .sort((a, b) => b.at - a.at)
  const days: { stamp: string; conversations: Conversation[] }[] = []
  let shown: number | undefined
  for (const { conversation } of dated) {
    const day = dayOf(conversation.sentAt)
    if (day !== shown) days.push({ stamp: conversation.sentAt, conversations: [] })
    days.at(-1)?.conversations.push(conversation)
    shown = day
  }
  const undated = conversations.filter(({ sentAt }) => readStamp(sentAt) === undefined)
  return undated.length > 0 ? [...days, { stamp: '', conversations: undated }] : days
}

/** The time of a stamp as `h:mm a`: `3:30 PM`. Unreadable: empty text. Source: CHAT-06, CHAT-38. */
export function formatChatTime(stamp: string | null | undefined, words?: StampWords): string {
  const parts = stampParts(stamp)
  if (!parts) return ''
  const { am, pm } = completeWords(words)
  return `${parts.hour % 12 || 12}:${String(parts.minute).padStart(2, '0')} ${parts.hour < 12 ? am : pm}`
}

/** The day of a stamp as `dd MMM yyyy`, for headers and separators: `03 Jan 2024`. Unreadable: empty text. Source: CHAT-38. */
export function formatChatDay(stamp: string | null | undefined, words?: StampWords): string {
  const parts = stampParts(stamp)
  if (!parts) return ''
  const month = completeWords(words).months[parts.month - 1]
  return `${String(parts.day).padStart(2, '0')} ${month} ${String(parts.year).padStart(4, '0')}`
}

/** Days since 1970-01-01 on the fleet's clock. */
function dayOf(stamp: string): number | undefined {
  const at = readStamp(stamp)
  return at === undefined ? undefined : Math.floor(at / DAY_MS)
}
