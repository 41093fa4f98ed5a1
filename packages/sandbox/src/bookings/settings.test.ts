import {
  acceptBooking,
  bookingType,
  driverBookings,
  setBookingReady,
  setBookingType,
} from '@fleetgis/api/bookings'
import { BOOKING_CODES } from '@fleetgis/domain/bookings'
import { expect, test } from 'vitest'
import { dayOf } from '../base/stamp.ts'
import { castOf } from '../testing/castOf.ts'
import { clientOf, pageTokenOf } from '../testing/clientOf.ts'
import { openWorld } from '../testing/openWorld.ts'
import { snapshotOf } from '../testing/snapshotOf.ts'
import { bookingKey } from './booking.ts'

const TODAY = {
  fromDate: '2026-11-20',
  toDate: '2026-11-20',
  statuses: [BOOKING_CODES.pending],
  page: 1,
  size: 100,
} as const

function open() {
  const { world, send } = openWorld({ drivers: 40 })
  const cast = castOf(world)
  return {
    world,
    send,
    ...cast,
    driverClient: clientOf(world, cast.driver),
    adminClient: clientOf(world, cast.admin),
  }
}

test('BKG-28 a driver switches readiness off, and the list shows it', async () => {
  const { driverClient, driver, groupId } = open()
  const isReady = async () =>
    (await driverClient.call(driverBookings, { driverId: driver.key, groupId, ...TODAY })).driver.isReady
  expect(await isReady()).toBe(true)
  await driverClient.call(setBookingReady, { driverId: driver.key, isReady: false })
  expect(await isReady()).toBe(false)
  await driverClient.call(setBookingReady, { driverId: driver.key, isReady: true })
  expect(await isReady()).toBe(true)
})

test('BKG-28 a driver sets only their own flag, to 0 or 1', async () => {
  const { world, send, driver, other } = open()
  const headers = { Authorization: `Bearer ${pageTokenOf(world, driver)}` }
  const before = snapshotOf(world)
  expect(
    (await send('/booking/driver-ready', { driverid: driver.key, booking_ready: 2 }, { headers })).status,
  ).toBe(400)
  expect(
    (await send('/booking/driver-ready', { driverid: driver.key, booking_ready: 'yes' }, { headers })).status,
  ).toBe(400)
  expect(
    (await send('/booking/driver-ready', { driverid: other.key, booking_ready: 0 }, { headers })).status,
  ).toBe(403)
  expect(snapshotOf(world)).toEqual(before)
})

test('EP-K06 an admin changes the booking type of the group, and its drivers read it', async () => {
  const { adminClient, driverClient, groupId } = open()
  expect(await driverClient.call(bookingType, { groupId })).toEqual({ type: '1' })
  await adminClient.call(setBookingType, { groupId, type: '2' })
  expect(await driverClient.call(bookingType, { groupId })).toEqual({ type: '2' })
})

test.each([
  [400, 'admin', { groupId: 'G002', type: '9' }],
  [403, 'admin', { groupId: 'G001', type: '2' }],
  [404, 'admin', { groupId: 'G999', type: '2' }],
  [403, 'driver', { groupId: 'G002', type: '2' }],
] as const)('EP-K06 %d answers a %s who sets %j', async (status, who, input) => {
  const { world, adminClient, driverClient } = open()
  const before = snapshotOf(world)
  const client = who === 'admin' ? adminClient : driverClient
  await expect(client.call(setBookingType, input)).rejects.toMatchObject({ status })
  expect(snapshotOf(world)).toEqual(before)
})

test('EP-K05 a driver does not read the type of another group', async () => {
  const { driverClient } = open()
  await expect(driverClient.call(bookingType, { groupId: 'G001' })).rejects.toMatchObject({ status: 403 })
})

test('a driver who was removed from the group no longer gets its bookings', async () => {
  const { world, driverClient, adminClient, driver, groupId } = open()
  const one = world.roster.find(driver.key)
  if (!one) throw new Error('The group has no driver.')
  const pending = [...world.bookings.made(dayOf(world.now), dayOf(world.now), world.now)].find(
    (booking) =>
      booking.groupId === groupId &&
      world.bookings.life(booking, world.now).current.status === BOOKING_CODES.pending,
  )
  if (!pending) throw new Error('No booking is pending.')
  const accept = { bookingKey: bookingKey(pending), driverId: driver.key, vehicleNo: '' }
  const list = { ...TODAY, driverId: driver.key, groupId }
  world.roster.leave(one, groupId)
  await expect(driverClient.call(driverBookings, list)).rejects.toMatchObject({ status: 403 })
  await expect(driverClient.call(acceptBooking, accept)).rejects.toMatchObject({ status: 403 })
  await expect(adminClient.call(acceptBooking, accept)).rejects.toMatchObject({ status: 403 })
  world.roster.join(one, groupId)
  await driverClient.call(acceptBooking, accept)
  const { bookings } = await driverClient.call(driverBookings, {
    ...list,
    statuses: [BOOKING_CODES.assigned],
  })
  expect(bookings.map(({ key }) => key)).toContain(bookingKey(pending))
})
