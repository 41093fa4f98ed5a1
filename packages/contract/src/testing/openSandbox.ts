import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createRespond, createWorld } from '@fleetgis/sandbox'
import { usersOf } from './usersOf.ts'

/** Friday, 20 November 2026, at 8:15 in Yangon. */
export const NOW = Date.UTC(2026, 10, 20, 1, 45)

/** A reply of the sandbox, which a test may replace. */
interface Reply {
  status: number
  body: string
}

/**
 * The sandbox behind a server of HTTP that records the paths of all requests, and the most requests at a time. `spoil`
 * changes the replies of a path.
 */
export async function openSandbox(
  spoil: Readonly<Record<string, (reply: Reply, query: URLSearchParams) => Partial<Reply>>> = {},
) {
  const world = createWorld({ seed: 1, now: NOW, drivers: 24 })
  const respond = createRespond(world)
  const paths: string[] = []
  let running = 0
  let most = 0
  const server = createServer(async (incoming, outgoing) => {
    running += 1
    most = Math.max(most, running)
    const { pathname, search, searchParams } = new URL(incoming.url ?? '/', 'http://localhost')
    paths.push(pathname)
    const response = await respond(await requestOf(incoming, pathname + search))
    const reply = { status: response.status, body: await response.text() }
    const { status, body } = { ...reply, ...spoil[pathname]?.(reply, searchParams) }
    // Node adds the machine's own date: the world's is that of the tests.
    const { date: _, ...headers } = Object.fromEntries(response.headers)
    outgoing.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(body)
    running -= 1
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    world,
    url,
    paths,
    most: () => most,
    close: () => new Promise((resolve) => server.close(resolve)),
    ...usersOf(world, url, NOW),
  }
}

async function requestOf(incoming: IncomingMessage, path: string): Promise<Request> {
  const { method = 'GET', headers } = incoming
  return new Request(`http://localhost${path}`, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(method !== 'GET' && { body: await text(incoming) }),
  })
}
