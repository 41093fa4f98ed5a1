import { isPosition, type LatLng, type TripRoute } from '@fleetgis/domain/map'

/** The point halfway along the list of a trip's points, where its popup opens; undefined without a valid one. */
export function tripMiddle({ path }: TripRoute): LatLng | undefined {
  const middle = path[Math.floor(path.length / 2)]
  return isPosition(middle) ? middle : path.find(isPosition)
}
