import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Fault } from './faults.ts'
import { createRespond } from './respond.ts'
import type { World } from './world.ts'

export { type SignIn, signIns } from './auth/seed.ts'
export type { Fault, Faults } from './faults.ts'
export { type ReadyLink, readyLinks } from './pages/readyLinks.ts'
export { type ScenarioName, scenarios } from './scenarios/index.ts'
export { createWorld, type World, type WorldOptions } from './world.ts'

export interface SandboxServerOptions {
  world: World
  /** 0 takes any free port. */
  port: number
  /** What time it is: the machine's clock unless given. */
  clock?: () => number
  /** Faults from the start. */
  faults?: readonly Fault[]
}

export interface SandboxServer {
  /** The port that was taken. */
  readonly port: number
  /** Such as `http://localhost:8787`. */
  readonly url: string
  /** Stops listening and ends all connections. */
  close(): Promise<void>
}

/** Node's own kind of stream, which is the same at run time. */
type BodyStream = Parameters<typeof Readable.fromWeb>[0]

/** Waiting calls get this long to end, in milliseconds. */
const GRACE = 200

/** Serves a world over HTTP; resolves once it listens, and rejects where it cannot, such as with EADDRINUSE. */
export async function createSandboxServer(options: SandboxServerOptions): Promise<SandboxServer> {
  const { world, port, clock = Date.now } = options
  if (options.faults) world.faults.set(options.faults)
  const respond = createRespond(world, { clock })
  const server = createServer((incoming, outgoing) => {
    serve(respond, incoming, outgoing).catch(() => {
      // Whoever asked is gone, or the answer broke off on purpose: both end the connection.
      outgoing.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    port: taken,
    url: `http://localhost:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), GRACE).unref()
      }),
  }
}

async function serve(
  respond: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const controller = new AbortController()
  outgoing.once('close', () => controller.abort())
  const response = await respond(await requestOf(incoming, controller.signal))
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  if (response.body === null) {
    outgoing.writeHead(response.status, headers)
    outgoing.end()
    return
  }
  const body = Readable.fromWeb(response.body as BodyStream)
  if (!acceptsGzip(incoming)) {
    outgoing.writeHead(response.status, headers)
    return pipeline(body, outgoing)
  }
  outgoing.writeHead(response.status, { ...headers, 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  return pipeline(body, createGzip({ level: 4 }), outgoing)
}

/** Read whole before anything is answered: what stays unread of a refused call would stand before the next one. */
async function requestOf(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    signal,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((part): [string, string] => [name, part]),
    ),
    ...(hasBody && { body: Buffer.concat(parts) }),
  })
}

const acceptsGzip = (incoming: IncomingMessage) =>
  /\bgzip\b/.test(String(incoming.headers['accept-encoding'] ?? ''))
