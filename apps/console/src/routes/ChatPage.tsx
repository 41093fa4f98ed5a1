import { ChatInbox } from '@fleetgis/ui/ChatInbox'
import type { PageProps } from '../pageProps.ts'
import { chat } from '../routes.ts'
import { useChatSettings } from '../useChatSettings.ts'
import { useOpenConversation } from '../useOpenConversation.ts'

/** `/chat` (ROUTE-15, CHAT-04): the chat of the address' booking, or the conversation that was opened from the list. */
export default function ChatPage({ parameters }: PageProps<typeof chat>) {
  const { bookingkey, conversation } = parameters
  const inbox = useOpenConversation({
    // A booking's chat is open too: another one replaces it.
    conversation: conversation || bookingkey,
    write: (next) => chat.write({ ...parameters, bookingkey: undefined, conversation: next }),
  })
  return (
    <ChatInbox
      {...useChatSettings(parameters)}
      {...inbox}
      open={bookingkey && !conversation ? { bookingKey: bookingkey } : inbox.open}
    />
  )
}
