import type { SceneView } from './CanvasLayer.ts'
import type { DrawnPoints } from './DrawnPoints.ts'
import { between, type Glide } from './glide.ts'
import { PIN_SIZE, SPRITE_FIELDS, type SpriteAtlas } from './spriteAtlas.ts'
import { NOT_DRAWN, PIN } from './spriteIndex.ts'
import type { VehicleColumns } from './vehicleColumns.ts'
import { westOf, worldCopy } from './worldProjection.ts'

/** A vehicle this far outside the canvas may still reach into it, in CSS pixels. */
export const REACH = 52

/** Opacity of a quiet vehicle. */
export const FADED = 0.4

/** What draws, and the opacity that it has now. */
export interface Pen {
  readonly context: CanvasRenderingContext2D
  readonly atlas: SpriteAtlas
  /** 1 while quiet vehicles are drawn. */
  faded: number
}

export const penOf = (context: CanvasRenderingContext2D, atlas: SpriteAtlas): Pen => ({
  context,
  atlas,
  faded: 0,
})

/** What `drawVehicles` draws of a list. */
interface Part {
  readonly view: SceneView
  /** The part of the list, without `to`. */
  readonly from: number
  readonly to: number
  /** Receives the vehicles that are drawn. */
  readonly points: DrawnPoints
  readonly glide?: Glide | undefined
  /** Of the glide. */
  readonly progress?: number
}

/** Draws the vehicles of a part of the list that reach into the viewport, and adds them to the points. */
export function drawVehicles(pen: Pen, columns: VehicleColumns, part: Part): void {
  const { x: worldX, y: worldY, sprite, quiet } = columns
  const { view, from, to, points, glide, progress = 1 } = part
  const { context, atlas } = pen
  const { left, top, width, height, scale, ratio } = view
  const west = westOf(view)
  let { count } = points
  for (let place = from; place < to; place++) {
    let x = worldX[place] ?? 0
    let y = worldY[place] ?? 0
    if (glide) {
      x = between(glide.fromX[place] ?? x, x, progress)
      y = between(glide.fromY[place] ?? y, y, progress)
    }
    x = worldCopy(x, west) * scale - left
    y = y * scale - top
    if (!(x > -REACH && y > -REACH && x < width + REACH && y < height + REACH)) continue
    const kind = sprite[place] ?? NOT_DRAWN
    if (kind === NOT_DRAWN) continue
    if (quiet[place] !== pen.faded) {
      pen.faded = quiet[place] ?? 0
      context.globalAlpha = pen.faded ? FADED : 1
    }
    drawSprite(context, atlas, kind, x * ratio, y * ratio)
    points.index[count] = place
    points.x[count] = x
    points.y[count] = kind === PIN ? y - PIN_SIZE.height / 2 : y
    count++
  }
  points.count = count
}

/** Draws a sprite around a point, in device pixels. */
export function drawSprite(
  context: CanvasRenderingContext2D,
  { cells, image }: SpriteAtlas,
  kind: number,
  x: number,
  y: number,
): void {
  const field = kind * SPRITE_FIELDS
  const width = cells[field + 2] ?? 1
  const height = cells[field + 3] ?? 1
  context.drawImage(
    image,
    cells[field] ?? 0,
    cells[field + 1] ?? 0,
    width,
    height,
    Math.round(x) - (cells[field + 4] ?? 0),
    Math.round(y) - (cells[field + 5] ?? 0),
    width,
    height,
  )
}
