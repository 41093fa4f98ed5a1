import { createAuthorized } from './authorized.ts'
import { type Caller, type CallerOptions, type ClientIdentity, createCallers } from './callers.ts'
import { checkBases } from './checkBases.ts'
import type { Access, AnyEndpoint, Endpoint } from './endpoint.ts'
import { ApiError, NetworkError } from './errors.ts'
import { followLeaving } from './followLeaving.ts'
import { checkIdempotency, sendsKey } from './idempotency.ts'
import { moneyKeys } from './moneyKeys.ts'
import { createOnce, type MoneyResult, type TabLocks } from './once.ts'
import type { DroppedRow } from './readers.ts'
import { mayPass, READ_RETRIES, retryDelay, wait } from './retry.ts'
import { createScope } from './scope.ts'
import { createSend, type SendOptions, timeoutsOf } from './send.ts'
import { isCall, refuseNoCall, withInput } from './usage.ts'

/** The events that the client reports. No event has a token, a body, a query or personal data. */
export type ClientEvent =
  | { type: 'retried'; endpoint: string; attempt: number; error: ApiError }
  | { type: 'failed'; endpoint: string; error: ApiError }
  | { type: 'renewed' }
  | { type: 'sessionExpired' }
  | ({ type: 'rowDropped'; endpoint: string } & DroppedRow)

/** The settings of a client: the servers, whose calls it sends, and how. */
export interface FleetClientOptions extends SendOptions, CallerOptions {
  onEvent?: ((event: ClientEvent) => void) | undefined
  /** Locks shared by the tabs of this browser; `navigator.locks` by default. */
  locks?: TabLocks | undefined
  /** The delay before the first repeat of a read, in milliseconds: 1 s by default; it doubles each time. */
  retryAfter?: number | undefined
}

/** The settings of one call. */
export interface CallOptions {
  /**
   * Aborts the call, which then rejects with the signal's reason. A call of money is never aborted: it may be done
   * already.
   */
  signal?: AbortSignal | undefined
  /**
   * The path of the page that the call is for; the current page by default. A guard sets it before its page is shown.
   */
  page?: string | undefined
  /**
   * Of a money call: runs under the lock of its subject, before it is sent. Where it rejects nothing is sent, and the
   * call rejects with the same error. Calls that share a result share the first one's. Where the error is not an
   * ApiError, the state is another one than was confirmed, and the next call has another idempotency key.
   */
  before?: (() => Promise<unknown>) | undefined
  /**
   * Of a money call: the idempotency key, if the caller keeps it longer than this client, such as over a reload. A
   * random UUID; by default the client chooses it and keeps it until the outcome is known (CF-170).
   */
  idempotencyKey?: string | undefined
}

/** The result of a call: domain words, and for `money` also its outcome. */
export type CallResult<A extends Access, Output> = A extends 'money' ? MoneyResult<Output> : Output

/** Sends the calls of the fleet's servers, as the signed-in user or with the page's own token. */
export interface FleetClient {
  /** Whose calls these are now: intents of money calls are kept by it (R5). */
  identity(): ClientIdentity
  /**
   * A part of the keys of its queries: another text for each client, so that a query client which several share
   * keeps their answers apart.
   */
  scope(): string
  /**
   * Calls `listener` when another user signs in or the session ends, here or in another tab, unless the page has a token
   * of its own: forget then what is cached by `scope`. Returns a function that unsubscribes.
   */
  followUser(listener: () => void): () => void
  /**
   * Sends a call and resolves to domain words. A read is repeated twice if the server is unreachable, slow or failing;
   * a write never. A call that the browser aborts because the page is left goes on where the page stays or comes back.
   * A 401 renews the session's token, once for all calls in flight, and each call is sent once more (it was refused, so
   * it was not executed). Money calls are sent at most once: see `MoneyResult`. A call belongs to the session that was
   * stored at its start: if that session ends or is replaced, the call is not sent again, and rejects with an
   * UnauthorizedError (SESS-12). Rejects with one of the `ApiError` family, or with the reason of an aborted signal.
   */
  call<Input, Query, Body, Wire, Output, A extends Access>(
    endpoint: Endpoint<Input, Query, Body, Wire, Output, A>,
    input: Input,
    options?: CallOptions,
  ): Promise<CallResult<A, Output>>
  /** Whether the call is sent with an idempotency key, so that sending it once more moves nothing twice (CF-170). */
  hasIdempotency(endpoint: Pick<AnyEndpoint, 'access' | 'base'>): boolean
  /** How long a write waits for its answer, in milliseconds: `timeouts` of the options. A kept intent has it (R5). */
  readonly writeTimeout: number
}

