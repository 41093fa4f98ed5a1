import type { ChatMessage } from '@fleetgis/domain/chat'

/** What stands around the text: its own edges, and the time below it. */
const AROUND = 37
/** A sender's name, where it is not the one before who goes on. */
const NAME = 25
const LINE = 21
/** A day's name above it. */
const DAY = 42
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
  const letters = Math.max(8, textWidth(width) / LETTER)
  const lines = linesOf(message.content, letters)
  const isNewDay = dayOf(before) !== dayOf(message)
  const isNamed = isNewDay || before?.senderId !== message.senderId
  return AROUND + lines * LINE + (isNamed ? NAME : 0) + (isNewDay ? DAY : 0)
}

/** How wide a text becomes at most in a list of that width. */
const textWidth = (width: number) => Math.min(width - BESIDE, WIDEST)

/** The date of a stamp as it is written: to parse ten thousand of them would take longer than it saves. */
const dayOf = (message: ChatMessage | undefined) => message?.sentAt.slice(0, 10)

function linesOf(content: string, letters: number): number {
  let lines = 0
  for (let start = 0; start <= content.length; ) {
    const next = content.indexOf('\n', start)
    const end = next < 0 ? content.length : next
    lines += Math.max(1, Math.ceil((end - start) / letters))
    start = end + 1
  }
  return lines
}

/** `estimateHeight` for the messages of a list, each of which is thought of once for each width. */
export function createEstimates(messages: readonly ChatMessage[]) {
  let heights: number[] = []
  let widthOfThem = 0
  return (index: number, width: number): number | undefined => {
    const message = messages[index]
    if (!message) return undefined
    if (textWidth(width) !== widthOfThem) heights = []
    widthOfThem = textWidth(width)
    heights[index] ??= estimateHeight(message, messages[index - 1], width)
    return heights[index]
  }
}
