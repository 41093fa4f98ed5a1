import {
  beginsDay,
  type ChatMessage,
  type ChatReader,
  type Outgoing,
  senderImage,
} from '@fleetgis/domain/chat'
import { readStamp } from '@fleetgis/domain/format'

/** Messages of one sender that follow each other within this time share a name and a picture, in ms. */
export const ONE_BREATH = 5 * 60_000

/** One message as a row shows it. */
export interface ChatRow {
  readonly key: string
  readonly message: ChatMessage
  /** A day begins with it (CHAT-12, CHAT-16). */
  readonly beginsDay: boolean
  /** It begins what its sender says in one go: name and picture stand with it alone. */
  readonly beginsRun: boolean
  readonly image: string
  /** Of a message that the server does not show yet. */
  readonly outgoing: Outgoing | undefined
}

/** The message of an outgoing one. */
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

/** The row at an index: messages first, then what is still outgoing. Undefined beyond the end. */
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
      key: message.id,
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
    key: own.localId,
    message: ownMessage,
    beginsDay: false,
    beginsRun: isFirst && !messages.at(-1)?.isMe,
    image: senderImage(ownMessage, people),
    outgoing: own,
  }
}

function isOneBreath(before: ChatMessage | undefined, message: ChatMessage): boolean {
  if (before?.senderId !== message.senderId || before.isMe !== message.isMe) return false
  const [from, to] = [readStamp(before.sentAt), readStamp(message.sentAt)]
  return from !== undefined && to !== undefined && to - from <= ONE_BREATH
}
