import { inspect } from 'node:util'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { fakeClient } from '../testing/fakeClient.ts'
import { json, type SeenRequest } from '../testing/fakeFetch.ts'
import type { ClientEvent } from './client.ts'
import { endpoint, written } from './endpoint.ts'
import { NetworkError, ServerError } from './errors.ts'
import type { MoneyResult, TabLocks } from './once.ts'
import { optionalText, reply } from './readers.ts'
import { createSession } from './session.ts'

interface Payment {
  driverId: string
  amount: number
}

const MONEY = {
  base: 'main',
  method: 'POST',
  path: '/pay',
  access: 'money',
  auth: 'bearer',
  source: 'documented',
} as const

const pay = endpoint({
  name: 'pay',
  id: 'EP-X1',
  ...MONEY,
  body: written(z.object({ driverid: z.string(), amount: z.number() }), ({ driverId, amount }: Payment) => ({
    driverid: driverId,
    amount,
  })),
  subject: ({ driverId }: Payment) => ['wallet', driverId],
  intent: ({ amount }: Payment) => [amount],
  response: reply('top', { message: optionalText }),
})

/** Another call for the same wallet, whose input has a secret. */
const unlock = endpoint({
  name: 'unlock',
  id: 'EP-X2',
  ...MONEY,
  body: written(z.object({ pin: z.string() }), ({ pin }: { driverId: string; pin: string }) => ({ pin })),
  subject: ({ driverId }: { driverId: string; pin: string }) => ['wallet', driverId],
  response: reply('top', { message: optionalText }),
})

const ten = { driverId: 'd1', amount: 10 }
const twenty = { ...ten, amount: 20 }
const success = () => json({ message: 'Success' })

/** Locks as in browsers: clients with the same object are tabs of one browser. */
function tabLocks() {
  const held = new Set<string>()
  const names: string[] = []
  const locks: TabLocks = {
    async request(name, _options, use) {
      names.push(name)
      if (held.has(name)) return use(null)
      held.add(name)
      try {
        return await use({})
      } finally {
        // A browser frees a lock some time after its callback ends.
        await new Promise((resolve) => setTimeout(resolve, 5))
        held.delete(name)
      }
    },
  }
  return { locks, held, names }
}

