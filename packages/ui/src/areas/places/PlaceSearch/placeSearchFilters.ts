import type { PlaceSource } from '@fleetgis/domain/places'

/** The search that was made last. */
export interface PlaceSearchFilters {
  /** Trimmed; empty before the first search. */
  readonly search: string
  readonly source: PlaceSource
}

/** Before the first search. */
export const NO_PLACE_SEARCH: PlaceSearchFilters = { search: '', source: 'default' }

export const isSameSearch = (one: PlaceSearchFilters, other: PlaceSearchFilters): boolean =>
  one.search === other.search && one.source === other.source
