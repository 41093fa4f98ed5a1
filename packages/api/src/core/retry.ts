import { abortReason } from './abort.ts'
import { type ApiError, NetworkError, ServerError, TimeoutError } from './errors.ts'

/** How many times a read is repeated after a temporary failure. */
export const READ_RETRIES = 2

const JITTER = 0.2

/** The longest delay before a repeat, in milliseconds: a call with a longer Retry-After fails. */
const LONGEST_WAIT = 30_000

/** Whether the same call may succeed later: no answer, a busy or a failing server. */
export function mayPass(error: unknown): error is ApiError {
  if (error instanceof NetworkError || error instanceof TimeoutError) return true
  if (!(error instanceof ServerError) || (error.retryAfter ?? 0) > LONGEST_WAIT) return false
  return error.status === 429 || (error.status >= 500 && error.kind === 'failing')
}

/**
 * The delay before repeat number `retry` (0 for the first), in milliseconds: `first`, doubled each time, with a jitter
 * of a fifth so that clients do not repeat in step; never less than Retry-After.
 */
export function retryDelay(
  retry: number,
  error: unknown,
  first: number,
  random: () => number = Math.random,
): number {
  const delay = first * 2 ** retry * (1 + JITTER * (2 * random() - 1))
  const asked = error instanceof ServerError ? (error.retryAfter ?? 0) : 0
  return Math.max(delay, asked)
}

const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /

/** An HTTP date in UTC as epoch milliseconds; undefined for anything else. */
export function readHttpDate(header: string | null): number | undefined {
  const text = header?.trim() ?? ''
  if (!HTTP_DATE.test(text)) return undefined
  const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`)
  return Number.isNaN(at) ? undefined : at
}

/**
 * A Retry-After header in milliseconds from `now`, in either form: whole seconds, or an HTTP date in UTC. A past date
 * is 0; undefined for anything else.
 */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER)
  const at = readHttpDate(text)
  return at === undefined ? undefined : Math.max(0, at - now)
}

interface WaitOptions {
  /** Ends the wait as soon as a browser that was offline is online again. */
  untilOnline?: boolean
}

/** Waits; rejects with the signal's reason as soon as it aborts. */
export function wait(
  ms: number,
  signal?: AbortSignal,
  { untilOnline = false }: WaitOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortReason(signal))
    const clear = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      globalThis.removeEventListener?.('online', end)
    }
    function stop() {
      clear()
      reject(abortReason(signal))
    }
    function end() {
      clear()
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', stop, { once: true })
    if (untilOnline) globalThis.addEventListener?.('online', end)
  })
}
