import { setImmediate } from 'node:timers/promises'
import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { checkPermission, checkToken, requestResetMail, signIn } from '../auth/endpoints.ts'
import { groups, locations } from '../map/endpoints.ts'
import { updateLocation } from '../places/endpoints.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json, type SeenRequest } from '../testing/fakeFetch.ts'
import { type ClientEvent, createFleetClient, type FleetClientOptions } from './client.ts'
import { endpoint, written } from './endpoint.ts'
import {
  ContractError,
  NetworkError,
  ServerError,
  SessionExpiredError,
  TimeoutError,
  UnauthorizedError,
} from './errors.ts'
import { createSession } from './session.ts'

const signedIn = {
  accessToken: 'old',
  refreshToken: 'refresh',
  userName: 'Aung',
  userId: 'aung@example.com',
  role: 1,
}
const filter = { search: ' ', groupIds: [], start: '2025-01-01', end: '2025-01-02', page: 1, size: 300 }
const noGroups = { status: 200, dataList: [] }

function setUp(
  respond: (request: SeenRequest) => Response | Promise<Response>,
  options: Partial<FleetClientOptions> = {},
) {
  const events: ClientEvent[] = []
  const session = createSession({ storage: 'memory' })
  const { client, requests } = fakeClient(respond, {
    session,
    retryAfter: 1,
    onEvent: (event) => events.push(event),
    ...options,
  })
  return {
    client,
    session,
    requests,
    events,
    to: (path: string) => requests.filter(({ url }) => url.pathname === path),
  }
}

const bearer = (request: SeenRequest | undefined) => request?.headers.get('Authorization')

/** Refuses the old token, and returns a new one on renewal; each answer comes `delay` turns of the event loop later. */
function renewing(
  answerRenewal: () => Response | Promise<Response> = () => json({ data: { access_token: 'new' } }),
  delay = () => 0,
) {
  return async (request: SeenRequest) => {
    for (let turns = delay(); turns > 0; turns -= 1) await setImmediate()
    if (request.url.pathname === '/generate/renew-token') return answerRenewal()
    return bearer(request) === 'Bearer new' ? json(noGroups) : json({ message: 'Unauthorized' }, 401)
  }
}

describe('renewal for twenty calls at once, a hundred times with other delays', () => {
  /** Of the answers to each call, to the renewal and to each repeated call. */
  const anyDelays = fc.array(fc.nat(30), { minLength: 41, maxLength: 41 })

  async function callTwentyTimes(delays: number[], answerRenewal?: () => Response) {
    const next = delays.values()
    const opened = setUp(renewing(answerRenewal, () => next.next().value ?? 0))
    opened.session.signIn(signedIn)
    const ends: string[] = []
    opened.session.subscribe(({ type }) => ends.push(type))
    const calls = Array.from({ length: 20 }, () => opened.client.call(groups, undefined))
    return { ...opened, ends, results: await Promise.allSettled(calls) }
  }

  test('R13 they cause one renewal, and each is sent once more', () =>
    fc.assert(
      fc.asyncProperty(anyDelays, async (delays) => {
        const { results, session, to, events } = await callTwentyTimes(delays)
        expect(results.map(({ status }) => status)).toEqual(Array(20).fill('fulfilled'))
        expect(to('/generate/renew-token')).toHaveLength(1)
        expect(to('/domain/list')).toHaveLength(40)
        expect(events).toEqual([{ type: 'renewed' }])
        expect(session.accessToken).toBe('new')
      }),
      { numRuns: 100 },
    ))

  test('R13 a refused renewal signs out once, and every call rejects as expired', () =>
    fc.assert(
      fc.asyncProperty(anyDelays, async (delays) => {
        const refused = () => json({ message: 'no' }, 403)
        const { results, to, events, ends } = await callTwentyTimes(delays, refused)
        expect(results.map((result) => result.status === 'rejected' && result.reason.constructor)).toEqual(
          Array(20).fill(SessionExpiredError),
        )
        expect(to('/generate/renew-token')).toHaveLength(1)
        expect(ends).toEqual(['signedOut'])
        expect(events.filter(({ type }) => type === 'sessionExpired')).toHaveLength(1)
      }),
      { numRuns: 100 },
    ))
})

