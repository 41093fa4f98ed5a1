import { expect, test } from 'vitest'
import { ASSIGN_RADII, acceptedVehicleNo, DEFAULT_ASSIGN_RADIUS } from './assign.ts'
import { readyFlag } from './ready.ts'

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
