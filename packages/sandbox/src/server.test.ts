import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { createFleetClient, NetworkError } from '@fleetgis/api'
import { signIn } from '@fleetgis/api/auth'
import { locations } from '@fleetgis/api/map'
import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_NOW } from './scenarios/scenario.ts'
import { createSandboxServer, type SandboxServer } from './server.ts'
import { city, openWorld } from './testing/openWorld.ts'
import { createWorld } from './world.ts'

let server: SandboxServer | undefined

afterEach(async () => {
  await server?.close()
  server = undefined
})

async function start(options: Partial<Parameters<typeof createSandboxServer>[0]> = {}) {
  const world = createWorld({ seed: 1, now: DEFAULT_NOW, drivers: 20, city })
  server = await createSandboxServer({ world, port: 0, clock: () => DEFAULT_NOW, ...options })
  return { world, url: server.url, port: server.port }
}

/** A request whose answer is not decompressed. */
function rawGet(url: string, headers: Record<string, string>) {
  return new Promise<{ headers: Record<string, unknown>; bytes: number }>((resolve, reject) => {
    get(url, { headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve({ headers: response.headers, bytes }))
    }).on('error', reject)
  })
}

async function signedIn(world: ReturnType<typeof createWorld>, url: string) {
  const login = createFleetClient({ bases: { main: url } })
  const captchaToken = world.captcha.issue(world.now)
  const { accessToken } = await login.call(signIn, {
    userId: 'admin@fleetgis.example',
    password: 'fleet1234',
    captchaToken,
  })
  return createFleetClient({
    bases: { main: url },
    pageToken: accessToken,
    page: () => '/home/map',
    retryAfter: 1,
  })
}

const today = { search: ' ', groupIds: [], start: '2026-11-20', end: '2026-11-20', page: 1, size: 300 }

test('the sandbox answers over HTTP', async () => {
  const { world, url } = await start()
  const client = await signedIn(world, url)
  expect((await client.call(locations, today)).length).toBeGreaterThan(10)
})

