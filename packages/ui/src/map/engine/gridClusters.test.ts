import { expect, test } from 'vitest'
import { gridClusters, TALLY_LENGTH } from './gridClusters.ts'
import { MARKER_COLOURS } from './spriteIndex.ts'
import { vehicleColumns } from './vehicleColumns.ts'

/** A square of a sixteenth of the world, 22.5 degrees wide. */
const CELL = 1 / 16

function vehicle(id: string, lng: number, status = 1) {
  return { id, position: { lat: 0.1, lng }, status }
}

test('vehicles of one square form a cluster at their centroid, in the order of the list', () => {
  const columns = vehicleColumns([vehicle('a', 1), vehicle('b', 100), vehicle('c', 3)])
  const { count, start, members, x } = gridClusters(columns, CELL)
  expect(count).toBe(2)
  expect([...start]).toEqual([0, 2, 3])
  expect([...members]).toEqual([0, 2, 1])
  expect(x[0]).toBeCloseTo(0.5 + 2 / 360, 9)
})

test('a cluster counts its vehicles by colour', () => {
  const columns = vehicleColumns([vehicle('a', 1, 1), vehicle('b', 2, 2), vehicle('c', 3, 2)])
  const { tally } = gridClusters(columns, CELL)
  const numbers = Object.fromEntries(MARKER_COLOURS.map((colour, index) => [colour, tally[index]]))
  expect(numbers).toEqual({ neutral: 0, green: 1, red: 2, gray: 0, orange: 0 })
  expect(tally).toHaveLength(TALLY_LENGTH)
})

test('OMAP-16 a vehicle that is not drawn is in no cluster', () => {
  const { count, of, members } = gridClusters(vehicleColumns([vehicle('a', 1, 0), vehicle('b', 2)]), CELL)
  expect(count).toBe(1)
  expect([...of]).toEqual([-1, 0])
  expect([...members]).toEqual([1])
})

test('a vehicle elsewhere does not regroup the others', () => {
  const near = [vehicle('a', 1), vehicle('b', 3)]
  const alone = gridClusters(vehicleColumns(near), CELL)
  const among = gridClusters(vehicleColumns([...near, vehicle('c', -170)]), CELL)
  expect([...among.of].slice(0, 2)).toEqual([...alone.of])
})