function setUp(respond: (request: SeenRequest) => Response | Promise<Response>, locks?: TabLocks) {
  const session = createSession({ storage: 'memory' })
  const { client, requests } = fakeClient(respond, {
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
  test('two clicks at once are one call, and both get its outcome', async () => {
    const { client, payments } = setUp(() => json({ message: 'Success' }))
    const results = await Promise.all([client.call(pay, ten), client.call(pay, ten)])
    expect(payments()).toBe(1)
    expect(results).toEqual(Array(2).fill({ outcome: 'done', value: { message: 'Success' } }))
  })

  test('another amount while the first is in flight is not sent, and is busy', async () => {
    const { client, payments } = setUp(success)
    const results = await Promise.all([client.call(pay, ten), client.call(pay, twenty)])
    expect(payments()).toBe(1)
    expect(results).toEqual([{ outcome: 'done', value: { message: 'Success' } }, { outcome: 'busy' }])
  })

  test('another endpoint for the same subject is busy too', async () => {
    const { client, payments } = setUp(success)
    const results = await Promise.all([
      client.call(pay, ten),
      client.call(unlock, { driverId: 'd1', pin: '024680' }),
    ])
    expect(payments()).toBe(1)
    expect(results).toMatchObject([{ outcome: 'done' }, { outcome: 'busy' }])
  })

  test('another subject does not wait', async () => {
    const { client, payments } = setUp(success)
    const results = await Promise.all([client.call(pay, ten), client.call(pay, { ...ten, driverId: 'd2' })])
    expect(payments()).toBe(2)
    expect(results).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }])
  })

  test('calls without an intent share no result', async () => {
    const { client, payments } = setUp(success)
    const results = await Promise.all(
      ['024680', '024680', '135790'].map((pin) => client.call(unlock, { driverId: 'd1', pin })),
    )
    expect(payments()).toBe(1)
    expect(results).toMatchObject([{ outcome: 'done' }, { outcome: 'busy' }, { outcome: 'busy' }])
  })

  test('the same call of another user shares no result', async () => {
    let answer = () => {}
    const { client, session, payments } = setUp(
      () => new Promise<Response>((resolve) => (answer = () => resolve(json({ message: 'Success' })))),
    )
    const user = { accessToken: 't', refreshToken: 'r', userName: 'A', userId: 'a', role: 1 } as const
    session.signIn(user)
    const first = client.call(pay, ten)
    await expect.poll(payments, { interval: 1 }).toBe(1)
    session.signIn({ ...user, userId: 'b' })
    expect(await client.call(pay, ten)).toEqual({ outcome: 'busy' })
    answer()
    expect(await first).toMatchObject({ outcome: 'done' })
    expect(payments()).toBe(1)
  })

  test('after a done call the same call can be made again', async () => {
    const { client, payments } = setUp(() => json({ message: 'Success' }))
    await client.call(pay, ten)
    await client.call(pay, ten)
    expect(payments()).toBe(2)
  })

  test.each([
    ['no answer in time', () => new Promise<Response>(() => {})],
    ['a connection that broke', () => Promise.reject(new TypeError('reset'))],
    ['a server that failed', () => json({}, 500)],
    ['a failure in the body', () => json({ message_code: 500 })],
    ['a server that failed, with another code in the body', () => json({ message_code: 400 }, 502)],
    ['an answer that was cut', () => new Response('{"mess')],
    ['an answer in HTML', () => new Response('<p>')],
  ])('%s leaves the outcome unknown, and is never sent again by itself', async (_, respond) => {
    const { client, payments } = setUp(respond)
    expect(await client.call(pay, ten)).toMatchObject({ outcome: 'unknown' })
    expect(payments()).toBe(1)
  })

  test('while the outcome is unknown the same call is not sent; after settle it can be', async () => {
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

  test('while the outcome is unknown another intent is busy, until settle is called', async () => {
    let isUp = false
    const { client, payments } = setUp(() => (isUp ? success() : json({}, 503)))
    await client.call(pay, ten)
    isUp = true
    const busy = await client.call(pay, twenty)
    expect(busy).toEqual({ outcome: 'busy', settle: expect.any(Function) })
    expect(payments()).toBe(1)
    if (busy.outcome === 'busy') busy.settle?.()
    expect(await client.call(pay, twenty)).toMatchObject({ outcome: 'done' })
    expect(payments()).toBe(2)
  })

  test('settling twice does not free the call that was sent in between', async () => {
    let isUp = false
    const { client, payments } = setUp(() => (isUp ? success() : json({}, 503)))
    const [first, shared] = await Promise.all([client.call(pay, ten), client.call(pay, ten)])
    isUp = true
    if (first.outcome === 'unknown') first.settle()
    const second = client.call(pay, ten)
    if (shared.outcome === 'unknown') shared.settle()
    expect(await client.call(pay, twenty)).toEqual({ outcome: 'busy' })
    expect(await second).toMatchObject({ outcome: 'done' })
    expect(payments()).toBe(2)
  })

  test('a refusal is an error, and the same call can be retried', async () => {
    const { client, payments } = setUp(() => json({ message: 'Not enough' }, 400))
    await expect(client.call(pay, ten)).rejects.toThrow(ServerError)
    await expect(client.call(pay, ten)).rejects.toThrow(ServerError)
    expect(payments()).toBe(2)
  })

  test('a server that does not have the call has refused it (501)', async () => {
    const { client } = setUp(() => json({}, 501))
    await expect(client.call(pay, ten)).rejects.toMatchObject({ code: 501, kind: 'refused' })
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

  test('an offline click sends nothing, then or later', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { client, payments } = setUp(() => json({ message: 'Success' }))
    await expect(client.call(pay, ten)).rejects.toMatchObject({ wasSent: false })
    vi.stubGlobal('navigator', { onLine: true })
    // What was kept would be sent before it.
    expect(await client.call(pay, twenty)).toMatchObject({ outcome: 'done' })
    expect(payments()).toBe(1)
  })

  describe('before', () => {
    const changed = new Error('the balance has changed')

    test('where it rejects nothing is sent, and the same may be tried again', async () => {
      const { client, payments } = setUp(success)
      await expect(client.call(pay, ten, { before: () => Promise.reject(changed) })).rejects.toBe(changed)
      expect(payments()).toBe(0)
      expect(await client.call(pay, ten)).toMatchObject({ outcome: 'done' })
    })

    test('a server that fails before the call is sent leaves no unknown outcome', async () => {
      const { client } = setUp(success)
      const failure = new ServerError(pay, 503)
      await expect(client.call(pay, ten, { before: () => Promise.reject(failure) })).rejects.toBe(failure)
    })

    test('it runs under the lock: another tab that would move money meanwhile is busy', async () => {
      const { locks } = tabLocks()
      const one = setUp(success, locks)
      const other = setUp(success, locks)
      let rival: unknown
      const before = async () => {
        expect(one.payments()).toBe(0)
        rival = await other.client.call(pay, twenty)
      }
      expect(await one.client.call(pay, ten, { before })).toMatchObject({ outcome: 'done' })
      expect(rival).toEqual({ outcome: 'busy' })
      expect(other.payments()).toBe(0)
    })
  })

  describe('across tabs', () => {
    test.each([
      ['the same', ten],
      ['another intent', twenty],
    ])('while another tab is sending, %s is busy', async (_, input) => {
      const { locks } = tabLocks()
      const one = setUp(success, locks)
      const other = setUp(success, locks)
      const results = await Promise.all([one.client.call(pay, ten), other.client.call(pay, input)])
      expect(results).toMatchObject([{ outcome: 'done' }, { outcome: 'busy' }])
      expect(other.payments()).toBe(0)
      expect(await other.client.call(pay, input)).toMatchObject({ outcome: 'done' })
    })

    test('an unknown outcome keeps the subject locked in other tabs until it is settled', async () => {
      const { locks, held } = tabLocks()
      let isUp = false
      const one = setUp(() => (isUp ? success() : json({}, 503)), locks)
      const other = setUp(success, locks)
      const first = await one.client.call(pay, ten)
      isUp = true
      expect(first).toMatchObject({ outcome: 'unknown' })
      expect(await other.client.call(pay, ten)).toEqual({ outcome: 'busy' })
      expect(await other.client.call(pay, twenty)).toEqual({ outcome: 'busy' })
      if (first.outcome === 'unknown') first.settle()
      // Immediately, before the browser has freed the lock.
      expect(await one.client.call(pay, twenty)).toMatchObject({ outcome: 'done' })
      expect(await other.client.call(pay, ten)).toMatchObject({ outcome: 'done' })
      expect(held.size).toBe(0)
    })

    test('T15 the name of a lock has only the subject: no PIN, no amount', async () => {
      const { locks, names } = tabLocks()
      const { client } = setUp(success, locks)
      await client.call(unlock, { driverId: 'd1', pin: '024680' })
      await client.call(pay, ten)
      expect(names).toEqual(['fleetgis:["wallet","d1"]', 'fleetgis:["wallet","d1"]'])
    })

    test('a refusal reaches the caller, and frees the lock', async () => {
      const { locks } = tabLocks()
      const one = setUp(() => json({ message: 'Not enough' }, 400), locks)
      await expect(one.client.call(pay, ten)).rejects.toThrow(ServerError)
      expect(await setUp(success, locks).client.call(pay, ten)).toMatchObject({ outcome: 'done' })
    })

    test('without browser locks the client’s own register still applies', async () => {
      const { client, payments } = setUp(success, {
        request: () => Promise.reject(new DOMException('opaque origin', 'SecurityError')),
      })
      const results = await Promise.all([
        client.call(pay, ten),
        client.call(pay, ten),
        client.call(pay, twenty),
      ])
      expect(results).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }, { outcome: 'busy' }])
      expect(payments()).toBe(1)
    })
  })

  describe('CF-170 one idempotency key for one intent until its outcome is known', () => {
    const HEADER = 'Idempotency-Key'
    const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

    function setUpKeys(respond: (count: number, request: SeenRequest) => Response | Promise<Response>) {
      const session = createSession({ storage: 'memory' })
      session.signIn({ accessToken: 'old', refreshToken: 'r', userName: 'A', userId: 'a', role: 1 })
      const events: ClientEvent[] = []
      let count = 0
      const { client, requests } = fakeClient(
        (request) => {
          if (request.url.pathname !== '/pay') return json({ data: { access_token: 'new' } })
          count += 1
          return respond(count, request)
        },
        {
          session,
          locks: { request: (_name, _options, use) => use({}) },
          timeouts: { write: 20 },
          idempotency: { header: HEADER, bases: ['main'] },
          onEvent: (event) => events.push(event),
        },
      )
      const keys = () =>
        requests.filter(({ url }) => url.pathname === '/pay').map(({ headers }) => headers.get(HEADER) ?? '')
      return { client, session, keys, events }
    }

    async function settled(call: Promise<MoneyResult<unknown>>, outcome?: 'final') {
      const result = await call
      if (result.outcome !== 'unknown') throw new Error(`The outcome is ${result.outcome}.`)
      result.settle(outcome)
    }

    test('without the option no call has a key', async () => {
      const { client, requests } = fakeClient(success)
      await client.call(pay, ten, { idempotencyKey: 'mine' })
      expect(client.hasIdempotency(pay)).toBe(false)
      expect(Object.keys(Object.fromEntries(requests[0]?.headers ?? []))).toEqual(['content-type'])
    })

    test('it is a random UUID, another one for each intent that is done', async () => {
      const { client, keys } = setUpKeys(success)
      await client.call(pay, ten)
      await client.call(pay, ten)
      await client.call(pay, twenty)
      await client.call(pay, { ...ten, driverId: 'd2' })
      for (const key of keys()) expect(key).toMatch(UUID)
      expect(new Set(keys()).size).toBe(4)
    })

    test('the repeat after a renewed token has the same key', async () => {
      const { client, keys } = setUpKeys((_count, { headers }) =>
        headers.get('Authorization') === 'Bearer new' ? success() : json({}, 401),
      )
      await client.call(pay, ten)
      expect(keys()).toHaveLength(2)
      expect(new Set(keys()).size).toBe(1)
    })

    test.each([
      ['no answer in time', () => new Promise<Response>(() => {})],
      ['a connection that broke', () => Promise.reject(new TypeError('reset'))],
      ['a server that failed', () => json({}, 503)],
      ['an answer that was cut', () => new Response('{"mess')],
    ])(
      'after %s the next press has the same key, and once that is done the next another',
      async (_, fail) => {
        const { client, keys } = setUpKeys((count) => (count === 1 ? fail() : success()))
        await settled(client.call(pay, ten))
        await client.call(pay, ten)
        await client.call(pay, ten)
        const [first, second, third] = keys()
        expect(second).toBe(first)
        expect(third).not.toBe(first)
      },
    )

    test('an outcome that was learnt and is final ends the key', async () => {
      const { client, keys } = setUpKeys((count) => (count === 1 ? json({}, 503) : success()))
      await settled(client.call(pay, ten), 'final')
      await client.call(pay, ten)
      expect(new Set(keys()).size).toBe(2)
    })

    test('another intent of the same subject, or the same of another subject, has another key', async () => {
      const { client, keys } = setUpKeys(() => json({}, 503))
      await settled(client.call(pay, ten))
      await settled(client.call(pay, twenty))
      await settled(client.call(pay, { ...ten, driverId: 'd2' }))
      await settled(client.call(pay, ten))
      expect(new Set(keys()).size).toBe(3)
      expect(keys()[3]).toBe(keys()[0])
    })

    test('the same call of another user has another key', async () => {
      const { client, session, keys } = setUpKeys(() => json({}, 503))
      await settled(client.call(pay, ten))
      session.signIn({ accessToken: 't', refreshToken: 'r', userName: 'B', userId: 'b', role: 1 })
      await settled(client.call(pay, ten))
      expect(new Set(keys()).size).toBe(2)
    })

    test.each([
      ['a refusal', 400, 2],
      ['a conflict', 409, 2],
      ['a request that came too slowly', 408, 1],
      ['too many requests', 429, 1],
      ['a token that is refused', 401, 1],
    ])(
      'after an unknown outcome %s (%i) ends it only where it answers the call',
      async (_, status, count) => {
        const { client, keys } = setUpKeys((count) =>
          count === 1 ? json({}, 503) : json({ message: 'No' }, status),
        )
        await settled(client.call(pay, ten))
        await client.call(pay, ten).catch(() => {})
        await client.call(pay, ten).catch(() => {})
        expect(new Set(keys().slice(0, 2)).size).toBe(1)
        expect(new Set([keys()[0], keys().at(-1)]).size).toBe(count)
      },
    )

    test('a press that is not sent does not end it', async () => {
      const { client, keys } = setUpKeys(() => json({}, 503))
      await settled(client.call(pay, ten))
      vi.stubGlobal('navigator', { onLine: false })
      await expect(client.call(pay, ten)).rejects.toMatchObject({ wasSent: false })
      vi.stubGlobal('navigator', { onLine: true })
      await settled(client.call(pay, ten))
      expect(keys()).toHaveLength(2)
      expect(new Set(keys()).size).toBe(1)
    })

    test.each([
      ['has failed', new ServerError(pay, 503), 1],
      ['has found another state', new Error('the balance has changed'), 2],
    ])('a check before the call that %s: keys of the presses around it', async (_, error, count) => {
      const { client, keys } = setUpKeys(() => json({}, 503))
      await settled(client.call(pay, ten))
      await client.call(pay, ten, { before: () => Promise.reject(error) }).catch(() => {})
      await settled(client.call(pay, ten))
      expect(new Set(keys()).size).toBe(count)
    })

    test('a call without an intent has a key for each press, unless the caller gives one', async () => {
      const { client, keys } = setUpKeys(() => json({}, 503))
      const input = { driverId: 'd1', pin: '024680' }
      await settled(client.call(unlock, input))
      await settled(client.call(unlock, input))
      await settled(client.call(unlock, input, { idempotencyKey: 'mine' }))
      await settled(client.call(unlock, input))
      expect(new Set(keys()).size).toBe(4)
      expect(keys()[2]).toBe('mine')
    })

    test('the key that the caller gives is the intent’s until the outcome is known', async () => {
      const { client, keys } = setUpKeys((count) => (count === 1 ? json({}, 503) : success()))
      await settled(client.call(pay, ten, { idempotencyKey: 'mine' }))
      await client.call(pay, ten)
      await client.call(pay, ten)
      expect(keys().slice(0, 2)).toEqual(['mine', 'mine'])
      expect(keys()[2]).not.toBe('mine')
    })

    test('T15 it is in no event and no error', async () => {
      const { client, keys, events } = setUpKeys(() => json({}, 503))
      const result = await client.call(pay, ten)
      expect(events.map(({ type }) => type)).toEqual(['failed'])
      expect(inspect([events, result], { depth: 9 })).not.toContain(keys()[0])
    })
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
