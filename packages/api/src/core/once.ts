import { ApiError, ContractError, NetworkError, ServerError, TimeoutError } from './errors.ts'
import { uuid } from './uuid.ts'

/**
 * Ends the wait for an unknown outcome: other calls for the subject are sent again. `final` says that the outcome was
 * learnt and cannot change any more. Without it the call may still be executed, so the same intent keeps its idempotency
 * key (CF-170).
 */
export type Settle = (outcome?: 'final') => void

/**
 * The outcome of a money call that was not refused:
 * - `done`: the server executed it.
 * - `unknown`: the call failed after it was sent. Query the server for the state, then call `settle`; until then no
 * other call for the same subject is sent.
 * - `busy`: nothing was sent, because another call for the same subject is in flight or unknown, here or in another
 * tab. With `settle`, an earlier call of this client is unknown: query the server for the state, then call it.
 */
export type MoneyResult<Output> =
  | { outcome: 'done'; value: Output }
  | { outcome: 'unknown'; error: ApiError; settle: Settle }
  | { outcome: 'busy'; settle?: Settle }

/** The two keys of a money call. */
export interface MoneyKeys {
  /** The object of the call. It is locked until the call ends, and is the name of the lock, so it has no secret. */
  subject: string
  /** The effect of the call. Calls with the same intent share one result; undefined shares none. */
  intent: string | undefined
}

/** Calls that move money, each sent at most once. */
export interface Once {
  /**
   * Runs `send` unless the subject is locked: then it resolves to the result of the running call if the intent is the
   * same, else to `busy`. The subject is locked before any await, so that a double click is one call. Rejects if the
   * server refused and nothing was executed. `before` runs under the lock: if it rejects, nothing is sent, and the call
   * rejects with its error. `send` gets the idempotency key: `idempotencyKey`, else that of an earlier call of the same
   * intent with an unknown outcome, else a new one (CF-170).
   */
  run<Output>(
    keys: MoneyKeys,
    send: (idempotencyKey: string) => Promise<Output>,
    options?: OnceOptions,
  ): Promise<MoneyResult<Output>>
}

export interface OnceOptions {
  before?: (() => Promise<unknown>) | undefined
  idempotencyKey?: string | undefined
}

/** The locks shared by the tabs of one browser: the used part of `navigator.locks`. */
export interface TabLocks {
  request<T>(
    name: string,
    options: { ifAvailable?: true; signal?: AbortSignal },
    use: (lock: unknown) => Promise<T>,
  ): Promise<T>
}

interface Running {
  readonly intent: string | undefined
  readonly result: Promise<MoneyResult<unknown>>
  /** Set once the outcome is unknown. */
  settle?: Settle
}

/** Whether a failed call may have been executed: cut off, late, failed inside, or with an unreadable answer. */
export function mayHaveHappened(error: unknown): error is ApiError {
  if (error instanceof NetworkError) return error.wasSent
  if (error instanceof TimeoutError || error instanceof ContractError) return true
  // A gateway's 5xx says nothing about the call, whatever the code in the body; a 501 is a refusal.
  return (
    error instanceof ServerError &&
    (error.kind === 'failing' || (error.status >= 500 && error.status !== 501))
  )
}

/**
 * Whether a failure of a money call ends its intent: it is the server's answer to the call. A 408 and a 429 are not, and
 * neither is a refused token: the server did not look at the call, so an earlier one with the same key may have been
 * executed.
 */
export function endsIntent(error: unknown): boolean {
  return error instanceof ServerError && error.code !== 408 && error.code !== 429
}

/** Creates the register of a client's money calls. `locks` extends it over tabs, if the browser has them. */
export function createOnce(locks?: TabLocks): Once {
  const running = new Map<string, Running>()
  /** The idempotency keys by subject and intent, each until the outcome is known (CF-170). */
  const kept = new Map<string, string>()
  /** Resolves once every released tab lock is free: an earlier request would find its own lock taken. */
  let freed: Promise<unknown> = Promise.resolve()

  return {
    run<Output>(
      { subject, intent }: MoneyKeys,
      send: (idempotencyKey: string) => Promise<Output>,
      { before, idempotencyKey }: OnceOptions = {},
    ) {
      type Result = MoneyResult<Output>
      const other = running.get(subject)
      if (other) {
        if (intent !== undefined && intent === other.intent) return other.result as Promise<Result>
        const { settle } = other
        return Promise.resolve<Result>(settle ? { outcome: 'busy', settle } : { outcome: 'busy' })
      }

      // Dropped when it runs: its input may hold a PIN, which must not outlive the request (T15).
      let request = send
      const name = `${subject} ${intent}`
      const ownKey = idempotencyKey ?? kept.get(name) ?? uuid()
      if (intent !== undefined) kept.set(name, ownKey)
      let tabLock: Promise<unknown> | undefined
      let letGo = () => {}
      const isSettled = new Promise<void>((resolve) => {
        letGo = resolve
      })
      function release() {
        if (running.get(subject) !== own) return
        running.delete(subject)
        // Without the results: an error keeps the frames that it came from, and they keep the input.
        freed = Promise.allSettled([freed, tabLock]).then(() => {})
        letGo()
      }

      function forgetKey() {
        if (kept.get(name) === ownKey) kept.delete(name)
      }
      const settle: Settle = (outcome) => {
        if (outcome === 'final') forgetKey()
        release()
      }

      async function perform(): Promise<Result> {
        try {
          await before?.()
        } catch (error) {
          // The caller has found another state than the one that was confirmed: the next call is a new intent.
          if (!(error instanceof ApiError)) forgetKey()
          throw error
        }
        const run = request
        request = () => Promise.reject(new Error('A money call runs once.'))
        try {
          const value = await run(ownKey)
          forgetKey()
          return { outcome: 'done', value }
        } catch (error) {
          if (!mayHaveHappened(error)) {
            if (endsIntent(error)) forgetKey()
            throw error
          }
          own.settle = settle
          return { outcome: 'unknown', error, settle }
        }
      }

      /** Runs the call under the tab lock, which is kept after an unknown outcome until it is settled. */
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
          // A browser refuses all locks for an opaque origin, as in a sandboxed frame.
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
