import { ContractError, NetworkError, ServerError, SessionExpiredError, TimeoutError } from '@fleetgis/api'
import { signUp, userMenu } from '@fleetgis/api/auth'
import { endpoints } from '@fleetgis/api/endpoints'
import { groups } from '@fleetgis/api/map'
import { expect, test } from 'vitest'
import type { Fault } from './faults.ts'
import { ORIGIN, openWorld } from './testing/openWorld.ts'

async function entered(client: Parameters<typeof openWorld>[1] = {}) {
  const opened = openWorld({}, client)
  await opened.enter()
  opened.seen.length = 0
  return opened
}

const newcomer = { userId: 'new@fleetgis.example', userName: 'New', password: 'welcome-8' }

test('a status fault answers with the status, and with Retry-After if set', async () => {
  const { world, respond } = await entered()
  world.faults.set([{ kind: 'status', status: 503, retryAfter: 2 }])
  const response = await respond(new Request(`${ORIGIN}/domain/list`, { method: 'POST', body: '{}' }))
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('2')
})

test('a fault with times ends, and a repeated read succeeds', async () => {
  const { world, client, seen } = await entered()
  world.faults.set([{ kind: 'status', status: 500, times: 2 }])
  expect(await client.call(groups, undefined)).toHaveLength(6)
  expect(seen).toHaveLength(3)
  expect(world.faults.active).toEqual([])
})

test('a fault that does not affect a call keeps its times', async () => {
  const { world, client, seen, send } = await entered()
  const expired: Fault = { kind: 'unauthorized', times: 1 }
  world.faults.set([expired])
  await send('/domain/list', {})
  expect(world.faults.active).toEqual([expired])
  world.faults.set([{ kind: 'cut', endpoint: 'groups', times: 1 }, expired])
  expect(await client.call(groups, undefined)).toHaveLength(6)
  // Refused, then cut, then answered.
  expect(seen.filter((path) => path === '/domain/list')).toHaveLength(3)
})

test('a fault of one endpoint leaves the others alone', async () => {
  const { world, client } = await entered()
  world.faults.set([{ kind: 'status', status: 500, endpoint: 'EP-A14' }])
  await client.call(userMenu, undefined)
  await expect(client.call(groups, undefined)).rejects.toBeInstanceOf(ServerError)
})

test('R13 a storm of twenty 401s leads to one renewal', async () => {
  const { world, client, seen } = await entered()
  world.faults.set([{ kind: 'unauthorized', times: 20 }])
  await Promise.all(Array.from({ length: 20 }, () => client.call(groups, undefined)))
  expect(seen.filter((path) => path === '/generate/renew-token')).toHaveLength(1)
  expect(seen.filter((path) => path === '/domain/list')).toHaveLength(40)
})

test.each([
  [403, SessionExpiredError],
  [503, ServerError],
])('CF-164 an endless storm, and a renewal answered with %i', async (status, error) => {
  const { world, client } = await entered()
  world.faults.set([{ kind: 'unauthorized' }, { kind: 'status', status, endpoint: 'EP-A01' }])
  await expect(client.call(groups, undefined)).rejects.toBeInstanceOf(error)
})

test.each([
  [{ kind: 'cut' }, NetworkError],
  [{ kind: 'close' }, NetworkError],
  [{ kind: 'badJson' }, ContractError],
  [{ kind: 'html' }, ContractError],
] as [Fault, new (...values: never[]) => Error][])(
  'the fault %j is seen as it should be',
  async (fault, error) => {
    const { world, client } = await entered()
    world.faults.set([fault])
    await expect(client.call(groups, undefined)).rejects.toBeInstanceOf(error)
  },
)

test('a call that hangs is aborted after the time-out', async () => {
  const { world, client } = await entered({ timeouts: { read: 20 } })
  world.faults.set([{ kind: 'hang' }])
  await expect(client.call(groups, undefined)).rejects.toBeInstanceOf(TimeoutError)
})

test('latency delays an answer within its bounds', async () => {
  const { world, client } = await entered({ timeouts: { read: 25 } })
  world.faults.set([{ kind: 'latency', ms: [1, 3] }])
  expect(await client.call(groups, undefined)).toHaveLength(6)
  world.faults.set([{ kind: 'latency', ms: 200 }])
  await expect(client.call(groups, undefined)).rejects.toBeInstanceOf(TimeoutError)
})

test.each([
  [{ kind: 'cut' }, true],
  [{ kind: 'close' }, true],
  [{ kind: 'badJson' }, true],
  [{ kind: 'html' }, true],
  [{ kind: 'status', status: 504, afterwards: true }, true],
  [{ kind: 'hang', afterwards: true }, true],
  [{ kind: 'status', status: 503 }, false],
  [{ kind: 'hang' }, false],
] as [Fault, boolean][])('after the fault %j the account exists: %s', async (fault, isDone) => {
  const { world, client, captcha } = await entered({ timeouts: { write: 50 } })
  world.faults.set([fault])
  await expect(client.call(signUp, { ...newcomer, captchaToken: captcha() })).rejects.toThrow()
  expect(world.accounts.find(newcomer.userId) !== undefined).toBe(isDone)
})

