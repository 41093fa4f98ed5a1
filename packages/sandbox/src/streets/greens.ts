import type { Point } from '../base/geo.ts'
import { joinNames, type Name } from '../base/name.ts'
import { distanceToLine, smoothCurve } from '../base/plane.ts'
import type { Random } from '../base/random.ts'
import { isMain, type Lattice, type Lines } from './lattice.ts'
import type { River } from './river.ts'
import { LAKE, PARK, SECOND } from './words.ts'

/** A park or a lake. Streets go around it. */
export interface Green {
  kind: 'park' | 'lake'
  name: Name
  /** The closed outline; the first point is not repeated. */
  outline: readonly Point[]
  /** Whether a crossing of the lattice lies inside. */
  swallows(column: number, row: number): boolean
}

const PARKS = 9
const LAKES = 2

/** Places parks and lakes between the main roads, away from the river and the ring road. */
export function createGreens(random: Random, lattice: Lattice, river: River): Green[] {
  const { columns, rows } = lattice
  const greens: Green[] = []
  const blocks = random.shuffle(
    blockStarts(columns).flatMap((left) => blockStarts(rows).map((top) => ({ left, top }))),
  )
  const names = random.shuffle(SECOND)
  for (const { left, top } of blocks) {
    const kind = greens.length < LAKES ? 'lake' : 'park'
    if (greens.length === LAKES + PARKS) break
    const size = kind === 'lake' ? 5 : 2 + random.int(2)
    const right = left + size
    const bottom = top + size
    const border = borderOf(left, top, right, bottom).map(([column, row]) => lattice.point(column, row))
    const isClear = border.every((point) => distanceToLine(point, river.line) > river.width + 300)
    if (!isClear || crossesRing(columns, left, right) || crossesRing(rows, top, bottom)) continue
    const name = names[greens.length % names.length] as Name
    greens.push({
      kind,
      name: joinNames(name, kind === 'lake' ? LAKE : PARK),
      outline: kind === 'lake' ? shore(border) : shrink(border, 0.94),
      swallows: (column, row) => column > left && column < right && row > top && row < bottom,
    })
  }
  return greens
}

/** The main lines of the inner city where a block starts. */
function blockStarts(lines: Lines): number[] {
  return lines.at.flatMap((at, index) => (isMain(lines, index) && Math.abs(at) < 0.62 ? [index] : []))
}

function crossesRing(lines: Lines, from: number, to: number): boolean {
  return lines.ring.some((ring) => ring > from && ring < to)
}

function borderOf(left: number, top: number, right: number, bottom: number): [number, number][] {
  const across = Array.from({ length: right - left }, (_, index) => index)
  const down = Array.from({ length: bottom - top }, (_, index) => index)
  return [
    ...across.map((step): [number, number] => [left + step, top]),
    ...down.map((step): [number, number] => [right, top + step]),
    ...across.map((step): [number, number] => [right - step, bottom]),
    ...down.map((step): [number, number] => [left, bottom - step]),
  ]
}

function shrink(outline: readonly Point[], factor: number): Point[] {
  const middle = outline.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 })
  const x = middle.x / outline.length
  const y = middle.y / outline.length
  return outline.map((point) => ({ x: x + (point.x - x) * factor, y: y + (point.y - y) * factor }))
}

/** Rounds the corners of a lake. */
function shore(border: readonly Point[]): Point[] {
  const inner = shrink(border, 0.8).filter((_, index) => index % 2 === 1)
  return smoothCurve([...inner, ...inner.slice(0, 1)], 5).slice(0, -1)
}
