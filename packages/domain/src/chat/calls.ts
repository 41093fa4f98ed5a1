/** The app's own code in every call of the chat. Source: CF-35. */
export const CHAT_APP_ID = '001'

import type { BookingParties } from './conversation.ts'

/** A role in a conversation. Source: CHAT-32. */
export type ChatRole = 'admin' | 'driver'

/** The role of the passenger. It is an assumption: CHAT-32 has only these two roles, and the driver is `driver`. */
const PASSENGER_ROLE: ChatRole = 'admin'

/** The request that starts a conversation about a booking. Source: CHAT-31. */
export function chatCreate({
  appId,
  bookingKey,
  senderId,
}: {
  appId: string
  bookingKey: string
  senderId: string
}) {
  return {
    appId: CHAT_APP_ID,
    subAppId: appId,
    name: bookingKey,
    isGroup: 0,
    type: 'booking',
    userId: senderId,
    role: 'admin',
  } as const
}

/** The request that adds a person to a conversation; `console` is both source and channel. Source: CHAT-32. */
export function chatParticipant(participant: {
  conversationId: string
  userId: string
  role: ChatRole
  appId: string
}) {
  const { conversationId, userId, role, appId } = participant
  return { conversationId, userId, role, appId: CHAT_APP_ID, subAppId: appId, type: 'console' } as const
}

/** The request that sends a message. Source: CHAT-33. */
export function chatSend({
  conversationId,
  senderId,
  text,
}: {
  conversationId: string
  senderId: string
  text: string
}) {
  return { conversationId, senderId, content: text, contentType: 'sending' } as const
}

/** The app fields of a request for messages or conversations. Source: CHAT-34. */
export function chatApp(appId: string) {
  return { appId: CHAT_APP_ID, subAppId: appId } as const
}

/**
 * The other participants that opening the chat of a booking adds: its driver as `driver`, and its passenger with the
 * role of the starter, `admin`. Source: CHAT-21, CHAT-30.
 */
export function chatOthers(
  { driver, passenger }: BookingParties,
  userId: string,
): readonly { readonly userId: string; readonly role: ChatRole }[] {
  const sides = [
    { person: driver, role: 'driver' as const },
    { person: passenger, role: PASSENGER_ROLE },
  ]
  return sides.flatMap(({ person, role }) =>
    person && person.senderId !== userId ? [{ userId: person.senderId, role }] : [],
  )
}
