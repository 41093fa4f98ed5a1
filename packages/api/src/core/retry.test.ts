import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { groups } from '../map/endpoints.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import type { ClientEvent } from './client.ts'
import { ServerError } from './errors.ts'
import { readRetryAfter } from './retry.ts'

/** Sun, 06 Nov 1994 08:49:37 GMT, the date in RFC 9110. */
const NOW = Date.UTC(1994, 10, 6, 8, 49, 37)

test.each([
  ['0', 0],
  ['30', 30_000],
  [' 120 ', 120_000],
  ['Sun, 06 Nov 1994 08:51:37 GMT', 120_000],
  ['Sunday, 06-Nov-94 08:51:37 GMT', 120_000],
  ['Sun Nov  6 08:51:37 1994', 120_000],
  ['Sun, 06 Nov 1994 08:49:36 GMT', 0],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
])('Retry-After %j is %d ms', (header, ms) => {
  expect(readRetryAfter(header, NOW)).toBe(ms)
})

test.each([
  null,
  '',
  '-5',
  '1.5',
  '1e3',
  '0x10',
  'Infinity',
  '5 minutes',
  'soon',
  '1994-11-06T08:51:37Z',
  'Sun, 99 Nov 1994 08:51:37 GMT',
])('Retry-After %j is ignored', (header) => {
  expect(readRetryAfter(header, NOW)).toBeUndefined()
})

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Calls a server that refuses with this header; returns the times of the requests and the outcome. */
async function callRefused(header: string, status = 503) {
  const asked: number[] = []
  const events: ClientEvent['type'][] = []
  const respond = () => {
    asked.push(Date.now() - NOW)
    return json({ message: 'Busy' }, status, { 'Retry-After': header })
  }
  const { client } = fakeClient(respond, { onEvent: ({ type }) => events.push(type) })
  const failure = client.call(groups, undefined).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(600_000)
  return { asked, events, error: await failure }
}

test.each([
  ['31', 503, 31_000],
  ['3600', 429, 3_600_000],
  ['9'.repeat(400), 503, Number.MAX_SAFE_INTEGER],
  ['Sun, 06 Nov 1994 08:54:37 GMT', 503, 300_000],
])('a call with more than 30 s (Retry-After %s) is not repeated', async (header, status, ms) => {
  const { asked, events, error } = await callRefused(header, status)
  expect(error).toBeInstanceOf(ServerError)
  expect(error).toMatchObject({ status, retryAfter: ms })
  expect(asked).toEqual([0])
  expect(events).toEqual(['failed'])
})

test.each([['30'], ['Sun, 06 Nov 1994 08:50:07 GMT']])(
  'a call with 30 s (Retry-After %s) is repeated after them, not before',
  async (header) => {
    const { asked } = await callRefused(header)
    expect(asked[1]).toBe(30_000)
  },
)

/** The events of a page. */
function openPage(): EventTarget {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  return page
}

/** The times of the requests of a read whose first one fails, where the browser is online again after 100 ms. */
async function askedOnline(fail: () => Response): Promise<number[]> {
  const page = openPage()
  const asked: number[] = []
  const { client } = fakeClient(() => {
    asked.push(Date.now() - NOW)
    return asked.length === 1 ? fail() : json({ data_list: [] })
  })
  const answer = client.call(groups, undefined)
  await vi.advanceTimersByTimeAsync(100)
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await answer).toEqual([])
  return asked
}

test('R11 a read whose connection broke is repeated as soon as the browser is online again, and once', async () => {
  const asked = await askedOnline(() => {
    throw new TypeError('Failed to fetch')
  })
  expect(asked).toEqual([0, 100])
})

test('a read that a server refused is not repeated before its time where the browser is online again', async () => {
  const asked = await askedOnline(() => json({}, 503, { 'Retry-After': '20' }))
  expect(asked).toEqual([0, 20_000])
})
