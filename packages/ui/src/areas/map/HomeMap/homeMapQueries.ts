import { type FleetClient, pollEvery } from '@fleetgis/api'
import { locationsQuery, type MapFilter, tripInfoQuery, tripsQuery } from '@fleetgis/api/map'
import type { MapPolling } from '@fleetgis/domain/map'
import { keepPreviousData } from '@tanstack/react-query'

/** The one page that the console map asks for (MAP-25, CF-25). */
const PAGE = { page: 1, size: 300 }

/**
 * What the console map asks for: locations, trips and counters (MAP-17), each as often as `polling` says (MAP-18,
 * MAP-19, CF-24) and only while the page is seen (MAP-20). What is there stays until its successor comes.
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
