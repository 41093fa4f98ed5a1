import { distanceBetween, type Point, type Position, toPosition } from '../base/geo.ts'
import { joinNames, type Name } from '../base/name.ts'
import { createRandom } from '../base/random.ts'
import { buildBridges } from './bridges.ts'
import { createGreens, type Green } from './greens.ts'
import { createLanes, type Lane } from './lanes.ts'
import { largestPart } from './largestPart.ts'
import { createLattice, isMain, type Lattice, type Lines } from './lattice.ts'
import { createOutskirts, type Outskirts } from './outskirts.ts'
import { createRiver, type River } from './river.ts'
import type { Run, Street, StreetClass } from './street.ts'
import { FIRST, RING_ROAD, ROAD, SECOND, STREET } from './words.ts'

/** The speed of traffic on each class, in metres per second. */
const SPEED: Readonly<Record<StreetClass, number>> = { ring: 55 / 3.6, main: 36 / 3.6, street: 23 / 3.6 }

/** A piece of a street from one crossing to the next; the opposite direction is another link. */
interface Link {
  to: number
  metres: number
  /** Travel time of a car. */
  seconds: number
}

/** The connected streets of the city: crossings (nodes) and the links between them. */
export interface Streets {
  /** By node. */
  positions: readonly Position[]
  /** By node, in metres from the centre. */
  points: readonly Point[]
  /** By node. */
  linksAt: readonly (readonly Link[])[]
  streets: readonly Street[]
  river: River
  greens: readonly Green[]
  /** Only drawn; cars do not use them. */
  lanes: readonly Lane[]
  outskirts: Outskirts
}

const GAPS = 0.13

/** Generates the city of a seed, which takes some milliseconds. */
export function createStreets(seed: number): Streets {
  const random = createRandom(seed, 'streets')
  const lattice = createLattice(random)
  const river = createRiver(random)
  const greens = createGreens(random, lattice, river)
  const { columns, rows } = lattice
  const nodeOf = (column: number, row: number) => column * rows.at.length + row
  const points = columns.at.flatMap((_, column) => rows.at.map((_, row) => lattice.point(column, row)))
  const outskirts = createOutskirts(createRandom(seed, 'outskirts'))
  const isLand = points.map((point, node) => {
    const column = Math.floor(node / rows.at.length)
    const row = node % rows.at.length
    return (
      !river.isWet(point) && outskirts.includes(point) && !greens.some((green) => green.swallows(column, row))
    )
  })
  const names = createNames(seed)
  const runs: Run[] = []
  const lay = (own: Lines, across: Lines, index: number, node: (step: number) => number) => {
    const base = names()
    let run: Run | undefined
    for (let step = 0; step + 1 < across.at.length; step += 1) {
      const from = node(step)
      const to = node(step + 1)
      const kind = classOf(own, across, index, step)
      const isGap = kind === 'street' && random.chance(GAPS)
      const isOpen =
        isLand[from] &&
        isLand[to] &&
        !isGap &&
        river.crossings(points[from] as Point, points[to] as Point) === 0
      if (!isOpen || run?.class !== kind) run = undefined
      if (!isOpen) continue
      if (run) run.nodes.push(to)
      else {
        run = { name: nameOf(kind, base), class: kind, isBridge: false, nodes: [from, to] }
        runs.push(run)
      }
    }
  }
  columns.at.forEach((_, column) => {
    lay(columns, rows, column, (row) => nodeOf(column, row))
  })
  rows.at.forEach((_, row) => {
    lay(rows, columns, row, (column) => nodeOf(column, row))
  })
  runs.push(...buildBridges(mainLines(lattice, nodeOf), points, isLand, river))
  const laid = new Set(runs.flatMap(({ nodes }) => nodes.map((node, index) => `${nodes[index - 1]} ${node}`)))
  const block = {
    isLand: (column: number, row: number) => isLand[nodeOf(column, row)] === true,
    hasStreet: (from: readonly [number, number], to: readonly [number, number]) =>
      laid.has(`${nodeOf(...from)} ${nodeOf(...to)}`),
  }
  const lanes = createLanes(createRandom(seed, 'lanes'), lattice, block, river)
  return { ...assemble(largestPart(runs), points), river, greens, lanes, outskirts }
}

function classOf(own: Lines, across: Lines, index: number, step: number): StreetClass {
  const isRing = own.ring.includes(index) && step >= across.ring[0] && step < across.ring[1]
  if (isRing) return 'ring'
  return isMain(own, index) ? 'main' : 'street'
}

function nameOf(kind: StreetClass, base: Name): Name {
  if (kind === 'ring') return RING_ROAD
  return joinNames(base, kind === 'main' ? ROAD : STREET)
}

/** Returns a new name at each call. */
function createNames(seed: number): () => Name {
  const pairs = FIRST.flatMap((first) => SECOND.map((second) => joinNames(first, second)))
  const shuffled = createRandom(seed, 'street names').shuffle(pairs)
  let next = 0
  return () => {
    const name = shuffled[next % shuffled.length] as Name
    next += 1
    return name
  }
}

/** The nodes along each line that may have a bridge: the ring road's first, then main roads. */
function mainLines({ columns, rows }: Lattice, nodeOf: (column: number, row: number) => number) {
  const along = (carries: (lines: Lines, index: number) => boolean) => [
    ...columns.at.flatMap((_, column) =>
      carries(columns, column) ? [rows.at.map((_, row) => nodeOf(column, row))] : [],
    ),
    ...rows.at.flatMap((_, row) =>
      carries(rows, row) ? [columns.at.map((_, column) => nodeOf(column, row))] : [],
    ),
  ]
  return [...along((lines, index) => lines.ring.includes(index)), ...along(isMain)]
}

/** Numbers the remaining crossings and measures the links. */
function assemble(
  runs: readonly Run[],
  all: readonly Point[],
): Pick<Streets, 'positions' | 'points' | 'linksAt' | 'streets'> {
  const numbers = new Map<number, number>()
  const points: Point[] = []
  const number = (node: number) => {
    const known = numbers.get(node)
    if (known !== undefined) return known
    numbers.set(node, points.length)
    points.push(all[node] as Point)
    return points.length - 1
  }
  const streets = runs.map((run) => ({ ...run, nodes: run.nodes.map(number) }))
  const positions = points.map(toPosition)
  const linksAt = points.map((): Link[] => [])
  for (const street of streets) {
    street.nodes.forEach((b, index) => {
      const a = street.nodes[index - 1]
      if (a === undefined) return
      const metres = distanceBetween(positions[a] as Position, positions[b] as Position)
      const seconds = metres / SPEED[street.class]
      linksAt[a]?.push({ to: b, metres, seconds })
      linksAt[b]?.push({ to: a, metres, seconds })
    })
  }
  return { positions, points, linksAt, streets }
}
