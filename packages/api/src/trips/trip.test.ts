import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { aTrip } from '../testing/aTrip.ts'
import { trip, tripPageReply } from './trip.ts'

const read = (row: unknown) => z.parse(trip, row)

test('TRIP-08 a trip is read with every field', () => {
  expect(read(aTrip)).toEqual({
    id: 't1',
    userId: 'u1',
    groupId: 'g1',
    groupName: 'Yangon Taxi',
    vehicleId: 'v1',
    vehicleNo: 'AA-1234',
    reference: 'REF-9',
    startedAt: '2025-01-01 08:00:00',
    endedAt: '2025-01-01 08:35:00',
    from: 'Sule',
    to: 'Insein',
    path: [
      { lat: 16.8, lng: 96.1 },
      { lat: 16.9, lng: 96.2 },
    ],
    tripStatus: 3,
    bookingStatus: 5,
    status: 1,
    booking: {
      key: 'k1',
      id: 'BK-1',
      passengerName: 'Su Su',
      name: 'Airport',
      stops: [{ name: 'Hledan', lat: 16.82, lng: 96.13 }],
    },
    bookingPath: [
      { lat: 16.8, lng: 96.1 },
      { lat: 16.7, lng: 96.3 },
    ],
    driverName: 'Aung',
    memberId: 'M-7',
    mobile: '09791234567',
    email: 'aung@example.com',
    image: 'https://img.example/1.jpg',
    distanceKm: 12.5,
    total: 4500,
  })
})

test('TRIP-08 a trip on the way has no end, and may have no booking', () => {
  expect(read({ ...aTrip, t_datetime: null, booking: null, booking_route: null })).toMatchObject({
    id: 't1',
    endedAt: undefined,
    booking: undefined,
    bookingPath: undefined,
  })
})

test('TRIP-08 numbers in text form are read', () => {
  expect(read({ ...aTrip, trip_status: '3', distance: '12.5', total: '4500.00' })).toMatchObject({
    tripStatus: 3,
    distanceKm: 12.5,
    total: 4500,
  })
})

test('TRIP-08 a booking without a trip uses its own key', () => {
  expect(read({ tripid: null, booking: { bookingkey: 'k1' } })).toMatchObject({
    id: 'k1',
    userId: '',
    startedAt: '',
    path: [],
    booking: { key: 'k1', id: '', stops: [] },
  })
})

test.each([[null], [{ bookingid: 'BK-1' }], ['k1'], [[]]])(
  'TRIP-08 a trip is kept without a booking that comes as %j',
  (booking) => {
    expect(read({ ...aTrip, booking }).booking).toBeUndefined()
  },
)

test('TRIP-08 stops without a place keep their names', () => {
  const booking = { ...aTrip.booking, extra_point: null }
  expect(read({ ...aTrip, booking }).booking?.stops).toEqual([{ name: 'Hledan' }, { name: 'Kamayut' }])
})

test('TRIP-08 a row with neither a trip nor a booking is dropped', () => {
  const reply = { data: { data_list: [{ driver_name: 'Aung' }, aTrip], count: 2 } }
  expect(z.parse(tripPageReply, reply)).toMatchObject({ trips: [{ id: 't1' }], total: 2 })
})
