import { readNumber } from './readNumber.ts'
import { completeWords, type DurationWords } from './words.ts'

const CLOCK = /^(\d+):(\d+):(\d+(?:\.\d+)?)$/

/**
 * Whole seconds out of a number, a numeric text (both seconds) or an `h:m:s` text; a fraction is floored.
 * Negative or unreadable: 0. CF-51.
 */
export function durationSeconds(value: number | string | null | undefined): number {
  const isClock = typeof value === 'string' && value.includes(':')
  const seconds = Math.floor((isClock ? clockSeconds(value) : readNumber(value)) ?? 0)
  return seconds > 0 && Number.isFinite(seconds) ? seconds : 0
}

function clockSeconds(text: string): number | undefined {
  const match = CLOCK.exec(text.trim())
  if (!match) return undefined
  const [, hours, minutes, seconds] = match
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/**
 * A duration as `1 hr 2 min 3 sec`, without its zero parts; hours may exceed 24. `0 sec` when none or unreadable.
 * FMT-04, FMT-05, FMT-06, CF-51.
 */
export function formatDuration(value: number | string | null | undefined, words?: DurationWords): string {
  const total = durationSeconds(value)
  const { hour, minute, second } = completeWords(words)
  if (total === 0) return `0 ${second}`
  const hours = Math.floor(total / 3600)
  const minutes = Math.floor(total / 60) % 60
  const seconds = total % 60
  let text = hours === 0 ? '' : `${digits(hours)} ${hour}`
  if (minutes !== 0) text += `${text === '' ? '' : ' '}${BELOW_60[minutes]} ${minute}`
  if (seconds !== 0) text += `${text === '' ? '' : ' '}${BELOW_60[seconds]} ${second}`
  return text
}

/** Long lists show thousands of durations, and turning numbers into text is most of the work. */
const BELOW_60: readonly string[] = Array.from({ length: 60 }, (_, count) => String(count))

function digits(count: number): string {
  // A number of this size would be printed with an exponent.
  return count < 60 ? `${BELOW_60[count]}` : String(count < 1e21 ? count : BigInt(count))
}
