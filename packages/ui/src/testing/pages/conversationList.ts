import { findIn, type PageOptions, type View } from './View.ts'

/** `ConversationList` and `ConversationListView`: a person's conversations. */
export function conversationList<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    title: () => byRole('heading', t('chat.title')),
    list: () => byRole('list', t('conversationList.label')),
    /** The header that collapses a day: `03 Jan 2024`. */
    day: (date: string) => byRole('button', date),
    retry: () => byRole('button', t('common.retry')),
  }
}
