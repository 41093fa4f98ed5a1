import type { LatLng } from '@fleetgis/domain/map'

/**
 * The smallest box around points, south-west and north-east; undefined without points. Across the antimeridian its
 * eastern edge exceeds 180 degrees.
 */
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
  if (east - west > 180) [west, east] = narrowestSpan(points)
  return [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ]
}

/** Whether a position is in the smallest box around points. */
export function isWithin(points: readonly LatLng[], { lat, lng }: LatLng): boolean {
  const [southWest, northEast] = boundsOf(points) ?? []
  if (!southWest || !northEast || lat < southWest.lat || lat > northEast.lat) return false
  return (lng >= southWest.lng && lng <= northEast.lng) || lng + 360 <= northEast.lng
}

/** The longitude range that leaves out the widest gap around the world. */
function narrowestSpan(points: readonly LatLng[]): readonly [west: number, east: number] {
  const sorted = Float64Array.from(points, ({ lng }) => lng).sort()
  let west = sorted[0] ?? 0
  let before = (sorted[sorted.length - 1] ?? west) - 360
  let gap = 0
  let start = west
  for (west of sorted) {
    if (west - before > gap) {
      gap = west - before
      start = west
    }
    before = west
  }
  return [start, start + 360 - gap]
}
