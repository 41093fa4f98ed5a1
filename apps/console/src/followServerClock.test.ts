import { createServerClock } from '@fleetgis/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followServerClock } from './followServerClock.ts'

const SERVER = Date.parse('2026-11-20T05:30:00Z')
const DAY = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ now: SERVER + DAY })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A console whose host has the right time. */
function setUp({ cacheControl = 'no-store', date = SERVER, worker = '' } = {}) {
  const started = performance.now()
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => {
    const now = SERVER + performance.now() - started
    return new Response(null, { headers: { Date: new Date(now).toUTCString() } })
  })
  const window = Object.assign(new EventTarget(), {
    fetch,
    navigator: {
      serviceWorker: { controller: worker ? { scriptURL: `https://console.example.com/${worker}` } : null },
    },
  })
  const clock = createServerClock()
  const headers = new Headers({ Date: new Date(date).toUTCString(), 'Cache-Control': cacheControl })
  followServerClock({ clock, headers, window: window as never })
  return { clock, fetch, comeBack: () => window.dispatchEvent(new Event('focus')) }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

test('CF-180 the Date of config.json shows that the clock is a day fast', () => {
  const { clock, fetch } = setUp()
  expect([clock.lead, clock.now()]).toEqual([DAY, SERVER])
  expect(fetch).not.toHaveBeenCalled()
})

test('CF-180 the Date of a copy that a cache may have kept is not used: the host is asked, without the cache', async () => {
  const { clock, fetch } = setUp({ cacheControl: 'public, max-age=3600', date: SERVER - 7 * DAY })
  expect(clock.lead).toBe(0)
  await settled()
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/config.json', { method: 'HEAD', cache: 'no-store' })
  expect(clock.lead).toBe(DAY)
})

test('CF-180 the copy of a service worker says nothing', async () => {
  const { clock, fetch } = setUp({ worker: 'mockServiceWorker.js' })
  await settled()
  expect(clock.lead).toBe(0)
  expect(fetch).not.toHaveBeenCalled()
})

test("CF-180 the console's own worker never answers for the file", () => {
  expect(setUp({ worker: 'sw.js' }).clock.lead).toBe(DAY)
})

test('CF-180 a clock that is set right is right when the user comes back', async () => {
  const { clock, comeBack } = setUp()
  vi.setSystemTime(SERVER)
  comeBack()
  await settled()
  expect([clock.lead, clock.now()]).toEqual([0, SERVER])
})

test('CF-180 a clock that becomes wrong is found when the user comes back', async () => {
  const { clock, comeBack } = setUp({ date: SERVER + DAY })
  expect(clock.lead).toBe(0)
  vi.setSystemTime(SERVER - DAY)
  comeBack()
  await settled()
  expect(clock.lead).toBe(-DAY)
})

test('coming back with a right clock asks nothing', async () => {
  const { comeBack, fetch } = setUp({ date: SERVER + DAY })
  await vi.advanceTimersByTimeAsync(600_000)
  comeBack()
  await settled()
  expect(fetch).not.toHaveBeenCalled()
})
