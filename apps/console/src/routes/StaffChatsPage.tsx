import { ChatInbox } from '@fleetgis/ui/ChatInbox'
import { styled } from 'styled-components'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { staffChats } from '../routes.ts'
import { useChatSettings } from '../useChatSettings.ts'
import { useOpenConversation } from '../useOpenConversation.ts'

/** `/home/chats` (CF-185). */
export default function StaffChatsPage({ parameters }: PageProps<typeof staffChats>) {
  const { session } = useConsole()
  const inbox = useOpenConversation({
    conversation: parameters.conversation,
    write: (conversation) => staffChats.write({ ...parameters, conversation }),
  })
  return (
    <Place>
      <ChatInbox {...useChatSettings({ userid: session.user?.id ?? '' })} {...inbox} notifiesNew />
    </Place>
  )
}

/** The window without what is above, so that the page itself does not scroll. */
const Place = styled.div`
  min-height: 420px;
  height: calc(100vh - 200px);
  height: calc(100dvh - 200px);
`