describe('renewal', () => {
  test.each([
    ['of the refused call', { message: 'Your account was moved.' }, 'Your account was moved.'],
    ['of the renewal', {}, 'Too many devices.'],
  ])('CF-175 the session keeps the message %s until the next sign-in', async (_whose, refusal, expected) => {
    const { client, session } = setUp(({ url }) =>
      url.pathname === '/generate/renew-token'
        ? json({ message: 'Too many devices.' }, 401)
        : json(refusal, 401),
    )
    session.signIn(signedIn)
    await expect(client.call(groups, undefined)).rejects.toThrow(SessionExpiredError)
    expect(session.endMessage).toBe(expected)
    session.signIn(signedIn)
    expect(session.endMessage).toBeUndefined()
    session.signOut()
    expect(session.endMessage).toBeUndefined()
  })

  test('CF-99 a second 401 is final', async () => {
    const { client, session, to } = setUp((request) =>
      request.url.pathname === '/generate/renew-token'
        ? json({ data: { access_token: 'new' } })
        : json({}, 401),
    )
    session.signIn(signedIn)
    await expect(client.call(groups, undefined)).rejects.toThrow(UnauthorizedError)
    expect(to('/domain/list')).toHaveLength(2)
  })

  test('CF-99 two tabs renew one after the other: the second takes the token of the first', async () => {
    const items = new Map<string, string>()
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    }
    let last: Promise<unknown> = Promise.resolve()
    const locks = {
      request<T>(_name: string, _options: object, use: (lock: unknown) => Promise<T>): Promise<T> {
        const held = last.then(() => use({}))
        last = held.catch(() => {})
        return held
      },
    }
    // Each renewal makes the token before it invalid.
    let valid = 'none'
    const server = (request: SeenRequest) => {
      if (request.url.pathname !== '/generate/renew-token')
        return bearer(request) === `Bearer ${valid}` ? json(noGroups) : json({}, 401)
      valid = `${valid} new`
      return json({ data: { access_token: valid } })
    }
    const tabs = [0, 1].map(() => setUp(server, { session: createSession({ storage }), locks }))
    createSession({ storage }).signIn(signedIn)
    await Promise.all(tabs.map(({ client }) => client.call(groups, undefined)))
    expect(tabs.flatMap(({ to }) => to('/generate/renew-token'))).toHaveLength(1)
  })

  test('CF-03 a call that is aborted does not wait for a renewal, which goes on for the others', async () => {
    let answerRenewal: ((response: Response) => void) | undefined
    const { client, session, to } = setUp(
      renewing(() => new Promise<Response>((resolve) => (answerRenewal = resolve))),
    )
    session.signIn(signedIn)
    const control = new AbortController()
    const aborted = client.call(groups, undefined, { signal: control.signal })
    const other = client.call(groups, undefined)
    await vi.waitFor(() => expect(answerRenewal).toBeDefined())
    control.abort('left')
    await expect(aborted).rejects.toBe('left')
    answerRenewal?.(json({ data: { access_token: 'new' } }))
    await other
    expect(to('/generate/renew-token')).toHaveLength(1)
  })

  test('SESS-12 a late 401 finds the token renewed, and does not renew again', async () => {
    let late: (() => void) | undefined
    const { client, session, to } = setUp(async (request) => {
      if (request.url.pathname === '/generate/renew-token') return json({ data: { access_token: 'new' } })
      if (bearer(request) === 'Bearer new') return json(noGroups)
      if (request.url.pathname === '/location') await new Promise<void>((resolve) => (late = resolve))
      return json({}, 401)
    })
    session.signIn(signedIn)
    const slow = client.call(locations, filter).catch((error) => error)
    await client.call(groups, undefined)
    late?.()
    await slow
    expect(to('/generate/renew-token')).toHaveLength(1)
  })

  test('SESS-15 the renewal carries the decoded user id and both tokens', async () => {
    const { client, session, to } = setUp(renewing())
    session.signIn(signedIn)
    await client.call(groups, undefined)
    expect(to('/generate/renew-token')[0]?.body).toEqual({
      user_id: 'aung@example.com',
      refresh_token: 'refresh',
      access_token: 'old',
    })
  })

  test('SESS-14 the renewal reads data.access_token', async () => {
    const { client, session } = setUp(renewing())
    session.signIn(signedIn)
    await client.call(groups, undefined)
    expect(session.accessToken).toBe('new')
    expect(session.refreshToken).toBe('refresh')
  })

  test('a renewal that cannot reach the server keeps the session', async () => {
    const { client, session } = setUp((request) => {
      if (request.url.pathname === '/generate/renew-token') throw new TypeError('offline')
      return json({}, 401)
    })
    session.signIn(signedIn)
    await expect(client.call(groups, undefined)).rejects.toThrow(NetworkError)
    expect(session.refreshToken).toBe('refresh')
  })

  test('CF-06 a refused sign-in is not renewed', async () => {
    const { client, session, requests } = setUp(() => json({ message: 'Wrong' }, 401))
    session.signIn(signedIn)
    const input = { userId: 'a', password: 'secret12', captchaToken: 't' }
    await expect(client.call(signIn, input)).rejects.toThrow(UnauthorizedError)
    expect(requests).toHaveLength(1)
  })

  test('CF-06 a page with its own token is not renewed', async () => {
    const { client, session, requests } = setUp(() => json({}, 401), { pageToken: 'page' })
    session.signIn(signedIn)
    await expect(client.call(groups, undefined)).rejects.toThrow(UnauthorizedError)
    expect(requests).toHaveLength(1)
  })

  test('SESS-13 code 416 signs out', async () => {
    const { client, session, events } = setUp(() => json({ message_code: 416 }))
    session.signIn(signedIn)
    await expect(client.call(groups, undefined)).rejects.toThrow(SessionExpiredError)
    expect(session.accessToken).toBeUndefined()
    expect(events.map(({ type }) => type)).toEqual(['sessionExpired', 'failed'])
  })
})

