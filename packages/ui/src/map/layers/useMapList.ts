import { type FleetVehicle, type LatLng, MAP_ZOOM, type TripRoute } from '@fleetgis/domain/map'
import type { Map as LeafletMap } from 'leaflet'
import { useState } from 'react'
import { useIsWide } from '../../primitives/layout/useIsWide.ts'
import { useLatestCallback } from '../../primitives/useLatestCallback.ts'
import { nearestCopy } from '../engine/nearestCopy.ts'
import { prefersReducedMotion } from '../engine/prefersReducedMotion.ts'
import { tripMiddle } from '../engine/tripMiddle.ts'
import type { LeafletMapProps } from '../LeafletMapProps.ts'
import type { useMapPanel } from './useMapPanel.ts'

/** From this width of the window on, in px, the list is beside the popup that it opens; below it would cover it. */
const LIST_BESIDE_FROM = 900

/**
 * The list of vehicles and trips: whether it is open, and what its rows do. `onLeave` is called before one moves the map,
 * with the vehicle that it moves to.
 */
export function useMapList(
  map: LeafletMap,
  { hasList = false, onListOpen }: Pick<LeafletMapProps, 'hasList' | 'onListOpen'>,
  { panel, show, openTrip }: Pick<ReturnType<typeof useMapPanel>, 'panel' | 'show' | 'openTrip'>,
  onLeave: (vehicleId?: string) => void,
) {
  const [isWanted, setWanted] = useState(false)
  const hasRoom = useIsWide(LIST_BESIDE_FROM)
  // The list and the settings share a place.
  const isOpen = hasList && isWanted && panel?.kind !== 'settings'

  const goTo = (position: LatLng, zoom: number) =>
    map.setView(nearestCopy(map, position), zoom, { animate: !prefersReducedMotion() })
  const showAt = (position: LatLng, vehicleId?: string) => {
    onLeave(vehicleId)
    if (!hasRoom) setWanted(false)
    goTo(position, Math.max(map.getZoom(), MAP_ZOOM.marker))
  }

  return {
    isOpen,
    goTo,
    toggle: useLatestCallback(() => {
      setWanted(!isOpen)
      if (!isOpen) onListOpen?.()
      if (panel?.kind === 'settings') show(null)
    }),
    close: () => setWanted(false),
    find(vehicle: FleetVehicle) {
      showAt(vehicle.position, vehicle.id)
      show({ kind: 'vehicle', id: vehicle.id })
    },
    findTrip(trip: TripRoute) {
      const at = tripMiddle(trip)
      if (!at) return
      showAt(at)
      openTrip(trip.id)
    },
  }
}
