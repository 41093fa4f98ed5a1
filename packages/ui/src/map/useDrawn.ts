import { type TripRoute, visibleMarkers } from '@fleetgis/domain/map'
import { useMemo } from 'react'
import type { LeafletMapProps } from './LeafletMapProps.ts'
import { useCutText } from './panels/useCutText.ts'
import { MAX_DRAWN, upTo } from './upTo.ts'

const NO_TRIPS: readonly TripRoute[] = []

/** What a map draws of its vehicles and trips, and the text for what it leaves out. Lists that did not change stay. */
export function useDrawn(
  props: Pick<LeafletMapProps, 'vehicles' | 'trips' | 'maxVehicles'>,
  { gray }: { gray: boolean },
) {
  const visible = useMemo(() => visibleMarkers(props.vehicles, { gray }), [props.vehicles, gray])
  const { maxVehicles = MAX_DRAWN.vehicles, trips: allTrips = NO_TRIPS } = props
  const vehicles = useMemo(() => upTo(maxVehicles, visible), [maxVehicles, visible])
  const trips = useMemo(() => upTo(MAX_DRAWN.trips, allTrips), [allTrips])
  const cutText = useCutText({ vehicles: visible.length, maxVehicles, trips: allTrips.length })
  return { vehicles, trips, cutText }
}
