import type { LatLng } from '@fleetgis/domain/map'
import type { Map as LeafletMap } from 'leaflet'
import { boundsOf } from '../engine/boundsOf.ts'
import { HIT_BOX } from '../engine/ScreenPoints.ts'

/** Whether zooming in separates positions: at the maximum zoom they are at least a hit box apart. */
export function canSpread(map: LeafletMap, positions: readonly LatLng[]): boolean {
  const [southWest, northEast] = boundsOf(positions) ?? []
  if (!southWest || !northEast) return false
  const zoom = map.getMaxZoom()
  const { x, y } = map.project(northEast, zoom).subtract(map.project(southWest, zoom))
  return map.getZoom() < zoom && Math.max(Math.abs(x), Math.abs(y)) >= HIT_BOX.fine
}
