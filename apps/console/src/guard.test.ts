import { createFleetClient, createSession, type SessionOptions } from '@fleetgis/api'
import { expect, test, vi } from 'vitest'
import { createGuard } from './guard.ts'

interface Setup extends SessionOptions {
  role?: number
  signedIn?: boolean
  /** The present page while the next one is checked. */
  shown?: string
  /** The server's answer to the check of a route. */
  check?: (init: RequestInit | undefined) => Response | Promise<Response>
  /** The server's answer to the renewal of the token. */
  renewal?: () => Response
}

function setUp({
  role = 1,
  signedIn = true,
  shown = '/',
  check = answer(200, {}),
  renewal = answer(401, {}),
  ...options
}: Setup = {}) {
  const session = createSession({ storage: 'memory', ...options })
  if (signedIn) {
    session.signIn({ accessToken: 'a', refreshToken: 'r', userName: 'Aung', userId: 'aung', role })
  }
  const asked: unknown[] = []
  const tokens: (string | null)[] = []
  const client = createFleetClient({
    bases: { main: 'https://api.example.com' },
    session,
    page: () => shown,
    pageToken: (page) => (page === '/owner-map' ? 'page' : undefined),
    retryAfter: 0,
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input))
      tokens.push(new Headers(init?.headers).get('Authorization'))
      asked.push(pathname === '/role/users/check-permission' ? JSON.parse(String(init?.body)) : pathname)
      return pathname === '/role/users/check-permission' ? check(init) : renewal()
    },
  })
  const logger = { failed: vi.fn(), warned: vi.fn(), event: vi.fn() }
  const admit = createGuard({ session, client, logger, patience: 50 })
  const open = (address: string, isShown = false) => {
    const { pathname: path, search } = new URL(address, 'https://console.example.com')
    return admit({ path, search }, new AbortController().signal, isShown)
  }
  return { session, asked, tokens, logger, open }
}

function answer(status: number, body: unknown) {
  return () => new Response(JSON.stringify(body), { status })
}

const show = { type: 'show' }
const toSignIn = { type: 'redirect', to: '/login' }

test('GUARD-04 without a session a guarded page leads to the sign-in page, and no request is sent', async () => {
  const { open, asked } = setUp({ signedIn: false })
  expect(await open('/home/map')).toEqual(toSignIn)
  expect(await open('/success')).toEqual(toSignIn)
  expect(await open('/welcome')).toEqual(toSignIn)
  expect(asked).toEqual([])
})

test('ROUTE-21 an unknown path below home is guarded as its siblings are, without a request', async () => {
  expect(await setUp({ signedIn: false }).open('/home/nowhere')).toEqual(toSignIn)
  const { open, asked } = setUp()
  expect(await open('/home/nowhere')).toEqual(show)
  expect(asked).toEqual([])
})

test('GUARD-05 children of home are checked with the server', async () => {
  const { open, asked } = setUp()
  expect(await open('/home/driver-list?page=2')).toEqual(show)
  expect(asked).toEqual([{ route: '/home/driver-list' }])
})

test('GUARD-05 another query of the shown page sends no request, and still needs the session', async () => {
  const { open, asked, session } = setUp()
  expect(await open('/home/chats?conversation=c1', true)).toEqual(show)
  expect(asked).toEqual([])
  session.signOut()
  expect(await open('/home/chats', true)).toEqual(toSignIn)
})

test('GUARD-06 the page of a single thing is checked as its list', async () => {
  const { open, asked } = setUp()
  expect(await open('/home/domain-form/12')).toEqual(show)
  expect(asked).toEqual([{ route: '/home/domain-list' }])
})

test('other pages are not checked', async () => {
  const { open, asked } = setUp({ role: 0 })
  expect(await open('/success')).toEqual(show)
  expect(await open('/driver-booking-list')).toEqual(show)
  expect(await open('/nowhere')).toEqual(show)
  expect(asked).toEqual([])
})

