import type { FleetClient } from '@fleetgis/api'
import {
  geocoderQuery,
  geocoderSearch,
  googlePlacesQuery,
  openStreetQuery,
  openStreetSearch,
  placeSuggestions,
} from '@fleetgis/api/places'
import { type Place, type PlaceProvider, placeSessionToken } from '@fleetgis/domain/places'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { failureOf } from '../../../remote/failures/failureOf.ts'
import { placesWords } from '../words.ts'
import { type Findings, foundBy } from './placeFindings.ts'

/** The ids of the calls that search. */
const SEARCHES = [openStreetSearch.id, geocoderSearch.id, placeSuggestions.id]

/** Asks the providers of places: EP-N01 with EP-P01, or EP-S01 with EP-S02. Unmounting cancels what is under way. */
export function usePlaceProviders() {
  const { client } = useFleet()
  const t = useText(placesWords)
  const queries = useQueryClient()

  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      for (const id of SEARCHES) void queries.cancelQueries({ queryKey: [id] })
    }
  }, [queries])

  return {
    /** Whether the component is shown: not unmounted, and not hidden by `<Activity>`. */
    isHere: () => isHere.current,
    /** What a provider finds, or its failure; never rejects. */
    async ask(provider: PlaceProvider, text: string): Promise<Findings> {
      try {
        return foundBy(provider, await askProvider(queries, client, provider, text))
      } catch (error) {
        return { ...foundBy(provider, []), failure: failureOf(error, t) }
      }
    },
    /** Cancels the searches under way. */
    cancel: () => Promise.all(SEARCHES.map((id) => queries.cancelQueries({ queryKey: [id] }))),
  }
}

function askProvider(
  queries: QueryClient,
  client: FleetClient,
  provider: PlaceProvider,
  text: string,
): Promise<readonly Place[]> {
  if (provider === 'openStreet') return queries.fetchQuery(openStreetQuery(client, text))
  if (provider === 'geocoder') return queries.fetchQuery(geocoderQuery(client, text))
  const token = placeSessionToken(Array.from({ length: 20 }, Math.random))
  return queries.fetchQuery(googlePlacesQuery(client, text, token))
}
