import { googlePlace, type Place, placesOf } from '@fleetgis/domain/places'
import { checkAborted } from '../core/abort.ts'
import type { CallOptions, FleetClient } from '../core/client.ts'
import { placeDetails, placeSuggestions } from './endpoints.ts'

/**
 * The places of the maps service for a text: its suggestions, each with its details (PLC-10). A failed detail is
 * dropped (ERR-33); if all fail, the search rejects instead of returning no places.
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
  checkAborted(options?.signal)
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const failure = answers.find((answer) => answer.status === 'rejected')
  if (found.length === 0 && failure) throw failure.reason
  return placesOf(found, googlePlace)
}