test('GUARD-11 a 409 ends the session and leads to the sign-in page', async () => {
  const { open, session } = setUp({ check: answer(409, { message_code: 409 }) })
  const changes: unknown[] = []
  session.subscribe((change) => changes.push(change))
  expect(await open('/home/map')).toEqual(toSignIn)
  expect(changes).toEqual([{ type: 'signedOut', reason: 'expired', hasExpired: true }])
  expect(session.accessToken).toBeUndefined()
})

test('a 401 that no renewal helps leads to the sign-in page', async () => {
  const { open, session } = setUp({ check: answer(401, {}) })
  expect(await open('/home/map')).toEqual(toSignIn)
  expect(session.accessToken).toBeUndefined()
})

test('CF-175 where the renewed token is refused again, the session ends with the words of the server', async () => {
  const { open, session } = setUp({
    check: answer(401, { message: 'Your account was moved.' }),
    renewal: answer(200, { data: { access_token: 'b' } }),
  })
  expect(await open('/home/map')).toEqual(toSignIn)
  expect(session.endMessage).toBe('Your account was moved.')
})

test.each([404, 408, 422, 429])(
  'CF-164 a renewal that answers %i is out of reach: the page opens, and the session stays',
  async (status) => {
    const { open, session, logger } = setUp({ check: answer(401, {}), renewal: answer(status, {}) })
    expect(await open('/home/map')).toEqual(show)
    expect(session.accessToken).toBe('a')
    expect(logger.failed).toHaveBeenCalledOnce()
  },
)

test('GUARD-12 another refusal cancels the navigation', async () => {
  const { open, session } = setUp({ check: answer(403, {}) })
  expect(await open('/home/role')).toEqual({ type: 'refuse' })
  expect(session.accessToken).toBe('a')
})

test('a server that fails lets the page open, and the log says so', async () => {
  const { open, logger } = setUp({ check: answer(503, {}) })
  expect(await open('/home/map')).toEqual(show)
  expect(logger.failed).toHaveBeenCalledOnce()
})

test('an unreachable server lets the page open', async () => {
  const { open, logger } = setUp({ check: () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await open('/home/map')).toEqual(show)
  expect(logger.failed).toHaveBeenCalledOnce()
})

test('a server that does not answer lets the page open after a while', async () => {
  const { open } = setUp({
    check: (init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  })
  expect(await open('/home/map')).toEqual(show)
})

test('SESS-11 a signed-in user is redirected from the sign-in page', async () => {
  expect(await setUp().open('/login')).toEqual({ type: 'redirect', to: '/welcome' })
  expect(await setUp({ signedIn: false }).open('/login')).toEqual(show)
})

test('a message keeps the sign-in page open', async () => {
  expect(await setUp().open('/login?success=Done')).toEqual(show)
})

test('SESS-08 Sign Out ends on the sign-in page, also where the access token is kept', async () => {
  const { open, session } = setUp({ keepAccessTokenOnLogout: true })
  session.signOut()
  expect(session.accessToken).toBe('a')
  expect(await open('/login')).toEqual(show)
})

test('ROUTE-01 the empty path leads to the sign-in page', async () => {
  expect(await setUp({ signedIn: false }).open('/')).toEqual(toSignIn)
})

test('the welcome route leads to the map', async () => {
  expect(await setUp().open('/welcome')).toEqual({ type: 'redirect', to: '/home/map' })
})

test.each(['/groupadmin', '/owner-map', '/home/map'])(
  'SESS-17 asked from %s, the check carries the session',
  async (shown) => {
    const { open, tokens } = setUp({ shown })
    expect(await open('/home/map')).toEqual(show)
    expect(tokens).toEqual(['Bearer a'])
  },
)

test.each([409, 416])(
  'CF-06 a %i that answers the check of one person does not end the session of the next',
  async (code) => {
    const { open, session } = setUp({
      check: () => {
        session.signIn({ accessToken: 'b', refreshToken: 'rb', userName: 'Bo', userId: 'bo', role: 1 })
        return answer(code, {})()
      },
    })
    expect(await open('/home/map')).toEqual(toSignIn)
    expect(session.accessToken).toBe('b')
  },
)
