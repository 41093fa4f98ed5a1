import type { AnyEndpoint, EndpointBody, EndpointQuery, EndpointReply } from '@fleetgis/api'
import type { EndpointName, Endpoints } from '@fleetgis/api/endpoints'
import type { Account } from './auth/account.ts'
import type { World } from './world.ts'

/** Who sent a call: the user id of its token, and the account, where it is one of the console's. */
export interface Caller {
  userId: string
  account: Account | undefined
}

/** A call that was found right: its token is good, and its query and body fit the endpoint. */
export interface Call<E extends AnyEndpoint> {
  world: World
  query: EndpointQuery<E>
  body: EndpointBody<E>
  /** The parts of the path that the endpoint names. */
  params: Readonly<Record<string, string>>
  headers: Headers
  /** Where the sandbox was reached, such as `http://localhost:8787`: addresses in answers begin with it. */
  origin: string
  /** When the call came, epoch milliseconds; undefined where no clock runs. */
  arrivedAt: number | undefined
  /** Who calls; refuses with 401 where the endpoint asks for no token and none came. */
  caller(): Caller
}

/** Answers one endpoint from the world, in the server's own words; what it cannot do it refuses. */
export type Answer<E extends AnyEndpoint> = (call: Call<E>) => EndpointReply<E>

/** The answers to all endpoints, by the endpoint's name. */
export type Answers = { readonly [Name in EndpointName]: Answer<Endpoints[Name]> }

/** What a server of somebody else answers when it refuses, in its own format. */
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

/** Ends an answer: `code` is the documented one, `message` a sentence for people. */
export function refuse(code: number, message: string): never {
  throw new Refusal(code, message)
}

/** Ends an answer of somebody else's server; `code` is the HTTP status. */
export function refuseRaw(code: number, raw: RawReply): never {
  throw new Refusal(code, 'Refused.', raw)
}

/** Codes that never are an HTTP status: no browser could read some of them (CF-117). */
const BODY_CODES: ReadonlySet<number> = new Set([203, 206, 406, 407, 411, 412, 416])

/** The call whose 409 is an HTTP status: the route check (CF-117). */
const ROUTE_CHECK = 'EP-A09'

/** Whether a code travels as `message_code` in a 200 body, instead of as the HTTP status (CF-117). */
export function travelsInBody(code: number, endpoint: string): boolean {
  return BODY_CODES.has(code) || (code === 409 && endpoint !== ROUTE_CHECK)
}
