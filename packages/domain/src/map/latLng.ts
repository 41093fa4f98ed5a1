/** A place on the earth, in degrees (WGS 84). */
export interface LatLng {
  readonly lat: number
  readonly lng: number
}

/**
 * Whether a value is a position on a map: two finite numbers within the degrees of the earth. Numbers as text are not:
 * the reader of an answer converts them first.
 */
export function isPosition(value: unknown): value is LatLng {
  const { lat, lng } = Object(value) as Partial<LatLng>
  return isWithin(lat, 90) && isWithin(lng, 180)
}

function isWithin(degrees: unknown, furthest: number): boolean {
  return typeof degrees === 'number' && Math.abs(degrees) <= furthest
}

/** Whether two positions are exactly the same place. */
export function isSamePlace(a: LatLng, b: LatLng): boolean {
  return a.lat === b.lat && a.lng === b.lng
}
