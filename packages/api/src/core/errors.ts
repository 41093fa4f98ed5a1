/** Which endpoint failed: its id, such as `EP-A11`, and its name, such as `locations`. */
export interface Called {
  readonly id: string
  readonly name: string
}

/**
 * What went wrong with a call. Every failure of `client.call`, an abort by the caller apart, is one of these six.
 * None carries a token, a body or a query. Each names itself by a literal, which a minifier keeps.
 */
export abstract class ApiError extends Error {
  /** The id of the endpoint that was called, such as `EP-A11`. */
  readonly endpoint: string
  /** The name of the endpoint that was called, such as `locations`. */
  readonly call: string

  constructor({ id, name }: Called, message: string, options?: ErrorOptions) {
    super(`${name} (${id}): ${message}`, options)
    this.endpoint = id
    this.call = name
  }
}

/** The server could not be reached, or the connection broke before the whole reply had come. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError'
  /** False where nothing left this device, so that nothing can have happened: it was offline, or the token could not be renewed. */
  readonly wasSent: boolean

  constructor(endpoint: Called, options: { wasSent: boolean; cause?: unknown }) {
    super(endpoint, `the server could not be reached`, { cause: options.cause })
    this.wasSent = options.wasSent
  }
}

/** The server did not answer in time. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError'
  /** How long the call waited, in milliseconds. */
  readonly after: number

  constructor(endpoint: Called, after: number) {
    super(endpoint, `no answer within ${after} ms`)
    this.after = after
  }
}

/** The token was refused (401) and not renewed: there is nothing to renew, or the session of the call is over by now or another's. */
export class UnauthorizedError extends ApiError {
  override readonly name = 'UnauthorizedError'
  readonly serverMessage: string | undefined

  constructor(endpoint: Called, serverMessage?: string) {
    super(endpoint, `the token was refused (401)`)
    this.serverMessage = serverMessage
  }
}

/** The session is over: the server said so (416) or refused to renew it. A stored session that the call used has been signed out. */
export class SessionExpiredError extends ApiError {
  override readonly name = 'SessionExpiredError'
  constructor(endpoint: Called) {
    super(endpoint, `the session has expired`)
  }
}

/** The server refused or failed: by HTTP status, or by a `message_code` in its reply (CF-09, CF-117). */
export class ServerError extends ApiError {
  override readonly name = 'ServerError'
  /** The HTTP status. */
  readonly status: number
  readonly messageCode: number | undefined
  /** The server's own words, plain text of at most 300 characters; undefined where it sent none. */
  readonly serverMessage: string | undefined
  /** How long the server asked to wait before another try, in milliseconds. */
  readonly retryAfter: number | undefined

  constructor(
    endpoint: Called,
    status: number,
    reply: {
      messageCode?: number | undefined
      serverMessage?: string | undefined
      retryAfter?: number | undefined
    } = {},
  ) {
    super(endpoint, `the server answered ${reply.messageCode ?? status}`)
    this.status = status
    this.messageCode = reply.messageCode
    this.serverMessage = reply.serverMessage
    this.retryAfter = reply.retryAfter
  }

  /** The code that decides: `message_code`, else the HTTP status (CF-09). */
  get code(): number {
    return this.messageCode ?? this.status
  }
}

/** The reply does not have the agreed shape, or a value of the call cannot stand in a path. */
export class ContractError extends ApiError {
  override readonly name = 'ContractError'
  /** Where, such as `data_list.3.syskey`, or the name of the value; empty for the reply as a whole. */
  readonly field: string
  /** What stands there, in short and without its content, such as `text of 20 characters`. */
  readonly received: string

  constructor(endpoint: Called, field: string, received: string) {
    super(endpoint, `not as agreed at ${field || 'its top'}: ${received}`)
    this.field = field
    this.received = received
  }
}
