import type { MessageKey } from '../i18n/messageKey.ts'

/** Who answers a place search: the open street search, the geocoder, the maps service. Source: PLC-01, PLC-02, PLC-04. */
export type PlaceProvider = 'openStreet' | 'geocoder' | 'google'

/** The choices of the source select on Add Locations. Source: LOC-04. */
export const PLACE_SOURCES = ['default', 'google'] as const

export type PlaceSource = (typeof PLACE_SOURCES)[number]

/** Who is asked for a source; each answers into a table of its own. Source: LOC-07, PLC-13. */
export const PROVIDERS_OF = {
  default: ['openStreet', 'geocoder'],
  google: ['google'],
} as const satisfies Record<PlaceSource, readonly PlaceProvider[]>

/** Who feeds the suggestions while somebody types; the open street search forbids that. Source: CF-82. */
export const SUGGESTION_PROVIDER: PlaceProvider = 'geocoder'

/** How long typing must rest before suggestions are asked for, in ms. Source: CF-82. */
export const SUGGESTION_DEBOUNCE_MS = 300

/** How long after the field lost its focus the suggestions go, in ms. Source: LOC-11. */
export const SUGGESTION_HIDE_MS = 200

/** Whether Add All is offered. Source: LOC-06. */
export function showsAddAll(source: PlaceSource): boolean {
  return source !== 'google'
}

/** Whether a provider's results are shown page by page; those of the maps service are shown all at once. Source: LOC-08. */
export function isPaged(provider: PlaceProvider): boolean {
  return provider !== 'google'
}

/** The toast when a provider's search fails: with a colon for the first two, a full stop for the maps service. Source: TOAST-08, TOAST-09, CF-80. */
export function searchFailure(provider: PlaceProvider): MessageKey {
  return provider === 'google' ? 'place.googleSuggestionsFailed' : 'place.suggestionsFailed'
}

/**
 * The toast when adding fails: one for Add All, one for a row of the maps service; a single row of the others is
 * only logged. Source: TOAST-12, TOAST-13, TOAST-14, CF-81.
 */
export function addFailure(what: PlaceProvider | 'all'): MessageKey | undefined {
  if (what === 'all') return 'place.addAllFailed'
  return what === 'google' ? 'place.googleAddFailed' : undefined
}