describe('tokens', () => {
  test('SESS-17 the session token is sent', async () => {
    const { client, session, requests } = setUp(() => json(noGroups))
    session.signIn(signedIn)
    await client.call(groups, undefined)
    expect(bearer(requests[0])).toBe('Bearer old')
  })

  test('SESS-16 the session token is not sent on excepted pages', async () => {
    const { client, session, requests } = setUp(() => json(noGroups), { page: () => '/groupadmin' })
    session.signIn(signedIn)
    await client.call(groups, undefined)
    expect(bearer(requests[0])).toBeNull()
  })

  test('CF-05 the page’s token has priority over the session’s', async () => {
    const { client, session, requests } = setUp(() => json(noGroups), {
      pageToken: 'page',
      page: () => '/owner-map',
    })
    session.signIn(signedIn)
    await client.call(groups, undefined)
    expect(bearer(requests[0])).toBe('Bearer page')
  })

  test('a call without auth sends no token', async () => {
    const { client, session, requests } = setUp(() => json({ message: 'Sent' }), { pageToken: 'page' })
    session.signIn(signedIn)
    await client.call(requestResetMail, { userId: 'a@example.com', captchaToken: 't' })
    expect(bearer(requests[0])).toBeNull()
  })
})

describe('failures', () => {
  test('a read is sent three times to a failing server, and then rejects', async () => {
    const { client, requests, events } = setUp(() => json({ message: 'Down' }, 503))
    await expect(client.call(groups, undefined)).rejects.toThrow(ServerError)
    expect(requests).toHaveLength(3)
    expect(events.map(({ type }) => type)).toEqual(['retried', 'retried', 'failed'])
  })

  test('a read that a server has not implemented is sent once', async () => {
    const { client, requests } = setUp(() => json({}, 501))
    await expect(client.call(groups, undefined)).rejects.toThrow(ServerError)
    expect(requests).toHaveLength(1)
  })

  test('a read recovers when the server does', async () => {
    let answers = 0
    const { client } = setUp(() => {
      answers += 1
      if (answers < 3) throw new TypeError('offline')
      return json(noGroups)
    })
    expect(await client.call(groups, undefined)).toEqual([])
  })

  test('a write is sent once, whatever its outcome', async () => {
    const { client, requests } = setUp(() => json({}, 503))
    const input = { userId: 'a', password: 'secret12', captchaToken: 't' }
    await expect(client.call(signIn, input)).rejects.toThrow(ServerError)
    expect(requests).toHaveLength(1)
  })

  test('a refusal is not repeated, and has status, code and the server’s words', async () => {
    const { client, requests } = setUp(() => json({ message: 'Not for you', message_code: 409 }, 403))
    const error = await client.call(checkPermission, { route: '/home/map' }).catch((error) => error)
    expect(error).toBeInstanceOf(ServerError)
    expect(error).toMatchObject({
      status: 403,
      messageCode: 409,
      code: 409,
      serverMessage: 'Not for you',
      endpoint: 'EP-A09',
    })
    expect(requests).toHaveLength(1)
  })

  test('CF-09 a code in a reply that came with 200 is a refusal too', async () => {
    const { client } = setUp(() => json({ message_code: '409', message: 'No such user' }))
    const error = await client
      .call(requestResetMail, { userId: 'a@example.com', captchaToken: 't' })
      .catch((error) => error)
    expect(error).toMatchObject({ status: 200, messageCode: 409, code: 409 })
  })

  test.each([
    [409, { status: 1, message: 'No such user' }, 409, 'refused'],
    [503, { status: 1 }, 503, 'failing'],
    [404, { status: 200 }, 404, 'refused'],
  ])('CF-09 HTTP %i with the body %j has the code of HTTP', async (status, body, code, kind) => {
    const { client } = setUp(() => json(body, status))
    const error = await client
      .call(requestResetMail, { userId: 'a@example.com', captchaToken: 't' })
      .catch((error) => error)
    expect(error).toMatchObject({ status, messageCode: undefined, code, kind })
  })

  test('T24 an HTML page with an error status gives no message', async () => {
    const { client } = setUp(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const error = await client
      .call(signIn, { userId: 'a', password: 'b', captchaToken: 'c' })
      .catch((error) => error)
    expect(error).toMatchObject({ status: 502, serverMessage: undefined })
  })

  test('T24 of a refusal its words are kept, and no stack', async () => {
    const stack = 'Error: Down\n    at query (pool.js:12:7)'
    const { client, events } = setUp(() => json({ message: 'Down', stack, error: { stack } }, 500))
    const error = await client.call(groups, undefined).catch((error) => error)
    expect(error).toMatchObject({ serverMessage: 'Down' })
    expect(inspect([error, events], { depth: null })).not.toContain('pool.js')
  })

  test('T24 the server’s words are cut at 300 characters', async () => {
    const { client } = setUp(() => json({ message: 'x'.repeat(10_000) }, 400))
    const error = await client.call(groups, undefined).catch((error) => error)
    expect(error.serverMessage).toHaveLength(300)
  })

  test.each([
    ['HTML with 200', () => new Response('<p>hello</p>'), ''],
    ['a cut body', () => new Response('{"dataList":[{"sys'), ''],
    ['an empty body', () => new Response(''), ''],
    ['a list in the wrong shape', () => json({ dataList: 'none' }), 'data_list'],
  ])('%s is a ContractError that says where', async (_, respond, field) => {
    const { client } = setUp(respond)
    const error = await client.call(groups, undefined).catch((error) => error)
    expect(error).toBeInstanceOf(ContractError)
    expect(error.field).toBe(field)
  })

  test('R5 a time-out that is not set is the default, and an endless one waits as long as a timer can', async () => {
    const timeouts = { read: Number.POSITIVE_INFINITY, write: undefined as never }
    const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(json(noGroups)), 30))
    const { client } = setUp(slow, { timeouts })
    await expect(client.call(groups, undefined)).resolves.toEqual([])
    expect(await client.call(updateLocation, { id: 'l1', name: 'Sule', address: 'Sule Road' })).toMatchObject(
      { status: 200 },
    )
    expect(client.writeTimeout).toBe(30_000)
    const endless = setUp(slow, { timeouts: { write: Number.POSITIVE_INFINITY } })
    // A kept intent has it, as JSON.
    expect(JSON.parse(JSON.stringify(endless.client.writeTimeout))).toBeGreaterThan(30_000)
  })

  test('a call without an answer ends in a TimeoutError', async () => {
    const { client, requests } = setUp(() => new Promise(() => {}), { timeouts: { read: 5 } })
    await expect(client.call(groups, undefined)).rejects.toThrow(TimeoutError)
    expect(requests).toHaveLength(3)
  })

  test('a fetch that ignores time-out and abort does not block the call', async () => {
    const deaf = { fetch: () => new Promise<Response>(() => {}), timeouts: { read: 5 } }
    const { client } = setUp(() => json(noGroups), deaf)
    await expect(client.call(groups, undefined)).rejects.toThrow(TimeoutError)
    const reason = new Error('left the page')
    const { client: patient } = setUp(() => json(noGroups), { fetch: deaf.fetch })
    const controller = new AbortController()
    setTimeout(() => controller.abort(reason), 5)
    await expect(patient.call(groups, undefined, { signal: controller.signal })).rejects.toBe(reason)
  })

  test('an aborted call rejects with its signal’s reason, and is not repeated', async () => {
    const { client, requests, events } = setUp(() => new Promise(() => {}))
    const controller = new AbortController()
    const call = client.call(groups, undefined, { signal: controller.signal })
    const reason = new Error('left the page')
    setTimeout(() => controller.abort(reason), 5)
    await expect(call).rejects.toBe(reason)
    expect(requests).toHaveLength(1)
    expect(events).toEqual([])
  })

  test('one broken row is dropped and reported, and the others are kept', async () => {
    const { client, events } = setUp(() =>
      json({ dataList: [{ syskey: 1, id: 'g1', name: 'Yangon' }, { syskey: 2, name: 'Bago' }, null] }),
    )
    expect(await client.call(groups, undefined)).toEqual([{ key: '1', id: 'g1', name: 'Yangon' }])
    expect(events).toEqual([
      { type: 'rowDropped', endpoint: 'EP-A14', list: 'dataList', index: 1, field: 'id' },
      { type: 'rowDropped', endpoint: 'EP-A14', list: 'dataList', index: 2, field: '' },
    ])
  })

  test('T1 no event and no error holds the token of an address, even if fetch puts the address into its error', async () => {
    const { client, events } = setUp(({ url }) =>
      Promise.reject(new TypeError(`Failed to fetch ${url.href}`)),
    )
    const error = await client.call(checkToken, { token: 'secret-token' }).catch((error) => error)
    expect(error).toBeInstanceOf(NetworkError)
    expect(inspect([error, events], { depth: null })).not.toContain('secret-token')
  })

  test('T5 no event and no error holds a password or a token', async () => {
    const { client, session, events } = setUp(() => json({ message: 'Down' }, 500))
    session.signIn(signedIn)
    const error = await client
      .call(signIn, { userId: 'aung', password: 'secret12', captchaToken: 'captcha' })
      .catch((error) => error)
    const reported = JSON.stringify([events, error, error.message, String(error.stack)])
    for (const secret of ['secret12', 'c2VjcmV0MTI=', 'captcha', 'old', 'refresh'])
      expect(reported).not.toContain(`"${secret}"`)
    expect(reported).not.toContain('secret12')
  })
})

