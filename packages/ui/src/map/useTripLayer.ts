import type { TripRoute } from '@fleetgis/domain/map'
import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { useFleet } from '../provider/FleetContext.ts'
import type { FleetMapProps } from './FleetMap.tsx'
import { TripLayer } from './TripLayer.ts'

const NONE: readonly TripRoute[] = []

type Settings = Pick<
  FleetMapProps,
  'trips' | 'tripLayer' | 'selectedTripId' | 'currentTripId' | 'onTripRefused'
>

/** Puts the lines of trips on a map, while there are any, and keeps them up to date. */
export function useTripLayer(map: LeafletMap, settings: Settings): TripLayer | undefined {
  const { trips = NONE, tripLayer: layer = 'routes', selectedTripId: selectedId } = settings
  const { currentTripId: currentId, onTripRefused } = settings
  const { theme } = useFleet()
  const [lines, setLines] = useState<TripLayer>()
  const refused = useRef(onTripRefused)
  useEffect(() => {
    refused.current = onTripRefused
  })

  const isShown = trips.length > 0
  useEffect(() => {
    if (!isShown) return undefined
    const added = new TripLayer({ layer: 'routes', theme: 'light' }).addTo(map)
    setLines(added)
    return () => {
      added.remove()
      setLines(undefined)
    }
  }, [map, isShown])

  useEffect(() => {
    const onRefused: NonNullable<FleetMapProps['onTripRefused']> = (event) => refused.current?.(event)
    lines?.setTrips(trips, { layer, theme, selectedId, currentId, onRefused })
  }, [lines, trips, layer, theme, selectedId, currentId])
  return lines
}
