import { withOwnMessages } from '@fleetgis/domain/chat'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../core/callQuery.ts'
import type { FleetClient } from '../core/client.ts'
import type { EndpointInput } from '../core/endpoint.ts'
import { withQueryFn } from '../core/withQueryFn.ts'
import {
  bookingConversation,
  bookingParties,
  chatUser,
  conversations,
  messages,
  participants,
} from './endpoints.ts'

/** The conversation of a booking, if it has one. */
export const bookingConversationQuery = (client: FleetClient, bookingKey: string) =>
  callQuery(client, bookingConversation, { bookingKey })

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

/** A page of a person's conversations. */
export const conversationsQuery = (client: FleetClient, input: EndpointInput<typeof conversations>) =>
  callQuery(client, conversations, input)

/** The participants of a conversation. */
export const participantsQuery = (client: FleetClient, conversationId: string) =>
  callQuery(client, participants, { conversationId })

/** Both sides of a booking. */
export const bookingPartiesQuery = (client: FleetClient, bookingKey: string) =>
  callQuery(client, bookingParties, { bookingKey })

/** The user of an id. */
export const chatUserQuery = (client: FleetClient, id: string) =>
  callQuery(client, chatUser, { id }, { staleTime: Number.POSITIVE_INFINITY })
