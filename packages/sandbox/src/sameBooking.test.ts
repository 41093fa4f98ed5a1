import { createFleetClient } from '@fleetgis/api'
import { acceptBooking, adminBookings, passengerBookings, setBookingStatus } from '@fleetgis/api/bookings'
import { BOOKING_CODES, BOOKING_STATUS_CODES, bookingStatus } from '@fleetgis/domain/bookings'
import { expect, test } from 'vitest'
import { dayOf } from './base/stamp.ts'
import { bookingKey } from './bookings/booking.ts'
import { standingBookings } from './bookings/standing.ts'
import { DEFAULT_NOW } from './scenarios/scenario.ts'
import { createSandboxServer } from './server.ts'
import { castOf } from './testing/castOf.ts'
import { ownLocks, pageTokenOf } from './testing/clientOf.ts'
import { city } from './testing/openWorld.ts'
import { createWorld } from './world.ts'

test('BKS-29 over HTTP a driver accepts and moves a booking, and the passenger and the admin see each step', async () => {
  const world = createWorld({ seed: 1, now: DEFAULT_NOW, drivers: 40, city })
  const server = await createSandboxServer({ world, port: 0, clock: () => DEFAULT_NOW })
  try {
    const { driver, passenger, admin, groupId } = castOf(world)
    const open = (person: { userId: string }) =>
      createFleetClient({
        bases: { main: server.url },
        pageToken: pageTokenOf(world, person),
        appId: '001',
        locks: ownLocks,
      })
    const clients = { driver: open(driver), passenger: open(passenger), admin: open(admin) }
    const booking = standingBookings(world, dayOf(world.now)).find(
      (one) =>
        one.groupId === groupId &&
        world.passengers[one.passenger] === passenger &&
        world.bookings.life(one, world.now).current.status === BOOKING_CODES.pending,
    )
    if (!booking) throw new Error('No booking waits for a driver.')
    const key = bookingKey(booking)
    const filters = { fromDate: '2026-11-20', toDate: '2026-11-20', statuses: BOOKING_STATUS_CODES }
    const page = { page: 1, size: 300 }
    /** What the passenger and the admin see. */
    const seen = async () => {
      const lists = await Promise.all([
        clients.passenger.call(passengerBookings, { passengerId: passenger.key, ...filters, ...page }),
        clients.admin.call(adminBookings, { driverId: admin.key, groupId, ...filters, ...page }),
      ])
      return lists.map(
        ({ bookings }) => bookingStatus(bookings.find((one) => one.key === key)?.status ?? 0).key,
      )
    }
    expect(await seen()).toEqual(['pending', 'pending'])
    await clients.driver.call(acceptBooking, { bookingKey: key, driverId: driver.key, vehicleNo: '' })
    expect(await seen()).toEqual(['assigned', 'assigned'])
    await clients.driver.call(setBookingStatus, {
      bookingKey: key,
      userId: driver.key,
      status: BOOKING_CODES.onTheWay,
    })
    expect(await seen()).toEqual(['onTheWay', 'onTheWay'])
  } finally {
    await server.close()
  }
})
