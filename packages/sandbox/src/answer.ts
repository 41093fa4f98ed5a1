import type { AnyEndpoint, EndpointBody, EndpointQuery, EndpointReply } from '@fleetgis/api'
import type { EndpointName, Endpoints } from '@fleetgis/api/endpoints'
import type { Account } from './auth/account.ts'
import type { World } from './world.ts'

/** Who sent a call: the user id of its token, and the account if it is a user of the console. */
export interface Caller {
  userId: string
  account: Account | undefined
}

/** A validated call: its token is valid, and its query and body match the endpoint's schemas. */
export interface Call<E extends AnyEndpoint> {
  world: World
  query: EndpointQuery<E>
  body: EndpointBody<E>
  /** The parts of the path that the endpoint names. */
  params: Readonly<Record<string, string>>
  headers: Headers
  /** The origin of the request, such as `http://localhost:8787`. Addresses in answers start with it. */
  origin: string
  /** When the call arrived, epoch milliseconds; undefined without a clock. */
  arrivedAt: number | undefined
  /** Returns the caller; refuses with 401 if the endpoint needs no token and the request has none. */
  caller(): Caller
}

/** The answer of a call without a result. */
export const SUCCESS = { status: 200, message: 'Success' } as const

/** Answers one endpoint from the world, in the server's words. Calls `refuse` for what it does not carry out. */
export type Answer<E extends AnyEndpoint> = (call: Call<E>) => EndpointReply<E> | TextInParts

/**
 * The JSON text of a reply with very many rows, written while it is sent: other calls are answered between its parts.
 */
export class TextInParts {
  readonly parts: Iterable<string>

  constructor(parts: Iterable<string>) {
    this.parts = parts
  }
}

/** The answers to all endpoints, by the endpoint's name. */
export type Answers = { readonly [Name in EndpointName]: Answer<Endpoints[Name]> }

/** The error reply of a third-party server, in its own format. */
interface RawReply {
  /** Its content type. */
  type: string
  body: string
}

/** A call that the server does not carry out. */
export class Refusal extends Error {
  readonly code: number
  readonly raw: RawReply | undefined

  constructor(code: number, message: string, raw?: RawReply) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.raw = raw
  }
}

/** Ends the answer with a refusal: `code` is the documented one, `message` a sentence for people. */
export function refuse(code: number, message: string): never {
  throw new Refusal(code, message)
}

/** Ends the answer of a third-party server with its own error reply; `code` is the HTTP status. */
export function refuseRaw(code: number, raw: RawReply): never {
  throw new Refusal(code, 'Refused.', raw)
}

/** Codes that are never an HTTP status, because browsers cannot read some of them (CF-117). */
const BODY_CODES: ReadonlySet<number> = new Set([203, 206, 406, 407, 411, 412, 416])

/** The endpoint whose 409 is an HTTP status: the route check (CF-117). */
const ROUTE_CHECK = 'EP-A09'

/** Whether a code is sent as `message_code` in a 200 body instead of as the HTTP status (CF-117). */
export function travelsInBody(code: number, endpoint: string): boolean {
  return BODY_CODES.has(code) || (code === 409 && endpoint !== ROUTE_CHECK)
}
