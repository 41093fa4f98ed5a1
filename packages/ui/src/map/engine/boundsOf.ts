import type { LatLng } from '@fleetgis/domain/map'

/** The box around points, south-west and north-east; undefined without any. */
export function boundsOf(points: readonly LatLng[]): readonly [LatLng, LatLng] | undefined {
  if (points.length === 0) return undefined
  let { lat: south, lng: west } = points[0] ?? { lat: 0, lng: 0 }
  let north = south
  let east = west
  for (const { lat, lng } of points) {
    south = Math.min(south, lat)
    north = Math.max(north, lat)
    west = Math.min(west, lng)
    east = Math.max(east, lng)
  }
  return [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ]
}
