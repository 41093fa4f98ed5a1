import type { Point } from '../base/geo.ts'
import type { Random } from '../base/random.ts'

/** The irregular border of the city. */
export interface Outskirts {
  includes(point: Point): boolean
  /** The border with a margin of land, closed; the first point is not repeated. */
  outline: readonly Point[]
}

const CORNERS = 96
const RIM = 350

export function createOutskirts(random: Random): Outskirts {
  const waves = [3, 5, 9].map((count) => ({ count, phase: random.between(0, 2 * Math.PI) }))
  const reach = (angle: number) =>
    waves.reduce((sum, { count, phase }) => sum + 450 * Math.sin(count * angle + phase), 13_200)
  return {
    includes: ({ x, y }) => Math.hypot(x, y) < reach(Math.atan2(y, x)),
    outline: Array.from({ length: CORNERS }, (_, index) => {
      const angle = (2 * Math.PI * index) / CORNERS
      const radius = reach(angle) + RIM
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
    }),
  }
}
