/** Longitude first, as GeoJSON and the servers write it. */
export type Position = [lng: number, lat: number]

/** Metres east and north of the city's centre. */
export interface Point {
  x: number
  y: number
}

/** The centre of the city: the centre of the console's map (MAP-01). */
export const CENTRE = { lat: 16.871311, lng: 96.199379 } as const

const EARTH_RADIUS = 6_371_008.8
const DEGREE = Math.PI / 180
const METRES_PER_DEGREE = EARTH_RADIUS * DEGREE

/** Great-circle distance in metres. */
export function distanceBetween([lngA, latA]: Position, [lngB, latB]: Position): number {
  const north = Math.sin(((latB - latA) * DEGREE) / 2)
  const east = Math.sin(((lngB - lngA) * DEGREE) / 2)
  const half = north * north + Math.cos(latA * DEGREE) * Math.cos(latB * DEGREE) * east * east
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(half))
}

/** Six decimals, a tenth of a metre: the best precision of a phone. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

export function toPosition({ x, y }: Point): Position {
  return [
    roundDegrees(CENTRE.lng + x / (METRES_PER_DEGREE * Math.cos(CENTRE.lat * DEGREE))),
    roundDegrees(CENTRE.lat + y / METRES_PER_DEGREE),
  ]
}
