import {
  DEFAULT_CITY,
  INITIAL_PERIOD,
  initialMapState,
  type MapPeriod,
  type MapState,
} from '@fleetgis/domain/map'
import type { ChosenDriver } from './useChosenDriver.ts'

/** The filters and layers of the console map. */
export interface HomeMapFilters {
  readonly period: MapPeriod
  /** The number of the selected city, as in `CITIES` of `@fleetgis/domain/map`. */
  readonly cityId: number
  /** Ids of the selected groups; none means all. */
  readonly groupIds: readonly string[]
  /** As typed. */
  readonly search: string
  /** The driver whose position is shown in place of what `search` finds. Source: CF-186. */
  readonly driver?: ChosenDriver | undefined
  readonly locations: boolean
  readonly routes: boolean
  readonly markers: boolean
}

/** The default filters: today, Yangon, all groups, locations and markers on, routes off (CF-106, MAP-01). */
export const HOME_MAP_FILTERS: HomeMapFilters = {
  period: INITIAL_PERIOD,
  cityId: DEFAULT_CITY.id,
  groupIds: [],
  search: '',
  locations: true,
  routes: false,
  markers: true,
}

/** The settings of the map beyond the domain's map state. */
export interface HomeMapSettings {
  readonly state: MapState
  readonly cityId: number
  readonly groupIds: readonly string[]
}

/** Converts filters to settings; `revision` as in the map state. */
export function settingsOf(filters: HomeMapFilters, revision = 0): HomeMapSettings {
  const state = initialMapState('console')
  const { period, search, locations, routes, markers, cityId, groupIds } = filters
  return {
    cityId,
    groupIds,
    state: {
      ...state,
      period,
      search,
      switches: { ...state.switches, locations, markers },
      layer: routes ? 'routes' : undefined,
      revision,
    },
  }
}

/** Converts settings to filters. */
export function filtersOf({ state, cityId, groupIds }: HomeMapSettings): HomeMapFilters {
  const { period, search, switches, layer } = state
  const { locations, markers } = switches
  return { period, cityId, groupIds, search, locations, markers, routes: layer === 'routes' }
}
