import { MARKER_COLOURS, NOT_DRAWN, PIN, SPRITES_PER_COLOUR } from './spriteIndex.ts'
import type { VehicleColumns } from './vehicleColumns.ts'
import { worldSize } from './worldProjection.ts'

/** Edge of the grid squares that form clusters, in CSS pixels: close up only vehicles on top of each other. */
const CELL = { far: 72, near: 24 } as const

/** From this zoom on vehicles stand apart unless they overlap. */
const NEAR_ZOOM = 15

/** The edge of the grid squares in world units, for the world's edge in CSS pixels. */
export function clusterCell(scale: number): number {
  return (scale < worldSize(NEAR_ZOOM) ? CELL.far : CELL.near) / scale
}

/** Number of counts per cluster: one for each colour, in the order of `MARKER_COLOURS`. */
export const TALLY_LENGTH = MARKER_COLOURS.length

/** Vehicles grouped by grid square of the world; each place is alone. */
export interface Clusters {
  readonly count: number
  /** Centroid of each cluster, in world units. */
  readonly x: Float64Array
  readonly y: Float64Array
  /** Start offset of each cluster in `members`; one more entry marks the end. */
  readonly start: Int32Array
  /** Vehicle indices, cluster by cluster, each in the order of the list. */
  readonly members: Int32Array
  /** `TALLY_LENGTH` counts per cluster. */
  readonly tally: Int32Array
  /** The number of quiet vehicles of each cluster. */
  readonly quiet: Int32Array
  /** The cluster of each vehicle of the list, -1 for one that is not drawn. */
  readonly of: Int32Array
}

/**
 * Groups vehicles that share a square of a grid over the world; squares have an edge of `cell` world units. The grid
 * does not depend on the viewport, so that dragging does not regroup vehicles. A place never joins a cluster.
 */
export function gridClusters(all: VehicleColumns, cell: number): Clusters {
  const { x, y, sprite } = all
  const columns = Math.ceil(1 / cell) + 1
  const numbers = new Map<number, number>()
  const of = new Int32Array(sprite.length).fill(-1)
  const sizes: number[] = []
  for (let place = 0; place < sprite.length; place++) {
    const kind = sprite[place] ?? NOT_DRAWN
    if (kind === NOT_DRAWN) continue
    if (kind === PIN) {
      of[place] = sizes.push(1) - 1
      continue
    }
    const square = Math.floor((y[place] ?? 0) / cell) * columns + Math.floor((x[place] ?? 0) / cell)
    let number = numbers.get(square)
    if (number === undefined) {
      number = sizes.length
      numbers.set(square, number)
      sizes.push(0)
    }
    sizes[number] = (sizes[number] ?? 0) + 1
    of[place] = number
  }
  return fill(all, of, sizes)
}

function fill(
  { x, y, sprite, quiet: isQuiet }: VehicleColumns,
  of: Int32Array,
  sizes: readonly number[],
): Clusters {
  const count = sizes.length
  const start = new Int32Array(count + 1)
  for (let number = 0; number < count; number++)
    start[number + 1] = (start[number] ?? 0) + (sizes[number] ?? 0)
  const members = new Int32Array(start[count] ?? 0)
  const next = start.slice()
  const tally = new Int32Array(count * TALLY_LENGTH)
  const quiet = new Int32Array(count)
  const middleX = new Float64Array(count)
  const middleY = new Float64Array(count)
  for (let place = 0; place < of.length; place++) {
    const number = of[place] ?? -1
    if (number < 0) continue
    const size = sizes[number] ?? 1
    const at = next[number] ?? 0
    members[at] = place
    next[number] = at + 1
    middleX[number] = (middleX[number] ?? 0) + (x[place] ?? 0) / size
    middleY[number] = (middleY[number] ?? 0) + (y[place] ?? 0) / size
    quiet[number] = (quiet[number] ?? 0) + (isQuiet[place] ?? 0)
    if (sprite[place] === PIN) continue
    const entry = number * TALLY_LENGTH + Math.floor((sprite[place] ?? 0) / SPRITES_PER_COLOUR)
    tally[entry] = (tally[entry] ?? 0) + 1
  }
  return { count, x: middleX, y: middleY, start, members, tally, quiet, of }
}
