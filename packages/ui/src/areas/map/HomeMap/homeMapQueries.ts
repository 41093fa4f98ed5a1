import { type FleetClient, pollEvery } from '@fleetgis/api'
import { locationPagesQuery, type MapFilter, tripInfoQuery, tripsQuery } from '@fleetgis/api/map'
import type { MapPolling } from '@fleetgis/domain/map'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'

/** Of the trips the console map fetches a single page (CF-25). */
const PAGE = { page: 1, size: PAGE_SIZES.tripRoutes }

/**
 * The queries of the console map: pages of locations (CF-178), trips and counters (MAP-17), polled at the intervals of
 * `polling` (MAP-18, MAP-19, CF-24) while the page is visible (MAP-20). Locations and trips stay until the answer
 * to another filter; counters do not, whose figures would be shown under the name of another period (MAP-13).
 */
export function homeMapQueries(client: FleetClient, filter: MapFilter, polling: MapPolling) {
  return {
    locations: infiniteQueryOptions({
      ...locationPagesQuery(client, filter),
      ...pollEvery(polling.locations),
      placeholderData: keepPreviousData,
    }),
    trips: queryOptions({
      ...tripsQuery(client, { ...filter, ...PAGE }),
      ...pollEvery(polling.trips),
      placeholderData: keepPreviousData,
    }),
    tripInfo: queryOptions({
      ...tripInfoQuery(client, filter),
      ...pollEvery(polling.trips),
    }),
  }
}
