import { pollEvery } from '@fleetgis/api'
import { conversations } from '@fleetgis/api/chat'
import { CHAT_PAGE_SIZE, type Conversation } from '@fleetgis/domain/chat'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useFleet } from '../../../provider/FleetContext.ts'
import { isNotOffered, refusalWords } from '../../../remote/failures/isNotOffered.ts'
import { useRemoteList } from '../../../remote/lists/useRemoteList.ts'

/** The page size of the staff chats (CHAT-34, CF-34). */
const SIZE = CHAT_PAGE_SIZE.operator

interface ConversationsOptions {
  readonly appId: string
  readonly userId: string
  /** Milliseconds between two refetches; without it only mount and focus refetch. */
  readonly interval?: number | undefined
}

/** A user's conversations, page after page, refetched on mount, on focus and at an interval. */
export function useConversations({ appId, userId, interval }: ConversationsOptions) {
  const { client } = useFleet()
  const pages = infiniteQueryOptions({
    queryKey: [conversations.id, { appId, userId }, 'pages'],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      client.call(conversations, { appId, userId, page, size: SIZE }, { signal }),
    // Unreadable rows are dropped from their page: a page is the last one if it has at most half of its rows.
    getNextPageParam: (rows, _pages, page) => (rows.length > SIZE / 2 ? page + 1 : undefined),
    refetchOnWindowFocus: 'always',
  })
  const query = useInfiniteQuery({
    ...pages,
    refetchInterval: (state) =>
      isNotOffered(state.state.error) ? false : pollEvery(interval).refetchInterval(state),
  })
  return {
    ...useRemoteList(query, { rowsOf, keyOf }),
    isNotOffered: isNotOffered(query.error),
    /** What the server says where it does not offer the call. */
    refusal: refusalWords(query.error),
  }
}

const rowsOf = (rows: readonly Conversation[]) => rows
const keyOf = ({ id }: Conversation) => id
