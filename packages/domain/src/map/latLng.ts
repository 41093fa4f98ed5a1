/** A place on the earth, in degrees (WGS 84). */
export interface LatLng {
  readonly lat: number
  readonly lng: number
}

/** Whether degrees are a place on the earth: those of swapped axes often are not. */
export function isOnEarth({ lat, lng }: LatLng): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}

/** Whether two positions are exactly the same place. */
export function isSamePlace(a: LatLng, b: LatLng): boolean {
  return a.lat === b.lat && a.lng === b.lng
}
