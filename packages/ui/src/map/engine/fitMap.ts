import type { LatLng } from '@fleetgis/domain/map'
import type { Map as LeafletMap } from 'leaflet'
import { boundsOf } from './boundsOf.ts'
import { FIT_OPTIONS } from './fitOptions.ts'
import { nearestCopy } from './nearestCopy.ts'
import { prefersReducedMotion } from './prefersReducedMotion.ts'

/** Drops the fit that waits for the size of a map. */
const waiting = new WeakMap<LeafletMap, () => void>()

/**
 * Moves the map to the smallest view of points, in the copy of the world on screen; not without points. In a hidden box
 * it does so when the box is shown, unless the map has moved elsewhere before.
 */
export function fitMap(map: LeafletMap, points: readonly LatLng[], maxZoom = FIT_OPTIONS.maxZoom): void {
  const bounds = boundsOf(points)
  if (!bounds) return
  waiting.get(map)?.()
  // The container may have another size since the last frame, and the zoom depends on it.
  map.invalidateSize({ animate: false })
  if (!hasRoom(map)) {
    const fit = () => fitMap(map, points, maxZoom)
    const drop = () => void map.off('resize', fit).off('movestart', drop)
    map.on('resize', fit).on('movestart', drop)
    waiting.set(map, drop)
    return
  }
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
}

/** Whether the map has room to fit points: it has none in a hidden box. */
export function hasRoom(map: LeafletMap): boolean {
  const { x, y } = map.getSize()
  const { paddingTopLeft: start, paddingBottomRight: end } = FIT_OPTIONS
  return x > start[0] + end[0] && y > start[1] + end[1]
}
