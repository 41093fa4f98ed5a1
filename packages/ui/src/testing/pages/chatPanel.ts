import { findIn, type PageOptions, type View } from './View.ts'

/** `ChatPanel` and `ChatPanelView`: one conversation. */
export function chatPanel<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    messages: () => byRole('log', t('chat.messages')),
    /** The text field; only while the chat is open. */
    message: () => byRole('textbox', t('chat.message')),
    send: () => byRole('button', t('chat.send')),
    back: () => byRole('button', t('chat.back')),
    /** Only for a message that was not sent, or a chat that failed to load. */
    retry: () => byRole('button', t('common.retry')),
    toNewest: () => byRole('button', t('chat.toNewest')),
    /** The same button while there are new messages below. */
    newMessages: (count: number) => byRole('button', t('chat.newMessages', { count })),
  }
}
