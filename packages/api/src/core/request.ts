import type { AnyEndpoint, CallContext } from './endpoint.ts'
import { ContractError, NetworkError, TimeoutError } from './errors.ts'
import { headerText } from './headerText.ts'
import { parseJson } from './parseJson.ts'
import { readRetryAfter } from './retry.ts'
import { describe } from './wire.ts'

/** What a server answered, before it is read. `body` is parsed JSON, or text where the endpoint says so. */
export interface Answer {
  status: number
  body: unknown
  /** The Retry-After header, in milliseconds. */
  retryAfter: number | undefined
  /** Whether a failure came as a page of HTML or XML. */
  isPage?: boolean
}

export interface RequestOptions {
  base: string
  /** Replaces the path of the endpoint. */
  path: string | undefined
  token: string | undefined
  context: CallContext
  fetch: typeof globalThis.fetch
  /** In milliseconds. */
  timeout: number
  signal: AbortSignal | undefined
}

/** Sends one request and takes its whole answer; rejects with a NetworkError, a TimeoutError or a ContractError. */
export async function request(endpoint: AnyEndpoint, input: never, options: RequestOptions): Promise<Answer> {
  // A browser's fetch refuses to be called as a method of anything but the window.
  const { context, fetch, signal } = options
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(endpoint.headers?.(input, context) ?? {}))
    headers[name] = headerText(value)
  if (options.token !== undefined) headers.Authorization = `Bearer ${headerText(options.token)}`
  const init: RequestInit = { method: endpoint.method, headers }
  if (endpoint.body) {
    const isForm = endpoint.encoding === 'form'
    const body = endpoint.body.write(input, context)
    headers['Content-Type'] = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
    init.body = isForm ? String(parameters(body)) : JSON.stringify(body)
  }
  const controller = new AbortController()
  init.signal = controller.signal
  let isLate = false
  let wasSent = false
  // Not every fetch that is given ends when it is told to, and no call may wait for ever.
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
  const abort = () => end(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  const send = async () => {
    const response = await fetch(address(endpoint, input, options), init)
    return readAnswer(endpoint, response, await response.text())
  }
  try {
    signal?.throwIfAborted()
    // Of a write it matters whether it can have left; browsers know when it cannot.
    wasSent = endpoint.access === 'read' || globalThis.navigator?.onLine !== false
    if (!wasSent) throw new TypeError('offline')
    return await Promise.race([send(), ended])
  } catch (cause) {
    signal?.throwIfAborted()
    if (cause instanceof ContractError) throw cause
    if (isLate) throw new TimeoutError(endpoint, options.timeout)
    // Some say what address they could not reach, and an address may hold a token: only the kind of failure is kept (T1).
    throw new NetworkError(endpoint, { wasSent, cause: cause instanceof Error ? cause.name : undefined })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

function address(endpoint: AnyEndpoint, input: never, options: RequestOptions): string {
  let path = options.path ?? endpoint.path
  for (const [name, value] of Object.entries(endpoint.params?.(input) ?? {})) {
    path = path.replace(`{${name}}`, pathPart(endpoint, name, value))
  }
  const url = options.base.replace(/\/$/, '') + path
  return endpoint.query ? `${url}?${parameters(endpoint.query.write(input, options.context))}` : url
}

/**
 * A value as one part of a path. Nothing, `.` and `..` would make another path of it even when they are encoded, and
 * a lone surrogate has no encoding: they are refused.
 */
function pathPart(endpoint: AnyEndpoint, name: string, value: string): string {
  if (/^\.{0,2}$/.test(value) || /\p{Cs}/u.test(value)) {
    throw new ContractError(endpoint, name, `${describe(value)} that is no part of a path`)
  }
  return encodeURIComponent(value)
}

/** The fields of a query or a form; those that are undefined are left out. */
function parameters(fields: unknown): URLSearchParams {
  const present = Object.entries(fields as object).filter(([, value]) => value !== undefined)
  return new URLSearchParams(present.map(([name, value]) => [name, String(value)]))
}

function readAnswer(endpoint: AnyEndpoint, response: Response, text: string): Answer {
  const answer = {
    status: response.status,
    retryAfter: readRetryAfter(response.headers.get('Retry-After'), Date.now()),
  }
  if (endpoint.format === 'text') return { ...answer, body: text }
  try {
    return { ...answer, body: text === '' ? undefined : parseJson(text) }
  } catch {
    // A failing proxy answers in HTML: its status says enough, and its text is no message for anybody.
    if (!response.ok) return { ...answer, body: undefined, isPage: /^\s*</.test(text) }
    throw new ContractError(endpoint, '', `${describe(text)} that is not JSON`)
  }
}
