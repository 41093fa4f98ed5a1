import { expect, test } from 'vitest'
import { BOOKING_REFRESH_MS, canAutoRefresh, isRefreshDue } from './refresh.ts'

const quiet = { isOn: true, isOverlayOpen: false, isRequestRunning: false }

test('BKG-11 auto refresh runs every 30 s, but not under an overlay or during a request', () => {
  expect(BOOKING_REFRESH_MS).toBe(30_000)
  expect(canAutoRefresh(quiet)).toBe(true)
  expect(canAutoRefresh({ ...quiet, isOn: false })).toBe(false)
  expect(canAutoRefresh({ ...quiet, isOverlayOpen: true })).toBe(false)
  expect(canAutoRefresh({ ...quiet, isRequestRunning: true })).toBe(false)
})

test.each([
  ['after a failure', { hasFailed: true, age: 1_000 }, true, true],
  ['after a failure without data', { hasFailed: true, age: undefined }, true, true],
  ['after a failure without Auto refresh', { hasFailed: true, age: 1_000 }, false, true],
  ['with data of 30 s', { hasFailed: false, age: 30_000 }, true, true],
  ['with newer data', { hasFailed: false, age: 29_999 }, true, false],
  ['while it loads', { hasFailed: false, age: undefined }, true, false],
  ['with data of 30 s without Auto refresh', { hasFailed: false, age: 30_000 }, false, false],
])('CF-103 a list that is free again %s is refreshed at once or not', (_, held, isOn, isDue) => {
  expect(isRefreshDue({ ...held, interval: BOOKING_REFRESH_MS }, { ...quiet, isOn })).toBe(isDue)
})
