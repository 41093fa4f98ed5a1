import type { LatLng } from '@fleetgis/domain/map'
import type { Map as LeafletMap } from 'leaflet'
import { nearestLongitude } from './worldProjection.ts'

/**
 * A position in the copy of the world that the map shows: across the antimeridian its longitude exceeds 180 degrees.
 */
export function nearestCopy(map: LeafletMap, { lat, lng }: LatLng): LatLng {
  return { lat, lng: nearestLongitude(lng, map.getCenter().lng) }
}
