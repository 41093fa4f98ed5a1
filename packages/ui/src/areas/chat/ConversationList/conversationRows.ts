import { type Conversation, conversationDays, formatChatDay } from '@fleetgis/domain/chat'

/** A row of the list: the header of a day, or a conversation of it. */
export type ConversationRow =
  | {
      readonly kind: 'day'
      readonly key: string
      /** A stamp of the day; empty for conversations without one that can be read. */
      readonly stamp: string
      readonly isOpen: boolean
      readonly count: number
    }
  | { readonly kind: 'conversation'; readonly key: string; readonly conversation: Conversation }

/** Conversations under the days that they were last used on, newest first; those of folded days are left out. Source: CHAT-05. */
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
