import type { Point } from '../base/geo.ts'
import type { Random } from '../base/random.ts'

/** From the centre to the outskirts, in metres. */
const CITY_RADIUS = 14_000

/** Every fifth line is a main road. */
const MAIN_EVERY = 5

/** The position of the ring road, between the centre (0) and the outskirts (1). */
const RING_AT = 0.55

/** Lines in one direction through the city. */
export interface Lines {
  /** From -1 to 1, denser in the middle. */
  at: readonly number[]
  /** The index of the line through the centre. */
  middle: number
  /** The two lines that carry the ring road. */
  ring: readonly [number, number]
}

/** Two families of crossing lines, from which the streets are made. */
export interface Lattice {
  columns: Lines
  rows: Lines
  /** The crossing of a column and a row, in metres from the centre. */
  point(column: number, row: number): Point
}

export const isMain = (lines: Lines, index: number): boolean => (index - lines.middle) % MAIN_EVERY === 0

function createLines(random: Random): Lines {
  const half = () => {
    const at: number[] = []
    for (let next = 0; ; at.push(next)) {
      next += (0.022 + 0.03 * next) * random.between(0.75, 1.25)
      if (next > 1) return at
    }
  }
  const before = half().map((value) => -value)
  const at = [...before.reverse(), 0, ...half()]
  const nearest = (wanted: number) =>
    at.reduce(
      (best, value, index) => (Math.abs(value - wanted) < Math.abs((at[best] ?? 9) - wanted) ? index : best),
      0,
    )
  return { at, middle: before.length, ring: [nearest(-RING_AT), nearest(RING_AT)] }
}

/** A slow wave over the city, which bends the streets. */
function createWave(random: Random): (x: number, y: number) => number {
  const parts = [9000, 5200, 3100].map((length) => ({
    angle: random.between(0, Math.PI),
    phase: random.between(0, 2 * Math.PI),
    length,
    height: length * 0.028,
  }))
  return (x, y) =>
    parts.reduce((sum, { angle, phase, length, height }) => {
      const along = x * Math.cos(angle) + y * Math.sin(angle)
      return sum + height * Math.sin((2 * Math.PI * along) / length + phase)
    }, 0)
}

/** Draws the lattice: a square of lines, mapped to a disc, rotated a little and made uneven. */
export function createLattice(random: Random): Lattice {
  const columns = createLines(random)
  const rows = createLines(random)
  const waveX = createWave(random)
  const waveY = createWave(random)
  const turn = random.between(0.12, 0.3)
  const jitter = columns.at.map(() =>
    rows.at.map(() => ({ x: random.between(-28, 28), y: random.between(-28, 28) })),
  )
  return {
    columns,
    rows,
    point(column, row) {
      const u = columns.at[column] ?? 0
      const v = rows.at[row] ?? 0
      // Squares around the centre become round, so that four lines make a ring road.
      const x = CITY_RADIUS * u * Math.sqrt(1 - (v * v) / 2)
      const y = CITY_RADIUS * v * Math.sqrt(1 - (u * u) / 2)
      const own = jitter[column]?.[row] ?? { x: 0, y: 0 }
      const bentX = x + waveX(x, y) + own.x
      const bentY = y + waveY(x, y) + own.y
      return {
        x: bentX * Math.cos(turn) - bentY * Math.sin(turn),
        y: bentX * Math.sin(turn) + bentY * Math.cos(turn),
      }
    },
  }
}
