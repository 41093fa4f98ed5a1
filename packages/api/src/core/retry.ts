import { type ApiError, NetworkError, ServerError, TimeoutError } from './errors.ts'

/** How often a read is repeated after a failure that may pass. */
export const READ_RETRIES = 2

const JITTER = 0.2

/** Whether the same call may succeed a moment later: no answer, a busy server, a failing one. */
export function mayPass(error: unknown): error is ApiError {
  if (error instanceof NetworkError || error instanceof TimeoutError) return true
  return error instanceof ServerError && (error.status >= 500 || error.status === 429)
}

/**
 * How long to wait before repeat number `retry` (0 for the first), in milliseconds: `first`, doubling, give or take
 * a fifth so that clients do not come back in step; never less than the server asked for (Retry-After).
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

/** Waits; rejects with the signal's reason as soon as it aborts. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
