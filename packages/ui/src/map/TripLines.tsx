import type { TripLayer, TripRoute } from '@fleetgis/domain/map'
import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useFleet } from '../provider/FleetContext.ts'
import { tripLineLayer } from './tripLineLayer.ts'

export interface TripLinesProps {
  map: LeafletMap
  trips: readonly TripRoute[]
  layer: TripLayer
  selectedId: string | undefined
  currentId: string | undefined
  onRefused: ((event: { tripId: string; message: string }) => void) | undefined
}

/** The lines of trips on a map. */
export function TripLines({ map, trips, layer, selectedId, currentId, onRefused }: TripLinesProps) {
  const { theme } = useFleet()
  const refused = useRef(onRefused)
  useEffect(() => {
    refused.current = onRefused
  })
  useEffect(() => {
    const lines = tripLineLayer(trips, {
      layer,
      theme,
      selectedId,
      currentId,
      onRefused: (event) => refused.current?.(event),
    }).addTo(map)
    return () => {
      lines.remove()
    }
  }, [map, trips, layer, theme, selectedId, currentId])
  return null
}
