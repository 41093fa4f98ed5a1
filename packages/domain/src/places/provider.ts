import type { MessageKey } from '../i18n/messageKey.ts'

/** The providers of place searches: open street search, geocoder, maps service. Source: PLC-01, PLC-02, PLC-04. */
export type PlaceProvider = 'openStreet' | 'geocoder' | 'google'

/** The choices of the source select on Add Locations. Source: LOC-04. */
export const PLACE_SOURCES = ['default', 'google'] as const

export type PlaceSource = (typeof PLACE_SOURCES)[number]

/** The providers of a source; each fills its own table. Source: PLC-13. */
export const PROVIDERS_OF = {
  default: ['openStreet', 'geocoder'],
  google: ['google'],
} as const satisfies Record<PlaceSource, readonly PlaceProvider[]>

/** The provider of suggestions while typing; the open street search forbids such use. Source: CF-82. */
export const SUGGESTION_PROVIDER: PlaceProvider = 'geocoder'

/** Debounce of suggestions after typing, in ms. Source: CF-82. */
export const SUGGESTION_DEBOUNCE_MS = 300

/** Delay in ms between the field's blur and closing the suggestions. Source: LOC-11. */
export const SUGGESTION_HIDE_MS = 200

/** Whether Add All shows. Source: LOC-06. */
export function showsAddAll(source: PlaceSource): boolean {
  return source !== 'google'
}

/** Whether a provider's results are paged; those of the maps service are shown all at once. Source: LOC-08. */
export function isPaged(provider: PlaceProvider): boolean {
  return provider !== 'google'
}

/**
 * The toast of a failed search: with a colon for the first two providers, a full stop for the maps service. Source:
 * CF-80.
 */
export function searchFailure(provider: PlaceProvider): MessageKey {
  return provider === 'google' ? 'place.googleSuggestionsFailed' : 'place.suggestionsFailed'
}

/**
 * The toast when adding fails: one for Add All, one for a row of the maps service; a single row of the others is only
 * logged. Source: CF-81.
 */
export function addFailure(what: PlaceProvider | 'all'): MessageKey | undefined {
  if (what === 'all') return 'place.addAllFailed'
  return what === 'google' ? 'place.googleAddFailed' : undefined
}
