import type { TripRoute } from '@fleetgis/domain/map'
import { routePath } from '@fleetgis/domain/trips'
import { thinLine } from './thinLine.ts'
import { worldX, worldY } from './worldProjection.ts'

/** Maximum points of a drawn path; longer paths are thinned to keep drawing cheap. */
const MOST_POINTS = 10_000

/** Points processed before the generator yields. */
const STEP = 2_000

/** A path ready to draw: world units, x and y alternating, and its bounding box. */
export interface TripPath {
  readonly points: Float64Array
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Prepares the path of a trip in steps. Throws an `Error` with the reason where the path cannot be drawn (VAL-36). */
export function* tripPath({ path }: Pick<TripRoute, 'path'>): Generator<void, TripPath> {
  const line = yield* worldLine(path)
  const points = yield* thinLine(line, MOST_POINTS)
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  for (let at = 0; at < points.length; at += 2) {
    const x = points[at] ?? 0
    const y = points[at + 1] ?? 0
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { points, left, top, right, bottom }
}

/**
 * Projects a path into world units. Each point is the copy nearest to the previous one, so that no line wraps around
 * the world.
 */
function* worldLine(path: TripRoute['path']): Generator<void, Float64Array> {
  const count = Array.isArray(path) ? path.length : 0
  const points = new Float64Array(2 * count)
  let world = 0
  let lastX: number | undefined
  let from = 0
  do {
    if (from > 0) yield
    // The last step takes one more point rather than leave a single one, which is no path.
    const to = count - from <= STEP + 1 ? count : from + STEP
    const read = routePath(count <= STEP + 1 ? path : path.slice(from, to))
    for (const [index, { lat, lng }] of read.entries()) {
      let x = worldX(lng) + world
      const step = x - (lastX ?? x)
      if (Math.abs(step) > 0.5) {
        world -= Math.sign(step)
        x -= Math.sign(step)
      }
      points[2 * (from + index)] = x
      points[2 * (from + index) + 1] = worldY(lat)
      lastX = x
    }
    from = to
  } while (from < count)
  return points
}

/** The squared distance, in world units, from a place to the nearest segment of a path. */
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
