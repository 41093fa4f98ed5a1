import type { Map as LeafletMap } from 'leaflet'

/**
 * Ends the zoom animation of a map that is being removed: the timer that Leaflet leaves behind would otherwise throw,
 * because the map has no panes any more.
 */
export function endZoomAnimation(map: LeafletMap): void {
  Object.assign(map, { _animatingZoom: false })
}
