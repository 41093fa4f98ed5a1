import { readNumber } from './readNumber.ts'
import { completeWords, type DurationWords, type FormatWords } from './words.ts'

const COLON = 58
const [DIGIT_0, DIGIT_9] = [48, 57]
const FRACTION = /^\.\d+$/

/**
 * Whole seconds of a number, a numeric text (both in seconds) or an `h:m:s` text; fractions are floored. Negative or
 * unreadable: 0. CF-51.
 */
export function durationSeconds(value: number | string | null | undefined): number {
  const clock = typeof value === 'string' ? clockSeconds(value.trim()) : undefined
  const seconds = Math.floor(clock ?? readNumber(value) ?? 0)
  return seconds > 0 && Number.isFinite(seconds) ? seconds : 0
}

/** Reads `h:m:s` digit by digit, several times faster than a regular expression. Drops the fraction. */
function clockSeconds(clock: string): number | undefined {
  let total = 0
  let part = 0
  let digits = 0
  let colons = 0
  for (let at = 0; at < clock.length; at += 1) {
    const code = clock.charCodeAt(at)
    if (code >= DIGIT_0 && code <= DIGIT_9) {
      part = part * 10 + code - DIGIT_0
      digits += 1
    } else if (code === COLON && digits > 0) {
      total = (total + part) * 60
      part = 0
      digits = 0
      colons += 1
    } else {
      const isFraction = colons === 2 && digits > 0 && FRACTION.test(clock.slice(at))
      return isFraction ? total + part : undefined
    }
  }
  return colons === 2 && digits > 0 ? total + part : undefined
}

/** A duration as `1 hr 2 min 3 sec`, without zero parts; hours may exceed 24. `0 sec` if none or unreadable. CF-51. */
export function formatDuration(value: number | string | null | undefined, words?: DurationWords): string {
  const total = durationSeconds(value)
  const all = completeWords(words)
  if (total === 0) return `0 ${all.second}`
  const parts = partsIn(all)
  const hours = Math.floor(total / 3600)
  const rest = `${parts.minutes[Math.floor(total / 60) % 60]}${parts.seconds[total % 60]}`
  if (hours === 0) return rest.slice(1)
  return `${parts.hours[hours] ?? `${digitsOf(hours)} ${all.hour}`}${rest}`
}

/** ` 5 min` for every count below 60, empty for 0; hours have no leading blank, because they start the text. */
type Parts = Readonly<Record<'hours' | 'minutes' | 'seconds', readonly string[]>>

/** Caches the parts, because long lists format thousands of durations and joining texts is most of the work. */
const known = new WeakMap<FormatWords, Parts>()

function partsIn(words: FormatWords): Parts {
  const parts = known.get(words)
  if (parts) return parts
  const joined = {
    hours: partsBelow60(words.hour).map((part) => part.slice(1)),
    minutes: partsBelow60(words.minute),
    seconds: partsBelow60(words.second),
  }
  known.set(words, joined)
  return joined
}

function partsBelow60(unit: string): string[] {
  return Array.from({ length: 60 }, (_, count) => (count === 0 ? '' : ` ${count} ${unit}`))
}

function digitsOf(count: number): string {
  // A larger number would be printed with an exponent.
  return String(count < 1e21 ? count : BigInt(count))
}
