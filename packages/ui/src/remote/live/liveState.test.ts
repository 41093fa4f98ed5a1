import { expect, test } from 'vitest'
import { blockedText } from './blockedText.ts'
import { type LiveCall, liveState } from './liveState.ts'

const answered = (minutes = 0, call: Partial<LiveCall> = {}): LiveCall => ({
  data: [],
  minutes,
  updatedAt: 1_000,
  reason: undefined,
  isSignedOut: false,
  isFetching: false,
  ...call,
})
const failed = (minutes: number, call: Partial<LiveCall> = {}) =>
  answered(minutes, { reason: 'away', ...call })
const empty: Partial<LiveCall> = { data: undefined, minutes: undefined, updatedAt: undefined }

test('CF-115 data of a call that succeeds is live, with the age of the main call', () => {
  expect(liveState([answered(0), answered(2)])).toMatchObject({ state: 'live', minutes: 0 })
})

test('CF-115 a failed call makes the page out of date, with the age of its data and the reason', () => {
  expect(liveState([failed(2)])).toMatchObject({
    state: 'outOfDate',
    minutes: 2,
    reason: 'away',
    isPart: false,
  })
})

test('CF-115 of several calls the worst decides, and its data gives the age', () => {
  expect(liveState([answered(0), failed(7), failed(3)])).toMatchObject({
    state: 'outOfDate',
    minutes: 7,
    isPart: true,
  })
})

test('a page without any data leaves its failure to the card in its place', () => {
  expect(liveState([failed(0, empty)])).toBeUndefined()
  expect(liveState([failed(0, { ...empty, isSignedOut: true })])).toBeUndefined()
  expect(liveState([answered(0, empty)])).toBeUndefined()
})

test('the first request is shown at once, and a poll only where it is slow', () => {
  expect(liveState([answered(0, { ...empty, isFetching: true })])?.state).toBe('updating')
  expect(liveState([answered(1, { isFetching: true })])?.state).toBe('live')
  expect(liveState([answered(1, { isFetching: true })], { isSlow: true })?.state).toBe('updating')
})

test('a retry after a failure keeps the failure until it succeeds', () => {
  const state = liveState([failed(2, { isFetching: true })], { isSlow: true })
  expect(state).toMatchObject({ state: 'outOfDate', isFetching: true })
})

test('BKG-10 without Auto refresh the data is not called live', () => {
  expect(liveState([answered(5)], { isPaused: true })).toMatchObject({ state: 'paused', minutes: 5 })
  expect(liveState([failed(5)], { isPaused: true })?.state).toBe('outOfDate')
})

test('ERR-12 an ended session is worse than another failure', () => {
  expect(liveState([failed(2), failed(1, { isSignedOut: true })])?.state).toBe('signedOut')
})

test('R11 offline is the worst state, with or without data', () => {
  const offlineSince = 2_000
  expect(liveState([answered(1)], { offlineSince })).toMatchObject({ state: 'offline', minutes: 1 })
  expect(liveState([failed(0, empty)], { offlineSince })?.state).toBe('offline')
  expect(liveState([failed(1, { isSignedOut: true })], { offlineSince })?.state).toBe('offline')
})

test('a success after the offline event means that the page is online', () => {
  const offlineSince = 2_000
  expect(liveState([answered(0, { updatedAt: 3_001 })], { offlineSince })?.state).toBe('live')
  // A reply that was on its way, and one success beside a failure.
  expect(liveState([answered(0, { updatedAt: 3_000 })], { offlineSince })?.state).toBe('offline')
  expect(liveState([answered(0, { updatedAt: 9_000 }), failed(1)], { offlineSince })?.state).toBe('offline')
})

test.each([
  ['live', true],
  ['updating', true],
  ['paused', true],
  ['outOfDate', true],
  ['signedOut', false],
  ['offline', false],
] as const)('R11 while %s a call can succeed: %s', (state, expected) => {
  expect(blockedText({ state }, (key) => key) === undefined).toBe(expected)
})
