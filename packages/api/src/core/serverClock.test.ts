import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkToken, requestResetMail } from '../auth/endpoints.ts'
import { locations } from '../map/endpoints.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import { createServerClock } from './serverClock.ts'

const SERVER = Date.parse('2026-11-20T05:30:00Z')
const DAY = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ now: SERVER + DAY })
})
afterEach(() => {
  vi.useRealTimers()
})

const clockOf = (headers: Record<string, string>) => {
  const clock = createServerClock()
  clock.readHeaders(new Headers(headers))
  return clock
}

test('CF-180 a clock a day fast follows the Date of the server', () => {
  const clock = clockOf({ Date: new Date(SERVER).toUTCString() })
  expect([clock.now(), clock.lead]).toEqual([SERVER, DAY])
  vi.advanceTimersByTime(5_000)
  expect(clock.now()).toBe(SERVER + 5_000)
})

test('CF-180 a clock a day slow follows the Date of the server', () => {
  const clock = clockOf({ Date: new Date(SERVER + 2 * DAY).toUTCString() })
  expect([clock.now(), clock.lead]).toEqual([SERVER + 2 * DAY, -DAY])
})

test('CF-180 the Age of a cached answer is added to its Date', () => {
  expect(clockOf({ Date: new Date(SERVER + DAY - 600_000).toUTCString(), Age: '600' }).lead).toBe(0)
})

test('CF-180 two minutes are no difference', () => {
  const clock = clockOf({ Date: new Date(SERVER + DAY - 120_000).toUTCString() })
  expect([clock.now(), clock.lead]).toEqual([SERVER + DAY, 0])
})

test.each([
  ['no Date', {}],
  ['a Date that is none', { Date: 'yesterday' }],
  ['a Date of 1970, of a server without a clock', { Date: 'Thu, 01 Jan 1970 00:00:00 GMT' }],
  ['an Age that is none', { Date: new Date(SERVER).toUTCString(), Age: '-5' }],
] as [string, Record<string, string>][])('CF-180 %s changes nothing', (_, headers) => {
  expect(clockOf(headers).lead).toBe(0)
})

test('CF-180 listeners are called for another lead, not for each answer', () => {
  const clock = createServerClock()
  const listener = vi.fn()
  const stop = clock.subscribe(listener)
  const answer = (time: number) => clock.readHeaders(new Headers({ Date: new Date(time).toUTCString() }))
  answer(SERVER)
  answer(SERVER + 1_000)
  expect(listener).toHaveBeenCalledTimes(1)
  answer(SERVER + DAY)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  answer(SERVER)
  expect(listener).toHaveBeenCalledTimes(2)
})

const filter = { search: ' ', groupIds: [], start: '2026-11-20', end: '2026-11-20', page: 1, size: 300 }
const dated = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  json(body, status, { Date: new Date(SERVER).toUTCString(), ...headers })

test('CF-180 the client reads the Date of an answer that exposes it', async () => {
  const clock = createServerClock()
  const { client } = fakeClient(() => dated({ status: 200, dataList: [] }), { clock })
  await client.call(locations, filter)
  expect(clock.lead).toBe(DAY)
})

test('CF-180 a GET may be answered by a stored copy: its Date says nothing', async () => {
  const clock = createServerClock()
  const { client } = fakeClient(() => dated({ status: 200, message_code: 203 }), { clock })
  await client.call(checkToken, { token: 'x' })
  expect(clock.lead).toBe(0)
})

test('CF-180 a request that carries the time carries that of the server', async () => {
  const clock = clockOf({ Date: new Date(SERVER).toUTCString() })
  const { client, requests } = fakeClient(() => json({ status: 200 }), { clock })
  await client.call(requestResetMail, { userId: 'aung@example.com', captchaToken: 'x' }).catch(() => {})
  expect(requests[0]?.body).toMatchObject({ date_time: '2026-11-20T05:30:00.000Z' })
})

test('CF-180 a Retry-After with a date is measured from the Date of its answer', async () => {
  const later = new Date(SERVER + 600_000).toUTCString()
  const { client } = fakeClient(() => dated({}, 503, { 'Retry-After': later }))
  await expect(client.call(locations, filter)).rejects.toMatchObject({ retryAfter: 600_000 })
})
