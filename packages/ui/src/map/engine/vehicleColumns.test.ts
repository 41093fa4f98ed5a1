import { expect, test } from 'vitest'
import { NOT_DRAWN, spriteIndex } from './spriteIndex.ts'
import { vehicleColumns } from './vehicleColumns.ts'
import { worldX, worldY } from './worldProjection.ts'

const YANGON = { lat: 16.871311, lng: 96.199379 }

test('the column of a vehicle holds its world position', () => {
  const { x, y } = vehicleColumns([{ id: '1', position: YANGON }])
  expect([x[0], y[0]]).toEqual([worldX(96.199379), worldY(16.871311)])
})

test.each([
  [1, 'green'],
  [2, 'red'],
  [3, 'gray'],
  [4, 'orange'],
] as const)('MARK-01 a vehicle of status %d has a %s sprite', (status, colour) => {
  const { sprite } = vehicleColumns([{ id: '1', position: YANGON, status, heading: 90 }])
  expect(sprite[0]).toBe(spriteIndex(colour, 90))
})

test('CF-116 a vehicle without a status has the neutral sprite', () => {
  expect(vehicleColumns([{ id: '1', position: YANGON }]).sprite[0]).toBe(spriteIndex('neutral', undefined))
})

test.each([0, 9])('CF-29 a vehicle of status %d is not drawn', (status) => {
  expect(vehicleColumns([{ id: '1', position: YANGON, status }]).sprite[0]).toBe(NOT_DRAWN)
})

test('arrays of the same length are reused, others are replaced', () => {
  const first = vehicleColumns([{ id: '1', position: YANGON }])
  expect(vehicleColumns([{ id: '2', position: { lat: 0, lng: 0 } }], first)).toBe(first)
  expect(first.x[0]).toBe(0.5)
  expect(vehicleColumns([], first).x).toHaveLength(0)
})
