import { expect, test } from 'vitest'
import { thinLine } from './thinLine.ts'

const MAX_POINTS = 10_000

function thin(points: Float64Array, most = MAX_POINTS): Float64Array {
  const steps = thinLine(points, most)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** A line from a function of the point's index: x and y alternating. */
function line(count: number, pointOf: (index: number) => readonly [x: number, y: number]): Float64Array {
  return Float64Array.from(Array.from({ length: count }, (_, index) => pointOf(index)).flat())
}

/** A pseudo-random number from 0 to 1 for a seed. */
function chance(seed: number): number {
  const x = Math.sin(seed * 127.1 + 311.7) * 43_758.5453
  return x - Math.floor(x)
}

/** A day of a cab: 25,392 points over a city of about 40 km, a thousandth of the world, with jitter of some metres. */
const DAY = (() => {
  let x = 0.767
  let y = 0.453
  let heading = 0
  return line(25_392, (index) => {
    if (index % 90 === 0) heading += (Math.floor(chance(index) * 3) - 1) * (Math.PI / 2)
    x += Math.cos(heading) * 2.5e-7 + (chance(index + 0.3) - 0.5) * 1e-7
    y += Math.sin(heading) * 2.5e-7 + (chance(index + 0.6) - 0.5) * 1e-7
    return [x, y]
  })
})()

/** The greatest distance of a line's point from another line. */
function furthest(points: Float64Array, from: Float64Array): number {
  let worst = 0
  let near = 0
  for (let at = 0; at < points.length; at += 2) {
    // Kept points are in the order of the line: the nearest segment is close to the previous one.
    let best = Number.POSITIVE_INFINITY
    for (let part = Math.max(2, near - 40); part < Math.min(from.length, near + 40); part += 2) {
      const distance = toSegment(from, part, points[at] ?? 0, points[at + 1] ?? 0)
      if (distance < best) {
        best = distance
        near = part
      }
    }
    worst = Math.max(worst, best)
  }
  return worst
}

function toSegment(line: Float64Array, end: number, x: number, y: number): number {
  const [fromX = 0, fromY = 0, toX = 0, toY = 0] = line.subarray(end - 2, end + 2)
  const dx = toX - fromX
  const dy = toY - fromY
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / length))
  return Math.hypot(fromX + part * dx - x, fromY + part * dy - y)
}

test('a line of few points is unchanged', () => {
  const points = line(MAX_POINTS, (index) => [index, index % 2])
  expect(thin(points)).toBe(points)
})

test('T25 a day of 25,392 points is thinned to 10,000 at most, with both ends, and stays within 20 metres', () => {
  const thinned = thin(DAY)
  expect(thinned.length / 2).toBeLessThanOrEqual(MAX_POINTS)
  expect([...thinned.subarray(0, 2)]).toEqual([...DAY.subarray(0, 2)])
  expect([...thinned.subarray(-2)]).toEqual([...DAY.subarray(-2)])
  // A metre is the 40,075,017th part of the world at the equator.
  expect(furthest(DAY, thinned)).toBeLessThan(20 / 40_075_017)
})

test('every point of a thinned line is a point of the line, in its order, with the same result each time', () => {
  const thinned = thin(DAY)
  let at = 0
  for (let kept = 0; kept < thinned.length; kept += 2) {
    while (at < DAY.length && (DAY[at] !== thinned[kept] || DAY[at + 1] !== thinned[kept + 1])) at += 2
    expect(at).toBeLessThan(DAY.length)
    at += 2
  }
  expect(thin(DAY)).toEqual(thinned)
})

test.each([
  ['aside', 0, 0.01],
  ['ahead along the line, and back', 0.3, 0],
  ['behind along the line, and back', -0.3, 0],
])('a single point far %s is kept', (_, dx, dy) => {
  const spike = 12_345
  const points = line(25_392, (index) => [
    0.3 + index / 100_000 + (index === spike ? dx : 0),
    0.5 + (index === spike ? dy : 0),
  ])
  const thinned = thin(points, 100)
  const [x, y] = points.subarray(2 * spike, 2 * spike + 2)
  expect(thinned.some((value, at) => at % 2 === 0 && value === x && thinned[at + 1] === y)).toBe(true)
})

test('a closed line stays closed and round', () => {
  const points = line(30_001, (index) => [
    0.5 + Math.cos((index / 30_000) * 2 * Math.PI) / 100,
    0.5 + Math.sin((index / 30_000) * 2 * Math.PI) / 100,
  ])
  const thinned = thin(points, 1_000)
  expect(thinned.length / 2).toBeLessThanOrEqual(1_000)
  expect(furthest(points, thinned)).toBeLessThan(1e-5)
  expect([...thinned.subarray(-2)]).toEqual([...points.subarray(-2)])
})

test('a line without movement is reduced to its two ends', () => {
  expect([...thin(line(20_000, () => [0.5, 0.25]))]).toEqual([0.5, 0.25, 0.5, 0.25])
})

test('noise over the whole world is thinned too', () => {
  const thinned = thin(line(50_000, (index) => [chance(index), chance(index + 0.5)]))
  expect(thinned.length / 2).toBeLessThanOrEqual(MAX_POINTS)
  expect(thinned.length / 2).toBeGreaterThanOrEqual(2)
})

test('thinning runs in steps', () => {
  const steps = thinLine(
    line(200_000, (index) => [chance(index), index / 200_000]),
    MAX_POINTS,
  )
  let count = 0
  while (!steps.next().done) count++
  expect(count).toBeGreaterThan(20)
})
