import { readNumber } from '../format/readNumber.ts'
import type { LatLng } from '../map/latLng.ts'

const MESSAGE = 'Path must contain at least two points, each with [lat, lng]'

/** A point as a pair, latitude first, or as an object. */
export type PathPoint = LatLng | readonly [lat: number, lng: number]

/**
 * A route path, every point read, ready to be drawn. Throws an `Error` where there are fewer than two points or one
 * is no pair of numbers. VAL-36.
 */
export function routePath(path: readonly PathPoint[]): LatLng[] {
  const points = Array.isArray(path) ? path.map(readPoint) : []
  const read = points.filter((point) => point !== undefined)
  if (read.length < 2 || read.length < points.length) throw new Error(MESSAGE)
  return read
}

function readPoint(point: PathPoint | null | undefined): LatLng | undefined {
  const [latitude, longitude] = Array.isArray(point)
    ? point
    : [(point as LatLng | null)?.lat, (point as LatLng | null)?.lng]
  const lat = readNumber(latitude)
  const lng = readNumber(longitude)
  return lat === undefined || lng === undefined ? undefined : { lat, lng }
}

/** Whether a detail has a route to draw; otherwise it shows the no-trip note. BKD-11, ERR-30. */
export function hasRoute(detail: { readonly path: readonly LatLng[] } | undefined): boolean {
  return (detail?.path.length ?? 0) > 1
}
