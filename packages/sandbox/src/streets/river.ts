import type { Point } from '../base/geo.ts'
import { crossings, distanceToLine, smoothCurve } from '../base/plane.ts'
import type { Random } from '../base/random.ts'

export interface River {
  /** The middle of the water, from its entry into the city to its exit. */
  line: readonly Point[]
  /** From bank to bank, in metres. */
  width: number
  isWet(point: Point): boolean
  /** How many times a straight line crosses the river. */
  crossings(a: Point, b: Point): number
}

const BANK = 45

/** Draws the river: from the north-west, past the centre, to the south-east and the sea. */
export function createRiver(random: Random): River {
  const bends = [
    [-70_000, 22_000],
    [-22_000, 11_500],
    [-12_500, 7_200],
    [-8_600, 1_800],
    [-7_400, -3_400],
    [-3_200, -7_000],
    [3_200, -7_900],
    [9_200, -10_200],
    [21_000, -13_500],
    [75_000, -46_000],
  ].map(([x = 0, y = 0]) => ({ x: x + random.between(-500, 500), y: y + random.between(-500, 500) }))
  const line = smoothCurve(bends, 9)
  const width = Math.round(random.between(430, 560))
  return {
    line,
    width,
    isWet: (point) => distanceToLine(point, line) < width / 2 + BANK,
    crossings: (a, b) => crossings(a, b, line),
  }
}
