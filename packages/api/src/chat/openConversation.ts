import type { ChatRole } from '@fleetgis/domain/chat'
import { checkAborted } from '../core/abort.ts'
import type { CallOptions, FleetClient } from '../core/client.ts'
import { ServerError } from '../core/errors.ts'
import {
  addParticipant,
  bookingConversation,
  createConversation,
  type StartConversation,
} from './endpoints.ts'

/** How long a chat waits for its people, in milliseconds: they are added while it is open. */
const LONGEST_WAIT = 3_000

export interface OpenConversation extends StartConversation {
  /** The other participants. */
  others: readonly { userId: string; role: ChatRole }[]
}

/**
 * Opens the chat of a booking: fetches its conversation or starts one (CHAT-20), and adds the other party (CHAT-21).
 * Resolves to the id of the conversation. If a person cannot be added, or not soon, the chat opens anyway, and the failure
 * only reaches the client's `onEvent` (ERR-29).
 */
export async function openConversation(
  client: FleetClient,
  { others, ...start }: OpenConversation,
  options?: CallOptions,
): Promise<string> {
  const conversationId =
    (await find(client, start.bookingKey, options)) ??
    (await client.call(createConversation, start, options)).conversationId
  const { appId } = start
  const added = Promise.allSettled(
    others.map((other) => client.call(addParticipant, { conversationId, appId, ...other }, options)),
  )
  await Promise.race([added, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))])
  checkAborted(options?.signal)
  return conversationId
}

/** The conversation of a booking; the server may answer 404 if there is none. */
async function find(client: FleetClient, bookingKey: string, options?: CallOptions) {
  try {
    return (await client.call(bookingConversation, { bookingKey }, options)).conversationId
  } catch (error) {
    if (error instanceof ServerError && error.code === 404) return undefined
    throw error
  }
}
