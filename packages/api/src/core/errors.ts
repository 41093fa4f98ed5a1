import type { BaseName } from './endpoint.ts'

/** The failed endpoint: its id, such as `EP-A11`, its name, such as `locations`, and its server. */
export interface Called {
  readonly id: string
  readonly name: string
  readonly base?: BaseName
}

/**
 * What kind of failure a call had:
 * - `unreachable`: no connection, or one that broke before the whole reply arrived.
 * - `late`: no answer in time.
 * - `failing`: the server's own fault, a code of 500 or above but 501.
 * - `refused`: the server has answered and refuses the call: a code below 500, or 501, a call that it does not have.
 * - `signedOut`: the token was refused, or the session has ended.
 * - `unreadable`: a reply that is not as agreed.
 * - `misused`: the program made the call wrongly.
 */
export type FailureKind =
  | 'unreachable'
  | 'late'
  | 'failing'
  | 'refused'
  | 'signedOut'
  | 'unreadable'
  | 'misused'

/**
 * The failure of a call. Every failure of `client.call`, except an abort by the caller, is one of these seven. None has a
 * token, a body or a query. Each name is a literal, which minifiers keep.
 */
export abstract class ApiError extends Error {
  /** The id of the called endpoint, such as `EP-A11`. */
  readonly endpoint: string
  /** The name of the called endpoint, such as `locations`. */
  readonly call: string
  /** The server of the called endpoint; undefined where there is none. */
  readonly base: BaseName | undefined
  /** What kind of failure it is: what decides without a text. */
  abstract readonly kind: FailureKind

  constructor({ id, name, base }: Called, message: string, options?: ErrorOptions) {
    super(`${name} (${id}): ${message}`, options)
    this.endpoint = id
    this.call = name
    this.base = base
  }
}

/** The server is unreachable, or the connection broke before the whole reply arrived. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError'
  override readonly kind = 'unreachable'
  /**
   * False if nothing was sent, so that nothing can have happened: the device was offline, or the token could not be
   * renewed.
   */
  readonly wasSent: boolean

  constructor(endpoint: Called, options: { wasSent: boolean; cause?: unknown }) {
    super(endpoint, `the server could not be reached`, { cause: options.cause })
    this.wasSent = options.wasSent
  }
}

/** The server did not answer in time. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError'
  override readonly kind = 'late'
  /** How long the call waited, in milliseconds. */
  readonly after: number

  constructor(endpoint: Called, after: number) {
    super(endpoint, `no answer within ${after} ms`)
    this.after = after
  }
}

/**
 * The token was refused (401) and not renewed: the call used no stored session, its session has ended or is replaced, or
 * the renewed token was refused too.
 */
export class UnauthorizedError extends ApiError {
  override readonly name = 'UnauthorizedError'
  override readonly kind = 'signedOut'
  readonly serverMessage: string | undefined

  constructor(endpoint: Called, serverMessage?: string) {
    super(endpoint, `the token was refused (401)`)
    this.serverMessage = serverMessage
  }
}

/**
 * The session has ended: the server reported it (416), or the token could not be renewed, because the server refused or
 * there is no refresh token. A stored session that the call used is signed out.
 */
export class SessionExpiredError extends ApiError {
  override readonly name = 'SessionExpiredError'
  override readonly kind = 'signedOut'
  constructor(endpoint: Called) {
    super(endpoint, `the session has expired`)
  }
}

const NOT_IMPLEMENTED = 501

/** The server refused or failed, by HTTP status or by a `message_code` in its reply (CF-117). */
export class ServerError extends ApiError {
  override readonly name = 'ServerError'
  override readonly kind: 'failing' | 'refused'
  /** The HTTP status. */
  readonly status: number
  readonly messageCode: number | undefined
  /** The server's own words, plain text of at most 300 characters; undefined if it sent none. */
  readonly serverMessage: string | undefined
  /** The requested delay before another try, in milliseconds. */
  readonly retryAfter: number | undefined
  /** The reply's `X-Request-Id`, by which an operator finds it in a log; undefined if it has none. */
  readonly requestId: string | undefined

  constructor(
    endpoint: Called,
    status: number,
    reply: {
      messageCode?: number | undefined
      serverMessage?: string | undefined
      retryAfter?: number | undefined
      requestId?: string | undefined
    } = {},
  ) {
    super(endpoint, `the server answered ${reply.messageCode ?? status}`)
    this.status = status
    this.messageCode = reply.messageCode
    this.serverMessage = reply.serverMessage
    this.retryAfter = reply.retryAfter
    this.requestId = reply.requestId
    this.kind = this.code < 500 || this.code === NOT_IMPLEMENTED ? 'refused' : 'failing'
  }

  /** The code that decides: `message_code`, else the HTTP status (CF-09). */
  get code(): number {
    return this.messageCode ?? this.status
  }
}

/** The reply does not match its schema, or a value of the call is not valid in a path. */
export class ContractError extends ApiError {
  override readonly name = 'ContractError'
  override readonly kind = 'unreadable'
  /** The path of the field, such as `data_list.3.syskey`, or the name of the value; empty for the reply as a whole. */
  readonly field: string
  /** A short description without content, such as `text of 20 characters`. */
  readonly received: string
  /** The words of a reply that leaves its outcome open, as those of a `ServerError`. */
  readonly serverMessage: string | undefined

  constructor(endpoint: Called, field: string, received: string, serverMessage?: string) {
    super(endpoint, `not as agreed at ${field || 'its top'}: ${received}`)
    this.field = field
    this.received = received
    this.serverMessage = serverMessage
  }
}

/**
 * The program made the call wrongly: it is no call, its input lacks a value, or there is no address for it. Nothing was
 * sent, and only another program helps: the message says what to change.
 */
export class UsageError extends ApiError {
  override readonly name = 'UsageError'
  override readonly kind = 'misused'
  readonly wasSent = false
}
