import { CHAT_PAGE_SIZE, withOwnMessages } from '@fleetgis/domain/chat'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callPagesUntilShort } from '../core/callPages.ts'
import type { FleetClient } from '../core/client.ts'
import { ofClient } from '../core/ofClient.ts'
import { withQueryFn } from '../core/withQueryFn.ts'
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

/**
 * A user's conversations, page after page, in the page size of staff (CHAT-34, CF-34). Poll them with `refetchInterval`.
 * CF-185.
 */
export const conversationsQuery = (
  client: FleetClient,
  input: {
    /** The app id of the page. */
    appId: string
    userId: string
  },
) =>
  withQueryFn(
    infiniteQueryOptions({
      ...callPagesUntilShort(client, conversations, input, CHAT_PAGE_SIZE.operator),
      refetchOnWindowFocus: 'always',
    }),
  )
