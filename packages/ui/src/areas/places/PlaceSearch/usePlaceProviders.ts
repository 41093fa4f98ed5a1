import type { FleetClient } from '@fleetgis/api'
import { geocoderQuery, googlePlacesQuery, openStreetQuery } from '@fleetgis/api/places'
import { type Place, type PlaceProvider, placeSessionToken } from '@fleetgis/domain/places'
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { failureOf } from '../../../remote/failures/failureOf.ts'
import { placesWords } from '../words.ts'
import { type Findings, foundBy, type PlaceSearchState } from './placeFindings.ts'

/** Asks the providers of places: EP-N01 with EP-P01, or EP-S01 with EP-S02. Unmounting cancels what is under way. */
export function usePlaceProviders() {
  const { client } = useFleet()
  const t = useText(placesWords)
  const queries = useQueryClient()

  /** The keys of what was asked for here. */
  const asked = useRef<QueryKey[]>([])
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      void cancelUnshown(queries, asked.current.splice(0))
    }
  }, [queries])

  return {
    /** Whether the component is shown: not unmounted, and not hidden by `<Activity>`. */
    isHere: () => isHere.current,
    /** What a provider finds, or its failure; never rejects. */
    async ask(provider: PlaceProvider, text: string): Promise<Findings> {
      asked.current.push(keyOf(client, provider, text))
      try {
        return foundBy(provider, await askProvider(queries, client, provider, text))
      } catch (error) {
        return { ...foundBy(provider, []), failure: failureOf(error, t) }
      }
    },
    /** Cancels the searches under way. */
    cancel: () => cancelUnshown(queries, asked.current.splice(0)),
    /** What a provider found before, while it is kept. Asks for nothing (CF-82). */
    answerOf: (provider: PlaceProvider, text: string) =>
      queries.getQueryData<readonly Place[]>(keyOf(client, provider, text)),
    /** Drops the kept answers of a search. One under way is awaited here: it stays. */
    forget({ text, findings }: PlaceSearchState) {
      const idle = { ...ONLY_UNSHOWN, fetchStatus: 'idle' } as const
      for (const { provider } of findings)
        queries.removeQueries({ queryKey: keyOf(client, provider, text), ...idle })
    },
  }
}

/** What else on the page shows a query keeps it, such as the suggestions of a `PlaceFinder`. */
const ONLY_UNSHOWN = { exact: true, type: 'inactive' } as const

const cancelUnshown = (queries: QueryClient, keys: readonly QueryKey[]) =>
  Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey, ...ONLY_UNSHOWN })))

function keyOf(client: FleetClient, provider: PlaceProvider, text: string): QueryKey {
  if (provider === 'openStreet') return openStreetQuery(client, text).queryKey
  if (provider === 'geocoder') return geocoderQuery(client, text).queryKey
  // The token is no part of it.
  return googlePlacesQuery(client, text, '').queryKey
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
