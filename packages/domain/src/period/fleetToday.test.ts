import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_TIME_ZONE, fleetToday } from './fleetToday.ts'

/** 2025-01-01T17:30:00Z, the first instant of 2025-01-02 in Myanmar. */
const midnight = 1_735_752_600_000
const lastSecond = midnight - 1000

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each(['UTC', 'Asia/Yangon', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'DATE-01 on a host in %s the day changes at midnight in Myanmar',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(fleetToday(lastSecond)).toBe('2025-01-01')
    expect(fleetToday(midnight)).toBe('2025-01-02')
  },
)

test('DATE-01 a fleet in another zone has its own day', () => {
  expect(fleetToday(midnight, 'Asia/Singapore')).toBe('2025-01-02')
  expect(fleetToday(midnight, 'America/Los_Angeles')).toBe('2025-01-01')
})

test('DATE-01 two instants of one minute have the day of their own zone', () => {
  expect(fleetToday(midnight)).toBe('2025-01-02')
  expect(fleetToday(midnight + 59_999)).toBe('2025-01-02')
  expect(fleetToday(midnight + 59_999, 'America/Los_Angeles')).toBe('2025-01-01')
  expect(fleetToday(midnight - 1)).toBe('2025-01-01')
})

test.each(['Mars/Olympus', '', null, {}])('DATE-01 the unknown zone %j counts as Myanmar', (zone) => {
  expect(fleetToday(lastSecond, zone as never)).toBe('2025-01-01')
  expect(fleetToday(midnight, zone as never)).toBe('2025-01-02')
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 8.64e15, '0', undefined])(
  'DATE-01 at %j, which is no instant, there is no day',
  (now) => {
    expect(fleetToday(now as never)).toBe('')
  },
)

test('DATE-01 the default zone of the fleet is Yangon', () => {
  expect(DEFAULT_TIME_ZONE).toBe('Asia/Yangon')
})

test('DATE-01 a clock that is off by centuries has no day', () => {
  expect(fleetToday(6e13)).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(fleetToday(-6e13)).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(fleetToday(6e13 + 1)).toBe('')
  expect(fleetToday(-6e13 - 1)).toBe('')
})
