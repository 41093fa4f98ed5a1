import type { ScreenPoints } from './engine/ScreenPoints.ts'

export type Direction = 'up' | 'down' | 'left' | 'right'

/** Which way a direction goes on the screen, where y grows downwards. */
export const STEPS: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
}

/** How much a pixel to the side counts against a pixel ahead. */
const SIDEWAYS = 2

/**
 * The vehicle that an arrow key goes to: the nearest within 45 degrees of the direction, else the nearest that lies
 * that way at all. Answers its place in `points`, or undefined where nothing lies that way.
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

/** The place in `points` of the vehicle nearest to a point, or undefined where there is none. */
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