describe('addresses', () => {
  test('CF-96 booking and main host default to the main server, and a slash at the end is ignored', async () => {
    const { client, requests } = setUp(() => json(noGroups), { bases: { main: 'https://a.example/api/' } })
    await client.call(groups, undefined)
    expect(requests[0]?.url.href).toBe('https://a.example/api/domain/list')
  })

  test('CF-87 the path of an assumed call can be configured, that of a documented one cannot', async () => {
    const { client, requests } = setUp(() => json({ dataList: [], data_list: [] }), {
      paths: { 'EP-A14': '/groups', 'EP-A11': '/elsewhere' },
    })
    await client.call(groups, undefined)
    await client.call(locations, filter)
    expect(requests.map(({ url }) => url.pathname)).toEqual(['/groups', '/location'])
  })
})

describe('encodings', () => {
  const form = endpoint({
    name: 'form',
    id: 'EP-X1',
    base: 'gateway',
    method: 'POST',
    path: '/form',
    access: 'write',
    auth: 'none',
    source: 'documented',
    encoding: 'form',
    body: written(z.object({ sign: z.string(), note: z.optional(z.string()) }), (sign: string) => ({
      sign,
      note: undefined,
    })),
    response: z.string(),
    format: 'text',
  })

  test('a form body is sent as fields, and a text reply is returned unchanged', async () => {
    const { client, requests } = setUp(() => new Response('{"not":"read"}'))
    expect(await client.call(form, 'a=1&b=%20&c=မြန်မာ')).toBe('{"not":"read"}')
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded')
    expect(requests[0]?.body).toEqual({ sign: 'a=1&b=%20&c=မြန်မာ' })
  })
})

