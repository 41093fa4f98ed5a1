import { abortReason, checkAborted } from './abort.ts'
import type { AnyEndpoint, CallContext } from './endpoint.ts'
import { ContractError, NetworkError, TimeoutError, UsageError } from './errors.ts'
import { headerText } from './headerText.ts'
import { LONG_TEXT, parseInSlices } from './parseInSlices.ts'
import { parseJson } from './parseJson.ts'
import { describe } from './readers.ts'
import { readRetryAfter } from './retry.ts'
import { readServerTime } from './serverClock.ts'
import { withInput } from './usage.ts'

/** A server's answer before it is read. `body` is parsed JSON, or text if the endpoint has that format. */
export interface Answer {
  status: number
  body: unknown
  /** The Retry-After header, in milliseconds. */
  retryAfter: number | undefined
  /** The X-Request-Id header. */
  requestId?: string | undefined
  /** Whether a failure has an HTML or XML page as its body. */
  isPage?: boolean
  /** A long reply that is not parsed yet; then there is no `body`. */
  unread?: Blob
}

export interface RequestOptions {
  base: string
  /** Replaces the endpoint's path. */
  path: string | undefined
  token: string | undefined
  /** Headers of this request besides those of the endpoint. */
  headers: Readonly<Record<string, string>>
  context: CallContext
  /** The current time in epoch milliseconds. */
  now: () => number
  /** Called with the headers of an answer that is no stored copy (CF-180). */
  onHeaders: (headers: Headers) => void
  fetch: typeof globalThis.fetch
  /** In milliseconds. */
  timeout: number
  signal: AbortSignal | undefined
  /** Whether a long reply is left as a Blob, for another thread to parse. */
  keepsLong: boolean
}

/** A reply with more bytes is left to another thread: some 1,000 rows of drivers and more. */
export const LONG_BYTES = 500_000

/**
 * Sends one request and reads its whole answer; rejects with a NetworkError, a TimeoutError, a ContractError or a
 * UsageError.
 */
