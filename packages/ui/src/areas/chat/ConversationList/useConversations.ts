import { conversations } from '@fleetgis/api/chat'
import { CHAT_PAGE_SIZE } from '@fleetgis/domain/chat'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useFailure } from '../../../remote/useFailure.ts'

/** As many as the chats of staff ask for (CHAT-34, CF-34). */
const SIZE = CHAT_PAGE_SIZE.operator

/** A person's conversations, page after page. They are asked for anew whenever the list is shown or seen again. */
export function useConversations({ appId, userId }: { readonly appId: string; readonly userId: string }) {
  const { client } = useFleet()
  const query = useInfiniteQuery({
    queryKey: [conversations.id, { appId, userId }, 'pages'],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      client.call(conversations, { appId, userId, page, size: SIZE }, { signal }),
    // A row that cannot be read is left out of its page: half a page is short enough to be the last.
    getNextPageParam: (rows, _pages, page) => (rows.length > SIZE / 2 ? page + 1 : undefined),
    refetchOnWindowFocus: 'always',
  })
  const { data } = query
  const rows = useMemo(() => data?.pages.flat() ?? [], [data])
  return {
    conversations: rows,
    isAsking: query.isFetching,
    error: useFailure(query),
    hasData: data !== undefined,
    updatedAt: query.dataUpdatedAt || undefined,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    hasFailedMore: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
    // One that is under way already is not asked for twice.
    reload: () => void query.refetch({ cancelRefetch: false }),
  }
}
