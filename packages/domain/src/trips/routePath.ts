import { readNumber } from '../format/readNumber.ts'
import { isPosition, type LatLng } from '../map/latLng.ts'

const MESSAGE = 'Path must contain at least two points, each with [lat, lng]'

/** A point as a pair, latitude first, or as an object. */
export type PathPoint = LatLng | readonly [lat: number, lng: number]

/**
 * A route path with all points converted, ready to draw. Throws an `Error` for fewer than two points or an invalid one.
 * VAL-36.
 */
export function routePath(path: readonly PathPoint[]): LatLng[] {
  const read = readPath(path)
  if (!read) throw new Error(MESSAGE)
  return read
}

/** Whether a detail has a route to draw; otherwise it shows the no-trip note. ERR-30. */
export function hasRoute(detail: { readonly path: readonly LatLng[] } | undefined): boolean {
  return readPath(detail?.path) !== undefined
}

function readPath(path: readonly PathPoint[] | undefined): LatLng[] | undefined {
  const read = Array.isArray(path) ? path.map(readPoint) : []
  return read.length > 1 && read.every((point) => point !== undefined) ? read : undefined
}

function readPoint(point: PathPoint | null | undefined): LatLng | undefined {
  const [latitude, longitude] = Array.isArray(point)
    ? point
    : [(point as LatLng | null)?.lat, (point as LatLng | null)?.lng]
  const read = { lat: readNumber(latitude), lng: readNumber(longitude) }
  return isPosition(read) ? read : undefined
}
