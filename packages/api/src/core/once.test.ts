import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { fakeFetch, json, type SeenRequest } from '../testing/fakeFetch.ts'
import { createFleetClient } from './client.ts'
import { endpoint, written } from './endpoint.ts'
import { NetworkError, ServerError } from './errors.ts'
import type { TabLocks } from './once.ts'
import { createSession } from './session.ts'
import { optionalText, reply } from './wire.ts'

interface Payment {
  driverId: string
  amount: number
}

const pay = endpoint(() => ({
  id: 'EP-X1',
  base: 'main',
  method: 'POST',
  path: '/pay',
  access: 'money',
  auth: 'bearer',
  source: 'documented',
  body: written(z.object({ driverid: z.string(), amount: z.number() }), ({ driverId, amount }: Payment) => ({
    driverid: driverId,
    amount,
  })),
  intent: ({ driverId, amount }: Payment) => `${driverId} ${amount}`,
  response: reply('top', { message: optionalText }),
}))

const ten = { driverId: 'd1', amount: 10 }

function setUp(respond: (request: SeenRequest) => Response | Promise<Response>, locks?: TabLocks) {
  const { fetch, requests } = fakeFetch(respond)
  const session = createSession({ storage: 'memory' })
  const client = createFleetClient({
    bases: { main: 'https://a.example' },
    fetch,
    session,
    retryAfter: 1,
    timeouts: { write: 20 },
    locks: locks ?? { request: (_name, _options, use) => use({}) },
  })
  return { client, session, payments: () => requests.filter(({ url }) => url.pathname === '/pay').length }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('R5 money moves at most once', () => {
  test('two clicks at once are one call, and both see how it ended', async () => {
    const { client, payments } = setUp(() => json({ message: 'Success' }))
    const results = await Promise.all([client.call(pay, ten), client.call(pay, ten)])
    expect(payments()).toBe(1)
    expect(results).toEqual(Array(2).fill({ outcome: 'done', value: { message: 'Success' } }))
  })

  test('another amount is another intent', async () => {
    const { client, payments } = setUp(() => json({ message: 'Success' }))
    await Promise.all([client.call(pay, ten), client.call(pay, { ...ten, amount: 20 })])
    expect(payments()).toBe(2)
  })

  test('once it is done, the same may be done again', async () => {
    const { client, payments } = setUp(() => json({ message: 'Success' }))
    await client.call(pay, ten)
    await client.call(pay, ten)
    expect(payments()).toBe(2)
  })

  test.each([
    ['no answer in time', () => new Promise<Response>(() => {})],
    ['a connection that broke', () => Promise.reject(new TypeError('reset'))],
    ['a server that failed', () => json({}, 500)],
    ['an answer that was cut', () => new Response('{"mess')],
    ['an answer in HTML', () => new Response('<p>')],
  ])('%s leaves the outcome unknown, and is never sent again by itself', async (_, respond) => {
    const { client, payments } = setUp(respond)
    expect(await client.call(pay, ten)).toMatchObject({ outcome: 'unknown' })
    expect(payments()).toBe(1)
  })

  test('while the outcome is unknown the same is not sent, whoever presses; once settled it may be', async () => {
    let isUp = false
    const { client, payments } = setUp(() => (isUp ? json({ message: 'Success' }) : json({}, 503)))
    const first = await client.call(pay, ten)
    isUp = true
    expect(await client.call(pay, ten)).toBe(first)
    expect(payments()).toBe(1)
    if (first.outcome === 'unknown') first.settle()
    expect(await client.call(pay, ten)).toMatchObject({ outcome: 'done' })
    expect(payments()).toBe(2)
  })

  test('a refusal is an error, and the same may be tried again', async () => {
    const { client, payments } = setUp(() => json({ message: 'Not enough' }, 400))
    await expect(client.call(pay, ten)).rejects.toThrow(ServerError)
    await expect(client.call(pay, ten)).rejects.toThrow(ServerError)
    expect(payments()).toBe(2)
  })

  test('a call refused with 401 was not executed, and is sent once more after the renewal', async () => {
    const { client, session, payments } = setUp((request) => {
      if (request.url.pathname !== '/pay') return json({ data: { access_token: 'new' } })
      return request.headers.get('Authorization') === 'Bearer new'
        ? json({ message: 'Success' })
        : json({}, 401)
    })
    session.signIn({ accessToken: 'old', refreshToken: 'r', userName: 'A', userId: 'a', role: 1 })
    expect(await client.call(pay, ten)).toMatchObject({ outcome: 'done' })
    expect(payments()).toBe(2)
  })

  test('a renewal that cannot be reached after a 401 is an error: nothing was done', async () => {
    const { client, session, payments } = setUp((request) => {
      if (request.url.pathname !== '/pay') throw new TypeError('offline')
      return json({}, 401)
    })
    session.signIn({ accessToken: 'old', refreshToken: 'r', userName: 'A', userId: 'a', role: 1 })
    await expect(client.call(pay, ten)).rejects.toThrow(NetworkError)
    expect(payments()).toBe(1)
  })

  test('offline at the click, nothing is sent, then or later', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { client, payments } = setUp(() => json({ message: 'Success' }))
    await expect(client.call(pay, ten)).rejects.toMatchObject({ wasSent: false })
    vi.stubGlobal('navigator', { onLine: true })
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(payments()).toBe(0)
  })

  test('while another tab does the same, nothing is sent from here', async () => {
    const names: string[] = []
    const { client, payments } = setUp(() => json({ message: 'Success' }), {
      request: (name, _options, use) => {
        names.push(name)
        return use(null)
      },
    })
    expect(await client.call(pay, ten)).toEqual({ outcome: 'elsewhere' })
    expect(payments()).toBe(0)
    expect(names).toEqual(['fleetgis:EP-X1 d1 10'])
  })

  test('leaving the page does not abort it', async () => {
    const { client } = setUp(
      () => new Promise((resolve) => setTimeout(() => resolve(json({ message: 'Success' })), 5)),
    )
    const controller = new AbortController()
    const call = client.call(pay, ten, { signal: controller.signal })
    controller.abort()
    expect(await call).toMatchObject({ outcome: 'done' })
  })
})
