import { type Html, html } from '../base/markup.ts'
import type { StreetClass } from '../streets/street.ts'
import type { World } from '../world.ts'
import type { Atlas } from './atlas.ts'
import { type Box, boxOf, touches } from './box.ts'
import { graticule } from './graticule.ts'
import { dotAbove, type Label, lineHeight } from './labels.ts'
import { type Mercator, pixelsPerMetre, TILE_SIZE } from './mercator.ts'
import type { Shape } from './shapes.ts'
import { CASING_FROM, COLOUR, FONT, laneWidth, STREET_COLOUR, streetWidth } from './style.ts'

/** The frame of a tile: its position in world pixels and its box. */
interface Frame {
  zoom: number
  scale: number
  left: number
  top: number
  /** With a margin for wide strokes, in Mercator units. */
  box: Box
}

const MARGIN = 40
const MIN_ZOOM = 1
const MAX_ZOOM = 19

/** Draws a map tile (EP-T01) as SVG of 256 pixels; undefined outside zoom 1 to 19 or outside the world. */
export function tile({ city }: Pick<World, 'city'>, zoom: number, x: number, y: number): string | undefined {
  const count = 2 ** zoom
  if (zoom < MIN_ZOOM || zoom > MAX_ZOOM || x >= count || y >= count) return undefined
  const { atlas } = city
  const scale = TILE_SIZE * count
  const frame: Frame = {
    zoom,
    scale,
    left: x * TILE_SIZE,
    top: y * TILE_SIZE,
    box: {
      left: (x * TILE_SIZE - MARGIN) / scale,
      top: (y * TILE_SIZE - MARGIN) / scale,
      right: ((x + 1) * TILE_SIZE + MARGIN) / scale,
      bottom: ((y + 1) * TILE_SIZE + MARGIN) / scale,
    },
  }
  const size = TILE_SIZE
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="${COLOUR.ground}"/>${[
    html`<path d="${graticule(zoom, x, y)}" stroke="${COLOUR.graticule}" fill="none"/>`,
    area(frame, atlas.ground, COLOUR.city),
    ...atlas.greens.filter(({ kind }) => kind === 'park').map((green) => area(frame, green, COLOUR.park)),
    river(frame, atlas),
    ...atlas.greens.filter(({ kind }) => kind === 'lake').map((green) => area(frame, green, COLOUR.water)),
    lanes(frame, atlas),
    ...streets(frame, atlas),
    ...labels(frame, atlas),
  ]}</svg>`.html
}

const NOTHING: Html = { html: '' }

function pixel({ scale, left, top }: Frame, [x, y]: Mercator): string {
  return `${round(x * scale - left)} ${round(y * scale - top)}`
}

const round = (value: number) => Math.round(value * 10) / 10

function area(frame: Frame, shape: Shape, colour: string): Html {
  if (!touches(shape.box, frame.box)) return NOTHING
  return html`<path d="M${shape.points.map((point) => pixel(frame, point)).join('L')}Z" fill="${colour}"/>`
}

function river(frame: Frame, { river: water, lat }: Atlas): Html {
  const width = Math.max(0.7, water.metres * pixelsPerMetre(frame.zoom, lat))
  const reach = (width / 2 + MARGIN) / frame.scale
  const { left, top, right, bottom } = frame.box
  const wide = { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach }
  const path = lineIn({ ...frame, box: wide }, water)
  if (path === '') return NOTHING
  return html`<path d="${path}" fill="none" stroke="${COLOUR.water}" stroke-width="${round(width)}" stroke-linejoin="round" stroke-linecap="round"/>`
}

/** The segments of a line that touch the frame, as path data. */
function lineIn(frame: Frame, { points, box }: Shape): string {
  if (!touches(box, frame.box)) return ''
  let path = ''
  let isDrawing = false
  points.forEach((point, index) => {
    const before = points[index - 1]
    if (before === undefined) return
    const isIn = touches(boxOf([before, point]), frame.box)
    if (isIn) path += `${isDrawing ? '' : `M${pixel(frame, before)}`}L${pixel(frame, point)}`
    isDrawing = isIn
  })
  return path
}

function lanes(frame: Frame, atlas: Atlas): Html {
  const width = laneWidth(frame.zoom)
  const path = width === 0 ? '' : atlas.lanes.map((lane) => lineIn(frame, lane)).join('')
  if (path === '') return NOTHING
  return html`<path d="${path}" fill="none" stroke="${COLOUR.lane}" stroke-width="${width}" stroke-linecap="round"/>`
}

function streets(frame: Frame, atlas: Atlas): Html[] {
  const classes: readonly StreetClass[] = ['street', 'main', 'ring']
  const paths = classes.map((kind) => {
    const width = streetWidth(kind, frame.zoom)
    const shown = width === 0 ? [] : atlas.streets.filter((street) => street.class === kind)
    return { kind, width, path: shown.map((street) => lineIn(frame, street)).join('') }
  })
  const drawn = paths.filter(({ path }) => path !== '')
  const stroke = (path: string, colour: string, width: number) =>
    html`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`
  const casings =
    frame.zoom < CASING_FROM
      ? []
      : drawn.map(({ kind, width, path }) => stroke(path, STREET_COLOUR[kind].casing, width + 2))
  return [
    ...casings,
    ...drawn.map(({ kind, width, path }) => {
      const { fill, casing } = STREET_COLOUR[kind]
      // Thin lines use the darker colour to stay visible.
      return stroke(path, frame.zoom < CASING_FROM ? casing : fill, width)
    }),
  ]
}

function labels(frame: Frame, atlas: Atlas): Html[] {
  const { left, top } = frame
  const box = { left, top, right: left + TILE_SIZE, bottom: top + TILE_SIZE }
  return atlas
    .labels(frame.zoom)
    .filter((label) => touches(label.box, box))
    .map((label) => write(label, label.x - left, label.y - top))
}

function write({ angle, lines, size, weight, colour, hasDot }: Label, x: number, y: number): Html {
  const height = lineHeight(size)
  const first = -((lines.length - 1) * height) / 2 + size * 0.35
  const turn = angle === 0 ? '' : ` rotate(${round(angle)})`
  const dot = hasDot
    ? html`<circle cy="${-dotAbove(lines.length, size)}" r="2.5" fill="${COLOUR.dot}" stroke="${COLOUR.halo}"/>`
    : NOTHING
  const text = lines.map(
    (line, index) => html`<tspan x="0" y="${round(first + index * height)}">${line}</tspan>`,
  )
  return html`<g transform="translate(${round(x)} ${round(y)})${turn}">${[dot]}<text text-anchor="middle" font-family="${FONT}" font-size="${size}" font-weight="${weight}" fill="${colour}" stroke="${COLOUR.halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${text}</text></g>`
}
