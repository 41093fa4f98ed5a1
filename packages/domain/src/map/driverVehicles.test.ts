import { expect, test } from 'vitest'
import {
  driverOf,
  driversById,
  driverVehicles,
  driverVehiclesInSteps,
  locationsOfVehicles,
  shownDrivers,
} from './driverVehicles.ts'
import type { MapDriver } from './mapDriver.ts'

const aDriver = (change: Partial<MapDriver> = {}): MapDriver => ({
  position: { lat: 16.8, lng: 96.1 },
  key: '7000000000000000001',
  status: 1,
  name: 'Aung Kyaw',
  ...change,
})

test.each([
  [{ key: 'k1', vehicleId: 'v1', mobile: '+959123456', email: 'a@b.example' }, 'k1'],
  [{ key: undefined, vehicleId: 'v1', mobile: '+959123456' }, 'v1'],
  [{ key: '', vehicleId: undefined, mobile: '+959123456', email: 'a@b.example' }, '+959123456'],
  [{ key: undefined, email: 'a@b.example' }, 'a@b.example'],
])('PMAP-39 a driver with %j is the vehicle %s', (change, id) => {
  const driver = aDriver(change as Partial<MapDriver>)
  expect(driverVehicles([driver])).toMatchObject([{ id, status: 1 }])
  expect(driverOf(id, [aDriver({ key: 'other' }), driver])).toBe(driver)
})

test('PMAP-39 a driver without any id and a second one with the same id are left out', () => {
  const drivers = [aDriver({ key: undefined }), aDriver(), aDriver({ status: 2 })]
  expect(driverVehicles(drivers).map(({ status }) => status)).toEqual([1])
})

test('CF-116 the heading is the bearing from the position drawn before, and stays while the vehicle stands', () => {
  const before = driverVehicles([aDriver()])
  expect(before[0]?.heading).toBeUndefined()
  const north = driverVehicles([aDriver({ position: { lat: 16.9, lng: 96.1 } })], before)
  expect(north[0]?.heading).toBeCloseTo(0)
  const stands = driverVehicles([aDriver({ position: { lat: 16.9, lng: 96.1 }, status: 2 })], north)
  expect(stands[0]).toMatchObject({ heading: north[0]?.heading, status: 2 })
})

test('an unchanged list is the same list, and an unchanged vehicle the same object', () => {
  const before = driverVehicles([aDriver(), aDriver({ key: '2' })])
  expect(driverVehicles([aDriver(), aDriver({ key: '2' })], before)).toBe(before)
  const after = driverVehicles([aDriver(), aDriver({ key: '2', status: 3 })], before)
  expect(after[0]).toBe(before[0])
  expect(after[1]).not.toBe(before[1])
})

test('OMAP-18 the results of a search replace all other drivers', () => {
  const drivers = [aDriver()]
  const found = [aDriver({ key: '2', status: 4 })]
  expect(shownDrivers({ drivers, found })).toBe(found)
  expect(shownDrivers({ drivers, found: [] })).toBe(drivers)
})

test('CF-152 the positions of chosen vehicles are those with their ids', () => {
  const [one, other] = [aDriver({ vehicleId: 'v1' }), aDriver({ key: '2', vehicleId: 'v2' })]
  const found = [aDriver({ vehicleId: 'v2', status: 4 })]
  const locations = { drivers: [one, other, aDriver({ key: '3' })], found }
  expect(locationsOfVehicles(locations, ['v1'])).toEqual({ drivers: [one], found: [] })
  expect(locationsOfVehicles(locations, ['v1', 'v2'])).toEqual({ drivers: [one, other], found })
})

test('many drivers become the same vehicles in steps as at once', () => {
  const listOf = (length: number, lat: number) =>
    Array.from({ length }, (_, index) => aDriver({ key: `k${index}`, position: { lat, lng: 96 } }))
  const before = driverVehicles(listOf(1_200, 16))
  const steps = driverVehiclesInSteps(listOf(1_300, 17), before)
  let count = 0
  let step = steps.next()
  for (; !step.done; step = steps.next()) count++
  expect(count).toBe(3 + 3)
  expect(step.value).toEqual(driverVehicles(listOf(1_300, 17), before))
})

test('PMAP-39 drivers are found by the ids of their vehicles, the first of one id', () => {
  const [first, second, none] = [aDriver(), aDriver({ status: 2 }), aDriver({ key: undefined })]
  const byId = driversById([first, second, none])
  expect(byId.get('7000000000000000001')).toBe(first)
  expect(byId.has('7000000000000000001')).toBe(true)
  expect(byId.get('other')).toBeUndefined()
  expect(byId.has('other')).toBe(false)
})
