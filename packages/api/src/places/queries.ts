import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../core/callQuery.ts'
import type { FleetClient } from '../core/client.ts'
import { ofClient } from '../core/ofClient.ts'
import type { PageInput } from '../core/page.ts'
import {
  geocoderSearch,
  hiddenLocationNames,
  type LocationSearch,
  locationReview,
  openStreetSearch,
  placeSuggestions,
  savedLocations,
  unknownLocations,
} from './endpoints.ts'
import { googlePlaces } from './googlePlaces.ts'

/** The saved locations that match a search. */
export const savedLocationsQuery = (client: FleetClient, input: LocationSearch) =>
  callQuery(client, savedLocations, input)

/** A page of saved locations, for review. */
export const locationReviewQuery = (client: FleetClient, input: LocationSearch & PageInput) =>
  callQuery(client, locationReview, input)

/** A page of searched names without a location. */
export const unknownLocationsQuery = (client: FleetClient, input: LocationSearch & PageInput) =>
  callQuery(client, unknownLocations, input)

/** The names of hidden locations. */
export const hiddenLocationNamesQuery = (client: FleetClient) =>
  callQuery(client, hiddenLocationNames, undefined)

/** The stale time of a public search's answer in ms: places change rarely. */
const PLACES_KEEP = 300_000

/** The results of the open street search. Only for a press of Search, never while typing (CF-82). */
export function openStreetQuery(client: FleetClient, text: string) {
  return ofClient(
    client,
    queryOptions({
      queryKey: [openStreetSearch.id, text.trim()],
      queryFn: ({ signal }) => client.call(openStreetSearch, { text }, { signal }),
      staleTime: PLACES_KEEP,
    }),
  )
}

/** The results of the geocoder. */
export function geocoderQuery(client: FleetClient, text: string) {
  return ofClient(
    client,
    queryOptions({
      queryKey: [geocoderSearch.id, text.trim()],
      queryFn: ({ signal }) => client.call(geocoderSearch, { text }, { signal }),
      staleTime: PLACES_KEEP,
    }),
  )
}

/** The results of the maps service, with details. */
export function googlePlacesQuery(client: FleetClient, text: string, sessionToken: string) {
  return ofClient(
    client,
    queryOptions({
      queryKey: [placeSuggestions.id, text.trim()],
      queryFn: ({ signal }) => googlePlaces(client, text, sessionToken, { signal }),
      staleTime: PLACES_KEEP,
    }),
  )
}
