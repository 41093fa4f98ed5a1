import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSession, type Session } from './session.ts'
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

const nothing = {
  access_token: null,
  refresh_token: null,
  user_name: null,
  user_id: null,
  role: null,
}

describe('storage', () => {
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

  test('a reloaded page finds the tokens', () => {
    createSession({ storage }).signIn(signedIn)
    const next = createSession({ storage })
    expect(next.isLoggedIn).toBe(false)
    expect(next.accessToken).toBe('abc.def')
    expect(next.user?.id).toBe('aung@example.com')
  })
})

describe('Sign Out', () => {
  test('SESS-07 T2 clears refresh token, user name, user id and role', () => {
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

  test('CF-01 T2 clears the access token too', () => {
    const session = createSession({ storage })
    session.signIn(signedIn)
    session.signOut()
    expect(stored().access_token).toBeNull()
  })

  test('SESS-10 keeps the access token if the deployment configures it', () => {
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

  test.each([[false], [true]])(
    'notifies once, with keepAccessTokenOnLogout %s',
    (keepAccessTokenOnLogout) => {
      const session = createSession({ storage, keepAccessTokenOnLogout })
      session.signIn(signedIn)
      const changes: unknown[] = []
      session.subscribe((change) => changes.push(change))
      expect(session.signOut('expired')).toBe(true)
      expect(session.signOut('expired')).toBe(false)
      expect(changes).toEqual([{ type: 'signedOut', reason: 'expired', hasExpired: true }])
    },
  )

  test('CF-01 T2 an access token that was kept ends with the session that the server refuses', () => {
    createSession({ storage }).signIn(signedIn)
    const options = { storage, keepAccessTokenOnLogout: true }
    createSession(options).signOut()
    const next = createSession(options)
    expect(next.signOut('expired')).toBe(true)
    expect(next.accessToken).toBeUndefined()
    expect(next.hasSignedOut).toBe(true)
    expect(next.signOut('expired')).toBe(false)
  })

  test('SESS-09 a reloaded page with a kept access token signs out again', () => {
    createSession({ storage }).signIn(signedIn)
    const options = { storage, keepAccessTokenOnLogout: true }
    createSession(options).signOut()
    const next = createSession(options)
    expect(next.hasSignedOut).toBe(false)
    expect(next.signOut()).toBe(true)
    expect(next.hasSignedOut).toBe(true)
    expect(next.accessToken).toBe('abc.def')
  })

  test('a sign-in after it starts a new session', () => {
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

  /** The storage with room for `count` more items of the session. */
  function nearlyFull(count: number) {
    let left = count
    return {
      ...storage,
      setItem(key: string, value: string) {
        if (storage.getItem(key) === null && left-- <= 0) throw new Error('full')
        storage.setItem(key, value)
      },
    }
  }

  test.each([0, 1, 2, 3, 4])(
    'a sign-in of which %i items fit is complete until the page unloads',
    (count) => {
      const session = createSession({ storage: nearlyFull(count) })
      session.signIn(signedIn)
      expect(session.user).toEqual({ id: 'aung@example.com', name: 'Aung Aung', role: 12 })
      expect([session.accessToken, session.refreshToken]).toEqual(['abc.def', 'r-1'])
      session.signOut()
      expect([session.user, session.accessToken, session.refreshToken]).toEqual([
        undefined,
        undefined,
        undefined,
      ])
      expect(stored()).toEqual(nothing)
    },
  )

  test('a renewed token that does not fit leaves the rest of the stored session, of an earlier page too', () => {
    createSession({ storage }).signIn(signedIn)
    storage.removeItem('fleetgis.access_token')
    const session = createSession({ storage: nearlyFull(0) })
    session.renew('new')
    expect(session.accessToken).toBe('new')
    expect(session.refreshToken).toBe('r-1')
    expect(session.user).toEqual({ id: 'aung@example.com', name: 'Aung Aung', role: 12 })
    expect(stored().refresh_token).toBe('r-1')
  })

  test('a Sign Out from a full storage leaves nothing in it', () => {
    createSession({ storage }).signIn(signedIn)
    createSession({ storage: nearlyFull(0) }).signOut()
    expect(stored()).toEqual(nothing)
  })

  test.each(['local', 'session'] as const)('without %s storage, memory is used', (kind) => {
    const session = createSession({ storage: kind })
    session.signIn(signedIn)
    expect(session.refreshToken).toBe('r-1')
  })
})

describe('the stored sign-in', () => {
  test.each<[string, (session: Session) => void]>([
    ['Sign Out', (session) => session.signOut()],
    ['a sign-in as another', (session) => session.signIn({ ...signedIn, userId: 'b', refreshToken: 'r-2' })],
    [
      'Sign Out and the same sign-in again',
      (session) => {
        session.signOut()
        session.signIn(signedIn)
      },
    ],
    ['a Sign Out through another session of this storage', () => createSession({ storage }).signOut()],
    [
      'a sign-in of another tab',
      () => createSession({ storage }).signIn({ ...signedIn, userId: 'b', refreshToken: 'r-2' }),
    ],
  ])('SESS-12 %s is noticed', (_, change) => {
    const session = createSession({ storage })
    session.signIn(signedIn)
    const isCurrent = session.track()
    expect(isCurrent()).toBe(true)
    change(session)
    expect(isCurrent()).toBe(false)
  })

  test('SESS-12 a renewed access token belongs to the same sign-in', () => {
    const session = createSession({ storage })
    session.signIn(signedIn)
    const isCurrent = session.track()
    session.renew('new')
    createSession({ storage }).renew('newer')
    expect(isCurrent()).toBe(true)
  })
})

describe('other tabs', () => {
  const target = new EventTarget()
  beforeEach(() => {
    Object.assign(globalThis, {
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
    })
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'addEventListener')
    Reflect.deleteProperty(globalThis, 'removeEventListener')
  })

  /** The storage event of a change in another tab. */
  const hear = (key = 'fleetgis.refresh_token', newValue = storage.getItem(key)) =>
    target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))

  function open() {
    const session = createSession({ storage })
    const changes: unknown[] = []
    const stop = session.subscribe((change) => changes.push(change))
    return { session, changes, stop }
  }
  const elsewhere = { type: 'signedOut', reason: 'elsewhere', hasExpired: false }

  test('T3 a Sign Out in another tab ends the session here', () => {
    const { session, changes, stop } = open()
    session.signIn(signedIn)
    createSession({ storage }).signOut()
    hear('fleetgis.sign_out', '1')
    hear('fleetgis.sign_out')
    hear()
    hear()
    stop()
    hear()
    expect(changes).toEqual([{ type: 'signedIn' }, elsewhere])
    expect(session.isLoggedIn).toBe(false)
    expect(session.hasSignedOut).toBe(true)
  })

  test('CF-10 a session that expires in another tab has expired here too, also after an earlier Sign Out', () => {
    const { session, changes, stop } = open()
    hear('fleetgis.sign_out', '1')
    session.signIn(signedIn)
    createSession({ storage }).signOut('expired')
    hear()
    stop()
    expect(changes).toEqual([{ type: 'signedIn' }, { ...elsewhere, hasExpired: true }])
  })

  test('CF-119 a sign-in as another user in another tab ends the session here, and stays stored', () => {
    const { session, changes, stop } = open()
    session.signIn(signedIn)
    createSession({ storage }).signIn({ ...signedIn, accessToken: 'b', refreshToken: 'r-2', userId: 'b' })
    hear()
    stop()
    expect(changes).toEqual([{ type: 'signedIn' }, elsewhere])
    expect(session.isLoggedIn).toBe(false)
    expect(session.hasSignedOut).toBe(false)
    expect(stored()).toMatchObject({ access_token: 'b', refresh_token: 'r-2' })
  })

  test('CF-119 a sign-in as the same user in another tab ends nothing here, and its tokens are used', () => {
    const { session, changes, stop } = open()
    session.signIn(signedIn)
    createSession({ storage }).signIn({ ...signedIn, accessToken: 'new', refreshToken: 'r-2' })
    hear()
    stop()
    expect(changes).toEqual([{ type: 'signedIn' }])
    expect(session.isLoggedIn).toBe(true)
    expect(session.accessToken).toBe('new')
  })

  test('CF-119 a late event of a Sign Out does not end the next sign-in', () => {
    const { session, stop } = open()
    session.signIn(signedIn)
    const other = createSession({ storage })
    other.signOut()
    other.signIn({ ...signedIn, accessToken: 'b', refreshToken: 'r-2', userId: 'b' })
    hear('fleetgis.refresh_token', null)
    hear()
    stop()
    expect(stored()).toMatchObject({ access_token: 'b', refresh_token: 'r-2' })
  })

  test('CF-119 a signed-out tab ends no session when another tab signs in', () => {
    const { session, changes, stop } = open()
    createSession({ storage }).signIn(signedIn)
    hear()
    stop()
    expect(changes).toEqual([])
    expect(session.accessToken).toBe('abc.def')
  })

  test('CF-119 the refresh token is written and removed last, so that its event finds the other items', () => {
    const written: string[] = []
    const removed: string[] = []
    const session = createSession({
      storage: {
        getItem: () => null,
        setItem: (key) => void written.push(key),
        removeItem: (key) => void removed.push(key),
      },
    })
    session.signIn(signedIn)
    expect(written).toHaveLength(5)
    expect(written.at(-1)).toBe('fleetgis.refresh_token')
    session.signOut()
    expect(removed.at(-1)).toBe('fleetgis.refresh_token')
  })

  test('follow reports to a restored page whether its session has ended', () => {
    const { session, changes, stop } = open()
    session.signIn(signedIn)
    expect(session.follow()).toBe(false)
    createSession({ storage }).signIn({ ...signedIn, refreshToken: 'r-2', userId: 'b' })
    expect(session.follow()).toBe(true)
    expect(session.follow()).toBe(false)
    stop()
    expect(changes).toEqual([{ type: 'signedIn' }, elsewhere])
  })
})
