import { type FleetClient, pollEvery } from '@fleetgis/api'
import { locationsQuery, type MapFilter, tripInfoQuery, tripsQuery } from '@fleetgis/api/map'
import type { MapPolling } from '@fleetgis/domain/map'
import { keepPreviousData } from '@tanstack/react-query'

/** The console map fetches a single page (MAP-25, CF-25). */
const PAGE = { page: 1, size: 300 }

/**
 * The queries of the console map: locations, trips and counters (MAP-17), polled at the intervals of `polling` (MAP-18,
 * MAP-19, CF-24) while the page is visible (MAP-20). Previous data stays until the next answer.
 */
export function homeMapQueries(client: FleetClient, filter: MapFilter, polling: MapPolling) {
  return {
    locations: {
      ...locationsQuery(client, { ...filter, ...PAGE }),
      ...pollEvery(polling.locations),
      placeholderData: keepPreviousData,
    },
    trips: {
      ...tripsQuery(client, { ...filter, ...PAGE }),
      ...pollEvery(polling.trips),
      placeholderData: keepPreviousData,
    },
    tripInfo: {
      ...tripInfoQuery(client, filter),
      ...pollEvery(polling.trips),
      placeholderData: keepPreviousData,
    },
  }
}
