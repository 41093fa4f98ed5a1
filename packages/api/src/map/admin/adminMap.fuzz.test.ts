import { test } from 'vitest'
import { aDriverLocation, bareLocation } from '../../testing/aDriverLocation.ts'
import { aTrip } from '../../testing/aTrip.ts'
import { aTripDetail } from '../../testing/aTripDetail.ts'
import { fuzzReply } from '../../testing/fuzz.ts'
import * as calls from './endpoints.ts'

const filter = { userId: 'a1', groupIds: ['g1'], search: '', start: '2025-01-01', end: '2025-01-07' }
const page = { ...filter, page: 1, size: 50 }
const bareTrip = { tripid: 't2' }
const bareBooking = { booking: { bookingkey: 'k2', extra_point: [{ lat: 16.8 }, { lng: 96.1 }] } }
const trips = { data: { data_list: [aTrip, bareTrip, bareBooking], count: 3 } }

test('EP-B22 for any reply the trips of a period are read or refused', async () => {
  await fuzzReply(calls.adminTrips, page, trips)
})

test('EP-B23 for any reply the counters of trips are read or refused', async () => {
  const counters = { trips: 12, drivers: 3, distancebykm: 45.6 }
  await fuzzReply(
    calls.adminTripInfo,
    filter,
    { data: { ...counters, total_drivers: 9 } },
    { data: counters },
  )
})

test('EP-B24 for any reply the counters of bookings are read or refused', async () => {
  await fuzzReply(calls.bookingTripInfo, filter, {
    data: { trips: 12, onlineBookingCount: 3, ongoingBookingCount: 1 },
  })
})

test('EP-B25 for any reply locations are read or refused', async () => {
  const rows = [aDriverLocation, bareLocation]
  const lists = { data_list: rows, search_data: rows }
  await fuzzReply(calls.driverLocations, filter, {
    data: { ...lists, active: 5, ongoing: 2, offline: 0, total_count: 7 },
  })
})

test('EP-B53 for any reply changes are read or refused', async () => {
  const changes = { data_list: [aDriverLocation, bareLocation], gone: ['s3', 's4'], stamp: '2' }
  const counts = { active: 5, ongoing: 2, offline: 0, total_count: 7 }
  await fuzzReply(
    calls.driverLocationChanges,
    { ...filter, stamp: '1' },
    { data: { ...changes, ...counts, since: '1' } },
    { data: { ...changes, ...counts, since: null } },
  )
})

test('EP-B26 for any reply the trips under way are read or refused', async () => {
  await fuzzReply(calls.currentTrips, filter, { data: { data_list: [aTrip, bareTrip, bareBooking] } })
})

test('EP-B27 for any reply the bookings under way are read or refused', async () => {
  await fuzzReply(calls.ongoingBookings, page, trips)
})

test('EP-B28 for any reply the online bookings are read or refused', async () => {
  await fuzzReply(calls.onlineBookings, page, trips)
})

const bareDriver = { syskey: 's2' }
const drivers = {
  data: {
    data_list: [
      {
        syskey: 's1',
        driverid: 'd1',
        name: 'Aung',
        image: 'https://img.example/1.jpg',
        mobile: '09791234567',
        email: 'aung@example.com',
        member_id: 'M-7',
        vehicleno: 'AA-1234',
        vehicle: 'Toyota',
        model: 'Probox',
        color: 'White',
        fueltype: 'CNG',
        amount: 15000,
        in_domain: 1,
        domainid: 'g1',
        group_name: 'Yangon Taxi',
        status: 2,
        active_hour: '08:30',
      },
      bareDriver,
    ],
    count: 2,
  },
}

test('EP-B33 for any reply the drivers of a state are read or refused', async () => {
  await fuzzReply(calls.driversByStatus, { ...page, status: 1 }, drivers)
})

test('EP-B34 for any reply the detail of a driver is read or refused', async () => {
  const bare = { syskey: 'trip-1' }
  const extras = [{ amount: 1 }]
  const input = { userId: 'a1', driverId: 's1', groupId: 'g1' }
  await fuzzReply(
    calls.driverTripDetail,
    input,
    { data: aTripDetail },
    { data: { ...bare, tripduration: 90, extras } },
    { data: bare },
  )
})

test('EP-B36 for any reply the drivers of trips are read or refused', async () => {
  await fuzzReply(calls.tripDrivers, page, drivers)
})
