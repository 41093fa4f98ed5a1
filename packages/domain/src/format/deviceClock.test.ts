import { expect, test } from 'vitest'
import { clockError, deviceLead } from './deviceClock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [0, 0],
  [2 * MINUTE, 0],
  [-2 * MINUTE, 0],
  [2 * MINUTE + 1, 2 * MINUTE + 1],
  [-2 * MINUTE - 1, -2 * MINUTE - 1],
  [DAY, DAY],
  [-DAY, -DAY],
])('CF-180 a clock that is %d ms ahead counts as %d ms ahead', (measured, lead) => {
  expect(deviceLead(measured, 0)).toBe(lead)
})

test('CF-180 a lead stays as it is while each measurement is within two minutes of it', () => {
  expect(deviceLead(DAY - 1_500, DAY)).toBe(DAY)
  expect(deviceLead(2 * MINUTE - 1, 2 * MINUTE + 1)).toBe(2 * MINUTE + 1)
})

test('CF-180 a clock that is set right has no lead any more', () => {
  expect(deviceLead(1_500, DAY)).toBe(0)
  expect(deviceLead(-DAY, DAY)).toBe(-DAY)
})

test.each([
  [DAY, { isFast: true, unit: 'days', count: 1 }],
  [-DAY, { isFast: false, unit: 'days', count: 1 }],
  [23 * HOUR + 40 * MINUTE, { isFast: true, unit: 'days', count: 1 }],
  [400 * DAY, { isFast: true, unit: 'days', count: 400 }],
  [-3 * HOUR, { isFast: false, unit: 'hours', count: 3 }],
  [3 * MINUTE, { isFast: true, unit: 'minutes', count: 3 }],
  [59 * MINUTE + 40_000, { isFast: true, unit: 'hours', count: 1 }],
] as const)('CF-180 a lead of %d ms is said in one unit', (lead, said) => {
  expect(clockError(lead)).toEqual(said)
})
