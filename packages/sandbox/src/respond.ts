import type { AnyEndpoint } from '@fleetgis/api'
import { endpoints } from '@fleetgis/api/endpoints'
import { type Answer, type Call, Refusal, TextInParts } from './answer.ts'
import { answers } from './answers.ts'
import { extraReply } from './extras.ts'
import { applyFaults } from './http/applyFaults.ts'
import { type Found, findEndpoint } from './http/findEndpoint.ts'
import { IDEMPOTENCY_HEADER } from './http/idempotencyKeys.ts'
import { readCaller } from './http/readCaller.ts'
import { readBody, readForm, readQuery } from './http/readParts.ts'
import { isDecodable, malformed, readWhole, tooLarge } from './http/refuseBefore.ts'
import { dated, json, jsonInParts, preflight, refusalReply, withCors } from './http/reply.ts'
import { readerRefusal, senderRefusal } from './http/senderRefusal.ts'
import { homePage } from './pages/homePage.ts'
import { switchReply } from './pages/switches.ts'
import type { World } from './world.ts'

export interface RespondOptions {
  /** Called at each request: the world advances to its result. Without it the world's time does not change. */
  clock?: (() => number) | undefined
  /** Returns the origin of the console; `http://localhost:5173` by default. */
  console?: (() => string) | undefined
}

const CONSOLE = 'http://localhost:5173'

/**
 * Answers requests from a world, with the same answers for MSW, the server and tests. Rejects only for an aborted
 * request and the fault `close`. Choosing a scenario on the sandbox's page replaces the world.
 */
export function createRespond(
  world: World,
  options: RespondOptions = {},
): (request: Request) => Promise<Response> {
  let current = world
  const respond = async (incoming: Request) => {
    if (incoming.method === 'OPTIONS') return preflight(incoming)
    if (options.clock) current.advanceTo(options.clock())
    const url = new URL(incoming.url)
    if (!isDecodable(url.pathname) || !isDecodable(url.search)) {
      return withCors(malformed('The address has a % that stands for no character.'))
    }
    const request = await readWhole(incoming)
    if (!request) return withCors(tooLarge())
    const consoleOrigin = new URL(options.console?.() ?? CONSOLE).origin
    // No other page may read it: the tokens of all web views are in its links.
    if (url.pathname === '/' && ['GET', 'HEAD'].includes(request.method))
      return readerRefusal(request) ?? homePage(current, url.origin, consoleOrigin)
    if (url.pathname.startsWith('/sandbox/')) {
      const refused = senderRefusal(request, consoleOrigin)
      if (refused) return withCors(refused)
    }
    const switched = await switchReply(current, request, url)
    if (switched) {
      current = switched.world ?? current
      return withCors(switched.response)
    }
    return withCors(await route(current, request, options.clock && current.now))
  }
  return async (incoming) => dated(await respond(incoming), current.now)
}

async function route(world: World, request: Request, arrivedAt: number | undefined): Promise<Response> {
  const url = new URL(request.url)
  const extra = await extraReply(world, request, url)
  if (extra) return extra
  const found = findEndpoint(request.method, url.pathname)
  if (found === 'method')
    return json({ status: 405, message: `${request.method} is not for ${url.pathname}.` }, 405)
  if (found === undefined) return json({ status: 404, message: `There is nothing at ${url.pathname}.` }, 404)
  const endpoint = endpoints[found.name]
  return applyFaults(world.faults.draw(endpoint, { isBearer: request.headers.has('Authorization') }), {
    endpoint: endpoint.id,
    signal: request.signal,
    answer: () => answerOnce(world, found, { request, url, arrivedAt }),
  })
}

/** A request on arrival. */
interface Arrival {
  request: Request
  url: URL
  arrivedAt: number | undefined
}

/** Answers a money call with an idempotency key once (CF-170), and any other call each time. */
async function answerOnce(world: World, found: Found, arrival: Arrival): Promise<Response> {
  const { method, headers } = arrival.request
  const { access, auth }: AnyEndpoint = endpoints[found.name]
  const key = headers.get(IDEMPOTENCY_HEADER)
  const sender = auth === 'bearer' ? senderOf(world, headers) : ''
  const execute = () => answer(world, found, arrival)
  if (key === null || access !== 'money' || sender === undefined) return execute()
  const body = await arrival.request.clone().text()
  const call = { id: [method, arrival.url.pathname, sender, key], body, now: world.now }
  const once = await world.idempotencyKeys.once(call, execute)
  return once ?? json({ status: 409, message: 'This key belongs to a call with another body.' }, 409)
}

/** The user id of a valid token. */
function senderOf(world: World, headers: Headers): string | undefined {
  try {
    return readCaller(world, headers).userId
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

async function answer(
  world: World,
  { name, params }: Found,
  { request, url, arrivedAt }: Arrival,
): Promise<Response> {
  const endpoint: AnyEndpoint = endpoints[name]
  try {
    const caller = () => readCaller(world, request.headers)
    if (endpoint.auth === 'bearer') caller()
    const query = endpoint.query && readQuery(endpoint.query.schema, url.searchParams)
    const body = await bodyOf(endpoint, request)
    const run = answers[name] as Answer<AnyEndpoint>
    const { headers } = request
    const call = { world, query, body, params, headers, origin: url.origin, arrivedAt, caller }
    const reply = run(call as Call<AnyEndpoint>)
    if (reply instanceof TextInParts) return jsonInParts(reply.parts)
    return endpoint.format === 'text' ? text(reply) : json(reply)
  } catch (error) {
    if (error instanceof Refusal) return refusalReply(error, endpoint.id)
    const what = error instanceof Error ? error.message : String(error)
    return json(
      { status: 500, message: `The sandbox failed to answer ${name} (${endpoint.id}): ${what}` },
      500,
    )
  }
}

async function bodyOf({ body, encoding }: AnyEndpoint, request: Request): Promise<unknown> {
  if (!body) return undefined
  return encoding === 'form' ? readForm(body.schema, request) : readBody(body.schema, await request.text())
}

function text(reply: unknown): Response {
  return new Response(String(reply), { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
