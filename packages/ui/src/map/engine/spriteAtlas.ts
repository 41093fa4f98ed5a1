import { type IconSize, type MarkerColour, SELECTED_ICON_SIZE } from '@fleetgis/domain/map'
import { palette } from '../../theme/palette.ts'
import { HEADINGS, MARKER_COLOURS, PIN, SPRITE_COUNT, SPRITES_PER_COLOUR } from './spriteIndex.ts'

/** All sprites in one image, with their cells: six device-pixel values per sprite (`SPRITE_FIELDS`). */
export interface SpriteAtlas {
  readonly image: HTMLCanvasElement
  /** For each sprite: left, top, width and height in the image, then the offset of its centre from left and top. */
  readonly cells: Int16Array
}

export const SPRITE_FIELDS = 6

/** Size of a place's pin in CSS pixels; its tip is at the place. */
export const PIN_SIZE: IconSize = { width: 22, height: 30 }

/** White inside and dark outside: the edge contrasts with light and dark tiles. */
const OUTLINE = { light: '#ffffff', dark: '#0f172a', width: 1 } as const

/**
 * Draws the sprites of every colour and direction for a car icon's size in CSS pixels and a device pixel ratio. Each
 * cell is only as large as its rotated sprite, which keeps drawing cheap. Shape also encodes the status: green is
 * solid, red has a band, gray is hollow, orange has a ring.
 */
export function drawSpriteAtlas(size: IconSize, ratio: number): SpriteAtlas {
  const cells = new Int16Array(SPRITE_COUNT * SPRITE_FIELDS)
  const image = document.createElement('canvas')
  const place = layOut(cells, size, ratio)
  image.width = place.width
  image.height = place.height
  const context = image.getContext('2d')
  if (!context) return { image, cells }
  /** Puts the origin at the centre of a sprite's cell. */
  const moveTo = (sprite: number) => {
    const [left = 0, top = 0, , , x = 0, y = 0] = cells.subarray(sprite * SPRITE_FIELDS)
    context.setTransform(ratio, 0, 0, ratio, left + x, top + y)
  }
  for (const [row, colour] of MARKER_COLOURS.entries()) {
    for (let column = 0; column < SPRITES_PER_COLOUR; column++) {
      moveTo(row * SPRITES_PER_COLOUR + column)
      const heading = column < HEADINGS ? (column / HEADINGS) * 2 * Math.PI : undefined
      drawSprite(context, colour, heading, size)
    }
  }
  moveTo(PIN)
  drawPin(context)
  return { image, cells }
}

/** Assigns every sprite its cell, row by row, and returns the size of the image. */
function layOut(cells: Int16Array, size: IconSize, ratio: number): { width: number; height: number } {
  let top = 0
  let width = 0
  for (const [row, colour] of MARKER_COLOURS.entries()) {
    let left = 0
    let height = 0
    for (let column = 0; column < SPRITES_PER_COLOUR; column++) {
      const box = boxOf(colour, column, size)
      const cellWidth = Math.ceil((box.width + 1) * ratio)
      const cellHeight = Math.ceil((box.height + 1) * ratio)
      cells.set(
        [left, top, cellWidth, cellHeight, Math.round(cellWidth / 2), Math.round(cellHeight / 2)],
        (row * SPRITES_PER_COLOUR + column) * SPRITE_FIELDS,
      )
      left += cellWidth + 1
      height = Math.max(height, cellHeight)
    }
    width = Math.max(width, left)
    top += height + 1
  }
  const pinWidth = Math.ceil((PIN_SIZE.width + 1) * ratio)
  const pinHeight = Math.ceil((PIN_SIZE.height + 1) * ratio)
  cells.set([0, top, pinWidth, pinHeight, Math.round(pinWidth / 2), pinHeight], PIN * SPRITE_FIELDS)
  return { width: Math.max(width, pinWidth), height: top + pinHeight }
}

