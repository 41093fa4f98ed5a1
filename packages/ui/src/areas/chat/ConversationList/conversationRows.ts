import { type Conversation, conversationDays, formatChatDay } from '@fleetgis/domain/chat'

/** A row of the list: the header of a day, or one of its conversations. */
export type ConversationRow =
  | {
      readonly kind: 'day'
      readonly key: string
      /** A timestamp of the day; empty for conversations without a valid one. */
      readonly stamp: string
      readonly isOpen: boolean
      readonly count: number
    }
  | { readonly kind: 'conversation'; readonly key: string; readonly conversation: Conversation }

/** Conversations grouped by the day of their last use, newest first; folded days have no rows. Source: CHAT-05. */
export function conversationRows(
  conversations: readonly Conversation[],
  folded: ReadonlySet<string>,
): readonly ConversationRow[] {
  return conversationDays(conversations).flatMap(({ stamp, conversations: ofDay }): ConversationRow[] => {
    const key = `day ${formatChatDay(stamp)}`
    const isOpen = !folded.has(key)
    const rows = ofDay.map(
      (conversation) => ({ kind: 'conversation', key: `chat ${conversation.id}`, conversation }) as const,
    )
    return [{ kind: 'day', key, stamp, isOpen, count: ofDay.length }, ...(isOpen ? rows : [])]
  })
}
