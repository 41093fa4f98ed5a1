import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber } from '../format/readNumber.ts'
import { type BookingActor, bookingActions, canMove, moveBooking, nextInApp } from './actions.ts'
import { BOOKING_AUDIENCES } from './audience.ts'
import { BOOKING_STATUS_CODES } from './status.ts'

const statusesWith = (audience: (typeof BOOKING_AUDIENCES)[number]) =>
  BOOKING_STATUS_CODES.filter((code) => bookingActions(audience, code).length > 0)

test('BKS-29 a pending booking offers Accept to the driver', () => {
  expect(bookingActions('driver', 1)).toStrictEqual([{ action: 'accept', sets: undefined }])
  expect(moveBooking('driver', 1, 'accept')).toBe(2)
})

test('BKS-30 an assigned booking offers On the way to the driver, which sets 8', () => {
  expect(bookingActions('driver', 2)).toStrictEqual([{ action: 'onTheWay', sets: 8 }])
  expect(moveBooking('driver', 2, 'onTheWay')).toBe(8)
})

test('BKS-31 a booking on the way offers Arrive to the driver, which sets 3, and nothing after it', () => {
  expect(bookingActions('driver', 8)).toStrictEqual([{ action: 'arrive', sets: 3 }])
  expect(moveBooking('driver', 8, 'arrive')).toBe(3)
  expect(statusesWith('driver')).toEqual([1, 2, 8])
})

test('BKG-15 a pending booking alone offers Cancel to the passenger', () => {
  expect(bookingActions('passenger', 1).map(({ action }) => action)).toEqual(['cancel'])
  expect(statusesWith('passenger')).toEqual([1])
})

test('BKG-16 the passenger’s Cancel sets 13', () => {
  expect(bookingActions('passenger', 1)).toStrictEqual([{ action: 'cancel', sets: 13 }])
})

test.each([1, 11])('BKG-19 status %i offers Assign and Cancel to the admin', (code) => {
  expect(bookingActions('admin', code).map(({ action }) => action)).toEqual(['assign', 'cancel'])
  expect(statusesWith('admin')).toEqual([1, 11])
})

test.each([1, 11])('BKS-34 the admin’s Cancel on %i sets 13', (code) => {
  expect(bookingActions('admin', code)).toContainEqual({ action: 'cancel', sets: 13 })
  expect(moveBooking('admin', code, 'cancel')).toBe(13)
})

test.each([1, 11])('BKS-35 the admin’s Assign on %i sends no status of its own', (code) => {
  expect(bookingActions('admin', code)).toContainEqual({ action: 'assign', sets: undefined })
  expect(moveBooking('admin', code, 'assign')).toBe(2)
})

test('BKS-33 an action that is not offered has no effect', () => {
  expect(moveBooking('driver', 1, 'cancel')).toBeUndefined()
  expect(moveBooking('passenger', 2, 'cancel')).toBeUndefined()
  expect(moveBooking('driver', 99, 'accept')).toBeUndefined()
})

test.each([
  ['driver', 1, 2, true],
  ['driver', 2, 8, true],
  ['driver', 8, 3, true],
  ['driver', 1, 3, false],
  ['driver', 3, 5, false],
  ['passenger', 1, 13, true],
  ['passenger', 8, 13, false],
  ['admin', 11, 13, true],
  ['admin', 11, 2, true],
  ['admin', 5, 13, false],
  ['background', 3, 4, true],
  ['background', 4, 9, true],
  ['background', 1, 400, true],
  ['background', 1, 5, false],
  ['background', 99, 1, false],
  ['stranger', 1, 13, false],
] as const)('BKS-33 a %s takes a booking from %i to %i: %s', (actor, from, to, allowed) => {
  expect(canMove(actor as BookingActor, from, to)).toBe(allowed)
})

test('BKS-15 unknown statuses and audiences offer no action', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      fc.pre(!BOOKING_AUDIENCES.includes(value as never))
      expect(bookingActions(value as never, 1)).toEqual([])
      fc.pre(![1, 11].includes(readNumber(value) ?? 0))
      expect(bookingActions('admin', value as never)).toEqual([])
    }),
  )
  expect(bookingActions('driver', '1' as never)).toStrictEqual([{ action: 'accept', sets: undefined }])
})

test('BKS-05 a finished booking does not change, and every booking can finish', () => {
  const actors: BookingActor[] = [...BOOKING_AUDIENCES, 'background']
  const next = (from: number) =>
    BOOKING_STATUS_CODES.filter((to) => actors.some((actor) => canMove(actor, from, to)))
  const ends = BOOKING_STATUS_CODES.filter((code) => next(code).length === 0)
  expect(ends).toEqual([5, 6, 7, 9, 10, 13, 400])
  const reaches = (from: number, seen = new Set<number>()): boolean =>
    ends.some((end) => end === from) ||
    next(from).some((to) => !seen.has(to) && reaches(to, new Set([...seen, from])))
  expect(BOOKING_STATUS_CODES.every((code) => reaches(code))).toBe(true)
})

test('a driver can accept, be on the way and arrive', () => {
  const offered = BOOKING_STATUS_CODES.flatMap((code) => bookingActions('driver', code))
  expect(offered.map(({ action }) => action)).toEqual(['accept', 'onTheWay', 'arrive'])
})

test('a passenger can only cancel', () => {
  const offered = BOOKING_STATUS_CODES.flatMap((code) => bookingActions('passenger', code))
  expect(offered.map(({ action }) => action)).toEqual(['cancel'])
})

test('an admin can cancel and assign, and cancelling is status 13', () => {
  const offered = BOOKING_STATUS_CODES.flatMap((code) => bookingActions('admin', code))
  expect(new Set(offered.map(({ action }) => action))).toEqual(new Set(['assign', 'cancel']))
  expect(new Set(offered.map(({ sets }) => sets))).toEqual(new Set([undefined, 13]))
})

test('CF-42 after Arrived the driver starts the trip in the app, and then completes it there', () => {
  expect(nextInApp('driver', 3)).toBe('start')
  expect(nextInApp('driver', 4)).toBe('complete')
  const others = BOOKING_STATUS_CODES.filter((code) => code !== 3 && code !== 4)
  expect(others.map((code) => nextInApp('driver', code))).toEqual(others.map(() => undefined))
  expect(nextInApp('passenger', 3)).toBeUndefined()
  expect(nextInApp('admin', 4)).toBeUndefined()
})
