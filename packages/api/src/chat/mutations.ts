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
export function createConversationMutation(client: FleetClient) {
  return callMutation(client, createConversation, [bookingConversation, conversations])
}

/** Sends a message; what has been said is read again. */
export function sendMessageMutation(client: FleetClient) {
  return callMutation(client, sendMessage, [messages, conversations])
}

/** Adds somebody to a conversation. */
export function addParticipantMutation(client: FleetClient) {
  return callMutation(client, addParticipant, [participants])
}

/** Tells the others that there is something new. It never fails: only the client's `onEvent` hears of it (ERR-29). */
export function notifyConversationMutation(client: FleetClient) {
  return mutationOptions({
    ...callMutation(client, notifyConversation),
    mutationFn: (input: EndpointInput<typeof notifyConversation>) =>
      client.call(notifyConversation, input).catch(() => ({ message: undefined })),
  })
}
