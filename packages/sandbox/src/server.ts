import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Fault } from './faults.ts'
import { listen } from './http/listen.ts'
import { MAX_BYTES, malformed, tooLarge } from './http/refuseBefore.ts'
import { json, withCors } from './http/reply.ts'
import { prepare } from './prepare.ts'
import { createRespond } from './respond.ts'
import type { World } from './world.ts'

export { type SignIn, signIns } from './auth/seed.ts'
export type { Fault, Faults } from './faults.ts'
export { openToOthers } from './http/listen.ts'
export { type ReadyLink, readyLinks } from './pages/readyLinks.ts'
export {
  createGatewayServer,
  type GatewayServer,
  type GatewayServerOptions,
} from './payments/gatewayServer.ts'
export { type ScenarioName, scenarios } from './scenarios/index.ts'
export { createWorld, type World, type WorldOptions } from './world.ts'

/** The world that a server answers from, and where it listens. */
export interface SandboxServerOptions {
  world: World
  /** 0 selects a free port. */
  port: number
  /** `0.0.0.0` for all addresses of the machine; only the machine itself reaches the server without it (CF-184). */
  host?: string | undefined
  /**
   * Returns the origin of the console: the one of the links on the sandbox's page, and the only other one that may
   * call paths under `/sandbox/` (CF-184). `http://localhost:5173` by default.
   */
  console?: (() => string) | undefined
  /** Returns the time, epoch milliseconds; the machine's clock by default. */
  clock?: () => number
  /** The initial faults. */
  faults?: readonly Fault[]
}

export interface SandboxServer {
  /** The port in use. */
  readonly port: number
  /** For example `http://localhost:8787`. */
  readonly url: string
  /** Stops listening and closes all connections. */
  close(): Promise<void>
}

/** Node's own stream type, which is the same at run time. */
type BodyStream = Parameters<typeof Readable.fromWeb>[0]

/** How long pending calls may still run after close, in milliseconds. */
const GRACE = 200

/** More drivers than these are read before the first call, which would otherwise wait for them. */
const PREPARED_FROM = 10_000

/** Serves a world over HTTP. Resolves once it listens; rejects if it cannot, for example with EADDRINUSE. */
export async function createSandboxServer(options: SandboxServerOptions): Promise<SandboxServer> {
  const { world, port, host, console, clock = Date.now } = options
  if (options.faults) world.faults.set(options.faults)
  if (world.drivers.length > PREPARED_FROM) prepare(world, clock())
  const respond = createRespond(world, { clock, console })
  const server = await listen(
    (incoming, outgoing) =>
      void serve(respond, incoming, outgoing).catch(() => {
        // The client has disconnected, or the answer breaks off on purpose. Both end the connection.
        outgoing.destroy()
      }),
    { port, host },
  )
  return { port: server.port, url: server.url, close: () => server.close(GRACE) }
}

async function serve(
  respond: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const controller = new AbortController()
  outgoing.once('close', () => controller.abort())
  const address = addressOf(incoming)
  if (!address) return end(malformed('The Host header or the address cannot be read.'), incoming, outgoing)
  if (UNANSWERABLE.has(incoming.method ?? '')) {
    return end(json({ status: 405, message: 'This method is not answered.' }, 405), incoming, outgoing)
  }
  const body = await bodyOf(incoming)
  if (!body) return end(tooLarge(), incoming, outgoing)
  const response = await respond(requestOf(incoming, { address, body, signal: controller.signal }))
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  if (response.body === null) {
    outgoing.writeHead(response.status, headers)
    outgoing.end()
    return
  }
  const stream = Readable.fromWeb(response.body as BodyStream)
  if (!acceptsGzip(incoming)) {
    outgoing.writeHead(response.status, headers)
    return pipeline(stream, outgoing)
  }
  outgoing.writeHead(response.status, { ...headers, 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  return pipeline(stream, createGzip({ level: 4 }), outgoing)
}

/** Methods that fetch does not allow in a Request. */
const UNANSWERABLE: ReadonlySet<string> = new Set(['TRACE', 'TRACK'])

/** The address of a request; undefined if the Host header or the request line is invalid. */
function addressOf({ url = '', method, headers, httpVersionMajor }: IncomingMessage): URL | undefined {
  if (httpVersionMajor < 1) return undefined
  const host = headers.host ?? 'localhost'
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host)) return undefined
  const isPath = url.startsWith('/') || (url === '*' && method === 'OPTIONS')
  if (!isPath && !/^https?:\/\//i.test(url)) return undefined
  // Two slashes at the start are a path, not a host.
  const text = isPath ? `http://${host}${url.replace(/^\*/, '/')}` : url
  const address = URL.canParse(text) ? new URL(text) : undefined
  return address?.username === '' && address.password === '' ? address : undefined
}

/**
 * The body, read whole before the answer, because the unread rest of a refused call would precede the next request. A
 * body that is too long is not kept: the result is undefined as soon as it exceeds the limit.
 */
function bodyOf(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = Number(incoming.headers['content-length'] ?? 0) > MAX_BYTES ? Number.POSITIVE_INFINITY : 0
    if (size > MAX_BYTES) resolve(undefined)
    incoming.on('data', (part: Buffer) => {
      size += part.length
      if (size <= MAX_BYTES) parts.push(part)
      else {
        parts.length = 0
        resolve(undefined)
      }
    })
    incoming.once('end', () => resolve(Buffer.concat(parts)))
    incoming.once('error', reject)
  })
}

/**
 * Answers an invalid request and closes its connection. Discards what still arrives for a moment, because closing a
 * connection while the client sends would lose the answer.
 */
async function end(response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.from(await withCors(response).arrayBuffer())
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'content-length': body.length,
    connection: 'close',
  })
  outgoing.write(body)
  incoming.resume()
  if (!incoming.readableEnded) {
    await Promise.race([once(incoming, 'close'), new Promise((resolve) => setTimeout(resolve, GRACE))])
  }
  outgoing.end()
}

function requestOf(
  { method = 'GET', headers }: IncomingMessage,
  { address, body, signal }: { address: URL; body: Buffer<ArrayBuffer>; signal: AbortSignal },
): Request {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(address, {
    method,
    signal,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((part): [string, string] => [name, part]),
    ),
    ...(hasBody && { body }),
  })
}

const acceptsGzip = (incoming: IncomingMessage) =>
  /\bgzip\b/.test(String(incoming.headers['accept-encoding'] ?? ''))
