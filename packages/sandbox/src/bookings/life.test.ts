import { BOOKING_AUDIENCES, BOOKING_CODES, bookingStatus, canMove } from '@fleetgis/domain/bookings'
import { expect, test } from 'vitest'
import { dayOf } from '../base/stamp.ts'
import { openWorld } from '../testing/openWorld.ts'
import { bookingId, bookingIndex, bookingKey } from './booking.ts'

const DAY = 86_400_000

/** All bookings of two days, read a day later. */
function open() {
  const { world } = openWorld({ drivers: 60 })
  const today = dayOf(world.now)
  const bookings = [...world.bookings.made(today - 1, today, world.now)]
  return { world, bookings, later: world.now + DAY }
}

test('every step of every booking is an allowed move, and steps are in order of time', () => {
  const { world, bookings, later } = open()
  expect(bookings.length).toBeGreaterThan(300)
  const actors = [...BOOKING_AUDIENCES, 'background'] as const
  for (const booking of bookings) {
    const { steps } = world.bookings.life(booking, later)
    expect(steps[0]).toEqual({ status: BOOKING_CODES.pending, at: booking.createdAt })
    steps.forEach((step, index) => {
      const before = steps[index - 1]
      if (!before) return
      const mayMove = actors.some((actor) => canMove(actor, before.status, step.status))
      expect([bookingId(booking), before.status, step.status, mayMove]).toEqual([
        bookingId(booking),
        before.status,
        step.status,
        true,
      ])
      expect(step.at).toBeGreaterThanOrEqual(before.at)
    })
  }
})

test('a booking on the way has a driver, a waiting one has none', () => {
  const { world, bookings, later } = open()
  for (const booking of bookings) {
    for (const { status, driver } of world.bookings.life(booking, later).steps) {
      if ([2, 3, 4, 5, 6, 8, 9, 10].includes(status)) expect(driver).toBeDefined()
      if ([1, 11, 12].includes(status)) expect(driver).toBeUndefined()
    }
  }
})

test('a completed booking is its trip, and other bookings have none', () => {
  const { world, bookings, later } = open()
  const trips = new Set<string>()
  for (const booking of bookings) {
    const { current, trip } = world.bookings.life(booking, later)
    expect(trip !== undefined).toBe(bookingStatus(current.status).isReceipt)
    if (!trip) continue
    expect(trip).toMatchObject({
      driver: current.driver,
      from: booking.from,
      to: booking.to,
      end: current.at,
    })
    expect(world.bookings.ofTrip(trip)).toEqual(booking)
    trips.add(`${trip.driver} ${trip.day} ${trip.number}`)
  }
  expect(trips.size).toBeGreaterThan(100)
})

test('many trips have no booking: they were hailed in the street', () => {
  const { world } = open()
  const today = dayOf(world.now)
  const trips = [...world.diary.trips(today - 1, today, world.now)]
  const hailed = trips.filter((trip) => world.bookings.ofTrip(trip) === undefined)
  expect(hailed.length).toBeGreaterThan(trips.length / 4)
  expect(hailed.length).toBeLessThan((trips.length * 3) / 4)
})

test('a booking is found by key and by id, and by no other text', () => {
  const { world, bookings } = open()
  for (const booking of bookings.slice(0, 200)) {
    expect(world.bookings.find(bookingKey(booking), world.now)).toEqual(booking)
    expect(world.bookings.find(bookingId(booking), world.now)).toEqual(booking)
    expect(world.bookings.find(bookingKey(booking), booking.createdAt - 1)).toBeUndefined()
  }
  const texts = [
    '',
    '0',
    'BK',
    'BK-1',
    'bk1',
    'BK0',
    '7103100000000000001',
    '7110000000000000000',
    '７１１０',
  ]
  for (const text of texts) expect(world.bookings.find(text, world.now)).toBeUndefined()
  expect(bookingIndex('BK01')).toBeUndefined()
})
