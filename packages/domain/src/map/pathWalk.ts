import { bearing } from './bearing.ts'
import { isPosition, type LatLng } from './latLng.ts'
import { metresBetween } from './metresBetween.ts'

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
  const legs: Leg[] = []
  let length = 0
  let from: LatLng | undefined
  for (const to of path) {
    if (!isPosition(to)) continue
    const metres = from ? metresBetween(from, to) : 0
    if (from && metres > 0) legs.push({ from, to, start: length, metres })
    length += metres
    from = to
  }
  const [first, ...rest] = legs
  if (!first) return undefined

  return (share) => {
    const way = length * Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0))
    const leg = legAt(first, rest, way)
    const part = Math.min(1, (way - leg.start) / leg.metres)
    const between = (one: number, other: number) => one * (1 - part) + other * part
    return {
      position: { lat: between(leg.from.lat, leg.to.lat), lng: between(leg.from.lng, leg.to.lng) },
      heading: bearing(leg.from, leg.to),
    }
  }
}

/** A part of a path between two different points, with its distance from the start of the path. */
interface Leg {
  readonly from: LatLng
  readonly to: LatLng
  readonly start: number
  readonly metres: number
}

/** The last leg that starts before a distance. */
function legAt(first: Leg, rest: readonly Leg[], way: number): Leg {
  let found = first
  let low = 0
  let high = rest.length
  while (low < high) {
    const middle = (low + high) >> 1
    const leg = rest[middle] as Leg
    if (leg.start < way) {
      found = leg
      low = middle + 1
    } else high = middle
  }
  return found
}
