import type { Point } from '../base/geo.ts'
import type { Random } from '../base/random.ts'
import type { Lattice } from './lattice.ts'
import type { River } from './river.ts'

/** A small way inside a block. It is only on the map: routes do not use it. */
export type Lane = readonly [Point, Point]

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})

/** The streets around a lane's block. */
export interface Block {
  isLand(column: number, row: number): boolean
  /** Whether a street connects a crossing of the lattice with its neighbour. */
  hasStreet(from: readonly [number, number], to: readonly [number, number]): boolean
}

/** Places lanes in the blocks whose four corners are land; each starts at a street. */
export function createLanes(
  random: Random,
  { columns, rows, point }: Lattice,
  block: Block,
  river: River,
): Lane[] {
  const lanes: Lane[] = []
  for (let column = 0; column + 1 < columns.at.length; column += 1) {
    for (let row = 0; row + 1 < rows.at.length; row += 1) {
      const a = [column, row] as const
      const b = [column + 1, row] as const
      const c = [column + 1, row + 1] as const
      const d = [column, row + 1] as const
      const isLand = [a, b, c, d].every((corner) => block.isLand(...corner))
      if (!isLand || river.crossings(point(...a), point(...c)) > 0) continue
      for (const part of [random.between(0.22, 0.42), random.between(0.58, 0.78)]) {
        const [start, end] = random.chance(0.5)
          ? ([
              [a, b],
              [d, c],
            ] as const)
          : ([
              [a, d],
              [b, c],
            ] as const)
        const reach = random.chance(0.3) || !block.hasStreet(...end) ? 0.55 : 1
        if (random.chance(0.3) || !block.hasStreet(...start)) continue
        const from = between(point(...start[0]), point(...start[1]), part)
        const to = between(point(...end[0]), point(...end[1]), part)
        lanes.push([from, between(from, to, reach)])
      }
    }
  }
  return lanes
}
