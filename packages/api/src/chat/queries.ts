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
export function bookingConversationQuery(client: FleetClient, bookingKey: string) {
  return withQueryFn(
    queryOptions({
      queryKey: [bookingConversation.id, bookingKey],
      queryFn: ({ signal }) => client.call(bookingConversation, { bookingKey }, { signal }),
    }),
  )
}

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
export function participantsQuery(client: FleetClient, conversationId: string) {
  return withQueryFn(
    queryOptions({
      queryKey: [participants.id, conversationId],
      queryFn: ({ signal }) => client.call(participants, { conversationId }, { signal }),
    }),
  )
}

/** Both sides of a booking. */
export function bookingPartiesQuery(client: FleetClient, bookingKey: string) {
  return withQueryFn(
    queryOptions({
      queryKey: [bookingParties.id, bookingKey],
      queryFn: ({ signal }) => client.call(bookingParties, { bookingKey }, { signal }),
    }),
  )
}

/** The user of an id. */
export function chatUserQuery(client: FleetClient, id: string) {
  return withQueryFn(
    queryOptions({
      queryKey: [chatUser.id, id],
      queryFn: ({ signal }) => client.call(chatUser, { id }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
}
