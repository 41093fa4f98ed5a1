import type { Intent } from '@fleetgis/domain/money'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceStorage } from '../testing/deviceStorage.ts'
import { dropIntent, forgetIntents, intentsOf, keepIntent } from './intents.ts'
import { createSession } from './session.ts'

const NOW = Date.UTC(2026, 10, 20, 1, 45)
const DAY = 86_400_000
const owner = { userId: 'aung@example.com', appId: '001', page: '/groupadmin' }
const other = { ...owner, userId: 'thida' }
const intentAt = (at: number, id = `i${at}`): Intent => ({
  id,
  endpoint: 'EP-B16',
  at,
  facts: { amount: 5000 },
})

const openDevice: [string, () => Storage][] = [
  ['the device', deviceStorage],
  [
    'a device without storage',
    () =>
      new Proxy({} as Storage, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
        ownKeys: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
  ],
]

beforeEach(() => vi.stubGlobal('localStorage', deviceStorage()))
afterEach(() => {
  forgetIntents()
  vi.unstubAllGlobals()
})

test.each(openDevice)('R5 an intent stays on %s until its outcome is known', (_name, open) => {
  vi.stubGlobal('localStorage', open())
  keepIntent(owner, intentAt(NOW))
  keepIntent(owner, intentAt(NOW - 1000))
  expect(intentsOf(owner, NOW)).toEqual([intentAt(NOW - 1000), intentAt(NOW)])
  expect(dropIntent(owner, intentAt(NOW).id)).toBe(true)
  expect(dropIntent(owner, intentAt(NOW).id)).toBe(false)
  expect(intentsOf(owner, NOW)).toEqual([intentAt(NOW - 1000)])
})

test('R5 another user, app or page has none of them', () => {
  keepIntent(owner, intentAt(NOW))
  expect(intentsOf(other, NOW)).toEqual([])
  expect(intentsOf({ ...owner, appId: '002' }, NOW)).toEqual([])
  expect(intentsOf({ ...owner, page: '/driver-list' }, NOW)).toEqual([])
  expect(intentsOf(owner, NOW)).toHaveLength(1)
})

test('R5 without a page they are those of all pages of the user, and each is dropped where it is', () => {
  const { page: _, ...user } = owner
  keepIntent(owner, intentAt(NOW))
  keepIntent(other, intentAt(NOW - 1))
  expect(intentsOf(user, NOW)).toEqual([intentAt(NOW)])
  const elsewhere = { ...owner, page: '/driver-list' }
  keepIntent(elsewhere, { ...intentAt(NOW), isReleased: true })
  expect(intentsOf(owner, NOW)).toEqual([{ ...intentAt(NOW), isReleased: true }])
  expect(dropIntent(elsewhere, intentAt(NOW).id)).toBe(true)
  expect(intentsOf(user, NOW)).toEqual([])
})

test('R5 after 24 hours the device has nothing of it, whichever user opens a page', () => {
  keepIntent(owner, intentAt(NOW))
  expect(intentsOf(other, NOW + DAY)).toEqual([])
  expect(Object.keys(localStorage)).toEqual([])
})

test('R5 Sign Out removes all intents', () => {
  const session = createSession({ storage: 'memory' })
  session.signIn({ accessToken: 'a.b', refreshToken: 'r', userName: 'Aung', userId: owner.userId, role: 1 })
  keepIntent(owner, intentAt(NOW))
  session.signOut()
  expect(intentsOf(owner, NOW)).toEqual([])
})

test('R5 a session that the server ended leaves them for the next sign-in of the same user', () => {
  const session = createSession({ storage: 'memory' })
  session.signIn({ accessToken: 'a.b', refreshToken: 'r', userName: 'Aung', userId: owner.userId, role: 1 })
  keepIntent(owner, intentAt(NOW))
  session.signOut('expired')
  expect(intentsOf(owner, NOW)).toHaveLength(1)
})
