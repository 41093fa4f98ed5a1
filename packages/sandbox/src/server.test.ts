import { get } from 'node:http'
import { createFleetClient, NetworkError } from '@fleetgis/api'
import { signIn } from '@fleetgis/api/auth'
import { locations } from '@fleetgis/api/map'
import { afterEach, expect, test } from 'vitest'
import { DEFAULT_NOW } from './scenarios/scenario.ts'
import { createSandboxServer, type SandboxServer } from './server.ts'
import { city } from './testing/openWorld.ts'
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

/** A request whose answer is not unpacked. */
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

test('answers are compressed for whoever reads that', async () => {
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

test('closing ends calls that hang, too', async () => {
  const { url } = await start({ faults: [{ kind: 'hang' }] })
  const call = fetch(`${url}/domain/list`, { method: 'POST', body: '{}' })
  const failed = expect(call).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 50))
  await server?.close()
  await failed
})

test('its clock moves the world', async () => {
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

test('a large body that is refused does not hold up the next call', async () => {
  const { url } = await start()
  const body = JSON.stringify({ text: 'x'.repeat(1_200_000) })
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
