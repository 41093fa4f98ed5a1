import type { ChatMessage, ChatPerson } from './conversation.ts'

/** The words that stand in for names. Source: CHAT-17, CHAT-18. */
export interface ChatWords {
  readonly you: string
  readonly unknown: string
}

export const englishChatWords: ChatWords = { you: 'You', unknown: 'Unknown' }

/** Whether somebody reads as the operator, to whom own messages say You. Source: CHAT-18, CF-38. */
export interface ChatReader {
  readonly isOperator: boolean
  readonly people: readonly ChatPerson[]
}

/**
 * Who a message says it is from: You to the operator who wrote it, else the name that the people of the conversation
 * have, else the message's own, else Unknown. Source: CHAT-06, CHAT-17, CHAT-18, CF-38.
 */
export function senderName(
  message: Pick<ChatMessage, 'senderId' | 'senderName' | 'isMe'>,
  { isOperator, people }: ChatReader,
  words: ChatWords = englishChatWords,
): string {
  if (message.isMe && isOperator) return words.you
  return chatName(personOf(message, people)?.senderName || message.senderName, words)
}

/** The picture of a message's sender, empty where there is none. Source: CHAT-12, CHAT-15. */
export function senderImage(
  message: Pick<ChatMessage, 'senderId' | 'senderImage'>,
  people: readonly ChatPerson[],
): string {
  return personOf(message, people)?.senderImage || message.senderImage
}

/** The one with whom somebody talks: the first of the others, undefined while there is none. Source: CHAT-08, CHAT-11. */
export function otherPerson(people: readonly ChatPerson[], userId: string): ChatPerson | undefined {
  return people.find(({ senderId }) => senderId !== userId)
}

/** A name of a list, or Unknown where it is blank. Source: CHAT-06, CHAT-17. */
export function chatName(name: string, words: ChatWords = englishChatWords): string {
  return name.trim() || words.unknown
}

/** The letter in place of a picture: a name's first, in capitals where it has them; empty for a blank name. Source: CHAT-06, CHAT-12. */
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
