import { describe, expect, test } from 'vitest'
import { requestResetMail } from '../auth/endpoints.ts'
import { groups } from '../map/endpoints.ts'
import { fakeFetch, json, type SeenRequest } from '../testing/fakeFetch.ts'
import { topUp } from '../wallet/endpoints.ts'
import { createFleetClient, type FleetClient, type FleetClientOptions } from './client.ts'
import {
  ContractError,
  NetworkError,
  ServerError,
  SessionExpiredError,
  TimeoutError,
  UnauthorizedError,
} from './errors.ts'
import type { TabLocks } from './once.ts'
import { createSession, type Session } from './session.ts'
import { memoryStorage } from './storage.ts'

const RENEWAL = '/generate/renew-token'
const person = (name: string) => ({
  accessToken: name,
  refreshToken: `refresh ${name}`,
  userName: name,
  userId: name,
  role: 1,
})
const aTopUp = { driverId: 'd', groupId: 'g', userId: 'u', amount: 1000 }
const noGroups = () => json({ dataList: [] })
const refused = () => json({ message: 'Unauthorized' }, 401)
const renewed = (token: string) => json({ data: { access_token: token } })

function deferred<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

function setUp(
  respond: (request: SeenRequest) => Response | Promise<Response>,
  options: Partial<FleetClientOptions> = {},
) {
  const { fetch, requests } = fakeFetch(respond)
  const storage = memoryStorage()
  const session = createSession({ storage })
  const client = (of = session) =>
    createFleetClient({ bases: { main: 'https://a.example' }, fetch, session: of, retryAfter: 1, ...options })
  session.signIn(person('A'))
  const asked = (path: string) => requests.filter(({ url }) => url.pathname === path)
  /** Path and token of each request except renewals. */
  const sent = () =>
    requests
      .filter(({ url }) => url.pathname !== RENEWAL)
      .map(({ url, headers }) => [url.pathname, headers.get('Authorization')])
  return { session, storage, client, asked, sent, otherTab: () => createSession({ storage }) }
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error) => error,
  )

/** The changes of a session while its renewal is in flight. */
const ENDS: readonly [string, (own: Session, otherTab: Session) => void, string | undefined][] = [
  ['Sign Out', (own) => own.signOut(), undefined],
  [
    'a sign-in as another',
    (own) => {
      own.signOut()
      own.signIn(person('B'))
    },
    'B',
  ],
  ['a Sign Out in another tab', (_, other) => other.signOut(), undefined],
  ['a sign-in as another in another tab', (_, other) => other.signIn(person('B')), 'B'],
]

