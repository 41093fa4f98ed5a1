import { expect, test } from 'vitest'
import { ServerError } from './errors.ts'
import { pollEvery } from './pollEvery.ts'

const MINUTE = 60_000
const GOOD = 1_000_000

function pause(interval: number | undefined, dataUpdatedAt: number, errorUpdatedAt: number) {
  return pollEvery(interval).refetchInterval({ state: { dataUpdatedAt, errorUpdatedAt } })
}

test('CF-24 what is asked for every minute is asked for every minute', () => {
  expect(pause(MINUTE, GOOD, 0)).toBe(MINUTE)
  expect(pause(MINUTE, GOOD, GOOD - 5_000)).toBe(MINUTE)
})

test('what is not polled is never asked for by itself', () => {
  expect(pause(undefined, GOOD, 0)).toBe(false)
})

test.each([
  ['a minute', 1, 1],
  ['two minutes', 2, 2],
  ['four minutes', 4, 4],
  ['nine minutes', 9, 5],
])('a server that has been away for %s is left alone as long, five minutes at most', (_, away, expected) => {
  expect(pause(MINUTE, GOOD, GOOD + away * MINUTE)).toBe(expected * MINUTE)
})

test('a server that has never answered is asked at the plain pace', () => {
  expect(pause(MINUTE, 0, GOOD)).toBe(MINUTE)
})

test.each([
  ['ten seconds', 10_000, MINUTE],
  ['an hour', 60 * MINUTE, 60 * MINUTE],
  ['longer than a timer lasts', Number.MAX_SAFE_INTEGER, 2 ** 31 - 1],
])('a server that asks to wait for %s is not polled earlier', (_, retryAfter, expected) => {
  const error = new ServerError({ id: 'EP-A11', name: 'locations' }, 503, { retryAfter })
  const state = { dataUpdatedAt: GOOD, errorUpdatedAt: GOOD + 1000, error }
  expect(pollEvery(MINUTE).refetchInterval({ state })).toBe(expected)
})
