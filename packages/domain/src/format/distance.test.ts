import { expect, test } from 'vitest'
import { gives } from '../testing/gives.ts'
import { formatAssignDistance, formatDistanceKm } from './distance.ts'

test.each([
  [3, '3.0'],
  [3.27, '3.3'],
  [3.24, '3.2'],
  [12.05, '12.1'],
  [0.05, '0.1'],
  [0.04, '0.0'],
  [9.95, '10.0'],
  [1234.56, '1,234.6'],
  [-12.05, '0.0'],
  [-0.04, '0.0'],
  ['-3.44', '0.0'],
  ['-12345678901234567890.5', '0.0'],
  [Number.NEGATIVE_INFINITY, '0.0'],
  ['7.35', '7.4'],
  [undefined, '0.0'],
  ['far', '0.0'],
])('FMT-08 the distance %s km reads %s, with one decimal', gives(formatDistanceKm))

test.each([
  [1500, '1.50'],
  [850, '0.85'],
  [12_346, '12.35'],
  [0, '0.00'],
  [12_345, '12.35'],
  [4.999, '0.00'],
  [5, '0.01'],
  ['850', '0.85'],
  ['5', '0.01'],
  [1_234_567, '1,234.57'],
  [-1500, '0.00'],
  ['-850', '0.00'],
  [null, '0.00'],
  ['near', '0.00'],
])('ASG-05 a candidate %s metres away reads %s km, with two decimals', gives(formatAssignDistance))

test('BKG-07 the distance of a card has one decimal', () => {
  expect(formatDistanceKm(4.26)).toBe('4.3')
})
