import {
  adminTripsQuery,
  currentTripsQuery,
  ongoingBookingsQuery,
  onlineBookingsQuery,
} from '@fleetgis/api/map/admin'
import type { MapState } from '@fleetgis/domain/map'
import { useQuery } from '@tanstack/react-query'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { type LayerTrips, useTripPages } from '../parts/useTripPages.ts'

const PAGED = {
  routes: adminTripsQuery,
  onlineBookings: onlineBookingsQuery,
  ongoingBookings: ongoingBookingsQuery,
} as const

/** The filters of the layers and of the lists of drivers. */
export interface LayerFilter {
  readonly userId: string
  readonly groupIds: readonly string[]
  readonly start: string
  readonly end: string
  readonly search: string
}

/** The trips of the layer that is on: in pages (PMAP-38), or the current trips in one answer. */
export function useLayerTrips({ layer, searches }: MapState, filter: LayerFilter): LayerTrips {
  const { client } = useFleet()
  const paged = layer === 'currentTrips' ? undefined : layer
  const pages = useTripPages(paged, PAGED[paged ?? 'routes'](client, filter), searches)
  const { userId, groupIds } = filter
  const query = currentTripsQuery(client, { userId, groupIds })
  const current = useRemote(
    useQuery({
      ...query,
      // A repeated search refetches, as it does the pages.
      queryKey: [...query.queryKey, searches],
      enabled: layer === 'currentTrips',
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
  )
  if (layer !== 'currentTrips') return pages
  const { data: trips, failure, isFetching: isLoading, retry } = current
  return { trips, failure, isLoading, isCancelled: false, cancel: () => {}, retry }
}
