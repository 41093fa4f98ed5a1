import { type ApiError, ContractError, NetworkError, ServerError, TimeoutError } from './errors.ts'

/**
 * How a call that moves money ended, where it was not refused:
 * - `done`: the server carried it out.
 * - `unknown`: the call failed after it was sent. Ask the server for the state, then call `settle`: until then nothing
 *   else is sent for the same subject.
 * - `busy`: nothing was sent, because another call for the same subject is in flight or unknown, here or in another
 *   tab. With `settle` an earlier call of this client is unknown: ask the server for the state, then call it.
 */
export type MoneyResult<Output> =
  | { outcome: 'done'; value: Output }
  | { outcome: 'unknown'; error: ApiError; settle: () => void }
  | { outcome: 'busy'; settle?: () => void }

/** The two keys of a money call. */
export interface MoneyKeys {
  /** What the call acts on. It is locked until the call has ended, and is the name of the lock: no secret in it. */
  subject: string
  /** What the call does to it. Calls with the same intent share one result; undefined shares with none. */
  intent: string | undefined
}

/** Calls that move money, each sent at most once. */
export interface Once {
  /**
   * Runs `send` unless the subject is locked: then it resolves to the result of the running call where the intent is
   * the same, else to `busy`. The subject is locked before anything is awaited, so that a double click is one call.
   * Rejects where the server refused, and nothing was done. `before` runs under the lock: where it rejects nothing is
   * sent, and its error is the result.
   */
  run<Output>(
    keys: MoneyKeys,
    send: () => Promise<Output>,
    before?: () => Promise<unknown>,
  ): Promise<MoneyResult<Output>>
}

/** The locks that tabs of one browser share; the part of `navigator.locks` that is used. */
export interface TabLocks {
  request<T>(name: string, options: { ifAvailable: true }, use: (lock: unknown) => Promise<T>): Promise<T>
}

interface Running {
  readonly intent: string | undefined
  readonly result: Promise<MoneyResult<unknown>>
  /** Set once the outcome is unknown. */
  settle?: () => void
}

/** Whether a failed call may have been executed all the same: cut off, late, failed inside, or answered unreadably. */
function mayHaveHappened(error: unknown): error is ApiError {
  if (error instanceof NetworkError) return error.wasSent
  if (error instanceof TimeoutError || error instanceof ContractError) return true
  return error instanceof ServerError && (error.status >= 500 || error.code >= 500)
}

/** Makes the register of money calls of one client. `locks` also holds them across tabs, where the browser has it. */
export function createOnce(locks?: TabLocks): Once {
  const running = new Map<string, Running>()
  /** Settles once every tab lock that was let go of is free: a request made before that would find its own lock taken. */
  let freed: Promise<unknown> = Promise.resolve()

  return {
    run<Output>(
      { subject, intent }: MoneyKeys,
      send: () => Promise<Output>,
      before?: () => Promise<unknown>,
    ) {
      type Result = MoneyResult<Output>
      const other = running.get(subject)
      if (other) {
        if (intent !== undefined && intent === other.intent) return other.result as Promise<Result>
        const { settle } = other
        return Promise.resolve<Result>(settle ? { outcome: 'busy', settle } : { outcome: 'busy' })
      }

      let tabLock: Promise<unknown> | undefined
      let letGo = () => {}
      const isSettled = new Promise<void>((resolve) => {
        letGo = resolve
      })
      function release() {
        if (running.get(subject) !== own) return
        running.delete(subject)
        freed = Promise.allSettled([freed, tabLock])
        letGo()
      }

      async function perform(): Promise<Result> {
        await before?.()
        try {
          return { outcome: 'done', value: await send() }
        } catch (error) {
          if (!mayHaveHappened(error)) throw error
          own.settle = release
          return { outcome: 'unknown', error, settle: release }
        }
      }

      /** Performs it under the tab lock, which is kept after an unknown outcome until that is settled. */
      async function performLocked(tabLocks: TabLocks): Promise<Result> {
        await freed
        return new Promise((resolve, reject) => {
          let isAnswered = false
          const held = tabLocks.request(`fleetgis:${subject}`, { ifAvailable: true }, async (lock) => {
            isAnswered = true
            const result: Result = lock === null ? { outcome: 'busy' } : await perform()
            if (result.outcome !== 'unknown') return result
            resolve(result)
            await isSettled
            return result
          })
          tabLock = held
          // A browser refuses all locks where the origin is opaque, as in a sandboxed frame.
          held.then(resolve, (error) => (isAnswered ? reject(error) : resolve(perform())))
        })
      }

      const result = locks ? performLocked(locks) : perform()
      const own: Running = { intent, result }
      running.set(subject, own)
      result.then((ended) => ended.outcome !== 'unknown' && release(), release)
      return result
    },
  }
}
