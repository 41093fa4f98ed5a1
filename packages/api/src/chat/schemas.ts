import type {
  BookingParties,
  ChatMessage,
  ChatNews,
  ChatParticipant,
  ChatPerson,
  Conversation,
} from '@fleetgis/domain/chat'
import * as z from 'zod/mini'
import { flag, listReply, optionalNumber, optionalText, readOr, reply, rows, text } from '../core/readers.ts'

const personWords = z.object({ sender_id: text, sender_name: optionalText, sender_image: optionalText })

function toPerson(row: z.output<typeof personWords>): ChatPerson {
  return {
    senderId: row.sender_id,
    senderName: row.sender_name ?? '',
    senderImage: row.sender_image ?? '',
  }
}

const person = z.pipe(personWords, z.transform(toPerson))

const message = z.pipe(
  z.object({
    syskey: optionalText,
    conversation_id: optionalText,
    sender_id: optionalText,
    sender_name: optionalText,
    sender_image: optionalText,
    content: optionalText,
    content_type: optionalText,
    send_at: optionalText,
    isMe: flag,
  }),
  z.transform(
    (row): ChatMessage => ({
      id: row.syskey ?? '',
      conversationId: row.conversation_id ?? '',
      ...toPerson({ ...row, sender_id: row.sender_id ?? '' }),
      content: row.content ?? '',
      contentType: row.content_type ?? '',
      sentAt: row.send_at ?? '',
      isMe: row.isMe,
    }),
  ),
)

/**
 * Adds keys to messages, because the specification names none: sender, time and text, which stay the same on every
 * page, and a number for duplicates on a page.
 */
function withKeys(messages: readonly ChatMessage[]): ChatMessage[] {
  const seen = new Map<string, number>()
  return messages.map((message) => {
    const key = message.id || `${message.senderId} ${message.sentAt} ${message.content}`
    const before = seen.get(key) ?? 0
    seen.set(key, before + 1)
    return { ...message, id: before === 0 ? key : `${key} ${before}` }
  })
}

const state = readOr(z.object({ status: optionalNumber }), undefined)

/** A reply with messages, people and conversation in separate lists. */
const newsTogether = z.object({
  message: rows(message, 'message'),
  role: readOr(rows(person, 'role'), []),
  conversation: state,
})

/** A reply with one row per message. */
const newsByRow = z.pipe(
  rows(z.object({ message: message, role: readOr(person, undefined), conversation: state })),
  z.transform((all) => ({
    message: all.map((row) => row.message),
    role: [...new Map(all.flatMap(({ role }) => (role ? [[role.senderId, role] as const] : []))).values()],
    conversation: all.find((row) => row.conversation)?.conversation,
  })),
)

/** The messages, participants and status of a conversation (CHAT-35). */
export const newsReply = z.pipe(
  reply('data', { data_list: z.union([newsTogether, newsByRow]) }),
  z.transform(
    ({ data_list: news }): ChatNews => ({
      messages: withKeys(news.message),
      people: news.role,
      status: news.conversation?.status,
    }),
  ),
)

const conversation = z.pipe(
  z.object({
    syskey: text,
    sender_name: optionalText,
    sender_image: optionalText,
    content: optionalText,
    send_at: optionalText,
  }),
  z.transform(
    (row): Conversation => ({
      id: row.syskey,
      senderName: row.sender_name ?? '',
      senderImage: row.sender_image ?? '',
      content: row.content ?? '',
      sentAt: row.send_at ?? '',
    }),
  ),
)

/** The conversations of a person (CHAT-19). */
export const conversationsReply = listReply('data', conversation)

const participant = z.pipe(
  z.extend(personWords, { role: optionalText }),
  z.transform(({ role, ...row }): ChatParticipant => ({ ...toPerson(row), role })),
)

/** The participants (CHAT-15). */
export const participantsReply = listReply('data', participant)

/** The created conversation; the name of its id is not documented. */
export const createdReply = z.pipe(
  reply('data', { conversation_id: optionalText, syskey: optionalText }),
  z.transform((data, context) => {
    const conversationId = data.conversation_id ?? data.syskey
    if (conversationId === undefined) {
      context.issues.push({ code: 'custom', path: ['conversation_id'], message: 'missing', input: data })
      return z.NEVER
    }
    return { conversationId }
  }),
)

/** The conversation of a booking; undefined if there is none yet (CHAT-37). */
export const conversationIdReply = z.pipe(
  reply('data', { conversation_id: optionalText }),
  z.transform(({ conversation_id: conversationId }) => ({ conversationId })),
)

function personOf(id: string | undefined, name: string | undefined, image: string | undefined) {
  return id === undefined ? undefined : { senderId: id, senderName: name ?? '', senderImage: image ?? '' }
}

/** Both sides of a booking; the fields of this reply are assumed. */
export const partiesReply = z.pipe(
  reply('data', {
    driverid: optionalText,
    driver_name: optionalText,
    driver_image: optionalText,
    passengerkey: optionalText,
    passenger_name: optionalText,
    passenger_image: optionalText,
  }),
  z.transform(
    (data): BookingParties => ({
      driver: personOf(data.driverid, data.driver_name, data.driver_image),
      passenger: personOf(data.passengerkey, data.passenger_name, data.passenger_image),
    }),
  ),
)

/** The user of an id (CHAT-36). */
export const userIdReply = z.pipe(
  reply('data', { userid: text }),
  z.transform(({ userid: userId }) => ({ userId })),
)
