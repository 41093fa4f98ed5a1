import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { driverLocationsReply } from '../map/admin/schemas.ts'
import { stopPoints } from '../trips/stops.ts'
import { optionalPath, path, placeAt, position } from './geo.ts'
import { type DroppedRow, reportingDroppedRows } from './readers.ts'

test.each([
  [[96.1, 16.8], { lat: 16.8, lng: 96.1 }],
  [['96.1', '16.8'], { lat: 16.8, lng: 96.1 }],
  [[180, 90], { lat: 90, lng: 180 }],
  [[-180, -90, 12], { lat: -90, lng: -180 }],
])('MAP-29 the position %j is read', (wire, place) => {
  expect(z.parse(position, wire)).toEqual(place)
  expect(z.parse(path, [wire])).toEqual([place])
  expect(placeAt(place.lat, place.lng)).toEqual(place)
})

test.each([
  [[16.8, 96.1]],
  [[456, 16.8]],
  [[-180.000001, 16.8]],
  [[96.1, 90.000001]],
  [[96.1, '0x10']],
  [['0x60', 16.8]],
  [['9e1', 16.8]],
  [['', 16.8]],
  [[' ', 16.8]],
  [['Infinity', 16.8]],
  [['961000000000000000001', 16.8]],
  [[null, 16.8]],
  [[96.1]],
])('MAP-29 the position %j is refused', (wire) => {
  expect(z.safeParse(position, wire).success).toBe(false)
  expect(z.safeParse(path, [[96.1, 16.8], wire]).success).toBe(false)
  expect(z.parse(optionalPath, { coordinates: [[96.1, 16.8], wire] })).toEqual([])
})

test.each([
  [undefined, 96.1],
  [16.8, undefined],
  [96.1, 16.8],
  [16.8, 456],
])('the degrees %s and %s are not a place', (lat, lng) => {
  expect(placeAt(lat, lng)).toBeUndefined()
})

test('MAP-29 a driver with invalid degrees is dropped and reported, and the others are kept', () => {
  const row = (syskey: number, coordinates: readonly unknown[]) => ({ syskey, route: { coordinates } })
  const dropped: DroppedRow[] = []
  const data_list = [row(1, [16.8, 96.1]), row(2, [96.1, 16.8]), row(3, [456, 16.8]), row(4, [96.1, '0x10'])]
  const wire = { data: { data_list, active: 4, ongoing: 0, offline: 0, total_count: 4 } }
  const read = reportingDroppedRows(
    (found) => dropped.push(found),
    () => z.parse(driverLocationsReply, wire as never),
  )
  expect(read.drivers.map(({ key }) => key)).toEqual(['2'])
  expect(dropped.map(({ index, field }) => `${index} ${field}`)).toEqual([
    '0 route.coordinates',
    '2 route.coordinates',
    '3 route.coordinates.1',
  ])
})

test('a stop with invalid degrees keeps its name', () => {
  const wire = [
    { name: 'Sule', lat: 96.1, lng: 16.8 },
    { name: 'Hledan', lat: '16.82', lng: 96.13 },
  ]
  expect(z.parse(stopPoints, wire)).toEqual([{ name: 'Sule' }, { name: 'Hledan', lat: 16.82, lng: 96.13 }])
})
