import type { FleetVehicle, LatLng } from '@fleetgis/domain/map'
import type { MapPlace } from '../MapPlace.ts'

/** An item of the canvas: a vehicle, or a place that is drawn as a pin. */
export interface Mark extends FleetVehicle {
  readonly place?: MapPlace | undefined
}

/** The id of a place's mark, different from every vehicle's. */
export const placeMarkId = (id: string): string => `place:${id}`

/** The marks of vehicles and places, the places on top; the same list of vehicles where there are no places. */
export function marksOf(vehicles: readonly FleetVehicle[], places: readonly MapPlace[]): readonly Mark[] {
  if (places.length === 0) return vehicles
  return [
    ...vehicles,
    ...places.map((place): Mark => ({ id: placeMarkId(place.id), position: place.position, place })),
  ]
}

export function positionsOf(marks: readonly Mark[]): readonly LatLng[] {
  return marks.map(({ position }) => position)
}
