import type { Point } from './geo.ts'

export const distanceInPlane = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y)

/** The distance of `point` from the segment between `a` and `b`. */
export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const x = b.x - a.x
  const y = b.y - a.y
  const length = x * x + y * y
  const along = length === 0 ? 0 : ((point.x - a.x) * x + (point.y - a.y) * y) / length
  const part = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - a.x - part * x, point.y - a.y - part * y)
}

/** The distance of `point` from a polyline. */
export function distanceToLine(point: Point, line: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY
  line.forEach((end, index) => {
    const start = line[index - 1]
    if (start) least = Math.min(least, distanceToSegment(point, start, end))
  })
  return least
}

const side = (a: Point, b: Point, point: Point) =>
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)

/** Whether the segments a-b and c-d cross. */
function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0
}

/** How many times the segment a-b crosses a polyline. */
export function crossings(a: Point, b: Point, line: readonly Point[]): number {
  return line.filter((end, index) => {
    const start = line[index - 1]
    return start !== undefined && segmentsCross(a, b, start, end)
  }).length
}

/** Points of a smooth curve (Catmull-Rom) through `points`, `steps` per segment. */
export function smoothCurve(points: readonly Point[], steps: number): Point[] {
  const curve: Point[] = []
  points.slice(0, -1).forEach((b, index) => {
    const a = points[index - 1] ?? b
    const c = points[index + 1] ?? b
    const d = points[index + 2] ?? c
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps
      const blend = (p: number, q: number, r: number, s: number) =>
        q + (t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)))) / 2
      curve.push({ x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) })
    }
  })
  const last = points.at(-1)
  return last ? [...curve, last] : curve
}
