import {
  beginsDay,
  type ChatMessage,
  type ChatReader,
  type Outgoing,
  senderImage,
} from '@fleetgis/domain/chat'
import { readStamp } from '@fleetgis/domain/format'

const MINUTE = 60_000

/** A message with its display data. */
export interface ChatRow {
  readonly message: ChatMessage
  /** The first message of a day (CHAT-12, CHAT-16). */
  readonly beginsDay: boolean
  /** The first message of a group: it shows name, picture and time. A group has one sender and one minute. */
  readonly beginsGroup: boolean
  readonly image: string
  /** For a message that the server does not show yet. */
  readonly outgoing: Outgoing | undefined
}

/** Converts an outgoing message. */
const messageOf = ({ content }: Outgoing, userId: string): ChatMessage => ({
  id: '',
  conversationId: '',
  senderId: userId,
  senderName: '',
  senderImage: '',
  content,
  contentType: 'text',
  sentAt: '',
  isMe: true,
})

/** The row at an index: messages first, then outgoing ones. Undefined beyond the end. */
export function chatRow(
  messages: readonly ChatMessage[],
  outgoing: readonly Outgoing[],
  index: number,
  { people, userId }: Pick<ChatReader, 'people'> & { readonly userId: string },
): ChatRow | undefined {
  const message = messages[index]
  if (message) {
    const startsDay = beginsDay(messages, index)
    return {
      message,
      beginsDay: startsDay,
      beginsGroup: startsDay || !isSameGroup(messages[index - 1], message),
      image: senderImage(message, people),
      outgoing: undefined,
    }
  }
  const own = outgoing[index - messages.length]
  if (!own) return undefined
  const ownMessage = messageOf(own, userId)
  return {
    message: ownMessage,
    beginsDay: false,
    // Its minute is not known before the server has it.
    beginsGroup: index === messages.length,
    image: senderImage(ownMessage, people),
    outgoing: own,
  }
}

function isSameGroup(before: ChatMessage | undefined, message: ChatMessage): boolean {
  if (before?.senderId !== message.senderId || before.isMe !== message.isMe) return false
  const [from, to] = [readStamp(before.sentAt), readStamp(message.sentAt)]
  return from !== undefined && to !== undefined && Math.floor(from / MINUTE) === Math.floor(to / MINUTE)
}
