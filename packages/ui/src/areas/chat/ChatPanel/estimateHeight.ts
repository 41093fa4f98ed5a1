import type { ChatMessage } from '@fleetgis/domain/chat'
import type { Language } from '@fleetgis/domain/i18n'
import { langOf } from '../../../i18n/langOf.ts'
import { BURMESE_LINE_HEIGHT } from '../../../theme/burmeseLineHeight.ts'

/** Line height of that font size, in px: browsers lay out in 64ths. */
const lineOf = (size: number, height: number) => Math.floor(size * height * 64) / 64
/** Font sizes and line heights of a message and its separators, in px; as in `theme/tokens.ts`. */
const LETTERS: Readonly<Record<Language, { size: number; line: number; smallLine: number }>> = {
  en: { size: 14, line: lineOf(14, 1.45), smallLine: lineOf(12, 1.45) },
  my: { size: 16, line: lineOf(16, BURMESE_LINE_HEIGHT), smallLine: lineOf(16, BURMESE_LINE_HEIGHT) },
}
/** Average width of a letter, as a fraction of its size: Latin, and Burmese with its marks. */
const LATIN = 0.486
const MYANMAR = 0.58
/** Vertical padding and margins of a text. */
const AROUND = 20
/** Space above the name. */
const ABOVE_NAME = 8
/** Space above and below a day. */
const AROUND_DAY = 24
/**
 * Horizontal space beside a text: edges, picture and padding; the padding alone; and the maximum width in font sizes.
 */
const SPACE_BESIDE_TEXT = 88
const PADDING = 24
const WIDEST = 34

/**
 * Estimates the height of a message in a list of that width, in px, before it renders. Exact unless its lines break in
 * other places. With exact heights, rows keep their position after measuring.
 */
export function estimateHeight(
  message: ChatMessage,
  before: ChatMessage | undefined,
  { width, language }: { width: number; language: Language },
): number {
  const { size, smallLine, ...page } = LETTERS[language]
  const { content } = message
  const isMyanmar = langOf(content) === 'my'
  const line = isMyanmar ? lineOf(size, BURMESE_LINE_HEIGHT) : page.line
  const letter = size * (isMyanmar ? MYANMAR : LATIN)
  const lines = linesOf(
    content,
    Math.max(8, Math.min(width - SPACE_BESIDE_TEXT, WIDEST * size - PADDING) / letter),
  )
  const isNewDay = dayOf(before) !== dayOf(message)
  const isNamed = isNewDay || !isSameGroup(before, message)
  return Math.round(
    AROUND +
      lines * line +
      (Number(isNamed) + Number(isNewDay)) * smallLine +
      (isNamed ? ABOVE_NAME : 0) +
      (isNewDay ? AROUND_DAY : 0),
  )
}

/** The date part of a stamp, as text: parsing ten thousand stamps would take longer than it saves. */
const dayOf = (message: ChatMessage | undefined) => message?.sentAt.slice(0, 10)

/** The minute of a stamp, as text. */
const minuteOf = (message: ChatMessage) => message.sentAt.slice(0, 16)

/** Whether a message continues the group of the message before it, as in `chatRow`. */
const isSameGroup = (before: ChatMessage | undefined, message: ChatMessage) =>
  before?.senderId === message.senderId && minuteOf(before) === minuteOf(message)

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

/** Memoizes the height per message and width. */
export function createEstimates(messages: readonly ChatMessage[], language: Language) {
  let heights: number[] = []
  let widthOfThem = 0
  return (index: number, width: number): number | undefined => {
    const message = messages[index]
    if (!message) return undefined
    if (width !== widthOfThem) heights = []
    widthOfThem = width
    heights[index] ??= estimateHeight(message, messages[index - 1], { width, language })
    return heights[index]
  }
}
