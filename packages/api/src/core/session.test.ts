import { beforeEach, describe, expect, test } from 'vitest'
import { createSession } from './session.ts'
import { memoryStorage } from './storage.ts'

const signedIn = {
  accessToken: 'abc.def',
  refreshToken: 'r-1',
  userName: 'Aung Aung',
  userId: 'aung@example.com',
  role: 12,
}
let storage = memoryStorage()
beforeEach(() => {
  storage = memoryStorage()
})

const stored = () =>
  Object.fromEntries(
    ['access_token', 'refresh_token', 'user_name', 'user_id', 'role'].map((key) => [
      key,
      storage.getItem(`fleetgis.${key}`),
    ]),
  )

describe('what is stored', () => {
  test('SESS-02 the tokens are stored as they are', () => {
    createSession({ storage }).signIn(signedIn)
    expect(stored()).toMatchObject({ access_token: 'abc.def', refresh_token: 'r-1' })
  })

  test('SESS-03 the user name is stored in base64', () => {
    createSession({ storage }).signIn(signedIn)
    expect(stored().user_name).toBe('QXVuZyBBdW5n')
  })

  test('SESS-03 a Burmese name is stored in base64 of UTF-8', () => {
    const session = createSession({ storage })
    session.signIn({ ...signedIn, userName: '\u1021\u1031\u102C\u1004\u103A' })
    expect(stored().user_name).toBe('4YCh4YCx4YCs4YCE4YC6')
    expect(session.user?.name).toBe('\u1021\u1031\u102C\u1004\u103A')
  })

  test('SESS-04 the user id is stored in base64', () => {
    createSession({ storage }).signIn(signedIn)
    expect(stored().user_id).toBe('YXVuZ0BleGFtcGxlLmNvbQ==')
  })

  test.each([
    [0, 'MA=='],
    [1, 'MQ=='],
    [12, 'MTI='],
  ])('SESS-05 role %i is stored as %s', (role, text) => {
    createSession({ storage }).signIn({ ...signedIn, role })
    expect(stored().role).toBe(text)
  })

  test('SESS-06 after sign-in the session is logged in, and knows its user', () => {
    const session = createSession({ storage })
    expect(session.isLoggedIn).toBe(false)
    session.signIn(signedIn)
    expect(session.isLoggedIn).toBe(true)
    expect(session.user).toEqual({ id: 'aung@example.com', name: 'Aung Aung', role: 12 })
  })

  test('a page that is loaded again finds the tokens', () => {
    createSession({ storage }).signIn(signedIn)
    const next = createSession({ storage })
    expect(next.isLoggedIn).toBe(false)
    expect(next.accessToken).toBe('abc.def')
    expect(next.user?.id).toBe('aung@example.com')
  })
})

describe('Sign Out', () => {
  test('SESS-07 clears refresh token, user name, user id and role', () => {
    const session = createSession({ storage })
    session.signIn(signedIn)
    session.signOut()
    expect(stored()).toMatchObject({ refresh_token: null, user_name: null, user_id: null, role: null })
    expect(session.user).toBeUndefined()
  })

  test('SESS-09 leaves the session logged out', () => {
    const session = createSession({ storage })
    session.signIn(signedIn)
    session.signOut()
    expect(session.isLoggedIn).toBe(false)
    expect(session.hasSignedOut).toBe(true)
  })

  test('CF-01 clears the access token too', () => {
    const session = createSession({ storage })
    session.signIn(signedIn)
    session.signOut()
    expect(stored().access_token).toBeNull()
  })

  test('SESS-10 keeps the access token where the deployment chooses so', () => {
    const session = createSession({ storage, keepAccessTokenOnLogout: true })
    session.signIn(signedIn)
    session.signOut()
    expect(stored()).toEqual({
      access_token: 'abc.def',
      refresh_token: null,
      user_name: null,
      user_id: null,
      role: null,
    })
  })

  test.each([[false], [true]])('is told once, with keepAccessTokenOnLogout %s', (keepAccessTokenOnLogout) => {
    const session = createSession({ storage, keepAccessTokenOnLogout })
    session.signIn(signedIn)
    const changes: unknown[] = []
    session.subscribe((change) => changes.push(change))
    expect(session.signOut('expired')).toBe(true)
    expect(session.signOut('expired')).toBe(false)
    expect(changes).toEqual([{ type: 'signedOut', reason: 'expired' }])
  })

  test('a sign-in after it starts afresh', () => {
    const session = createSession({ storage })
    session.signIn(signedIn)
    session.signOut()
    session.signIn(signedIn)
    expect(session.hasSignedOut).toBe(false)
    expect(session.isLoggedIn).toBe(true)
  })
})

describe('CF-119 storage', () => {
  test('T2 with memory, nothing is left in the storages of the browser', () => {
    const session = createSession({ storage: 'memory' })
    session.signIn(signedIn)
    expect(session.accessToken).toBe('abc.def')
    expect(stored().access_token).toBeNull()
  })

  test('a storage that throws is replaced by memory', () => {
    const broken = {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('full')
      },
      removeItem: () => {
        throw new Error('denied')
      },
    }
    const session = createSession({ storage: broken })
    session.signIn(signedIn)
    expect(session.accessToken).toBe('abc.def')
    session.signOut()
    expect(session.accessToken).toBeUndefined()
  })

  test.each(['local', 'session'] as const)('where there is no %s storage, memory is used', (kind) => {
    const session = createSession({ storage: kind })
    session.signIn(signedIn)
    expect(session.refreshToken).toBe('r-1')
  })
})

describe('other tabs', () => {
  test('T3 a Sign Out in another tab ends the session here', () => {
    const target = new EventTarget()
    Object.assign(globalThis, {
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
    })
    const session = createSession({ storage })
    const changes: unknown[] = []
    const stop = session.subscribe((change) => changes.push(change))
    session.signIn(signedIn)
    const removed = Object.assign(new Event('storage'), { key: 'fleetgis.refresh_token', newValue: null })
    target.dispatchEvent(removed)
    target.dispatchEvent(removed)
    stop()
    target.dispatchEvent(removed)
    expect(changes).toEqual([{ type: 'signedIn' }, { type: 'signedOut', reason: 'elsewhere' }])
    expect(stored().access_token).toBeNull()
    Reflect.deleteProperty(globalThis, 'addEventListener')
    Reflect.deleteProperty(globalThis, 'removeEventListener')
  })
})
