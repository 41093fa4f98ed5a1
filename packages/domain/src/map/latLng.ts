/** A place on the earth, in degrees (WGS 84). */
export interface LatLng {
  readonly lat: number
  readonly lng: number
}

/** Whether two positions are exactly the same place. */
export function isSamePlace(a: LatLng, b: LatLng): boolean {
  return a.lat === b.lat && a.lng === b.lng
}