describe('SESS-12 a renewed token belongs to the session that requested it', () => {
  describe.each(ENDS)('%s during the renewal', (_, change, left) => {
    test.each<[string, string, (client: FleetClient) => Promise<unknown>]>([
      ['a read', groups.path, (client) => client.call(groups, undefined)],
      ['money', topUp.path, (client) => client.call(topUp, aTopUp)],
    ])('%s is not sent again, and the token is thrown away', async (_, path, send) => {
      const answer = deferred<Response>()
      const { session, client, asked, sent, otherTab } = setUp(({ url }) =>
        url.pathname === RENEWAL ? answer.promise : refused(),
      )
      const call = failure(send(client()))
      await expect.poll(() => asked(RENEWAL)).toHaveLength(1)
      change(session, otherTab())
      answer.resolve(renewed('A2'))
      expect(await call).toBeInstanceOf(UnauthorizedError)
      expect(session.accessToken).toBe(left)
      expect(sent()).toEqual([[path, 'Bearer A']])
    })

    test('a refusal of the renewal does not end the next session', async () => {
      const answer = deferred<Response>()
      const { session, client, asked, otherTab } = setUp(({ url }) =>
        url.pathname === RENEWAL ? answer.promise : refused(),
      )
      const call = failure(client().call(groups, undefined))
      await expect.poll(() => asked(RENEWAL)).toHaveLength(1)
      change(session, otherTab())
      answer.resolve(json({}, 403))
      expect(await call).toBeInstanceOf(UnauthorizedError)
      expect(session.accessToken).toBe(left)
    })

    test('a renewal that waits for that of another tab is not sent', async () => {
      const granted = deferred<void>()
      const names: string[] = []
      const locks: TabLocks = {
        async request(name, _options, use) {
          names.push(name)
          await granted.promise
          return use({})
        },
      }
      const { session, client, asked, otherTab } = setUp(refused, { locks })
      const call = failure(client().call(groups, undefined))
      await expect.poll(() => names).toEqual(['fleetgis:renewal:A'])
      change(session, otherTab())
      granted.resolve()
      expect(await call).toBeInstanceOf(UnauthorizedError)
      expect(asked(RENEWAL)).toEqual([])
      expect(session.accessToken).toBe(left)
    })

    test('a late 401 renews nothing', async () => {
      const answer = deferred<Response>()
      const { session, client, asked, sent, otherTab } = setUp(() => answer.promise)
      const call = failure(client().call(topUp, aTopUp))
      await expect.poll(sent).toHaveLength(1)
      change(session, otherTab())
      answer.resolve(refused())
      expect(await call).toBeInstanceOf(UnauthorizedError)
      expect(asked(RENEWAL)).toEqual([])
      expect(sent()).toHaveLength(1)
      expect(session.accessToken).toBe(left)
    })

    test('a late 416 ends nothing', async () => {
      const answer = deferred<Response>()
      const { session, client, sent, otherTab } = setUp(() => answer.promise)
      const call = failure(client().call(groups, undefined))
      await expect.poll(sent).toHaveLength(1)
      change(session, otherTab())
      answer.resolve(json({ message_code: 416 }))
      expect(await call).toBeInstanceOf(UnauthorizedError)
      expect(session.accessToken).toBe(left)
    })

    test('a read is not repeated for another session after a failure', async () => {
      const { session, client, sent, otherTab } = setUp(() => {
        change(session, otherTab())
        return json({}, 503)
      })
      expect(await failure(client().call(groups, undefined))).toBeInstanceOf(UnauthorizedError)
      expect(sent()).toHaveLength(1)
    })

    test('a money call that waits for its lock is not sent for another session', async () => {
      const free = deferred<void>()
      const { session, client, sent, otherTab } = setUp(noGroups, {
        locks: { request: (_name, _options, use) => free.promise.then(() => use({})) },
      })
      const call = failure(client().call(topUp, aTopUp))
      change(session, otherTab())
      free.resolve()
      expect(await call).toBeInstanceOf(UnauthorizedError)
      expect(sent()).toEqual([])
    })
  })

  test('a call of the next session does not wait for the previous session’s renewal', async () => {
    const answers: Record<string, Response | Promise<Response>> = {
      A: new Promise(() => {}),
      B: renewed('B2'),
    }
    const { session, client, asked } = setUp(({ url, headers, body }) => {
      if (url.pathname === RENEWAL) return answers[(body as { user_id: string }).user_id] as Response
      return headers.get('Authorization') === 'Bearer B2' ? noGroups() : refused()
    })
    const one = client()
    void failure(one.call(groups, undefined))
    await expect.poll(() => asked(RENEWAL)).toHaveLength(1)
    session.signOut()
    session.signIn(person('B'))
    expect(await one.call(groups, undefined)).toEqual([])
    expect(session.accessToken).toBe('B2')
  })
})

describe('several clients and tabs of one session', () => {
  test('CF-99 two clients of one session share a renewal', async () => {
    const { client, asked } = setUp(({ url, headers }) => {
      if (url.pathname === RENEWAL) return renewed('A2')
      return headers.get('Authorization') === 'Bearer A2' ? noGroups() : refused()
    })
    await Promise.all([client().call(groups, undefined), client().call(groups, undefined)])
    expect(asked(RENEWAL)).toHaveLength(1)
  })

  test('CF-99 a renewal that is refused because another tab has renewed uses that tab’s token', async () => {
    const { session, client, otherTab, sent } = setUp(({ url, headers }) => {
      if (url.pathname === RENEWAL) {
        otherTab().renew('A2')
        return json({}, 401)
      }
      return headers.get('Authorization') === 'Bearer A2' ? noGroups() : refused()
    })
    expect(await client().call(groups, undefined)).toEqual([])
    expect(session.accessToken).toBe('A2')
    expect(sent().map(([, token]) => token)).toEqual(['Bearer A', 'Bearer A2'])
  })
})

