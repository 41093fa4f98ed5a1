import type { Conversation } from '@fleetgis/domain/chat'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { useLive } from '../../../remote/live/useLive.ts'
import { ConversationListView, type ConversationListViewProps } from './ConversationListView.tsx'
import { useConversations } from './useConversations.ts'

export interface ConversationListProps
  extends Pick<ConversationListViewProps, 'selectedId' | 'onOpen' | 'imageHosts'>,
    RootProps {
  /** The app id of the page. */
  appId: string
  /** The user whose conversations are listed. */
  userId: string
}

/** A user's conversations, the newest first, each with its last message. It fills its container. */
export const ConversationList = inBoundary('ConversationList', ConnectedList)

function ConnectedList({ appId, userId, ...view }: ConversationListProps) {
  const list = useConversations({ appId, userId })
  return (
    <ConversationListView
      {...list}
      {...view}
      conversations={list.data ?? NONE}
      isLoading={list.isFetching && list.data === undefined}
      isFetching={list.isFetching && !list.isLoadingMore}
      onReload={list.retry}
      live={useLive(list)}
    />
  )
}

const NONE: readonly Conversation[] = []
