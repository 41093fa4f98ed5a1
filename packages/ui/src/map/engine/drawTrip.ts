import type { Theme } from '@fleetgis/domain/i18n'
import { TRIP_MARKERS, type TripLine } from '@fleetgis/domain/map'
import { palette } from '../../theme/palette.ts'
import type { SceneView } from './CanvasLayer.ts'
import type { TripPath } from './tripPath.ts'
import { westOf, worldCopy } from './worldProjection.ts'

/** Points closer than this to the previous point are skipped, in CSS pixels: the difference is not visible. */
const NEAR = 1.5

/** Radius and edge of the markers at both ends, in CSS pixels. */
const END = { radius: 5, edge: 2 } as const

/** The view at the copy of a trip that is nearest to its middle; undefined where the trip does not reach into it. */
export function viewOfTrip(path: TripPath, whole: SceneView): SceneView | undefined {
  const worlds = worldsBetween(path, whole)
  const view = worlds === 0 ? whole : { ...whole, left: whole.left - worlds * whole.scale }
  return reachesInto(path, view) ? view : undefined
}

/** Lets the streets and the lines below show through. */
const OPACITY = 0.85

/** Draws the line of a trip and its markers. A marked one is opaque. */
export function drawTrip(
  context: CanvasRenderingContext2D,
  path: TripPath,
  view: SceneView,
  { line, theme, isMarked }: { readonly line: TripLine; readonly theme: Theme; readonly isMarked: boolean },
): void {
  const colours = palette[theme]
  context.globalAlpha = isMarked ? 1 : OPACITY
  drawLine(context, path, view, colours[line.colour], line)
  context.globalAlpha = 1
  const last = path.points.length - 2
  const drawEndAt = (at: number, fill: string) =>
    drawEnd(context, { x: path.points[at] ?? 0, y: path.points[at + 1] ?? 0 }, view, {
      fill,
      edge: colours.surface,
    })
  drawEndAt(0, colours[TRIP_MARKERS.start])
  if (line.endMarker) drawEndAt(last, colours[TRIP_MARKERS.end])
}

/** The offset, in worlds, to the copy of a path nearest to the middle of the view: mostly 0. */
export function worldsBetween({ left, right }: TripPath, view: SceneView): number {
  const middle = (left + right) / 2
  return Math.round(worldCopy(middle, westOf(view)) - middle)
}

function drawLine(
  context: CanvasRenderingContext2D,
  { points }: TripPath,
  { left, top, scale }: SceneView,
  colour: string,
  { weight }: TripLine,
): void {
  context.beginPath()
  let lastX = Number.NaN
  let lastY = Number.NaN
  for (let at = 0; at < points.length; at += 2) {
    const x = (points[at] ?? 0) * scale - left
    const y = (points[at + 1] ?? 0) * scale - top
    const isLast = at + 2 >= points.length
    if (at === 0) context.moveTo(x, y)
    else if (isLast || Math.abs(x - lastX) > NEAR || Math.abs(y - lastY) > NEAR) context.lineTo(x, y)
    else continue
    lastX = x
    lastY = y
  }
  context.strokeStyle = colour
  context.lineWidth = weight
  context.stroke()
}

function drawEnd(
  context: CanvasRenderingContext2D,
  world: { readonly x: number; readonly y: number },
  { left, top, scale }: SceneView,
  { fill, edge }: { readonly fill: string; readonly edge: string },
): void {
  context.beginPath()
  context.arc(world.x * scale - left, world.y * scale - top, END.radius, 0, 2 * Math.PI)
  context.fillStyle = fill
  context.strokeStyle = edge
  context.lineWidth = END.edge
  context.fill()
  context.stroke()
}

function reachesInto(path: TripPath, { left, top, width, height, scale }: SceneView): boolean {
  const reach = END.radius + END.edge
  return (
    path.right * scale - left > -reach &&
    path.left * scale - left < width + reach &&
    path.bottom * scale - top > -reach &&
    path.top * scale - top < height + reach
  )
}
