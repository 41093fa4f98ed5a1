import { bearing } from './bearing.ts'
import { isPosition, type LatLng } from './latLng.ts'

const DEGREE = Math.PI / 180
/** Mean radius of the earth, in metres. */
const RADIUS = 6_371_000

/** A place on a path, and the direction in which the path leads on there. */
export interface PathPlace {
  readonly position: LatLng
  /** Degrees clockwise from north. */
  readonly heading: number
}

/**
 * Walks a path by distance: the result maps a share of its length, 0 to 1, to a place on it. Undefined for a path without
 * two different points; invalid points are left out. Built in linear time, asked in logarithmic time.
 */
export function pathWalk(path: readonly LatLng[]): ((share: number) => PathPlace) | undefined {
  const points = path.filter(isPosition)
  const ends: number[] = []
  let length = 0
  for (const [index, point] of points.entries()) {
    const before = points[index - 1]
    if (before) length += distance(before, point)
    ends.push(length)
  }
  if (length === 0) return undefined

  return (share) => {
    const way = length * Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0))
    const index = legAt(ends, way)
    const from = points[index - 1] as LatLng
    const to = points[index] as LatLng
    const start = ends[index - 1] ?? 0
    const part = (way - start) / ((ends[index] ?? 0) - start)
    return {
      position: { lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part },
      heading: bearing(from, to),
    }
  }
}

/** The index of the end of the leg that contains a distance; legs of no length are skipped. */
function legAt(ends: readonly number[], way: number): number {
  let low = 1
  let high = ends.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] ?? 0) < way) low = middle + 1
    else high = middle
  }
  // At the start, legs of no length may come first.
  while ((ends[low] ?? 0) === (ends[low - 1] ?? 0)) low += 1
  return low
}

/** Metres between two places on the earth (haversine). */
function distance(a: LatLng, b: LatLng): number {
  const north = Math.sin(((b.lat - a.lat) * DEGREE) / 2)
  const east = Math.sin(((b.lng - a.lng) * DEGREE) / 2)
  const square = north ** 2 + Math.cos(a.lat * DEGREE) * Math.cos(b.lat * DEGREE) * east ** 2
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(square)))
}
