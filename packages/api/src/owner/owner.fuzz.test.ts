import { test } from 'vitest'
import { aDriverLocation, bareLocation } from '../testing/aDriverLocation.ts'
import { aTrip } from '../testing/aTrip.ts'
import { aTripDetail } from '../testing/aTripDetail.ts'
import { fuzzReply } from '../testing/fuzz.ts'
import * as calls from './endpoints.ts'

const filter = { ownerId: 'o1', search: '', vehicleIds: [], start: '2025-01-01', end: '2025-01-07' }
const page = { ...filter, page: 1, size: 5 }
const bareBooking = { booking: { bookingkey: 'k2', extra_point: [{ lat: 16.8 }, { lng: 96.1 }] } }
const trips = { data: { data_list: [aTrip, { tripid: 't2' }, bareBooking], count: 3 } }

test('EP-B46 for any reply the vehicles of an owner are read or refused', async () => {
  await fuzzReply(calls.ownerVehicles, filter, {
    data: { data_list: [{ vehicleid: 'v1', vehicleno: 'AA-1234' }] },
  })
})

test('EP-B47 for any reply the counters of an owner are read or refused', async () => {
  const totals = { trip_count: 12, total_amount: 54000, distancebykm: 150.5 }
  await fuzzReply(
    calls.ownerTripSummary,
    filter,
    { data: { ...totals, duration: '05:30:00' } },
    { data: { ...totals, duration: 19800 } },
  )
})

test('EP-B48 for any reply the vehicles on the map are read or refused', async () => {
  const rows = [aDriverLocation, bareLocation]
  await fuzzReply(calls.ownerLocations, filter, { data: { data_list: rows, search_data: rows } })
})

test('EP-B49 for any reply the trips on the map are read or refused', async () => {
  await fuzzReply(calls.ownerTrips, page, trips)
})

const bareDetail = { syskey: 'trip-1' }
const bareExtra = { ...bareDetail, tripduration: 90, extras: [{ amount: 1 }] }

test('EP-B50 for any reply the detail of a vehicle is read or refused', async () => {
  const input = { ownerId: 'o1', vehicleId: 'v1' }
  await fuzzReply(
    calls.ownerVehicleDetail,
    input,
    { data: aTripDetail },
    { data: bareExtra },
    { data: bareDetail },
  )
})

test('EP-B51 for any reply the trip list is read or refused', async () => {
  await fuzzReply(calls.ownerTripList, page, trips)
})

test('EP-B52 for any reply the detail of a trip is read or refused', async () => {
  const input = { ownerId: 'o1', tripId: 't1' }
  await fuzzReply(
    calls.ownerTripDetail,
    input,
    { data: aTripDetail },
    { data: bareExtra },
    { data: bareDetail },
  )
})
