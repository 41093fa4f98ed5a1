import { WRITE_TIMEOUT_MS } from '@fleetgis/domain/money'
import type { AnyEndpoint, BaseName, Endpoint } from './endpoint.ts'
import { type Idempotency, sendsKey } from './idempotency.ts'
import { pace } from './pace.ts'
import type { ReplyReader } from './readReply.ts'
import { type Answer, request } from './request.ts'
import { uuid } from './uuid.ts'

export interface SendOptions {
  /** The address of each server; the others default to `main` (CF-96). */
  bases: { main: string } & Partial<Record<BaseName, string | undefined>>
  /** The app id of the page. EP-K13 (accept, assign) carries it as a header, and is refused without it (ASG-07). */
  appId?: string | undefined
  /** Application id fields and default request parameters (CF-16); `{ app_id: '001' }` by default. */
  application?: Readonly<Record<string, string>> | undefined
  /** The key of the maps service; sent only to that service (T18). */
  mapsKey?: string | undefined
  /** Other paths for assumed endpoints, by the endpoint's name or id. */
  paths?: Readonly<Record<string, string>> | undefined
  /**
   * The header that carries the idempotency key of money calls, and the servers that honour it; by default no call has
   * one, because a server of another origin refuses a header that it does not allow (CF-170).
   */
  idempotency?: Idempotency | undefined
  /**
   * The clock of the times that requests carry: the device's by default. `createServerClock` also reads the Date of the
   * main API's answers (CF-180).
   */
  clock?: { now(): number; readHeaders?(headers: Headers): void } | undefined
  /** Replaces the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined
  /** Time-outs in milliseconds: 15 s for reads and 30 s for writes by default. */
  timeouts?: { read?: number | undefined; write?: number | undefined } | undefined
  /**
   * Reads replies of many thousands of rows, such as `createWorkerReader` in another thread; by default the client reads
   * them in slices (decision 58).
   */
  reader?: ReplyReader | undefined
}

/** Timers with a greater delay fire at once. */
const MOST_TIMEOUT = 2 ** 31 - 1

/** The time-outs of a client's requests, in milliseconds that a timer can wait. */
export function timeoutsOf({ timeouts = {} }: Pick<SendOptions, 'timeouts'>) {
  const { read = 15_000, write = WRITE_TIMEOUT_MS } = timeouts
  return { read: Math.min(read, MOST_TIMEOUT), write: Math.min(write, MOST_TIMEOUT) }
}

/** What a request carries besides its input. */
interface Carried {
  token?: string | undefined
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
}

/** Makes the function that sends one request of a call: to its server, with the options of the client. */
export function createSend({ bases, paths, idempotency, ...options }: SendOptions) {
  const clock = options.clock ?? { now: () => Date.now() }
  const { read, write } = timeoutsOf(options)
  return async function send<Input>(
    endpoint: Endpoint<Input>,
    input: Input,
    { token, signal, idempotencyKey }: Carried,
  ): Promise<Answer> {
    const base = bases[endpoint.base] ?? bases.main
    if (endpoint.interval !== undefined) await pace(base, endpoint.interval, signal)
    return request(endpoint as AnyEndpoint, input as never, {
      base,
      path: endpoint.source === 'assumed' ? (paths?.[endpoint.name] ?? paths?.[endpoint.id]) : undefined,
      token,
      headers:
        idempotency && idempotencyKey !== undefined && sendsKey(endpoint, idempotency, bases)
          ? { [idempotency.header]: idempotencyKey }
          : {},
      context: {
        uuid: uuid(),
        dateTime: new Date(clock.now()).toISOString(),
        application: options.application ?? { app_id: '001' },
        appId: options.appId,
        mapsKey: options.mapsKey,
      },
      now: () => clock.now(),
      onHeaders: (headers) => {
        if (base === bases.main) clock.readHeaders?.(headers)
      },
      // The global is read at each call, so that a mock that patches it later takes effect.
      fetch: options.fetch ?? globalThis.fetch,
      timeout: endpoint.access === 'read' ? read : write,
      signal,
      keepsLong: options.reader !== undefined,
    })
  }
}
