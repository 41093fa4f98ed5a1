import { findIn, type PageOptions, type View } from './View.ts'

/** `ChatPanel` and `ChatPanelView`: one conversation. */
export function chatPanel<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button, textbox } = findIn(view, options)
  return {
    messages: () => byRole('log', t('chat.messages')),
    /** The text field; only while the chat is open. */
    message: textbox('chat.message'),
    send: button('chat.send'),
    /** Only on a narrow panel, while the text field is empty. */
    quickReply: (text: string) => byRole('button', text),
    back: button('chat.back'),
    /** Only for a message that was not sent, or a chat that failed to load. */
    retry: button('common.retry'),
    toNewest: button('chat.toNewest'),
    /** The same button while there are new messages below. */
    newMessages: (count: number) => byRole('button', t('chat.newMessages', { count })),
  }
}
