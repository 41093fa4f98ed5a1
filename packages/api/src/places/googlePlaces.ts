import { googlePlace, type Place, placesOf } from '@fleetgis/domain/places'
import type { CallOptions, FleetClient } from '../core/client.ts'
import { placeDetails, placeSuggestions } from './endpoints.ts'

/**
 * What the maps service finds for a text: its suggestions, each with its details (PLC-04, PLC-05, PLC-10). A detail
 * that fails is dropped (ERR-33); where every one fails, that is told, and not that there is no such place.
 */
export async function googlePlaces(
  client: FleetClient,
  text: string,
  sessionToken: string,
  options?: CallOptions,
): Promise<readonly Place[]> {
  const suggestions = await client.call(placeSuggestions, { text, sessionToken }, options)
  const answers = await Promise.allSettled(
    suggestions.map(async (suggestion) => {
      const details = await client.call(placeDetails, { id: suggestion.id }, options)
      return { ...details, displayName: details.displayName ?? suggestion.text }
    }),
  )
  options?.signal?.throwIfAborted()
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const failure = answers.find((answer) => answer.status === 'rejected')
  if (found.length === 0 && failure) throw failure.reason
  return placesOf(found, googlePlace)
}
