import type { TripRoute } from '@fleetgis/domain/map'
import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import { useLatestCallback } from '../../primitives/useLatestCallback.ts'
import { useFleet } from '../../provider/FleetContext.ts'
import { TripLayer } from '../engine/TripLayer.ts'
import type { FleetMapProps } from '../FleetMapProps.ts'
import { useLeftOut } from './useLeftOut.ts'

export interface TripLinesProps
  extends Pick<FleetMapProps, 'tripLayer' | 'selectedTripId' | 'currentTripId' | 'onTripRefused'> {
  map: LeafletMap
  trips: readonly TripRoute[]
  /** Receives the lines' layer while it exists. */
  onLayer: (layer: TripLayer | undefined) => void
}

/** The lines of trips on a map; loaded with the first trip. */
export function TripLines(props: TripLinesProps) {
  const { map, trips, tripLayer: layer = 'routes', selectedTripId: selectedId, onLayer } = props
  const { currentTripId: currentId, onTripRefused } = props
  const { theme } = useFleet()
  const [lines, setLines] = useState<TripLayer>()
  const onRefused = useLatestCallback<Parameters<NonNullable<FleetMapProps['onTripRefused']>>>((event) =>
    onTripRefused?.(event),
  )
  const [leftOut, setLeftOut] = useState(0)
  useLeftOut(leftOut)

  useEffect(() => {
    const added = new TripLayer({ layer: 'routes', theme: 'light' }).addTo(map)
    added.on('drawn', () => setLeftOut(added.leftOut))
    setLines(added)
    onLayer(added)
    return () => {
      added.remove()
      onLayer(undefined)
    }
  }, [map, onLayer])

  useEffect(() => {
    lines?.setTrips(trips, { layer, theme, selectedId, currentId, onRefused })
  }, [lines, trips, layer, theme, selectedId, currentId, onRefused])
  return null
}