function boxOf(colour: MarkerColour, column: number, size: IconSize): IconSize {
  if (colour === 'orange') return SELECTED_ICON_SIZE
  if (column === HEADINGS) return { width: size.width, height: size.width }
  const angle = (column / HEADINGS) * 2 * Math.PI
  const sin = Math.abs(Math.sin(angle))
  const cos = Math.abs(Math.cos(angle))
  return {
    width: size.width * cos + size.height * sin,
    height: size.width * sin + size.height * cos,
  }
}

type Context = CanvasRenderingContext2D

function drawSprite(
  context: Context,
  colour: MarkerColour,
  heading: number | undefined,
  size: IconSize,
): void {
  // The same in both themes: exact colours are not documented (MARK-27), and the edges keep the contrast.
  const fill = palette.light[colour]
  if (colour === 'orange') {
    const { width } = SELECTED_ICON_SIZE
    paint(context, circle(width / 2 - OUTLINE.width * 2), OUTLINE.light, fill)
    context.rotate(heading ?? 0)
    context.fillStyle = fill
    context.fill(heading === undefined ? circle(width / 5) : car(width * 0.4, width * 0.6))
    return
  }
  context.rotate(heading ?? 0)
  const inset = OUTLINE.width * 4
  const width = size.width - inset
  const height = (heading === undefined ? size.width : size.height) - inset
  const shape = heading === undefined ? circle(width / 2) : car(width, height)
  paint(context, shape, colour === 'gray' ? OUTLINE.light : fill, OUTLINE.light)
  if (colour === 'gray') {
    context.strokeStyle = fill
    context.lineWidth = Math.max(2, width / 4)
    context.save()
    context.clip(shape)
    context.lineWidth *= 2
    context.stroke(shape)
    context.restore()
  }
  if (colour === 'red') {
    context.save()
    context.clip(shape)
    context.fillStyle = OUTLINE.light
    const band = Math.max(2, height / 5)
    context.fillRect(-width, -band / 2 + (heading === undefined ? 0 : height / 10), width * 2, band)
    context.restore()
  }
}

/** Draws a place's pin: a drop with a hole, its tip at the origin. */
function drawPin(context: Context): void {
  const inset = OUTLINE.width * 2
  const radius = PIN_SIZE.width / 2 - inset
  const middle = -PIN_SIZE.height + inset + radius
  const drop = new Path2D()
  drop.moveTo(0, -inset)
  drop.quadraticCurveTo(-radius, middle + radius, -radius, middle)
  drop.arc(0, middle, radius, Math.PI, 2 * Math.PI)
  drop.quadraticCurveTo(radius, middle + radius, 0, -inset)
  drop.closePath()
  paint(context, drop, palette.light.accent, OUTLINE.light)
  const hole = new Path2D()
  hole.arc(0, middle, radius / 2.5, 0, 2 * Math.PI)
  context.fillStyle = OUTLINE.light
  context.fill(hole)
}

/** Draws a shape with its light and dark edges. */
function paint(context: Context, shape: Path2D, fill: string, light: string): void {
  context.lineJoin = 'round'
  context.strokeStyle = OUTLINE.dark
  context.lineWidth = OUTLINE.width * 4
  context.stroke(shape)
  context.strokeStyle = light
  context.lineWidth = OUTLINE.width * 2.5
  context.stroke(shape)
  context.fillStyle = fill
  context.fill(shape)
}

function circle(radius: number): Path2D {
  const path = new Path2D()
  path.arc(0, 0, Math.max(1, radius), 0, 2 * Math.PI)
  return path
}

/** A car seen from above, its front to the north. */
function car(width: number, height: number): Path2D {
  const path = new Path2D()
  const shoulder = -height / 2 + width * 0.7
  path.moveTo(0, -height / 2)
  path.lineTo(width / 2, shoulder)
  path.lineTo(width / 2, height / 2)
  path.lineTo(-width / 2, height / 2)
  path.lineTo(-width / 2, shoulder)
  path.closePath()
  return path
}
