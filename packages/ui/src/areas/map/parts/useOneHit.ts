import {
  type FleetVehicle,
  MAP_ZOOM,
  type MapState,
  type MapView,
  SELECTED_STATUS,
} from '@fleetgis/domain/map'
import { useState } from 'react'

interface Hits extends Pick<MapState, 'search' | 'searches'> {
  vehicles: readonly FleetVehicle[]
  /** The vehicles are those of the search. */
  isAnswered: boolean
}

/**
 * Shows the one vehicle that a search found, once for each search; a poll does not move the map again. Calls `show` while
 * rendering, so it may only set state of the calling component. Source: CF-178.
 */
export function useOneHit(
  { search, searches, vehicles, isAnswered }: Hits,
  show: (view: MapView, vehicle: FleetVehicle) => void,
): void {
  const applied = `${searches} ${search}`
  const [shown, setShown] = useState<string>()
  if (!isAnswered || shown === applied) return
  setShown(applied)
  const [hit] = vehicles
  if (!hit || vehicles.length > 1 || search.trim() === '') return
  // OMAP-19
  const zoom = hit.status === SELECTED_STATUS ? MAP_ZOOM.selected : MAP_ZOOM.marker
  show({ centre: hit.position, zoom }, hit)
}
