import type { OwnerLocations } from '@fleetgis/domain/map'

interface Answer {
  readonly data: OwnerLocations | undefined
  /** The data answers another search. */
  readonly isPlaceholderData: boolean
}

/** How many drivers a search has found; undefined for a blank search, and until its answer. */
export function hitsOf(search: string, { data, isPlaceholderData }: Answer): number | undefined {
  return data === undefined || isPlaceholderData || search.trim() === '' ? undefined : data.found.length
}
