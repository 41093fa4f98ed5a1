import { expect, test } from 'vitest'
import {
  attentionFilters,
  longestWaitingFirst,
  underWayFirst,
  WAITING_LIMITS,
  waitingMinutes,
  waitingOver,
  withoutPinned,
} from './attention.ts'
import type { Booking } from './booking.ts'

/** A quarter past eight in Yangon on Friday, 20 November 2026. */
const NOW = Date.UTC(2026, 10, 20, 1, 45)

const booking = (key: string, createdAt = '2026-11-20 08:15:00') => ({ key, createdAt }) as Booking
const keys = (bookings: readonly Booking[]) => bookings.map(({ key }) => key)

test.each([
  ['driver', [2, 3, 4, 8], {}],
  ['passenger', [2, 3, 4, 8], { search: '' }],
  ['admin', [1, 11, 12], {}],
] as const)(
  'CF-165 first for the %s come the statuses %j, from yesterday to today',
  (audience, statuses, rest) => {
    expect(attentionFilters(audience, '2026-03-01')).toEqual({
      fromDate: '2026-02-28',
      toDate: '2026-03-01',
      statuses,
      ...rest,
    })
  },
)

test('CF-165 an unreadable day is sent as it is', () => {
  expect(attentionFilters('driver', '')).toMatchObject({ fromDate: '', toDate: '' })
})

test('CF-165 bookings that wait longer than 5 and than 15 minutes, the oldest first', () => {
  const waiting = [
    booking('now'),
    booking('at 5', '2026-11-20 08:10:00'),
    booking('over 5', '2026-11-20 08:09:59'),
    booking('at 15', '2026-11-20 08:00:00'),
    booking('over 15', '2026-11-20 07:59:59'),
    booking('yesterday', '2026-11-19 23:59:00'),
    booking('with a zone', '2026-11-20T01:00:00Z'),
    booking('no stamp', ''),
    booking('to come', '2026-11-20 09:00:00'),
  ]
  expect(WAITING_LIMITS).toEqual([5, 15])
  expect(keys(waitingOver(waiting, 5, NOW))).toEqual([
    'yesterday',
    'with a zone',
    'over 15',
    'at 15',
    'over 5',
  ])
  expect(keys(waitingOver(waiting, 15, NOW))).toEqual(['yesterday', 'with a zone', 'over 15'])
  expect(waitingOver(waiting, 5, Number.NaN)).toEqual([])
})

test('CF-165 a pinned booking is not in the list too', () => {
  const rows = [booking('a'), booking('b'), booking('c')]
  expect(keys(withoutPinned(rows, [booking('b'), booking('z')]))).toEqual(['a', 'c'])
  expect(withoutPinned(rows, [])).toBe(rows)
})

test('CF-165 an unknown audience has nothing under way', () => {
  expect(attentionFilters('stranger' as never, '2026-11-20').statuses).toEqual([])
})

test.each([
  ['2026-11-20 08:15:00', 0],
  ['2026-11-20 08:14:01', 0],
  ['2026-11-20 08:14:00', 1],
  ['2026-11-20 07:10:00', 65],
  ['2026-11-20T01:00:00Z', 45],
  // Made in the future, by another clock.
  ['2026-11-20 09:00:00', 0],
  ['', undefined],
])('CF-185 a booking of %s has waited %s minutes', (createdAt, minutes) => {
  expect(waitingMinutes({ createdAt }, NOW)).toBe(minutes)
})

test('CF-185 without a clock there is no age', () => {
  expect(waitingMinutes({ createdAt: '2026-11-20 08:15:00' }, Number.NaN)).toBeUndefined()
})

test('CF-185 the oldest booking comes first, and one without a readable stamp last', () => {
  const rows = [
    booking('no stamp', ''),
    booking('new', '2026-11-20 08:14:00'),
    booking('old', '2026-11-20 07:14:00'),
    booking('no stamp either', 'soon'),
    booking('as old', '2026-11-20 07:14:00'),
  ]
  expect(keys(longestWaitingFirst(rows))).toEqual(['old', 'as old', 'new', 'no stamp', 'no stamp either'])
  expect(keys(rows)[0]).toBe('no stamp')
})

test.each(['driver', 'passenger'] as const)(
  'CF-165 rides under way are the first of the loaded rows of a %s, in the order of the server',
  (audience) => {
    const rows = [1, 8, 5, 2, 400, 3, 4].map((status) => ({ key: `${status}`, status }) as Booking)
    expect(keys(underWayFirst(audience, rows))).toEqual(['8', '2', '3', '4', '1', '5', '400'])
  },
)

test('CF-165 a list in which no row moves stays the same', () => {
  const rows = [2, 8, 1, 5].map((status) => ({ key: `${status}`, status }) as Booking)
  expect(underWayFirst('driver', rows)).toBe(rows)
  const underWay = rows.slice(0, 2)
  expect(underWayFirst('driver', underWay)).toBe(underWay)
  const mixed = [...rows].reverse()
  expect(underWayFirst('admin', mixed)).toBe(mixed)
})