test('a rate affects about that share of the calls, the same ones each time', () => {
  const met = () => {
    const { world } = openWorld()
    world.faults.set([{ kind: 'html', rate: 0.3 }])
    return Array.from(
      { length: 400 },
      () => world.faults.draw(endpoints.locations, { isBearer: true }).length,
    )
  }
  const [first, second] = [met(), met()]
  expect(second).toEqual(first)
  expect(Math.abs(first.reduce((sum, count) => sum + count, 0) - 120)).toBeLessThan(30)
})

test('faults that are set again affect other calls', () => {
  const { world } = openWorld()
  const met = () => {
    world.faults.set([{ kind: 'html', rate: 0.3 }])
    return Array.from(
      { length: 400 },
      () => world.faults.draw(endpoints.locations, { isBearer: true }).length,
    )
  }
  expect(met()).not.toEqual(met())
})

test('faults are switched over HTTP while the sandbox runs', async () => {
  const { send, world } = await entered()
  const faults = [{ kind: 'status', status: 503, endpoint: 'EP-A11', rate: 0.5 }]
  expect((await send('/sandbox/faults', { faults }, { method: 'PUT' })).body).toEqual({ faults })
  expect(world.faults.active).toEqual(faults)
  expect((await send('/sandbox/faults', undefined, { method: 'DELETE' })).body).toEqual({ faults: [] })
})

test.each(['https://evil.example', 'http://sandbox.test:81', 'https://sandbox.test', 'null', ''])(
  'CF-184 a page of the origin "%s" neither reads, sets nor ends faults',
  async (origin) => {
    const { send, world } = await entered()
    world.faults.set([{ kind: 'cut' }])
    const headers = { Origin: origin }
    const put = await send('/sandbox/faults', { faults: [] }, { method: 'PUT', headers })
    const ended = await send('/sandbox/faults', undefined, { method: 'DELETE', headers })
    const read = await send('/sandbox/faults', undefined, { method: 'GET', headers })
    expect([put.status, ended.status, read.status]).toEqual([403, 403, 403])
    expect(world.faults.active).toEqual([{ kind: 'cut' }])
  },
)

test.each([ORIGIN, 'http://localhost:5173'])('CF-184 a page of %s sets faults', async (origin) => {
  const { send, world } = await entered()
  const faults = [{ kind: 'cut' }]
  const headers = { Origin: origin }
  expect((await send('/sandbox/faults', { faults }, { method: 'PUT', headers })).status).toBe(200)
  expect(world.faults.active).toEqual(faults)
})

test('a latency afterwards delays an answer that is made before, so that a newer one overtakes it', async () => {
  const { world, respond, send } = await entered()
  world.faults.set([{ kind: 'latency', ms: 60, afterwards: true, times: 1 }])
  const arrived: string[] = []
  const ask = async (name: string) => {
    await respond(new Request(`${ORIGIN}/domain/list`, { method: 'POST', body: '{}' }))
    arrived.push(name)
  }
  const older = ask('older')
  await Promise.all([older, ask('newer')])
  expect(arrived).toEqual(['newer', 'older'])
  world.faults.set([
    { kind: 'latency', ms: 5, afterwards: true },
    { kind: 'status', status: 503 },
  ])
  expect((await send('/domain/list', {})).status).toBe(503)
})

test('CF-184 a latency may be a minute', async () => {
  const { send } = await entered()
  const faults = [{ kind: 'latency', ms: [0, 60_000] }]
  expect((await send('/sandbox/faults', { faults }, { method: 'PUT' })).status).toBe(200)
})

test.each(['EP-A99', 'location', ''])(
  'a fault of the unknown call "%s" is refused with a reason',
  async (endpoint) => {
    const { send } = await entered()
    const reply = await send('/sandbox/faults', { faults: [{ kind: 'cut', endpoint }] }, { method: 'PUT' })
    expect(reply.status).toBe(400)
    expect(reply.body.message).toBe(
      'body faults.0.endpoint: expected the name or id of a call, such as locations or EP-A11',
    )
  },
)

test.each([
  [{ faults: [{ kind: 'meteor' }] }],
  [{ faults: [{ kind: 'status', status: 200 }] }],
  [{ faults: [{ kind: 'cut', rate: 2 }] }],
  [{ faults: [{ kind: 'latency', ms: 60_001 }] }],
  [{ faults: [{ kind: 'latency', ms: [0, 60_001] }] }],
  [{ faults: [{ kind: 'cut', endpont: 'EP-A11' }] }],
  [{}],
])('the faults %j answer 400, and change nothing', async (body) => {
  const { send, world } = await entered()
  world.faults.set([{ kind: 'cut' }])
  expect((await send('/sandbox/faults', body, { method: 'PUT' })).status).toBe(400)
  expect(world.faults.active).toEqual([{ kind: 'cut' }])
})
