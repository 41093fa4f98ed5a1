import { BOOKING_CODES } from '@fleetgis/domain/bookings'
import { expect, test } from 'vitest'
import { aBooking } from '../BookingCard/storyBookings.ts'
import { seeBookings } from './seeBookings.ts'

const old = aBooking({ key: 'old', status: BOOKING_CODES.assigned })
const fresh = aBooking({ key: 'fresh', status: BOOKING_CODES.assigned })
const list = { bookings: [aBooking({ key: 'B-1' })], hasNextPage: false, round: 0 }

test('CF-188 a trip under way is not new where those above the list could not be loaded before', () => {
  const failed = seeBookings(undefined, { ...list, pinned: undefined })
  const loaded = seeBookings(failed.seen, { ...list, pinned: [old] })
  expect(loaded.arrived).toEqual([])
  // From then on an assigned one is, also after midnight, when another day is asked for.
  const midnight = seeBookings(loaded.seen, { ...list, pinned: undefined })
  expect(seeBookings(midnight.seen, { ...list, pinned: [fresh, old] }).arrived).toEqual([fresh])
})

test('CF-188 a booking that comes to the list and above it is new once', () => {
  const { seen } = seeBookings(undefined, { ...list, pinned: [] })
  const both = { ...list, bookings: [fresh, ...list.bookings], pinned: [fresh] }
  expect(seeBookings(seen, both).arrived).toEqual([fresh])
  expect(seeBookings(seen, { ...both, round: 1 }).arrived).toEqual([])
})