/** Creates the client of the fleet's servers. Its only state is in flight: a renewal and money calls. */
export function createFleetClient(options: FleetClientOptions): FleetClient {
  const { session, bases, idempotency } = options
  checkBases(bases)
  if (idempotency) checkIdempotency(idempotency)
  const send = createSend(options)
  const report = options.onEvent ?? (() => {})
  const locks = options.locks ?? globalThis.navigator?.locks
  const once = createOnce(locks)
  const callers = createCallers(options, () => report({ type: 'sessionExpired' }))
  const { scope, followUser } = createScope(session, callers.hasOwnToken)
  const authorized = createAuthorized({ send, reader: options.reader, locks, report, expire: callers.expire })

  /** A call with its repeats, if it is a read. */
  function perform<Input, Output>(
    endpoint: Endpoint<Input, unknown, unknown, unknown, Output>,
    input: Input,
    caller: Caller,
    signal?: AbortSignal,
  ): Promise<Output> {
    const retries = endpoint.access === 'read' ? READ_RETRIES : 0
    return followLeaving(async (leavingOver) => {
      for (let retry = 0; ; retry += 1) {
        try {
          return await authorized(endpoint, input, caller, signal)
        } catch (error) {
          // The browser aborts the calls of a page that is left: that is no failure of the network.
          if (error instanceof NetworkError) await leavingOver()
          if (!(error instanceof ApiError) || signal?.aborted) throw error
          if (retry === retries || !mayPass(error)) {
            report({ type: 'failed', endpoint: endpoint.id, error })
            throw error
          }
          report({ type: 'retried', endpoint: endpoint.id, attempt: retry + 1, error })
          const delay = retryDelay(retry, error, options.retryAfter ?? 1000)
          // R11: reads are fresh 2 s after the end of an outage.
          await wait(delay, signal, { untilOnline: error instanceof NetworkError })
          await leavingOver()
        }
      }
    })
  }

  /** A money call. Rejects also where its input lacks what it is locked by. */
  async function performOnce<Input, Output>(
    endpoint: Endpoint<Input, unknown, unknown, unknown, Output>,
    input: Input,
    caller: Caller,
    options: Pick<CallOptions, 'before' | 'idempotencyKey'>,
  ): Promise<MoneyResult<Output>> {
    const keys = withInput(endpoint, input, (given) => moneyKeys(endpoint, given as Input, session?.user?.id))
    return once.run(keys, (key) => perform(endpoint, input, { ...caller, idempotencyKey: key }), options)
  }

  return {
    writeTimeout: timeoutsOf(options).write,
    hasIdempotency: (endpoint) => sendsKey(endpoint, idempotency, bases),
    identity: callers.identity,
    scope,
    followUser,
    call<Input, Query, Body, Wire, Output, A extends Access>(
      endpoint: Endpoint<Input, Query, Body, Wire, Output, A>,
      input: Input,
      { signal, page, before, idempotencyKey }: CallOptions = {},
    ) {
      if (!isCall(endpoint)) return refuseNoCall(endpoint)
      // Before any await, because a lock may take time and the session may change in the meantime.
      const caller = callers.of(endpoint, page)
      // A money call cannot be undone, so leaving the page does not abort it.
      const result =
        endpoint.access === 'money'
          ? performOnce(endpoint, input, caller, { before, idempotencyKey })
          : perform(endpoint, input, caller, signal)
      return result as Promise<CallResult<A, Output>>
    },
  }
}
