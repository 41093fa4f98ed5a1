import { expect, test } from 'vitest'
import { ASSIGN_RADII, acceptedVehicleNo, DEFAULT_ASSIGN_RADIUS } from './assign.ts'
import { readyFlag } from './ready.ts'
import { AUTO_REFRESH_DEFAULT, BOOKING_REFRESH_MS, canAutoRefresh } from './refresh.ts'

test('the radius is 1, 3, 5, 7 or 10 km', () => {
  expect(ASSIGN_RADII).toEqual([1, 3, 5, 7, 10])
})

test('the radius begins at 5 km', () => {
  expect(DEFAULT_ASSIGN_RADIUS).toBe(5)
})

test('ASG-07 accepting sends the vehicle number of the candidate, or an empty text', () => {
  expect(acceptedVehicleNo({ vehicleNo: 'AA-1234' })).toBe('AA-1234')
  expect(acceptedVehicleNo({ vehicleNo: undefined })).toBe('')
  expect(acceptedVehicleNo()).toBe('')
})

test('BKG-28 the booking-ready flag is sent as 1 or 0', () => {
  expect(readyFlag(true)).toBe(1)
  expect(readyFlag(false)).toBe(0)
})

test('auto refresh is on at first', () => {
  expect(AUTO_REFRESH_DEFAULT).toBe(true)
})

test('BKG-11 auto refresh runs every 30 s, but not under an overlay or during a request', () => {
  expect(BOOKING_REFRESH_MS).toBe(30_000)
  const quiet = { isOn: true, isOverlayOpen: false, isRequestRunning: false }
  expect(canAutoRefresh(quiet)).toBe(true)
  expect(canAutoRefresh({ ...quiet, isOn: false })).toBe(false)
  expect(canAutoRefresh({ ...quiet, isOverlayOpen: true })).toBe(false)
  expect(canAutoRefresh({ ...quiet, isRequestRunning: true })).toBe(false)
})
