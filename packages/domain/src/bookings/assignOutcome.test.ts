import { expect, test } from 'vitest'
import { candidatesByDistance, widerRadius } from './assign.ts'
import { assignOutcome, driverInCharge, hasOtherDriver } from './assignOutcome.ts'

const chosen = { mobile: '09791234567', email: 'aung@example.com', vehicleNo: '5K-3421' }
const seen = { currentStatus: 'Assigned', mobile: '09791234567', email: '', vehicle: '5K-3421 Toyota Probox' }

test('BKS-36 a booking of the chosen driver is assigned', () => {
  expect(assignOutcome(seen, chosen)).toBe('assigned')
  expect(assignOutcome({ ...seen, currentStatus: '8' }, chosen)).toBe('assigned')
  expect(assignOutcome({ ...seen, mobile: undefined }, chosen)).toBe('assigned')
  expect(assignOutcome({ ...seen, mobile: '', vehicle: '', email: 'Aung@example.com ' }, chosen)).toBe(
    'assigned',
  )
})

test('BKS-35 a booking that is pending or reassigned is still open', () => {
  for (const currentStatus of ['Pending', 'Reassigned', '1', '11']) {
    expect(assignOutcome({ ...seen, currentStatus }, chosen)).toBe('open')
  }
})

test('BKS-35 a booking that another driver has, or that has ended, is gone', () => {
  const other = { currentStatus: 'Assigned', mobile: '09400000000', email: '', vehicle: '1A-1 Toyota Vitz' }
  expect(assignOutcome(other, chosen)).toBe('gone')
  for (const currentStatus of ['Passenger cancel', 'Admin cancel', 'Expired', 'Processing']) {
    expect(assignOutcome({ ...seen, currentStatus }, chosen)).toBe('gone')
  }
})

test('BKS-35 a field that both lack does not identify the driver', () => {
  const unidentified = { currentStatus: 'Assigned', mobile: '', email: undefined, vehicle: '' }
  expect(assignOutcome(unidentified, { mobile: '', email: undefined, vehicleNo: '' })).toBe('gone')
})

test.each([
  ['5K 3421', '5K 3421 Toyota Probox'],
  ['5k-3421', 'Toyota Probox  5K-3421'],
  [' 5K  3421', '5K 3421'],
])('BKS-36 a booking with the chosen plate %j in the vehicle %j is assigned', (vehicleNo, vehicle) => {
  const byPlate = { mobile: undefined, email: undefined, vehicleNo }
  expect(assignOutcome({ ...seen, vehicle }, byPlate)).toBe('assigned')
})

test.each([
  ['5K 3421', '5K 34210 Toyota Probox'],
  ['5K 3421', '5K Toyota 3421'],
  ['K-3421', '5K-3421 Toyota Probox'],
  [' ', '5K-3421 Toyota Probox'],
])('BKS-35 a booking whose chosen plate %j is no part of the vehicle %j is gone', (vehicleNo, vehicle) => {
  const byPlate = { mobile: undefined, email: undefined, vehicleNo }
  expect(assignOutcome({ ...seen, vehicle }, byPlate)).toBe('gone')
})

test('BKS-36 a driver has a booking from Assigned to Start, and no longer once it has ended', () => {
  const driverName = 'Aung Kyaw Moe'
  for (const currentStatus of ['Assigned', 'On the way', 'Arrived', 'Start'])
    expect(driverInCharge({ currentStatus, driverName })).toBe(driverName)
  for (const currentStatus of ['1', '5', '6', '7', '9', '10', '11', '12', '13', '400', 'Boarding', undefined])
    expect(driverInCharge({ currentStatus, driverName })).toBeUndefined()
  expect(driverInCharge({ currentStatus: '2', driverName: ' ' })).toBeUndefined()
})

test.each([
  [{ mobile: '095550111', email: 'aung@example.com' }, false],
  [{ mobile: '095550111', email: 'other@example.com' }, false],
  [{ mobile: '095550122', email: 'Aung@example.com ' }, false],
  [{ mobile: '095550122', email: 'other@example.com' }, true],
  [{ mobile: '095550122', email: '' }, true],
  [{ mobile: undefined, email: 'other@example.com' }, true],
  [{ mobile: ' ', email: undefined }, false],
  [{ mobile: '+95 9 555 0111', email: '' }, false],
  [{ mobile: '၀၉၅၅၅၀၁၁၁', email: '' }, false],
  [{ mobile: '0955**111', email: '' }, false],
  [{ mobile: '0955**122', email: 'other@example.com' }, true],
])('BKS-36 a detail with the contacts %j is of another driver: %j', (detail, isOther) => {
  const own = { mobile: '095550111', email: 'aung@example.com' }
  expect(hasOtherDriver(detail, own)).toBe(isOther)
  expect(hasOtherDriver(detail, { mobile: '', email: undefined })).toBe(false)
})

test('BKS-15 an unknown status is unclear', () => {
  expect(assignOutcome({ ...seen, currentStatus: undefined }, chosen)).toBe('unclear')
  expect(assignOutcome({ ...seen, currentStatus: 'Boarding' }, chosen)).toBe('unclear')
})

test('ASG-05 candidates are sorted by distance, those without one last', () => {
  const rows = [
    { distanceMetres: 900 },
    { distanceMetres: undefined },
    { distanceMetres: 12 },
    { distanceMetres: 900.5 },
  ]
  expect(candidatesByDistance(rows).map(({ distanceMetres }) => distanceMetres)).toEqual([
    12,
    900,
    900.5,
    undefined,
  ])
})

test('ASG-02 the next radius is the next in the select, undefined after 10 km', () => {
  expect([1, 3, 5, 7, 10].map((radius) => widerRadius(radius))).toEqual([3, 5, 7, 10, undefined])
})
