import { MAP_ZOOM } from '@fleetgis/domain/map'

type Pixels = [number, number]

/**
 * How a map shows all of some points: with room around them, more where its buttons stand, and no nearer than a route
 * is shown (MARK-20).
 */
export const FIT_OPTIONS: { paddingTopLeft: Pixels; paddingBottomRight: Pixels; maxZoom: number } = {
  paddingTopLeft: [28, 28],
  paddingBottomRight: [64, 28],
  maxZoom: MAP_ZOOM.polyline,
}
