import { withOwnMessages } from '@fleetgis/domain/chat'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../core/callQuery.ts'
import type { FleetClient } from '../core/client.ts'
import { withQueryFn } from '../core/withQueryFn.ts'
import { chatUser, messages } from './endpoints.ts'

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
  return withQueryFn(
    queryOptions({
      queryKey: [messages.id, input],
      queryFn: async ({ signal }) =>
        withOwnMessages(await client.call(messages, { ...asked, page: 1 }, { signal }), userId),
    }),
  )
}

/** The user of an id. */
export const chatUserQuery = (client: FleetClient, id: string) =>
  callQuery(client, chatUser, { id }, { staleTime: Number.POSITIVE_INFINITY })
