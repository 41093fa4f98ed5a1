import { findIn, type PageOptions, type View } from './View.ts'

/** `ConversationList` and `ConversationListView`: a person's conversations. */
export function conversationList<Part>(view: View<Part>, options?: PageOptions) {
  const { byRole, button, heading, list } = findIn(view, options)
  return {
    title: heading('chat.title'),
    list: list('conversationList.label'),
    /** The header that collapses a day: `03 Jan 2024`. */
    day: (date: string) => byRole('button', date),
    retry: button('common.retry'),
  }
}