test('answers are compressed if the client accepts gzip', async () => {
  const { url } = await start()
  const tile = `${url}/tiles/13/6285/3707.svg`
  const plain = await rawGet(tile, {})
  const packed = await rawGet(tile, { 'Accept-Encoding': 'gzip, deflate' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(packed.bytes).toBeLessThan(plain.bytes / 2)
})

test('a cut answer is a broken connection', async () => {
  const { world, url } = await start()
  const client = await signedIn(world, url)
  world.faults.set([{ kind: 'cut' }])
  await expect(client.call(locations, today)).rejects.toBeInstanceOf(NetworkError)
})

test('a port that is in use is refused with EADDRINUSE', async () => {
  const { port, world } = await start()
  await expect(createSandboxServer({ world, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('closing also ends pending calls', async () => {
  const { world, url } = await start({ faults: [{ kind: 'hang' }] })
  const arrived = vi.spyOn(world.faults, 'draw')
  const call = fetch(`${url}/domain/list`, { method: 'POST', body: '{}' })
  const failed = expect(call).rejects.toThrow()
  await expect.poll(() => arrived.mock.calls.length).toBe(1)
  await server?.close()
  await failed
})

test('its clock advances the world', async () => {
  let now = DEFAULT_NOW
  const { world, url } = await start({ clock: () => now })
  now += 60_000
  await fetch(url)
  expect(world.now).toBe(now)
})

test('the page at the address lists sign-ins and failures, and runs no script', async () => {
  const { url } = await start()
  const response = await fetch(url)
  const text = await response.text()
  expect(response.headers.get('Content-Type')).toContain('text/html')
  for (const word of [
    'admin@fleetgis.example',
    'deleted@fleetgis.example',
    'fleet1234',
    '412',
    '/sandbox/faults',
  ]) {
    expect(text).toContain(word)
  }
  expect(text).not.toContain('<script')
})

test('CF-184 the links of the page lead to the console, and no other page reads them', async () => {
  const { url } = await start({ console: () => 'http://localhost:4000' })
  const response = await fetch(url)
  const text = await response.text()
  expect(text).toContain('href="http://localhost:4000/driver-booking-list?')
  expect(text).not.toContain(':5173')
  expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false)
})

test.each([
  ['localhost:8787', 200],
  ['127.0.0.1:8787', 200],
  ['192.168.1.5:8787', 200],
  ['evil.example', 403],
  ['localhost.evil.example:8787', 403],
])('CF-184 the page under the name %s answers %i', async (host, status) => {
  const { port } = await start()
  const reply = await exchange(port, `GET / HTTP/1.1\r\nHost: ${host}\r\n${CLOSE}`)
  expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(reply.includes('token=page')).toBe(status === 200)
})

const switching = (host: string, origin: string, method = 'PUT') => {
  const body = JSON.stringify({ faults: [{ kind: 'cut' }] })
  const more = origin === '' ? '' : `Origin: ${origin}\r\n`
  return `${method} /sandbox/faults HTTP/1.1\r\nHost: ${host}\r\n${more}Content-Length: ${body.length}\r\n${CLOSE}${body}`
}

test.each([
  ['localhost:8787', ''],
  ['127.0.0.1:8787', ''],
  ['[::1]:8787', ''],
  ['localhost:8787', 'http://localhost:8787'],
  ['localhost:8787', 'http://localhost:4000'],
])('CF-184 a call under /sandbox/ to %s with the origin "%s" is answered', async (host, origin) => {
  const { world, port } = await start({ console: () => 'http://localhost:4000' })
  expect(await exchange(port, switching(host, origin))).toMatch(/^HTTP\/1\.1 200 /)
  expect(world.faults.active).toEqual([{ kind: 'cut' }])
})

test.each([
  ['evil.example', ''],
  ['evil.example:8787', 'http://evil.example:8787'],
  ['localhost.evil.example', ''],
  ['192.168.1.5:8787', 'http://192.168.1.5:8787'],
  ['localhost:8787', 'http://localhost:5173'],
  ['localhost:8787', 'null'],
])('CF-184 a call under /sandbox/ to %s with the origin "%s" answers 403', async (host, origin) => {
  const { world, port } = await start({ console: () => 'http://localhost:4000' })
  for (const method of ['PUT', 'POST', 'DELETE', 'GET'])
    expect(await exchange(port, switching(host, origin, method))).toMatch(/^HTTP\/1\.1 403 /)
  expect(world.faults.active).toEqual([])
})

test('a body that is refused does not block the next call', async () => {
  const { url } = await start()
  const body = JSON.stringify({ text: 'x'.repeat(900_000) })
  const statuses: number[] = []
  for (let time = 0; time < 5; time++) {
    const response = await fetch(`${url}/location`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(4_000),
    })
    await response.text()
    statuses.push(response.status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401])
})

/** The answer to the bytes of a request, until the server closes the connection. */
function exchange(port: number, bytes: string, more?: (socket: Socket) => void) {
  return new Promise<string>((resolve) => {
    const socket = connect(port, 'localhost', () => {
      socket.write(bytes, 'latin1')
      more?.(socket)
    })
    let text = ''
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => {
      text += part
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
  })
}

const CLOSE = 'Connection: close\r\n\r\n'

test.each([
  ['no host', `GET / HTTP/1.1\r\n${CLOSE}`],
  ['a host with a blank', `GET / HTTP/1.1\r\nHost: a b\r\n${CLOSE}`],
  ['a host with a path', `GET / HTTP/1.1\r\nHost: a/b\r\n${CLOSE}`],
  ['a host with a user', `GET / HTTP/1.1\r\nHost: a@b\r\n${CLOSE}`],
  ['a host with a query', `GET / HTTP/1.1\r\nHost: a?b\r\n${CLOSE}`],
  ['half an address of IPv6', `GET / HTTP/1.1\r\nHost: [::1\r\n${CLOSE}`],
  ['a port that is none', `GET / HTTP/1.1\r\nHost: a:99999\r\n${CLOSE}`],
  ['an empty host', `GET / HTTP/1.1\r\nHost: \r\n${CLOSE}`],
  ['an address without a host', `GET http:// HTTP/1.1\r\nHost: a\r\n${CLOSE}`],
  ['an address with a password', `GET http://a:b@c/ HTTP/1.1\r\nHost: a\r\n${CLOSE}`],
  ['an address of another kind', `GET ftp://a/ HTTP/1.1\r\nHost: a\r\n${CLOSE}`],
  ['a star', `GET * HTTP/1.1\r\nHost: a\r\n${CLOSE}`],
  ['no version', `GET /\r\nHost: a\r\n${CLOSE}`],
  ['no words', `\u0000\u0001\u0002\r\n\r\n`],
  ['an unknown method', `FETCH / HTTP/1.1\r\nHost: a\r\n${CLOSE}`],
  ['two lengths', `POST /signin HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n${CLOSE}{}`],
  [
    'a chunk whose length is none',
    `POST /signin HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n${CLOSE}xyz\r\n{}\r\n0\r\n\r\n`,
  ],
  ['half a percent in the path', `GET /v1/places/%E0%A4%A HTTP/1.1\r\nHost: a\r\n${CLOSE}`],
  ['no character in the path', `GET /driver/check/%ff HTTP/1.1\r\nHost: a\r\n${CLOSE}`],
  ['half a percent in the query', `GET /check-token?token=%zz HTTP/1.1\r\nHost: a\r\n${CLOSE}`],
])('a request with %s answers 400, and the sandbox keeps running', async (_, bytes) => {
  const { url, port } = await start()
  expect(await exchange(port, bytes)).toMatch(/^HTTP\/1\.1 400 /)
  expect((await fetch(url)).status).toBe(200)
})

test('endless headers answer 431, and a method that fetch does not allow 405', async () => {
  const { url, port } = await start()
  const long = `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(100_000)}\r\n${CLOSE}`
  expect(await exchange(port, long)).toMatch(/^HTTP\/1\.1 431 /)
  expect(await exchange(port, `TRACE / HTTP/1.1\r\nHost: a\r\n${CLOSE}`)).toMatch(/^HTTP\/1\.1 405 /)
  expect((await fetch(url)).status).toBe(200)
})

test('two slashes start a path, not a host; an absolute address is accepted', async () => {
  const { port } = await start()
  expect(await exchange(port, `GET //x/ HTTP/1.1\r\nHost: a\r\n${CLOSE}`)).toMatch(/^HTTP\/1\.1 404 /)
  expect(await exchange(port, `GET http://localhost/ HTTP/1.1\r\nHost: localhost\r\n${CLOSE}`)).toMatch(
    /^HTTP\/1\.1 200 /,
  )
})

const JSON_TYPE = { 'content-type': 'application/json' }

test.each([
  '/location',
  '/signin',
  '/api/pay',
  '/captcha/token',
  '/sandbox/scenario',
  '/sandbox/faults',
  '/nowhere',
])('a body over 1 MB to %s answers 413', async (path) => {
  const { url } = await start()
  const body = JSON.stringify({ text: 'x'.repeat(1_048_576) })
  for (let time = 0; time < 3; time++) {
    const response = await fetch(url + path, { method: 'POST', headers: JSON_TYPE, body })
    expect(response.status).toBe(413)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await response.json()).toMatchObject({ status: 413, message: expect.any(String) })
  }
})

test('an endless chunked body answers 413 at 1 MB, and the connection is closed', async () => {
  const { url, port } = await start()
  const head = 'POST /signin HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
  let sent = 0
  const answer = await exchange(port, head, (socket) => {
    const write = () => {
      if (socket.destroyed) return
      sent += 1
      socket.write(chunk, () => setTimeout(write))
    }
    write()
  })
  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close/i)
  expect(sent).toBeGreaterThan(15)
  expect((await fetch(url)).status).toBe(200)
})

test('a body whose Content-Length is too long answers 413 before it arrives', async () => {
  const { port } = await start()
  const head = 'POST /signin HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000000\r\n\r\n'
  expect(await exchange(port, head)).toMatch(/^HTTP\/1\.1 413 /)
})

test('without a network a body over 1 MB answers 413 too', async () => {
  const { send } = openWorld()
  expect(await send('/signin', 'x'.repeat(1_048_577))).toMatchObject({ status: 413 })
  expect(await send('/signin', 'x'.repeat(1_048_576))).toMatchObject({ status: 400 })
})
