import type { Conversation } from '@fleetgis/domain/chat'
import { WidgetBoundary } from '../../../remote/WidgetBoundary.tsx'
import { ConversationListView, type ConversationListViewProps } from './ConversationListView.tsx'
import { useConversations } from './useConversations.ts'

export interface ConversationListProps
  extends Pick<ConversationListViewProps, 'selectedId' | 'onOpen' | 'imageHosts' | 'className'> {
  /** The app id of the page. */
  appId: string
  /** Whose conversations. */
  userId: string
}

/** A person's conversations, the newest first, each with what was said last. It fills the element it stands in. */
export function ConversationList(props: ConversationListProps) {
  return (
    <WidgetBoundary name="ConversationList">
      <ConnectedList {...props} />
    </WidgetBoundary>
  )
}

function ConnectedList({ appId, userId, ...view }: ConversationListProps) {
  const list = useConversations({ appId, userId })
  return (
    <ConversationListView
      {...view}
      conversations={list.data ?? NONE}
      isLoading={list.isFetching && list.data === undefined}
      isFetching={list.isFetching && !list.isLoadingMore}
      failure={list.failure}
      onReload={list.retry}
      staleness={list.staleness}
      hasMore={list.hasMore}
      isLoadingMore={list.isLoadingMore}
      hasFailedMore={list.hasFailedMore}
      onLoadMore={list.onLoadMore}
    />
  )
}

const NONE: readonly Conversation[] = []
