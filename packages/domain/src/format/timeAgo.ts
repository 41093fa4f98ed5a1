import { readNumber } from './readNumber.ts'
import { readStamp, STAMP_OFFSET_MS } from './stamp.ts'
import { completeWords, type TimeAgoWords } from './words.ts'

/** The other inputs of a time-ago text. */
export interface TimeAgoContext {
  /** Epoch milliseconds. */
  readonly now: number
  /** The driver's status: online (1) and ongoing (2) are always `Just now`. */
  readonly status?: number | string | null | undefined
}

/**
 * The age of a stamp: `Just now`, `5 minutes ago`, `1 hour ago`, `7 days ago`. A future stamp is `Just now`; a missing
 * or unreadable one gives empty text, whatever the status. FMT-10, FMT-11, FMT-12.
 */
export function formatTimeAgo(
  stamp: string | null | undefined,
  context: TimeAgoContext,
  words?: TimeAgoWords,
): string {
  const local = readStamp(stamp)
  const now = readNumber(context?.now)
  if (local === undefined || now === undefined) return ''
  const { justNow, minutesAgo, hoursAgo, daysAgo } = completeWords(words)
  const status = readNumber(context.status)
  const minutes = Math.floor((now + STAMP_OFFSET_MS - local) / 60_000)
  if (minutes < 1 || status === 1 || status === 2) return justNow
  if (minutes < 60) return minutesAgo(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? hoursAgo(hours) : daysAgo(Math.floor(hours / 24))
}
