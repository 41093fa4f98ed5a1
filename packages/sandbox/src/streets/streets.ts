import { distanceBetween, type Point, type Position, toPosition } from '../base/geo.ts'
import { joinNames, type Name } from '../base/name.ts'
import { createRandom } from '../base/random.ts'
import { buildBridges } from './bridges.ts'
import { createGreens, type Green } from './greens.ts'
import { largestPart } from './largestPart.ts'
import { createLattice, isMain, type Lattice, type Lines } from './lattice.ts'
import { createRiver, type River } from './river.ts'
import { FIRST, RING_ROAD, ROAD, SECOND, STREET } from './words.ts'

export type StreetClass = 'ring' | 'main' | 'street'

/** Metres a second that traffic makes on each class. */
const SPEED: Readonly<Record<StreetClass, number>> = { ring: 55 / 3.6, main: 36 / 3.6, street: 23 / 3.6 }

/** A piece of a street between two crossings. */
export interface Edge {
  a: number
  b: number
  metres: number
  /** How long a car takes, both ways. */
  seconds: number
}

/** A street without a gap: the crossings that it leads through. */
export interface Street {
  name: Name
  class: StreetClass
  isBridge: boolean
  nodes: readonly number[]
}

/** The streets of the city: crossings (nodes) and the edges between them, all of one piece. */
export interface Streets {
  /** By node. */
  positions: readonly Position[]
  /** By node, in metres from the centre. */
  points: readonly Point[]
  edges: readonly Edge[]
  /** By node: the indices of its edges. */
  edgesAt: readonly (readonly number[])[]
  streets: readonly Street[]
  river: River
  greens: readonly Green[]
}

/** A street before the outlying parts are cut off. */
export type Run = Omit<Street, 'nodes'> & { nodes: number[] }

const GAPS = 0.13

/** Draws the city of a seed. It takes some milliseconds. */
export function createStreets(seed: number): Streets {
  const random = createRandom(seed, 'streets')
  const lattice = createLattice(random)
  const river = createRiver(random)
  const greens = createGreens(random, lattice, river)
  const { columns, rows } = lattice
  const nodeOf = (column: number, row: number) => column * rows.at.length + row
  const points = columns.at.flatMap((_, column) => rows.at.map((_, row) => lattice.point(column, row)))
  const edgeOfCity = createOutskirts(createRandom(seed, 'outskirts'))
  const isLand = points.map((point, node) => {
    const column = Math.floor(node / rows.at.length)
    const row = node % rows.at.length
    return !river.isWet(point) && edgeOfCity(point) && !greens.some((green) => green.swallows(column, row))
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
  return assemble(largestPart(runs), points, river, greens)
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

/** Gives a new name at each call. */
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

/** Whether a point lies inside the city, whose border is ragged. */
function createOutskirts(random: ReturnType<typeof createRandom>): (point: Point) => boolean {
  const waves = [3, 5, 9].map((count) => ({ count, phase: random.between(0, 2 * Math.PI) }))
  return ({ x, y }) => {
    const angle = Math.atan2(y, x)
    const reach = waves.reduce((sum, { count, phase }) => sum + 420 * Math.sin(count * angle + phase), 13_300)
    return Math.hypot(x, y) < reach
  }
}

/** The nodes along each line that may carry a bridge: main roads and the ring. */
function mainLines({ columns, rows }: Lattice, nodeOf: (column: number, row: number) => number) {
  const carries = (lines: Lines, index: number) => isMain(lines, index) || lines.ring.includes(index)
  return [
    ...columns.at.flatMap((_, column) =>
      carries(columns, column) ? [rows.at.map((_, row) => nodeOf(column, row))] : [],
    ),
    ...rows.at.flatMap((_, row) =>
      carries(rows, row) ? [columns.at.map((_, column) => nodeOf(column, row))] : [],
    ),
  ]
}

/** Numbers the crossings that are left, and measures the edges. */
function assemble(
  runs: readonly Run[],
  all: readonly Point[],
  river: River,
  greens: readonly Green[],
): Streets {
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
  const edges: Edge[] = []
  const edgesAt = points.map((): number[] => [])
  for (const street of streets) {
    street.nodes.forEach((b, index) => {
      const a = street.nodes[index - 1]
      if (a === undefined) return
      const metres = distanceBetween(positions[a] as Position, positions[b] as Position)
      edgesAt[a]?.push(edges.length)
      edgesAt[b]?.push(edges.length)
      edges.push({ a, b, metres, seconds: metres / SPEED[street.class] })
    })
  }
  return { positions, points, edges, edgesAt, streets, river, greens }
}
