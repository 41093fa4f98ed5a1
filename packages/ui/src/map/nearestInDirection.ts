import type { ScreenPoints } from './engine/ScreenPoints.ts'

export type Direction = 'up' | 'down' | 'left' | 'right'

/** Unit vectors on the screen, where y grows downwards. */
export const STEPS: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
}

/** Weight of a pixel to the side against a pixel ahead. */
const SIDEWAYS = 2

/**
 * The target of an arrow key: the nearest vehicle within 45 degrees of the direction, else the nearest vehicle in that
 * half plane. Returns its index in `points`, or undefined without one.
 */
export function nearestInDirection(
  points: ScreenPoints,
  from: { readonly x: number; readonly y: number },
  direction: Direction,
): number | undefined {
  const [stepX, stepY] = STEPS[direction]
  let best: number | undefined
  let bestCost = Number.POSITIVE_INFINITY
  for (let place = 0; place < points.count; place++) {
    const dx = (points.x[place] ?? Number.NaN) - from.x
    const dy = (points.y[place] ?? Number.NaN) - from.y
    const ahead = dx * stepX + dy * stepY
    if (!(ahead > 0)) continue
    const aside = Math.abs(dx * stepY) + Math.abs(dy * stepX)
    const cost = aside <= ahead ? ahead + SIDEWAYS * aside : 1e9 + ahead + SIDEWAYS * aside
    if (cost < bestCost) {
      best = place
      bestCost = cost
    }
  }
  return best
}

/** The index in `points` of the vehicle nearest to a point; undefined without vehicles. */
export function nearestTo(
  points: ScreenPoints,
  at: { readonly x: number; readonly y: number },
): number | undefined {
  let best: number | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (let place = 0; place < points.count; place++) {
    const distance = Math.hypot(
      (points.x[place] ?? Number.NaN) - at.x,
      (points.y[place] ?? Number.NaN) - at.y,
    )
    if (distance < bestDistance) {
      best = place
      bestDistance = distance
    }
  }
  return best
}
