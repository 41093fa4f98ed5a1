import { NetworkError, TimeoutError } from '@fleetgis/api'
import { isQuiet, MAP_REFRESH, mapPolling, quietBefore, type RefreshTimes } from '@fleetgis/domain/map'
import { fleetToday, rangeOf } from '@fleetgis/domain/period'
import { searchText } from '@fleetgis/domain/query'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { TextKey } from '../../../i18n/words.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import type { HomeMapSettings } from './homeMapFilters.ts'
import { homeMapQueries } from './homeMapQueries.ts'
import { newestProblem, type Problem } from './newestProblem.ts'
import { useFleetVehicles } from './useFleetVehicles.ts'

/** The data of the console map for its settings, and the state of its queries. */
export function useHomeMap(
  { state, groupIds }: HomeMapSettings,
  refresh: RefreshTimes = MAP_REFRESH.console,
) {
  const { client, clock, timeZone, t } = useFleet()
  const today = fleetToday(clock.now(), timeZone)
  const days = rangeOf(state.period, today)
  const filter = { search: searchText('map', state.search), groupIds, start: days.start, end: days.end }
  const queries = homeMapQueries(client, filter, mapPolling(state, refresh))
  const locations = useQuery(queries.locations)
  const trips = useQuery(queries.trips)
  const tripInfo = useQuery(queries.tripInfo)
  const vehicles = useFleetVehicles(locations.data)
  // Only the present says who is quiet: in the past every vehicle is.
  const quiet = days.start <= today && today <= days.end ? quietBefore(clock.now()) : undefined
  const quietCount = useMemo(
    () => (quiet === undefined ? 0 : vehicles.filter((vehicle) => isQuiet(vehicle, quiet)).length),
    [vehicles, quiet],
  )
  const all = [locations, trips, tripInfo]
  const problem = newestProblem(all)
  const remote = useRemote(
    {
      ...locations,
      // Locations are the map's main data: without them only their failure counts.
      error: locations.data === undefined ? locations.error : (problem?.error ?? null),
      isFetching: all.some(({ isFetching }) => isFetching),
      refetch: useCallback(
        (options) =>
          Promise.all([locations.refetch, trips.refetch, tripInfo.refetch].map((call) => call(options))),
        [locations.refetch, trips.refetch, tripInfo.refetch],
      ),
    },
    {
      fallback: 'homeMap.failed',
      explainStale: ({ age }) => t('remote.stale', { age, reason: t(staleWords(problem)) }),
    },
  )
  // MAP-21 to MAP-23: changed filters change the keys and fetch by themselves; unchanged ones need a refetch.
  const { retry } = remote
  const revision = useRef(state.revision)
  useEffect(() => {
    if (revision.current === state.revision) return
    revision.current = state.revision
    retry()
  }, [state.revision, retry])

  const { age, failure, staleness, isFetching } = remote
  return {
    vehicles,
    quietBefore: quiet,
    quietCount,
    trips: trips.data,
    tripInfo: tripInfo.data,
    age,
    failure,
    staleness,
    isFetching,
    onReload: retry,
  }
}

/** Why the shown data is stale (CF-115). */
function staleWords(problem: Problem | undefined): TextKey {
  if (problem?.isPart) return 'homeMap.partNotRefreshed'
  const isAway = problem?.error instanceof NetworkError || problem?.error instanceof TimeoutError
  return isAway ? 'homeMap.away' : 'homeMap.notRefreshed'
}
