import { MAP_ZOOM } from '@fleetgis/domain/map'

type Pixels = [number, number]

/** Options for `fitBounds`: padding, more of it beside the map's buttons, and a maximum zoom (MARK-20). */
export const FIT_OPTIONS: { paddingTopLeft: Pixels; paddingBottomRight: Pixels; maxZoom: number } = {
  paddingTopLeft: [28, 28],
  paddingBottomRight: [64, 28],
  maxZoom: MAP_ZOOM.polyline,
}
