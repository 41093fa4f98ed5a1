import { MAP_REFRESH, mapPolling, type RefreshTimes } from '@fleetgis/domain/map'
import { fleetToday, rangeOf } from '@fleetgis/domain/period'
import { searchText } from '@fleetgis/domain/query'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useLive } from '../../../remote/useLive.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import type { HomeMapSettings } from './homeMapFilters.ts'
import { homeMapQueries } from './homeMapQueries.ts'
import { useFleetVehicles } from './useFleetVehicles.ts'

/** The data of the console map for its settings, and the state of its queries. */
export function useHomeMap(
  { state, groupIds }: HomeMapSettings,
  refresh: RefreshTimes = MAP_REFRESH.console,
) {
  const { client, clock, timeZone } = useFleet()
  const days = rangeOf(state.period, fleetToday(clock.now(), timeZone))
  const filter = { search: searchText('map', state.search), groupIds, start: days.start, end: days.end }
  const queries = homeMapQueries(client, filter, mapPolling(state, refresh))
  // The map's main data: the age of the page is theirs.
  const locations = useRemote(useQuery(queries.locations), { fallback: 'homeMap.failed' })
  const trips = useRemote(useQuery(queries.trips))
  const tripInfo = useRemote(useQuery(queries.tripInfo))
  const vehicles = useFleetVehicles(locations.data)
  const live = useLive([locations, trips, tripInfo])
  const calls = [locations.retry, trips.retry, tripInfo.retry] as const
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new at each render, its functions are not
  const retry = useCallback(() => {
    for (const call of calls) call()
  }, calls)

  // MAP-21 to MAP-23: changed filters change the keys and fetch by themselves; unchanged ones need a refetch.
  const revision = useRef(state.revision)
  useEffect(() => {
    if (revision.current === state.revision) return
    revision.current = state.revision
    retry()
  }, [state.revision, retry])

  return {
    vehicles,
    trips: trips.data,
    tripInfo: tripInfo.data,
    live,
    isLoaded: locations.data !== undefined,
    failure: locations.failure,
    isSignedOut: locations.isSignedOut,
    isFetching: [locations, trips, tripInfo].some(({ isFetching }) => isFetching),
    onReload: retry,
  }
}