export async function request(endpoint: AnyEndpoint, input: never, options: RequestOptions): Promise<Answer> {
  // A browser's fetch must not be called as a method of another object than the window.
  const { fetch, signal } = options
  const { url, ...init } = withInput(endpoint, input, (given) => written(endpoint, given as never, options))
  const controller = new AbortController()
  let isLate = false
  let wasSent = false
  // A custom fetch may ignore its signal, and no call may wait forever.
  let end: (reason: unknown) => void = () => {}
  const ended = new Promise<never>((_resolve, reject) => {
    end = (reason) => {
      controller.abort(reason)
      reject(reason)
    }
  })
  const timer = setTimeout(() => {
    isLate = true
    end(undefined)
  }, options.timeout)
  const abort = () => end(abortReason(signal))
  signal?.addEventListener('abort', abort, { once: true })
  const send = async () => {
    const response = await fetch(url, { ...init, signal: controller.signal })
    // Browsers store the answers of GET only.
    if (endpoint.method !== 'GET') options.onHeaders(response.headers)
    return readAnswer(endpoint, response, { ...options, signal: controller.signal })
  }
  try {
    checkAborted(signal)
    // For a write it matters whether it can have been sent; browsers report when it cannot.
    wasSent = endpoint.access === 'read' || globalThis.navigator?.onLine !== false
    if (!wasSent) throw new TypeError('offline')
    return await Promise.race([send(), ended])
  } catch (cause) {
    checkAborted(signal)
    if (cause instanceof ContractError) throw cause
    if (isLate) throw new TimeoutError(endpoint, options.timeout)
    // Some errors name the address, which may have a token: only the kind of failure is kept (T1).
    throw new NetworkError(endpoint, { wasSent, cause: cause instanceof Error ? cause.name : undefined })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** The request of a call, without its signal. */
function written(
  endpoint: AnyEndpoint,
  input: never,
  options: RequestOptions,
): RequestInit & { url: string } {
  const { context } = options
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries({ ...options.headers, ...endpoint.headers?.(input, context) }))
    headers[name] = headerText(value)
  if (options.token !== undefined) headers.Authorization = `Bearer ${headerText(options.token)}`
  const init = { url: address(endpoint, input, options), method: endpoint.method, headers }
  if (!endpoint.body) return init
  const isForm = endpoint.encoding === 'form'
  const body = endpoint.body.write(input, context)
  // JSON leaves out what is undefined and writes NaN as null, so the server would get another call.
  if (!endpoint.body.schema.safeParse(body).success) throw new TypeError()
  headers['Content-Type'] = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  return { ...init, body: isForm ? String(parameters(body)) : JSON.stringify(body) }
}

function address(endpoint: AnyEndpoint, input: never, options: RequestOptions): string {
  if (options.base.startsWith('/') && globalThis.location === undefined)
    throw new UsageError(
      endpoint,
      `bases.${endpoint.base} is ${options.base}, a path of the page's own host, and there is no page; give an address such as https://fleet.example.com`,
    )
  let path = options.path ?? endpoint.path
  for (const [name, value] of Object.entries(endpoint.params?.(input) ?? {})) {
    path = path.replace(`{${name}}`, pathPart(endpoint, name, value))
  }
  const url = options.base.replace(/\/$/, '') + path
  return endpoint.query ? `${url}?${parameters(endpoint.query.write(input, options.context))}` : url
}

/**
 * Encodes a value as one segment of a path. Refuses the empty text, `.` and `..`, which would change the path even when
 * encoded, and lone surrogates, which have no encoding.
 */
function pathPart(endpoint: AnyEndpoint, name: string, value: string): string {
  if (value === undefined) throw new UsageError(endpoint, `the input has no value for {${name}} of the path`)
  if (/^\.{0,2}$/.test(value) || /\p{Cs}/u.test(value)) {
    throw new ContractError(endpoint, name, `${describe(value)} that is not valid in a path`)
  }
  return encodeURIComponent(value)
}

/** The fields of a query or a form, without undefined ones. */
function parameters(fields: unknown): URLSearchParams {
  const present = Object.entries(fields as object).filter(([, value]) => value !== undefined)
  return new URLSearchParams(present.map(([name, value]) => [name, String(value)]))
}

async function readAnswer(
  endpoint: AnyEndpoint,
  response: Response,
  { now, signal, keepsLong }: Pick<RequestOptions, 'now' | 'signal' | 'keepsLong'>,
): Promise<Answer> {
  const { status, ok, headers } = response
  const blob = keepsLong && ok && endpoint.parts ? await response.blob() : undefined
  const unread = blob !== undefined && blob.size > LONG_BYTES ? blob : undefined
  const text = unread ? '' : await (blob ?? response).text()
  // A date of Retry-After is one of the clock that wrote Date.
  const answer = {
    status,
    retryAfter: readRetryAfter(headers.get('Retry-After'), readServerTime(headers) ?? now()),
    requestId: readRequestId(headers),
  }
  if (unread) return { ...answer, body: undefined, unread }
  if (endpoint.format === 'text') return { ...answer, body: text }
  try {
    return { ...answer, body: await parseText(endpoint, text, signal) }
  } catch (error) {
    // A failing proxy answers in HTML: its status is enough, and its text is not a message.
    if (ok) throw error
    return { ...answer, body: undefined, isPage: /^\s*</.test(text) }
  }
}

/** Parses the text of a reply, a long one in slices. Rejects with a ContractError where it is not JSON. */
export async function parseText(
  endpoint: AnyEndpoint,
  text: string,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  try {
    if (endpoint.parts !== undefined && text.length > LONG_TEXT) return await parseInSlices(text, signal)
    return text === '' ? undefined : parseJson(text)
  } catch {
    checkAborted(signal)
    throw new ContractError(endpoint, '', `${describe(text)} that is not JSON`)
  }
}

/** An id that is copied into a report: a short one of plain characters, or none. */
function readRequestId(headers: Headers): string | undefined {
  const id = headers.get('X-Request-Id')
  return id !== null && /^[\w.:-]{1,64}$/.test(id) ? id : undefined
}
