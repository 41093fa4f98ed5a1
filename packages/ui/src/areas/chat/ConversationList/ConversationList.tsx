import { useText } from '../../../provider/FleetContext.ts'
import { ageText } from '../../../remote/ageText.ts'
import { explainFailure } from '../../../remote/explainFailure.ts'
import { useMinutesSince } from '../../../remote/useMinutesSince.ts'
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
  const t = useText()
  const list = useConversations({ appId, userId })
  const minutes = useMinutesSince(list.updatedAt)
  const { error, hasData, hasFailedMore, isAsking } = list
  const isStale = error !== undefined && hasData && !hasFailedMore
  return (
    <ConversationListView
      {...view}
      conversations={list.conversations}
      isLoading={isAsking && !hasData}
      isAsking={isAsking && !list.isLoadingMore}
      failure={error !== undefined && !hasData ? explainFailure(error, t) : undefined}
      onReload={list.reload}
      staleness={isStale ? t('conversationList.stale', { age: ageText(minutes ?? 0, t) }) : undefined}
      hasMore={list.hasMore}
      isLoadingMore={list.isLoadingMore}
      hasFailedMore={hasFailedMore}
      onLoadMore={list.loadMore}
    />
  )
}
