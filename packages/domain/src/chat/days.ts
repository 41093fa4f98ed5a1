import { DAY_MS } from '../format/civil.ts'
import { readStamp, stampParts } from '../format/stamp.ts'
import { completeWords, type StampWords } from '../format/words.ts'
import type { Conversation } from './conversation.ts'

/**
 * Whether a day starts with the message at an index, for a list that renders only a part. An unreadable stamp starts no
 * day. Source: CHAT-16.
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
  /** A stamp of the day, for its header; empty for conversations without a readable stamp. */
  readonly stamp: string
  /** Newest first. */
  readonly conversations: readonly Conversation[]
}

/**
 * Conversations grouped by day, newest day first, newest first in each; those without a stamp are last. Source:
 * CHAT-05.
 */
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
    days[days.length - 1]?.conversations.push(conversation)
    shown = day
  }
  const undated = conversations.filter(({ sentAt }) => readStamp(sentAt) === undefined)
  return undated.length > 0 ? [...days, { stamp: '', conversations: undated }] : days
}

/** The time of a stamp as `h:mm a`: `3:30 PM`; empty if unreadable. Source: CHAT-06. */
export function formatChatTime(stamp: string | null | undefined, words?: StampWords): string {
  const parts = stampParts(stamp)
  if (!parts) return ''
  const clock = `${parts.hour % 12 || 12}:${String(parts.minute).padStart(2, '0')}`
  return completeWords(words).time(clock, parts.hour)
}

/**
 * The day of a stamp as `dd MMM yyyy`, for headers and separators: `03 Jan 2024`; empty if unreadable. Source: CHAT-38.
 */
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
