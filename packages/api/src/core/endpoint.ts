import type * as z from 'zod/mini'

/** The servers of the calls; their addresses are configuration (CF-96). */
export type BaseName =
  | 'main'
  | 'console'
  | 'booking'
  | 'chat'
  | 'mainHost'
  | 'gateway'
  | 'nominatim'
  | 'photon'
  | 'places'

/** `read` may be repeated, `write` is sent once, `money` is sent at most once whatever the network does. */
export type Access = 'read' | 'write' | 'money'

/** `bearer`: the page's own token, else the session's if the page allows it (SESS-16); `none`: no token. */
export type Auth = 'none' | 'bearer'

/** The values that a request can take from the client besides its input. */
export interface CallContext {
  /** A new random v4 UUID (CF-16). */
  uuid: string
  /** The moment of the call, ISO 8601 (CF-16). */
  dateTime: string
  /** The configured application id fields and default request parameters (CF-16), such as `app_id` `001`. */
  application: Readonly<Record<string, string>>
  /** The app id of the page, if it has one. */
  appId: string | undefined
  /** The key of the maps service, if there is one (T18). */
  mapsKey: string | undefined
}

/** One part of a request: a function that writes the input in the server's words, and the schema of those words. */
export interface RequestPart<Input, Wire> {
  readonly schema: z.ZodMiniType<Wire>
  write(input: Input, context: CallContext): Wire
}

/** Pairs a wire schema with the function that writes the input in the server's words. */
export function written<Wire, Input = Wire>(
  schema: z.ZodMiniType<Wire>,
  write: (input: Input, context: CallContext) => Wire,
): RequestPart<Input, Wire> {
  return { schema, write }
}

/**
 * A call of the fleet's servers, as data: the client sends it, the sandbox answers it and the docs list it. `Input` and
 * `Output` are domain words; `Query`, `Body` and `Wire` are the server's.
 */
export interface Endpoint<
  Input = never,
  Query = unknown,
  Body = unknown,
  Wire = unknown,
  Output = unknown,
  A extends Access = Access,
> {
  /** The name of the call in code, such as `signIn`: the key in the list of endpoints, and of a sandbox's answers. */
  readonly name: string
  /** The number of the call in the specification, such as `EP-A07`. */
  readonly id: string
  readonly base: BaseName
  readonly method: 'GET' | 'POST' | 'PUT'
  /** The path, with `{name}` for each of `params`. */
  readonly path: string
  readonly access: A
  readonly auth: Auth
  /** Whether method and path are in the specification or assumed. A deployment can override an assumed path. */
  readonly source: 'documented' | 'assumed'
  /**
   * For `money`: the object of the call, such as a booking, or the driver and group of a wallet. One call per subject
   * is in flight at a time, over all endpoints and tabs. It is the name of a lock, which any script of the origin can
   * read, so it must not have a secret.
   */
  readonly subject?: (input: Input) => readonly string[]
  /**
   * For `money`: everything else that the call sends, such as the amount and the acting admin. Calls of the same intent
   * share one result. Omitted if that is a secret, such as a PIN: then calls share no result.
   */
  readonly intent?: (input: Input) => readonly unknown[]
  readonly params?: (input: Input) => Readonly<Record<string, string>>
  readonly headers?: (input: Input, context: CallContext) => Readonly<Record<string, string>>
  readonly query?: RequestPart<Input, Query>
  readonly body?: RequestPart<Input, Body>
  /** The encoding of the body: JSON, or the fields of a form (`application/x-www-form-urlencoded`). JSON by default. */
  readonly encoding?: 'json' | 'form'
  /** The minimum time between two requests of this call by one client, in ms; earlier requests wait (T19). */
  readonly interval?: number
  /** Reads the reply into domain words. */
  readonly response: z.ZodMiniType<Output, Wire>
  /** `text` if the server's answer is not JSON. */
  readonly format?: 'json' | 'text'
  /** For a reply whose lists may have many thousands of rows: it is read in slices, part after part. */
  readonly parts?: ReplyParts<Output>
}

/** How a long reply is read in parts, each with some rows of one list. */
export interface ReplyParts<Output> {
  /** The lists of the reply, such as `data_list`. */
  readonly lists: readonly string[]
  /** Joins what the parts are read as: there is at least one; the others are in the order of the rows. */
  join(first: Output, others: readonly Output[]): Output
}

/** Any endpoint, for code that only reads its data. */
export type AnyEndpoint = Endpoint<never, unknown, unknown, unknown, unknown>

/** The input that a call takes, in domain words. */
export type EndpointInput<E> =
  E extends Endpoint<infer Input, infer _Q, infer _B, infer _W, infer _O, infer _A> ? Input : never
/** What a call resolves to, in domain words. */
export type EndpointOutput<E extends AnyEndpoint> = z.output<E['response']>
/** The reply in the server's own words, as a sandbox must answer it. */
export type EndpointReply<E extends AnyEndpoint> = z.input<E['response']>
/** The body of a request in the server's own words; undefined for a call without one. */
export type EndpointBody<E extends AnyEndpoint> = E extends { readonly body?: RequestPart<never, infer Body> }
  ? Body
  : undefined
/** The query of a request in the server's own words; undefined for a call without one. */
export type EndpointQuery<E extends AnyEndpoint> = E extends {
  readonly query?: RequestPart<never, infer Query>
}
  ? Query
  : undefined

/** The parameter names in a path: `'id'` of `/chat/{id}/messages`. */
type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never

/** The common properties of an area's calls. */
type Shared = Partial<Pick<AnyEndpoint, 'base' | 'method' | 'auth' | 'source'>>

type Declared<
  Path extends string,
  Part,
  QueryInput,
  BodyInput,
  Query,
  Body,
  Wire,
  Output,
  A extends Access,
  SharedKey extends keyof Shared,
> = Omit<
  Endpoint<Part, Query, Body, Wire, Output, A>,
  'path' | 'query' | 'body' | 'subject' | 'intent' | SharedKey
> &
  Partial<Pick<AnyEndpoint, SharedKey>> & {
    readonly path: Path
    readonly query?: RequestPart<QueryInput, Query>
    readonly body?: RequestPart<BodyInput, Body>
  } & ([PathParam<Path>] extends [never]
    ? unknown
    : { readonly params: (input: Part) => Readonly<Record<PathParam<Path>, string>> }) &
  (A extends 'money'
    ? {
        readonly subject: (input: Part & QueryInput & BodyInput) => readonly string[]
        readonly intent?: (input: Part & QueryInput & BodyInput) => readonly unknown[]
      }
    : unknown)

/**
 * Creates the function that declares the calls of an area. A call's own `base`, `method`, `auth` or `source` has
 * priority over the area's. The input of a call combines the inputs of its query, body, path and headers. The build marks
 * calls at the top of a file as pure, so that a bundler drops the calls that a page does not use, with their schemas.
 */
export function callsOf<const Area extends Shared>(area: Area) {
  return <
    const Path extends string,
    Wire,
    Output,
    Part = unknown,
    QueryInput = unknown,
    BodyInput = unknown,
    Query = undefined,
    Body = undefined,
    const A extends Access = Access,
  >(
    call: Declared<
      Path,
      Part,
      QueryInput,
      BodyInput,
      Query,
      Body,
      Wire,
      Output,
      A,
      keyof Area & keyof Shared
    >,
  ): Endpoint<Part & QueryInput & BodyInput, Query, Body, Wire, Output, A> => ({ ...area, ...call }) as never
}

/** Declares a call without an area; the definition has all properties. */
export const endpoint = callsOf({})