describe('pace', () => {
  const slow = endpoint({
    name: 'slow',
    id: 'EP-X2',
    base: 'nominatim',
    method: 'GET',
    path: '/search',
    access: 'read',
    auth: 'none',
    source: 'assumed',
    interval: 30,
    params: (_: undefined) => ({}),
    response: z.object({}),
  })

  test('T19 calls with an interval are sent that far apart, including repeats', async () => {
    const sent: number[] = []
    const client = createFleetClient({
      bases: { main: 'https://a.example' },
      fetch: async () => {
        sent.push(performance.now())
        return sent.length === 1 ? json({}, 503) : json({})
      },
      retryAfter: 1,
    })
    await Promise.all([client.call(slow, undefined), client.call(slow, undefined)])
    const gaps = sent.slice(1).map((at, index) => at - (sent[index] ?? 0))
    expect(gaps).toHaveLength(2)
    // A timer may fire a millisecond early.
    for (const gap of gaps) expect(gap).toBeGreaterThan(28)
  })
})

test('decision 33 the user of a page is the signed-in one, unless the page has a token of its own', () => {
  const pages = { page: '/home/rate' }
  const { client, session } = setUp(() => json(noGroups), {
    page: () => pages.page,
    pageToken: (page) => (page === '/location' ? 't' : undefined),
  })
  session.signIn(signedIn)
  expect(client.identity()).toMatchObject({ userId: signedIn.userId, page: '/home/rate' })
  pages.page = '/location'
  expect(client.identity().userId).toBeUndefined()
  pages.page = '/driver-booking-chat'
  expect(client.identity().userId).toBeUndefined()
})
