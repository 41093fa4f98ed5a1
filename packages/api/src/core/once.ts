import { type ApiError, ContractError, NetworkError, ServerError, TimeoutError } from './errors.ts'

/**
 * How a call that moves money ended, where it was not refused:
 * - `done`: the server did it.
 * - `unknown`: nobody knows. Ask the server, then call `settle`: until then the same call is not sent again.
 * - `elsewhere`: another tab is doing the same just now; nothing was sent from here.
 */
export type MoneyResult<Output> =
  | { outcome: 'done'; value: Output }
  | { outcome: 'unknown'; error: ApiError; settle: () => void }
  | { outcome: 'elsewhere' }

/** Calls that move money, each sent at most once. */
export interface Once {
  /**
   * Runs `send` unless the same `key` is under way, or its outcome is still unknown: then it gives that result.
   * The key is taken before anything is awaited, so that a double click cannot slip through.
   * Rejects where the server refused, and nothing was done.
   */
  run<Output>(key: string, send: () => Promise<Output>): Promise<MoneyResult<Output>>
}

/** The locks that tabs of one browser share; the part of `navigator.locks` that is used. */
export interface TabLocks {
  request<T>(name: string, options: { ifAvailable: true }, use: (lock: unknown) => Promise<T>): Promise<T>
}

/** Whether a failed call may have been executed all the same: cut off, late, failed inside, or answered unreadably. */
function mayHaveHappened(error: unknown): error is ApiError {
  if (error instanceof NetworkError) return error.wasSent
  if (error instanceof TimeoutError || error instanceof ContractError) return true
  return error instanceof ServerError && error.status >= 500
}

/** Makes the register of money calls of one client. `locks` also holds them across tabs, where the browser has it. */
export function createOnce(locks?: TabLocks): Once {
  const results = new Map<string, Promise<MoneyResult<unknown>>>()

  async function perform<Output>(key: string, send: () => Promise<Output>): Promise<MoneyResult<Output>> {
    try {
      return { outcome: 'done', value: await send() }
    } catch (error) {
      if (!mayHaveHappened(error)) throw error
      return { outcome: 'unknown', error, settle: () => void results.delete(key) }
    }
  }

  return {
    run<Output>(key: string, send: () => Promise<Output>) {
      const running = results.get(key) as Promise<MoneyResult<Output>> | undefined
      if (running) return running
      const result: Promise<MoneyResult<Output>> = locks
        ? locks.request(`fleetgis:${key}`, { ifAvailable: true }, async (lock) =>
            lock === null ? { outcome: 'elsewhere' } : perform(key, send),
          )
        : perform(key, send)
      results.set(key, result)
      const release = () => void results.delete(key)
      result.then((ended) => ended.outcome !== 'unknown' && release(), release)
      return result
    },
  }
}
