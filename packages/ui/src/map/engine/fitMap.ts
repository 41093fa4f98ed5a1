import type { LatLng } from '@fleetgis/domain/map'
import type { Map as LeafletMap } from 'leaflet'
import { boundsOf } from './boundsOf.ts'
import { FIT_OPTIONS } from './fitOptions.ts'
import { nearestCopy } from './nearestCopy.ts'
import { prefersReducedMotion } from './prefersReducedMotion.ts'

/** Moves the map to the smallest view of points, in the copy of the world on screen; false without points. */
export function fitMap(map: LeafletMap, points: readonly LatLng[], maxZoom = FIT_OPTIONS.maxZoom): boolean {
  const bounds = boundsOf(points)
  if (!bounds) return false
  const [{ lat: south, lng: west }, { lat: north, lng: east }] = bounds
  const middle = (west + east) / 2
  const aside = nearestCopy(map, { lat: south, lng: middle }).lng - middle
  map.fitBounds(
    [
      [south, west + aside],
      [north, east + aside],
    ],
    { ...FIT_OPTIONS, maxZoom, animate: !prefersReducedMotion() },
  )
  return true
}
