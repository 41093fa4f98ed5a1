import { afterEach, expect, test, vi } from 'vitest'
import { NetworkError, ServerError } from './errors.ts'
import { pollEvery } from './pollEvery.ts'

const MINUTE = 60_000
const GOOD = 1_000_000

function pause(interval: number | undefined, dataUpdatedAt: number, errorUpdatedAt: number) {
  return pollEvery(interval).refetchInterval({ state: { dataUpdatedAt, errorUpdatedAt } })
}

afterEach(() => vi.unstubAllGlobals())

test('CF-24 an interval of a minute polls every minute', () => {
  expect(pause(MINUTE, GOOD, 0)).toBe(MINUTE)
  expect(pause(MINUTE, GOOD, GOOD - 5_000)).toBe(MINUTE)
})

test('without an interval there is no polling', () => {
  expect(pause(undefined, GOOD, 0)).toBe(false)
})

test.each([
  ['a minute', 1, 1],
  ['two minutes', 2, 2],
  ['four minutes', 4, 4],
  ['nine minutes', 9, 5],
])('after failures for %s the next poll waits as long, five minutes at most', (_, away, expected) => {
  expect(pause(MINUTE, GOOD, GOOD + away * MINUTE)).toBe(expected * MINUTE)
})

test('a server without an answer so far is polled at the plain interval', () => {
  expect(pause(MINUTE, 0, GOOD)).toBe(MINUTE)
})

test.each([
  ['ten seconds', 10_000, MINUTE],
  ['an hour', 60 * MINUTE, 60 * MINUTE],
  ['longer than a timer lasts', Number.MAX_SAFE_INTEGER, 2 ** 31 - 1],
])('a server with Retry-After of %s is not polled earlier', (_, retryAfter, expected) => {
  const error = new ServerError({ id: 'EP-A11', name: 'locations' }, 503, { retryAfter })
  const state = { dataUpdatedAt: GOOD, errorUpdatedAt: GOOD + 1000, error }
  expect(pollEvery(MINUTE).refetchInterval({ state })).toBe(expected)
})

test.each([
  ['offline', false, 'network', 5],
  ['offline, while answers arrive', false, undefined, 1],
  ['online', true, 'network', 1],
] as const)('a browser that is %s polls accordingly', (_, onLine, failure, minutes) => {
  vi.stubGlobal('navigator', { onLine })
  const error = failure && new NetworkError({ id: 'EP-A11', name: 'locations' }, { wasSent: true })
  const state = { dataUpdatedAt: GOOD, errorUpdatedAt: error ? GOOD + 1000 : 0, error }
  expect(pollEvery(MINUTE).refetchInterval({ state })).toBe(minutes * MINUTE)
})
