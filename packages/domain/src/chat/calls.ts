/** The code of the app itself in every call of the chat. Source: CHAT-31, CF-35. */
export const CHAT_APP_ID = '001'

import type { BookingParties } from './conversation.ts'

/** As whom somebody takes part. Source: CHAT-29, CHAT-30, CHAT-32. */
export type ChatRole = 'admin' | 'driver'

/** The role of the passenger: assumed, since CHAT-32 knows these two only and the driver is `driver`. */
const PASSENGER_ROLE: ChatRole = 'admin'

/** What starting a conversation about a booking says. Source: CHAT-31, CF-35. */
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

/** What adding somebody to a conversation says; `console` is source and channel in one. Source: CHAT-21, CHAT-29, CHAT-32, CF-36. */
export function chatParticipant(participant: {
  conversationId: string
  userId: string
  role: ChatRole
  appId: string
}) {
  const { conversationId, userId, role, appId } = participant
  return { conversationId, userId, role, appId: CHAT_APP_ID, subAppId: appId, type: 'console' } as const
}

/** What sending a message says. Source: CHAT-33, CF-35. */
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

/** What asking for the messages of a conversation, or for the conversations of a person, says beside the id. Source: CHAT-34, CF-35. */
export function chatApp(appId: string) {
  return { appId: CHAT_APP_ID, subAppId: appId } as const
}

/**
 * Who else is added to the chat of a booking by somebody: its driver as `driver`, and its passenger as the one who
 * starts it, `admin`. Source: CHAT-21, CHAT-30, CHAT-31, CHAT-32.
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
