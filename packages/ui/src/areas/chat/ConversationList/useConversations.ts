import { conversations } from '@fleetgis/api/chat'
import { CHAT_PAGE_SIZE, type Conversation } from '@fleetgis/domain/chat'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useRemoteList } from '../../../remote/useRemoteList.ts'

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
  return useRemoteList(query, { rowsOf, keyOf })
}

const rowsOf = (rows: readonly Conversation[]) => rows
const keyOf = ({ id }: Conversation) => id
