import { findCity } from '@fleetgis/domain/map'
import { HOME_MAP_FILTERS, type HomeMapFilters } from '@fleetgis/ui/HomeMap'
import { readPeriod, writePeriod } from './periodAddress.ts'
import type { PageQuery } from './readQuery.ts'
import { readIds, writeIds } from './useListFilters.ts'

/** Reads the filters of the map from its address. Missing or invalid ones have the initial value. */
export function readHomeMapFilters(query: Pick<PageQuery, 'text'>): HomeMapFilters {
  return {
    period: readPeriod(query),
    cityId: findCity(query.text('city') ?? '')?.id ?? HOME_MAP_FILTERS.cityId,
    groupIds: readIds(query.text('groups')),
    search: query.text('search') ?? HOME_MAP_FILTERS.search,
    locations: readSwitch(query.text('locations'), HOME_MAP_FILTERS.locations),
    routes: readSwitch(query.text('routes'), HOME_MAP_FILTERS.routes),
    markers: readSwitch(query.text('markers'), HOME_MAP_FILTERS.markers),
  }
}

/** The query string of filters, with its question mark; empty for the initial filters. */
export function writeHomeMapFilters(filters: HomeMapFilters): string {
  const { period, cityId, groupIds, search, locations, routes, markers } = filters
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(writePeriod(period))) query.set(name, value)
  if (cityId !== HOME_MAP_FILTERS.cityId) query.set('city', String(cityId))
  if (groupIds.length > 0) query.set('groups', writeIds(groupIds))
  if (search.trim() !== '') query.set('search', search.trim())
  const switches = { locations, routes, markers }
  for (const name of ['locations', 'routes', 'markers'] as const) {
    if (switches[name] !== HOME_MAP_FILTERS[name]) query.set(name, switches[name] ? '1' : '0')
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

function readSwitch(text: string | undefined, atFirst: boolean): boolean {
  return text === '1' || (text !== '0' && atFirst)
}
