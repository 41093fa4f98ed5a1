import { conversations } from '@fleetgis/api/chat'
import { CHAT_PAGE_SIZE, type Conversation } from '@fleetgis/domain/chat'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useRemoteList } from '../../../remote/lists/useRemoteList.ts'

/** The page size of the staff chats (CHAT-34, CF-34). */
const SIZE = CHAT_PAGE_SIZE.operator

/** A user's conversations, page after page, refetched on mount and on focus. */
export function useConversations({ appId, userId }: { readonly appId: string; readonly userId: string }) {
  const { client } = useFleet()
  const query = useInfiniteQuery({
    queryKey: [conversations.id, { appId, userId }, 'pages'],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      client.call(conversations, { appId, userId, page, size: SIZE }, { signal }),
    // Unreadable rows are dropped from their page: a page is the last one if it has at most half of its rows.
    getNextPageParam: (rows, _pages, page) => (rows.length > SIZE / 2 ? page + 1 : undefined),
    refetchOnWindowFocus: 'always',
  })
  return useRemoteList(query, { rowsOf, keyOf })
}

const rowsOf = (rows: readonly Conversation[]) => rows
const keyOf = ({ id }: Conversation) => id
