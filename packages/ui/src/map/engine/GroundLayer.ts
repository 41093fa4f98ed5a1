import type { Theme } from '@fleetgis/domain/i18n'
import type { LatLng } from '@fleetgis/domain/map'
import { palette } from '../../theme/palette.ts'
import { CanvasLayer, type SceneView } from './CanvasLayer.ts'
import { degreesText, groundStep, linesBetween } from './groundStep.ts'
import {
  latitudeAt,
  longitudeAt,
  nearestLongitude,
  westOf,
  worldCopy,
  worldX,
  worldY,
} from './worldProjection.ts'

/** A named place for the fallback background. */
export interface NamedPlace {
  readonly name: string
  readonly centre: LatLng
}

export const GROUND_PANE = 'fleet-ground'

/** The fallback background when tiles cannot be loaded: lines of latitude and longitude, and cities. */
export class GroundLayer extends CanvasLayer {
  readonly #places: readonly NamedPlace[]
  readonly #theme: Theme

  constructor(places: readonly NamedPlace[], theme: Theme) {
    super(GROUND_PANE)
    this.#places = places
    this.#theme = theme
  }

  protected override draw(): void {
    const view = this.viewNow()
    const context = view && !this.isZooming && this.clear(view)
    if (!context) return
    const { line, textMuted, text } = palette[this.#theme]
    context.setTransform(view.ratio, 0, 0, view.ratio, 0, 0)
    context.strokeStyle = line
    context.fillStyle = textMuted
    context.font = '11px ui-sans-serif, system-ui, sans-serif'
    context.lineWidth = 1
    drawGraticule(context, view)
    context.fillStyle = text
    context.font = "600 14px ui-sans-serif, system-ui, 'Noto Sans Myanmar', sans-serif"
    context.textAlign = 'center'
    for (const { name, centre } of this.#places) {
      const x = worldCopy(worldX(centre.lng), westOf(view)) * view.scale - view.left
      const y = worldY(centre.lat) * view.scale - view.top
      if (x < 0 || y < 0 || x > view.width || y > view.height) continue
      context.beginPath()
      context.arc(x, y, 3, 0, 2 * Math.PI)
      context.fill()
      context.fillText(name, x, y - 10)
    }
  }
}

function drawGraticule(context: CanvasRenderingContext2D, view: SceneView): void {
  const { left, top, width, height, scale } = view
  const step = groundStep(scale)
  const west = longitudeAt(left / scale)
  const east = longitudeAt((left + width) / scale)
  const north = latitudeAt(top / scale)
  const south = latitudeAt((top + height) / scale)
  context.beginPath()
  for (const lng of linesBetween(west, east, step)) {
    const x = Math.round(worldX(lng) * scale - left) + 0.5
    context.moveTo(x, 0)
    context.lineTo(x, height)
    context.fillText(degreesText(nearestLongitude(lng, 0), step), x + 4, height / 6 + 14)
  }
  for (const lat of linesBetween(south, north, step)) {
    const y = Math.round(worldY(lat) * scale - top) + 0.5
    context.moveTo(0, y)
    context.lineTo(width, y)
    context.fillText(degreesText(lat, step), width / 6 + 4, y - 4)
  }
  context.stroke()
}
