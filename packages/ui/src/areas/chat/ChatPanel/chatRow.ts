import {
  beginsDay,
  type ChatMessage,
  type ChatReader,
  type Outgoing,
  senderImage,
} from '@fleetgis/domain/chat'
import { readStamp } from '@fleetgis/domain/format'

/** Maximum time between messages of one sender that share a name and a picture, in ms. */
export const ONE_BREATH = 5 * 60_000

/** A message with its display data. */
export interface ChatRow {
  readonly message: ChatMessage
  /** The first message of a day (CHAT-12, CHAT-16). */
  readonly beginsDay: boolean
  /** The first message of a run: it shows name and picture. */
  readonly beginsRun: boolean
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
      beginsRun: startsDay || !isOneBreath(messages[index - 1], message),
      image: senderImage(message, people),
      outgoing: undefined,
    }
  }
  const own = outgoing[index - messages.length]
  if (!own) return undefined
  const ownMessage = messageOf(own, userId)
  const isFirst = index === messages.length
  return {
    message: ownMessage,
    beginsDay: false,
    beginsRun: isFirst && !messages[messages.length - 1]?.isMe,
    image: senderImage(ownMessage, people),
    outgoing: own,
  }
}

function isOneBreath(before: ChatMessage | undefined, message: ChatMessage): boolean {
  if (before?.senderId !== message.senderId || before.isMe !== message.isMe) return false
  const [from, to] = [readStamp(before.sentAt), readStamp(message.sentAt)]
  return from !== undefined && to !== undefined && to - from <= ONE_BREATH
}
