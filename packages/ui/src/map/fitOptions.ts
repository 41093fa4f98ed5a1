import { MAP_ZOOM } from '@fleetgis/domain/map'

/** How a map shows all of some points: with room around them, and no nearer than a route is shown (MARK-20). */
export const FIT_OPTIONS: { padding: [number, number]; maxZoom: number } = {
  padding: [28, 28],
  maxZoom: MAP_ZOOM.polyline,
}
