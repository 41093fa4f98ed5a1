import type { TripRoute } from '@fleetgis/domain/map'
import { routePath } from '@fleetgis/domain/trips'
import { worldX, worldY } from './worldProjection.ts'

/** Points of a path beyond this number are not drawn, so that a broken answer cannot stop the page. */
const MOST_POINTS = 10_000

/** A path as it is drawn: world units, x and y by turns, and the box around it. */
export interface TripPath {
  readonly points: Float64Array
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The path of a trip in world units. Throws an `Error` that says why where it cannot be drawn (VAL-36). */
export function tripPath({ path }: Pick<TripRoute, 'path'>): TripPath {
  const read = routePath(path.length > MOST_POINTS ? path.slice(0, MOST_POINTS) : path)
  const points = new Float64Array(read.length * 2)
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  for (const [index, { lat, lng }] of read.entries()) {
    const x = worldX(lng)
    const y = worldY(lat)
    points[2 * index] = x
    points[2 * index + 1] = y
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { points, left, top, right, bottom }
}

/** The square of the distance, in world units, between a place and the nearest part of a path. */
export function distanceToPath({ points }: TripPath, x: number, y: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let at = 2; at < points.length; at += 2) {
    const fromX = points[at - 2] ?? 0
    const fromY = points[at - 1] ?? 0
    const alongX = (points[at] ?? 0) - fromX
    const alongY = (points[at + 1] ?? 0) - fromY
    const length = alongX * alongX + alongY * alongY
    const part = length === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / length
    const kept = Math.min(1, Math.max(0, part))
    const dx = fromX + kept * alongX - x
    const dy = fromY + kept * alongY - y
    best = Math.min(best, dx * dx + dy * dy)
  }
  return Math.sqrt(best)
}
