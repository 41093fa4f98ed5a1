import { INITIAL_PERIOD, type MapPeriod, type MapState } from '@fleetgis/domain/map'

/** The filters of an owner's pages. They apply together, with Go (CF-154). */
export interface OwnerFilters {
  /** As typed; blank finds all. */
  readonly search: string
  readonly period: MapPeriod
  /** Ids of the chosen vehicles; none means all. */
  readonly vehicleIds: readonly string[]
}

/** All trips of today. */
export const OWNER_FILTERS: OwnerFilters = { search: '', period: INITIAL_PERIOD, vehicleIds: [] }

/** Whether two filters request the same. */
export function isSameOwnerFilters(one: OwnerFilters, other: OwnerFilters): boolean {
  return textOf(one) === textOf(other)
}

/** The filters for an address: the search of Locate ends with the page, so that no address holds its phone number (CF-186). */
export function addressFilters(
  filters: OwnerFilters,
  { located, search }: Pick<MapState, 'located' | 'search'>,
): OwnerFilters {
  return located !== undefined && filters.search === search ? { ...filters, search: '' } : filters
}

function textOf({ search, period, vehicleIds }: OwnerFilters): string {
  const days = period.option === 'range' ? [period.start, period.end] : []
  return JSON.stringify([search.trim(), period.option, days, [...vehicleIds].sort()])
}
