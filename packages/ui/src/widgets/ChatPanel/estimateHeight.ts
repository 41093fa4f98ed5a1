import type { ChatMessage } from '@fleetgis/domain/chat'

/** What stands around the text: its own edges, and the time below it. */
const AROUND = 37
/** A sender's name, where it is not the one before who goes on. */
const NAME = 25
const LINE = 21
/** About how wide a letter is. */
const LETTER = 6.8
/** What stands beside the text, and how wide that becomes at most. */
const BESIDE = 88
const WIDEST = 452

/**
 * About how high a message will be in a list of that width, in px, before it has been drawn: the nearer, the less the
 * list has to move what it has drawn.
 */
export function estimateHeight(message: ChatMessage, before: ChatMessage | undefined, width: number): number {
  const letters = Math.max(8, Math.min(width - BESIDE, WIDEST) / LETTER)
  const lines = Math.max(1, Math.ceil(message.content.length / letters))
  return AROUND + lines * LINE + (before?.senderId === message.senderId ? 0 : NAME)
}
