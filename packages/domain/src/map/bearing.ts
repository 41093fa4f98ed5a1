import type { LatLng } from './latLng.ts'

const DEGREE = Math.PI / 180

/**
 * Initial compass bearing of the shortest line between two places (CF-116): degrees from 0 (north) clockwise to below
 * 360; 0 for equal places.
 */
export function bearing(from: LatLng, to: LatLng): number {
  const lat1 = from.lat * DEGREE
  const lat2 = to.lat * DEGREE
  const east = (to.lng - from.lng) * DEGREE
  const y = Math.sin(east) * Math.cos(lat2)
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(east)
  return (Math.atan2(y, x) / DEGREE + 360) % 360
}
