import { expect, test } from 'vitest'
import { between, GLIDE_TIME, glideProgress, startGlide } from './glide.ts'
import { vehicleColumns } from './vehicleColumns.ts'

const west = { id: 'a', position: { lat: 0, lng: -180 } }
const middle = { id: 'a', position: { lat: 0, lng: 0 } }
const other = { id: 'b', position: { lat: 0, lng: 90 } }

function glideBetween(before: readonly (typeof west)[], after: readonly (typeof west)[]) {
  return startGlide(after, vehicleColumns(after), { vehicles: before, ...vehicleColumns(before) }, 5_000)
}

test('a glide starts at the drawn position, whatever the order of the new list', () => {
  const glide = glideBetween([west, other], [other, middle])
  expect(Array.from(glide?.fromX ?? [])).toEqual([0.75, 0])
})

test('a new vehicle starts at its position', () => {
  const glide = glideBetween([west], [middle, other])
  expect(Array.from(glide?.fromX ?? [])).toEqual([0, 0.75])
})

test('without a moved vehicle there is no glide', () => {
  expect(glideBetween([middle, other], [middle, other])).toBeUndefined()
  expect(glideBetween([], [middle])).toBeUndefined()
})

test('a glide starts at 0, ends within a second and never goes back', () => {
  const glide = { startedAt: 5_000, fromX: new Float64Array(), fromY: new Float64Array() }
  expect(glideProgress(glide, 4_000)).toBe(0)
  expect(glideProgress(glide, 5_000)).toBe(0)
  expect(GLIDE_TIME).toBeLessThanOrEqual(1_000)
  expect(glideProgress(glide, 5_000 + GLIDE_TIME)).toBe(1)
  expect(glideProgress(glide, 60_000)).toBe(1)
  const steps = Array.from({ length: 11 }, (_, step) => glideProgress(glide, 5_000 + step * 100))
  expect(steps).toEqual([...steps].sort((a, b) => a - b))
})

test('progress 0.5 is the midpoint', () => {
  expect(between(0.2, 0.6, 0.5)).toBeCloseTo(0.4, 12)
})
