import { mutationOptions } from '@tanstack/react-query'
import type { FleetClient } from '../core/client.ts'
import type { EndpointInput } from '../core/endpoint.ts'
import { callMutation } from '../core/mutation.ts'
import {
  addParticipant,
  bookingConversation,
  conversations,
  createConversation,
  messages,
  notifyConversation,
  participants,
  sendMessage,
} from './endpoints.ts'

/** Starts the conversation of a booking. */
export const createConversationMutation = (client: FleetClient) =>
  callMutation(client, createConversation, [bookingConversation, conversations])

/** Sends a message; refetches the messages. */
export const sendMessageMutation = (client: FleetClient) =>
  callMutation(client, sendMessage, [messages, conversations])

/** Adds a person to a conversation. */
export const addParticipantMutation = (client: FleetClient) =>
  callMutation(client, addParticipant, [participants])

/** Notifies the others of a new message. It never fails: a failure only reaches the client's `onEvent` (ERR-29). */
export function notifyConversationMutation(client: FleetClient) {
  return mutationOptions({
    ...callMutation(client, notifyConversation),
    mutationFn: (input: EndpointInput<typeof notifyConversation>) =>
      client.call(notifyConversation, input).catch(() => ({ message: undefined })),
  })
}
