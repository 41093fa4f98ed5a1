import type { ChatMessage, ChatPerson } from './conversation.ts'

/** The words used in place of names. Source: CHAT-17, CHAT-18. */
export interface ChatWords {
  readonly you: string
  readonly unknown: string
}

export const englishChatWords: ChatWords = { you: 'You', unknown: 'Unknown' }

/** Whether the reader is the operator, whose own messages are labelled You. Source: CF-38. */
export interface ChatReader {
  readonly isOperator: boolean
  readonly people: readonly ChatPerson[]
}

/**
 * The sender's name: You for the operator's own messages, else the name in the participants, else the message's own,
 * else Unknown. Source: CHAT-17, CHAT-18.
 */
export function senderName(
  message: Pick<ChatMessage, 'senderId' | 'senderName' | 'isMe'>,
  { isOperator, people }: ChatReader,
  words: ChatWords = englishChatWords,
): string {
  if (message.isMe && isOperator) return words.you
  return chatName(personOf(message, people)?.senderName || message.senderName, words)
}

/** The sender's picture; empty if there is none. Source: CHAT-15. */
export function senderImage(
  message: Pick<ChatMessage, 'senderId' | 'senderImage'>,
  people: readonly ChatPerson[],
): string {
  return personOf(message, people)?.senderImage || message.senderImage
}

/** The other person of a chat: the first of the others; undefined if there is none. Source: CHAT-11. */
export function otherPerson(people: readonly ChatPerson[], userId: string): ChatPerson | undefined {
  return people.find(({ senderId }) => senderId !== userId)
}

/** A name in a list, or Unknown if it is blank. Source: CHAT-17. */
export function chatName(name: string, words: ChatWords = englishChatWords): string {
  return name.trim() || words.unknown
}

/** The initial in place of a picture: the first letter, in upper case; empty for a blank name. Source: CHAT-12. */
export function initialOf(name: string): string {
  const [letter = ''] = name.trim()
  return letter.toUpperCase()
}

function personOf(
  { senderId }: Pick<ChatMessage, 'senderId'>,
  people: readonly ChatPerson[],
): ChatPerson | undefined {
  return people.find((person) => person.senderId === senderId)
}
