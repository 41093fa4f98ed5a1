import { CHAT_PAGE_SIZE, withOwnMessages } from '@fleetgis/domain/chat'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../core/client.ts'
import { ofClient } from '../core/ofClient.ts'
import { conversations, messages } from './endpoints.ts'

/**
 * The last `size` messages of a conversation for the reader `userId` (CHAT-34). Poll it with `refetchInterval`
 * (CHAT-22); polling stops while the page is hidden.
 */
export function messagesQuery(
  client: FleetClient,
  input: {
    conversationId: string
    /** The app id of the page. */
    appId: string
    /** See `CHAT_PAGE_SIZE` in domain (CF-34). */
    size: number
    userId: string
  },
) {
  const { userId, ...asked } = input
  return ofClient(
    client,
    queryOptions({
      queryKey: [messages.id, input],
      queryFn: async ({ signal }) =>
        withOwnMessages(await client.call(messages, { ...asked, page: 1 }, { signal }), userId),
    }),
  )
}

/** The page size of the chats of staff (CHAT-34, CF-34). */
const SIZE = CHAT_PAGE_SIZE.operator

/** A user's conversations, page after page. Poll them with `refetchInterval`. CF-185. */
export const conversationsQuery = (
  client: FleetClient,
  input: {
    /** The app id of the page. */
    appId: string
    userId: string
  },
) =>
  ofClient(
    client,
    infiniteQueryOptions({
      queryKey: [conversations.id, input, 'pages'],
      initialPageParam: 1,
      queryFn: ({ pageParam: page, signal }) =>
        client.call(conversations, { ...input, page, size: SIZE }, { signal }),
      // Unreadable rows are dropped from their page: a page is the last one if it has at most half of its rows.
      getNextPageParam: (rows, _pages, page) => (rows.length > SIZE / 2 ? page + 1 : undefined),
      refetchOnWindowFocus: 'always',
    }),
  )
