import type { TripDetail } from '@fleetgis/domain/trips'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ContractError, ServerError, UnauthorizedError } from '../core/errors.ts'
import { expectSent } from '../testing/expectSent.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import { fuzzReply } from '../testing/fuzz.ts'
import { oneCall } from '../testing/oneCall.ts'
import { driverBookingDetail, passengerBookingDetail } from './endpoints.ts'
import { driverBookingDetailQuery, passengerBookingDetailQuery } from './queries.ts'

const byDriver = { driverId: 'd1', bookingKey: 'bk1' }
const byPassenger = { passengerId: 'p1', bookingKey: 'bk1' }

const shared = {
  syskey: 'trip-0042',
  tripnumber: 7,
  trip_success_code: 'X5',
  vehicleno: 'AA-1234 Toyota Probox',
  domain_image: 'https://img.example/group.png',
  distance: '12.3',
  waitingtime: 90,
  initial: 1500,
  waitingcharge: 200,
  total_extra: 700,
  current_status: 'Complete',
  current_date_time: '2025-01-01 09:00:00',
  previous_status: 'Start',
  previous_date_time: '2025-01-01 08:30:00',
  route: {
    coordinates: [
      [96.1, 16.8],
      [96.2, 16.9],
    ] as [number, number][],
  },
  booking_extra_point: [{ name: 'Hledan', lat: 16.82, lng: 96.13 }],
}

const extras = [{ name: 'Toll', type: 2, amount: 300, qty: 1 }]

const asBooking = {
  ...shared,
  bookingid: 'B-0001',
  createddate: '2025-01-01 08:00:00',
  passenger_name: 'Thida',
  driver_name: 'Aung',
  driver_mobile: '0979',
  driver_email: 'aung@example.com',
  driver_image: 'https://img.example/driver.png',
  from_loc: 'Sule',
  to_loc: 'Insein',
  extra_address: ['Hledan'],
  duration: '00:30:00',
  subtotal: 8000,
  total: 10_400,
  extras,
}

const asTrip = {
  ...shared,
  datetime: '2025-01-01 08:00:00',
  name: 'Aung',
  member_id: 'M-7',
  mobile: '0979',
  email: 'aung@example.com',
  image: 'https://img.example/driver.png',
  startname: 'Sule',
  endname: 'Insein',
  tripduration: 1800,
  estimated_amount: 10_000,
  distanceamount: 8000,
  totalamount: 10_400,
  extra_list: extras,
  booking: { bookingid: 'B-0001', passenger_name: 'Thida', extra_address: ['Hledan'] },
}

const read = {
  key: 'trip-0042',
  bookingId: 'B-0001',
  tripNumber: '7',
  successCode: 'X5',
  createdAt: '2025-01-01 08:00:00',
  driverName: 'Aung',
  mobile: '0979',
  email: 'aung@example.com',
  vehicle: 'AA-1234 Toyota Probox',
  driverImage: 'https://img.example/driver.png',
  groupImage: 'https://img.example/group.png',
  passengerName: 'Thida',
  pickup: 'Sule',
  stops: ['Hledan'],
  dropOff: 'Insein',
  stopPoints: [{ lat: 16.82, lng: 96.13 }],
  path: [
    { lat: 16.8, lng: 96.1 },
    { lat: 16.9, lng: 96.2 },
  ],
  distanceKm: 12.3,
  waitingSeconds: 90,
  initialFare: 1500,
  distanceCharge: 8000,
  waitingCharge: 200,
  extrasTotal: 700,
  total: 10_400,
  extras: [{ name: 'Toll', type: '2', amount: 300, quantity: 1 }],
  currentStatus: 'Complete',
  currentStatusAt: '2025-01-01 09:00:00',
  previousStatus: 'Start',
  previousStatusAt: '2025-01-01 08:30:00',
} satisfies Partial<TripDetail>

test('EP-K08 the detail is requested by driver and booking', async () => {
  await expectSent(oneCall(driverBookingDetail, byDriver), 'POST https://k.example/booking/driver/details', {
    driverid: 'd1',
    bookingkey: 'bk1',
  })
})

test('EP-K09 the detail is requested by passenger and booking', async () => {
  expect(await oneCall(passengerBookingDetail, byPassenger).sent()).toMatchObject({
    request: 'POST https://k.example/booking/passenger/details',
    authorization: 'Bearer page-token',
    body: { passengerkey: 'p1', bookingkey: 'bk1' },
  })
})