describe('CF-164 failures of a renewal', () => {
  const html = (status: number) => new Response('<!doctype html><h1>Sorry</h1>', { status })

  test.each<[string, () => Response]>([
    ...[400, 401, 403, 409, 416].flatMap((code): [string, () => Response][] => [
      [`status ${code}`, () => json({ message: 'No' }, code)],
      [`status ${code} without a body`, () => new Response(null, { status: code })],
      [`code ${code}`, () => json({ message_code: code })],
    ]),
    ['plain words with 401', () => new Response('Unauthorized', { status: 401 })],
  ])('%s is a refusal, and ends the session', async (_, answer) => {
    const { session, client } = setUp(({ url }) => (url.pathname === RENEWAL ? answer() : refused()))
    expect(await failure(client().call(groups, undefined))).toBeInstanceOf(SessionExpiredError)
    expect(session.refreshToken).toBeUndefined()
    expect(session.accessToken).toBeUndefined()
  })

  test.each<[string, () => Response | Promise<Response>, new (...input: never[]) => Error]>([
    ...[404, 408, 429, 500, 502, 503, 504].map((code): [string, () => Response, typeof ServerError] => [
      `status ${code}`,
      () => json({ message: 'Later' }, code),
      ServerError,
    ]),
    ['HTML with 200', () => html(200), ContractError],
    ['HTML with 403', () => html(403), ContractError],
    ['HTML with 502', () => html(502), ContractError],
    ['a cut body', () => new Response('{"data":{"acc'), ContractError],
    ['no token', () => json({ data: {} }), ContractError],
    ['an empty token', () => renewed(''), ContractError],
    ['no connection', () => Promise.reject(new TypeError('offline')), NetworkError],
    ['no answer', () => new Promise(() => {}), TimeoutError],
  ])('%s is out of reach, and the session stays for the next try', async (_, answer, kind) => {
    let isBack = false
    const { session, client, sent } = setUp(
      ({ url, headers }) => {
        if (url.pathname === RENEWAL) return isBack ? renewed('A2') : answer()
        return headers.get('Authorization') === 'Bearer A2' ? noGroups() : refused()
      },
      { timeouts: { write: 5 } },
    )
    const one = client()
    expect(await failure(one.call(groups, undefined))).toBeInstanceOf(kind)
    expect(session.refreshToken).toBe('refresh A')
    const before = sent().length
    const money = await failure(one.call(topUp, aTopUp))
    expect(money).toBeInstanceOf(NetworkError)
    expect(money).toMatchObject({ wasSent: false })
    expect(sent()).toHaveLength(before + 1)
    isBack = true
    expect(await one.call(groups, undefined)).toEqual([])
  })
})

describe('CF-06 the calls that may end the stored session', () => {
  const over: [string, () => Response][] = [
    ['HTTP 416', () => json({ message: 'Over' }, 416)],
    ['HTTP 416 without a body', () => new Response(null, { status: 416 })],
    ['code 416 with 200', () => json({ message_code: 416 })],
    ['code 416 as text', () => json({ message_code: '416' })],
  ]

  test.each(over)('CF-117 %s ends the session of a call that used it', async (_, answer) => {
    const { session, client } = setUp(answer)
    const results = await Promise.all([1, 2, 3].map(() => failure(client().call(groups, undefined))))
    expect(
      results.every((error) => error instanceof SessionExpiredError || error instanceof UnauthorizedError),
    ).toBe(true)
    expect(session.accessToken).toBeUndefined()
  })

  test('SESS-13 a 416 for a repeated call ends it too', async () => {
    const { session, client } = setUp(({ url, headers }) => {
      if (url.pathname === RENEWAL) return renewed('A2')
      return headers.get('Authorization') === 'Bearer A2' ? json({}, 416) : refused()
    })
    expect(await failure(client().call(groups, undefined))).toBeInstanceOf(SessionExpiredError)
    expect(session.accessToken).toBeUndefined()
  })

  test.each(over)('%s does not end it for a call with a page’s token', async (_, answer) => {
    const { session, client } = setUp(answer, { pageToken: 'page' })
    expect(await failure(client().call(groups, undefined))).toBeInstanceOf(SessionExpiredError)
    expect(session.accessToken).toBe('A')
  })

  test.each(over)('%s does not end it for a call on a page without token', async (_, answer) => {
    const { session, client } = setUp(answer, { page: () => '/groupadmin' })
    expect(await failure(client().call(groups, undefined))).toBeInstanceOf(SessionExpiredError)
    expect(session.accessToken).toBe('A')
  })

  test.each(over)('%s does not end it for a call without auth', async (_, answer) => {
    const { session, client } = setUp(answer)
    const input = { userId: 'a@example.com', captchaToken: 't' }
    expect(await failure(client().call(requestResetMail, input))).toBeInstanceOf(SessionExpiredError)
    expect(session.accessToken).toBe('A')
  })

  test.each([401, 403])('a %i does not end it for a call with a page’s token', async (status) => {
    const { session, client, asked } = setUp(() => json({}, status), { pageToken: 'page' })
    await failure(client().call(groups, undefined))
    expect(asked(RENEWAL)).toEqual([])
    expect(session.accessToken).toBe('A')
  })
})

describe('the token of a page', () => {
  test('CF-05 one client uses it for pages that have one, and the session’s for others', async () => {
    let current = '/owner-map'
    const { client, sent } = setUp(noGroups, {
      page: () => current,
      pageToken: (page) => (page === '/owner-map' ? 'page' : undefined),
    })
    const one = client()
    await one.call(groups, undefined)
    await one.call(groups, undefined, { page: '/home/map' })
    current = '/home/map'
    await one.call(groups, undefined)
    await one.call(groups, undefined, { page: '/groupadmin' })
    expect(sent().map(([, token]) => token)).toEqual(['Bearer page', 'Bearer A', 'Bearer A', null])
  })
})
