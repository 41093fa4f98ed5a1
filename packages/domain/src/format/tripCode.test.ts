import { expect, test } from 'vitest'
import { formatTripCode } from './tripCode.ts'

test.each([
  [7, 'trip-0042', 'X5', '#7425'],
  ['000128', 'ab-cd-15', '9C', '#000128153'],
  [128, 'ab-cd-15', '9C', '#128153'],
  [31, 'trip-', 'T', '#3120'],
  [31, undefined, 'T', '#3120'],
  [31, Number.NaN, 'T', '#3120'],
  [31, 42, 'T', '#314220'],
])(
  'FMT-01 trip %s of %s with %s begins with # and the trip number: %s',
  (tripNumber, id, successCode, code) => {
    expect(formatTripCode({ tripNumber, id, successCode })).toBe(code)
  },
)

test.each([
  [128, 'trip-2024-001ab', '7H', '#128128'],
  [31, 'ABCDEF', 'T', '#315620'],
  [31, 'trip-jt', '0', '#31000'],
  [31, 'trip-7', 'A', '#3171'],
  [31, 'trip-Ab', '3', '#31123'],
  [31, 'trip-4_', '3', '#3143'],
  [31, 'trip-ကခ', '3', '#313'],
  [31, 'trip-4😀', '3', '#313'],
  [31, 'trip-4\u212a', '3', '#3143'],
])(
  'FMT-02 trip %s of %s with %s has the digits of the last two characters: %s',
  (tripNumber, id, successCode, code) => {
    expect(formatTripCode({ tripNumber, id, successCode })).toBe(code)
  },
)

test.each([
  [5, 'x-y-9z', '12K', '#59611'],
  [31, 'trip-zz', 'z', '#316626'],
  [31, 'trip-12', 5, '#31125'],
  [31, 'trip-12', 'A!', '#3112'],
])(
  'FMT-03 trip %s of %s with %s ends with the whole position of the code: %s',
  (tripNumber, id, successCode, code) => {
    expect(formatTripCode({ tripNumber, id, successCode })).toBe(code)
  },
)

test.each([undefined, null, '', ' ', Number.NaN, {} as never])(
  'BKD-07 without a success code (%j) there is no trip code',
  (successCode) => {
    expect(formatTripCode({ tripNumber: 31, id: 'trip-12', successCode })).toBeUndefined()
  },
)

test('BKD-07 without a trip number there is no trip code', () => {
  expect(formatTripCode({ id: 'trip-12', successCode: 'A' })).toBeUndefined()
  expect(formatTripCode({})).toBeUndefined()
  expect(formatTripCode(undefined as never)).toBeUndefined()
})