test('BKD-16 a detail with a booking’s fields is read', async () => {
  expect(await oneCall(driverBookingDetail, byDriver, { data: asBooking }).answer()).toEqual({
    ...read,
    memberId: undefined,
    duration: '00:30:00',
    estimatedAmount: undefined,
  })
})

test.each([
  ['success', true],
  ['failed', undefined],
  [null, undefined],
])('CF-167 a booking with the payment status %j is paid: %s', async (payment_status, isPaid) => {
  const data = { ...asBooking, payment_status }
  expect(await oneCall(driverBookingDetail, byDriver, { data }).answer()).toEqual({
    ...read,
    duration: '00:30:00',
    isPaid,
  })
})

test('TRIP-09 a detail with a trip’s fields is read into the same model', async () => {
  expect(await oneCall(passengerBookingDetail, byPassenger, { data: asTrip }).answer()).toEqual({
    ...read,
    memberId: 'M-7',
    duration: 1800,
    estimatedAmount: 10_000,
  })
})

test('EP-K08 places of stops are read from the booking if the detail has none', async () => {
  const { booking_extra_point: _, ...trip } = asTrip
  const booking = { ...trip.booking, extra_point: [{ lat: 16.82, lng: 96.13 }, { name: 'Insein' }] }
  const detail = await oneCall(driverBookingDetail, byDriver, { data: { ...trip, booking } }).answer()
  expect(detail.stopPoints).toEqual([{ lat: 16.82, lng: 96.13 }])
})

test.each([[null], [undefined], [{ coordinates: null }], [{ coordinates: [[96.1]] }]])(
  'ERR-30 a route that is %j leaves the detail without a path',
  async (route) => {
    const { path, total } = await oneCall(driverBookingDetail, byDriver, {
      data: { ...asBooking, route },
    }).answer()
    expect({ path, total }).toEqual({ path: [], total: 10_400 })
  },
)

test('EP-K08 an extra without an amount is dropped, and the others are kept', async () => {
  const reply = { data: { ...asBooking, extras: [{ name: 'Toll' }, ...extras] } }
  const detail = await oneCall(driverBookingDetail, byDriver, reply).answer()
  expect(detail.extras).toEqual(read.extras)
})

test('EP-K08 a reply without a booking is refused', async () => {
  await expect(oneCall(driverBookingDetail, byDriver, { data: {} }).answer()).rejects.toThrow(ContractError)
})

test('EP-K08 an unknown booking is a refusal', async () => {
  await expect(oneCall(driverBookingDetail, byDriver, {}, 404).answer()).rejects.toThrow(ServerError)
})

test('EP-K09 a wrong token is a refusal', async () => {
  await expect(oneCall(passengerBookingDetail, byPassenger, {}, 401).answer()).rejects.toThrow(
    UnauthorizedError,
  )
})

const someExtras = [...extras, { amount: 0 }]

test('R1 EP-K08 for any reply a detail is read or refused', async () => {
  await fuzzReply(
    driverBookingDetail,
    byDriver,
    { data: { ...asBooking, extras: someExtras } },
    { data: { syskey: '1', duration: 90 } },
    { data: { syskey: '1' } },
  )
})

test('R1 EP-K09 for any reply a detail is read or refused', async () => {
  await fuzzReply(
    passengerBookingDetail,
    byPassenger,
    { data: { ...asTrip, extra_list: someExtras } },
    { data: { syskey: '1', tripduration: '00:30:00' } },
    { data: { syskey: '1' } },
  )
})

test.each([
  ['EP-K08', driverBookingDetailQuery, byDriver],
  ['EP-K09', passengerBookingDetailQuery, byPassenger],
] as const)('%s has a query of its own', async (id, query, input) => {
  const { client } = fakeClient(() => json({ data: asBooking }))
  const options = query(client, { ...byDriver, ...byPassenger, ...input })
  expect(options.queryKey[0]).toBe(id)
  const queries = new QueryClient()
  await queries.prefetchQuery({
    queryKey: options.queryKey,
    queryFn: options.queryFn as () => Promise<TripDetail>,
  })
  expect(queries.getQueryData<TripDetail>(options.queryKey)?.total).toBe(10_400)
})
