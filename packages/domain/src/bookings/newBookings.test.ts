import { expect, test } from 'vitest'
import type { Booking } from './booking.ts'
import { newBookings, newlyWaiting } from './newBookings.ts'

const rows = (...keys: string[]) => keys.map((key) => ({ key, status: 1 }) as Booking)
const keys = (bookings: readonly Booking[]) => bookings.map(({ key }) => key)
const known = new Set(['a', 'b'])

test('CF-188 a booking is new that was not in the list before', () => {
  expect(keys(newBookings(rows('n', 'a', 'b'), known, true))).toEqual(['n'])
  expect(keys(newBookings(rows('a', 'b', 'n'), known, true))).toEqual(['n'])
  expect(keys(newBookings(rows('n'), new Set(), true))).toEqual(['n'])
  expect(newBookings(rows('b', 'a'), known, true)).toEqual([])
})

test('CF-188 below the last known booking of a list with more rows are older bookings', () => {
  expect(keys(newBookings(rows('n', 'a', 'older'), known, false))).toEqual(['n'])
  expect(newBookings(rows('others', 'older'), known, false)).toEqual([])
  expect(newBookings([], known, false)).toEqual([])
})

test('CF-188 only a pending or an assigned booking is new to a driver', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 400, 99].map(
    (status) => ({ key: `${status}`, status }) as Booking,
  )
  expect(keys(newBookings(all, known, true))).toEqual(['1', '2'])
})

const made = (key: string, minute: string) => ({ key, createdAt: `2026-11-20 08:${minute}:00` }) as Booking

test('CF-185 a waiting booking is new that was not in the list before, however old it is', () => {
  const before = [made('a', '10'), made('b', '20')]
  const now = [made('back', '05'), made('b', '20'), made('n', '30')]
  expect(keys(newlyWaiting(now, before, true))).toEqual(['back', 'n'])
  expect(keys(newlyWaiting(now, [], true))).toEqual(['back', 'b', 'n'])
})

test('CF-185 where more waited than were loaded, an older booking has come nearer and is not new', () => {
  const before = [made('a', '10'), made('b', '20')]
  const now = [
    made('b', '20'),
    made('older', '15'),
    made('n', '30'),
    { ...made('no stamp', ''), createdAt: '' },
  ]
  expect(keys(newlyWaiting(now, before, false))).toEqual(['n'])
})
