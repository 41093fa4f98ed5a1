import type { LatLng } from '@fleetgis/domain/map'

/** A named place on a map. */
export interface MapPlace {
  readonly id: string
  readonly name: string
  readonly position: LatLng
}
