import type { Name } from '../base/name.ts'
import type { PlaceKind } from '../streets/places.ts'
import type { StreetClass } from '../streets/street.ts'
import { type Box, touches } from './box.ts'
import { type Mercator, TILE_SIZE } from './mercator.ts'
import type { CityShapes } from './shapes.ts'
import { COLOUR } from './style.ts'

/** A name on the map. */
export interface Label {
  /** The middle, in world pixels at its zoom. */
  x: number
  y: number
  /** Degrees; labels of streets follow the street. */
  angle: number
  lines: readonly string[]
  size: number
  weight: 400 | 600
  colour: string
  /** Whether a dot is drawn above the text, as for places. */
  hasDot: boolean
  box: Box
}

type Wanted = Omit<Label, 'box'>

/** The zoom levels at which a kind of place has a label. */
const PLACE_ZOOM: Readonly<Record<PlaceKind, readonly [from: number, to: number]>> = {
  township: [11, 15],
  airport: [11, 19],
  terminal: [13, 19],
  hospital: [14, 19],
  market: [14, 19],
  station: [14, 19],
  pagoda: [14, 19],
  plaza: [15, 19],
  school: [15, 19],
  hotel: [15, 19],
}
const STREET_FROM: Readonly<Record<StreetClass, number>> = { ring: 13, main: 14, street: 16 }
/** Labels have English and Burmese from this zoom on. */
const BOTH_FROM = 16
/** The distance between two labels of one street, in pixels. */
const EVERY = 480

/**
 * The labels that fit at a zoom, the most important first. They are the same for all tiles, so a label continues in the
 * next tile.
 */
export function labelsAt(city: CityShapes, zoom: number): Label[] {
  const taken = new Map<string, Box[]>()
  const labels: Label[] = []
  for (const wanted of [
    ...placeLabels(city, zoom),
    ...greenLabels(city, zoom),
    ...streetLabels(city, zoom),
  ]) {
    const box = boxAround(wanted)
    const cells = cellsOf(box)
    if (cells.some((cell) => taken.get(cell)?.some((other) => touches(other, box)))) continue
    for (const cell of cells) taken.set(cell, [...(taken.get(cell) ?? []), box])
    labels.push({ ...wanted, box })
  }
  return labels
}

const scaleAt = (zoom: number) => TILE_SIZE * 2 ** zoom

function linesOf(name: Name, zoom: number): string[] {
  return zoom >= BOTH_FROM ? [name.en, name.my] : [name.en]
}

function placeLabels({ places }: CityShapes, zoom: number): Wanted[] {
  const shown = places.filter(({ kind }) => zoom >= PLACE_ZOOM[kind][0] && zoom <= PLACE_ZOOM[kind][1])
  return shown.map(({ kind, name, at: [x, y] }) => {
    const isTownship = kind === 'township'
    const lines = linesOf(name, zoom)
    const size = isTownship ? 13 : 11
    return {
      x: x * scaleAt(zoom),
      y: y * scaleAt(zoom) + (isTownship ? 0 : dotAbove(lines.length, size)),
      angle: 0,
      lines,
      size,
      weight: isTownship ? 600 : 400,
      colour: COLOUR.text,
      hasDot: !isTownship,
    }
  })
}

function greenLabels({ greens, river }: CityShapes, zoom: number): Wanted[] {
  const named = greens.filter(({ kind }) => zoom >= (kind === 'lake' ? 13 : 14))
  const plain = { angle: 0, size: 11, weight: 400, hasDot: false } as const
  const labels: Wanted[] = named.map(({ kind, name, middle: [x, y] }) => ({
    ...plain,
    x: x * scaleAt(zoom),
    y: y * scaleAt(zoom),
    lines: linesOf(name, zoom),
    colour: kind === 'lake' ? COLOUR.waterText : COLOUR.parkText,
  }))
  if (zoom < 12) return labels
  return [
    ...labels,
    ...along(river.points, river.name, zoom).map((label) => ({
      ...label,
      size: 12,
      colour: COLOUR.waterText,
    })),
  ]
}

function streetLabels({ streets }: CityShapes, zoom: number): Wanted[] {
  const order: readonly StreetClass[] = ['ring', 'main', 'street']
  return order
    .filter((kind) => zoom >= STREET_FROM[kind])
    .flatMap((kind) =>
      streets
        .filter((street) => street.class === kind)
        .flatMap(({ points, name }) => along(points, name, zoom)),
    )
}

/** Labels along a line, on segments that are long enough. */
function along(points: readonly Mercator[], name: Name, zoom: number): Wanted[] {
  const scale = scaleAt(zoom)
  const text = zoom >= 18 ? `${name.en}  ${name.my}` : name.en
  const size = zoom >= 17 ? 12 : 10
  const labels: Wanted[] = []
  let since = EVERY
  points.forEach(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [x, y]
    const dx = (x - fromX) * scale
    const dy = (y - fromY) * scale
    const length = Math.hypot(dx, dy)
    const count = Math.floor((since + length) / EVERY)
    if (count === 0 || length < widthOf(text, size) + 12) {
      since += length
      return
    }
    const fit = Math.min(count, Math.max(1, Math.floor(length / EVERY)))
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI
    for (let step = 0; step < fit; step += 1) {
      const part = (step + 0.5) / fit
      labels.push({
        x: fromX * scale + dx * part,
        y: fromY * scale + dy * part,
        // Keeps text upright.
        angle: turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn,
        lines: [text],
        size,
        weight: 400,
        colour: COLOUR.text,
        hasDot: false,
      })
    }
    since = length / (2 * fit)
  })
  return labels
}

/** The approximate width of a text: Burmese vowel signs above and below take no width. */
function widthOf(text: string, size: number): number {
  const signs = text.match(/\p{M}/gu)?.length ?? 0
  const burmese = text.match(/[\u1000-\u102a]/g)?.length ?? 0
  return size * (0.56 * (text.length - signs - burmese) + 1.05 * burmese)
}

/** The distance of a place's dot from the middle of its text. */
export const dotAbove = (lines: number, size: number): number => (lines * lineHeight(size)) / 2 + 3

export const lineHeight = (size: number): number => Math.round(size * 1.5)

function boxAround({ x, y, angle, lines, size, hasDot }: Wanted): Box {
  const width = Math.max(...lines.map((line) => widthOf(line, size))) + 8
  const height = lineHeight(size) * lines.length + (hasDot ? 12 : 4)
  const turn = (Math.abs(angle) * Math.PI) / 180
  const halfWidth = (width * Math.cos(turn) + height * Math.sin(turn)) / 2
  const halfHeight = (width * Math.sin(turn) + height * Math.cos(turn)) / 2
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
}

function cellsOf({ left, top, right, bottom }: Box): string[] {
  const cells: string[] = []
  for (let column = Math.floor(left / TILE_SIZE); column <= Math.floor(right / TILE_SIZE); column += 1) {
    for (let row = Math.floor(top / TILE_SIZE); row <= Math.floor(bottom / TILE_SIZE); row += 1) {
      cells.push(`${column} ${row}`)
    }
  }
  return cells
}
