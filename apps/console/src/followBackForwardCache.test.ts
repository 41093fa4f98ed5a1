import { createSession } from '@fleetgis/api'
import { expect, test, vi } from 'vitest'
import { followBackForwardCache } from './followBackForwardCache.ts'

function setUp() {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  const session = createSession({ storage })
  session.signIn({ accessToken: 'a', refreshToken: 'r', userName: 'Aung', userId: 'aung', role: 1 })
  const recheck = vi.fn()
  const window = new EventTarget()
  followBackForwardCache({ session, navigation: { recheck }, window: window as unknown as Window })
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  const signInElsewhere = () =>
    createSession({ storage }).signIn({
      accessToken: 'b',
      refreshToken: 'rb',
      userName: 'Bo',
      userId: 'bo',
      role: 1,
    })
  return { session, recheck, show, signOutElsewhere: () => values.clear(), signInElsewhere }
}

test('a restored page ends its session after a Sign Out in another tab', () => {
  const { session, show, signOutElsewhere } = setUp()
  const changes: unknown[] = []
  session.subscribe((change) => changes.push(change))
  signOutElsewhere()
  show(true)
  expect(changes).toEqual([{ type: 'signedOut', reason: 'elsewhere', hasExpired: false }])
  expect(session.isLoggedIn).toBe(false)
})

test('a restored page rechecks its place', () => {
  const { recheck, session, show } = setUp()
  show(true)
  expect(recheck).toHaveBeenCalledOnce()
  expect(session.isLoggedIn).toBe(true)
})

test('a loaded page does not', () => {
  const { recheck, show } = setUp()
  show(false)
  expect(recheck).not.toHaveBeenCalled()
})

test('CF-119 a restored page ends its session after another user’s sign-in', () => {
  const { session, show, signInElsewhere, recheck } = setUp()
  const changes: unknown[] = []
  session.subscribe((change) => changes.push(change))
  signInElsewhere()
  show(true)
  expect(changes).toEqual([{ type: 'signedOut', reason: 'elsewhere', hasExpired: false }])
  expect(session.accessToken).toBe('b')
  expect(recheck).not.toHaveBeenCalled()
})
