import type { LatLng } from './latLng.ts'

const DEGREE = Math.PI / 180
/** Mean radius of the earth, in metres. */
const RADIUS = 6_371_000

/** Metres between two places on the earth (haversine). */
export function metresBetween(a: LatLng, b: LatLng): number {
  const north = Math.sin(((b.lat - a.lat) * DEGREE) / 2)
  const east = Math.sin(((b.lng - a.lng) * DEGREE) / 2)
  const square = north ** 2 + Math.cos(a.lat * DEGREE) * Math.cos(b.lat * DEGREE) * east ** 2
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(square)))
}
