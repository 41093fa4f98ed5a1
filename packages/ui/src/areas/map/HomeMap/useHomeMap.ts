import { rowsSent } from '@fleetgis/api/map'
import {
  isQuiet,
  MAP_REFRESH,
  mapPolling,
  partOfTrips,
  quietBefore,
  type RefreshTimes,
} from '@fleetgis/domain/map'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { rangeOf } from '@fleetgis/domain/period'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useEachSecond } from '../../../provider/useEachSecond.ts'
import { useToday } from '../../../provider/useToday.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { useLive } from '../../../remote/live/useLive.ts'
import { useRevision } from '../parts/useRevision.ts'
import type { HomeMapSettings } from './homeMapFilters.ts'
import { homeMapQueries } from './homeMapQueries.ts'
import { usePositions } from './usePositions.ts'

/** The data of the console map for its settings, and the state of its queries. */
export function useHomeMap(
  { state, groupIds }: HomeMapSettings,
  refresh: RefreshTimes = MAP_REFRESH.console,
) {
  const { client } = useFleet()
  const today = useToday()
  const days = rangeOf(state.period, today)
  const filter = { search: state.search, groupIds, start: days.start, end: days.end }
  const queries = homeMapQueries(client, filter, mapPolling(state, refresh))
  const pageOfTrips = useQuery(queries.trips)
  const trips = useRemote(pageOfTrips)
  const tripInfo = useRemote(useQuery(queries.tripInfo))
  const { data: figures } = tripInfo
  const known = figures?.drivers
  const tripPart =
    trips.data && !pageOfTrips.isPlaceholderData
      ? partOfTrips({
          trips: trips.data.length,
          rows: rowsSent(trips.data),
          size: PAGE_SIZES.tripRoutes,
          known: figures?.trips,
        })
      : undefined
  // The map's main data: the age of the page is theirs.
  const { remote: locations, vehicles, more, isAnswered } = usePositions(queries.locations, known)
  // Only the present says who is quiet: in the past every vehicle is.
  const isPresent = days.start <= today && today <= days.end
  const quiet = useEachSecond((now) => (isPresent ? quietBefore(now) : undefined))
  const quietCount = useMemo(
    () => (quiet === undefined ? 0 : vehicles.filter((vehicle) => isQuiet(vehicle, quiet)).length),
    [vehicles, quiet],
  )
  const calls = [locations, trips, tripInfo]
  const live = useLive(calls)
  const onReload = useLatestCallback(() => {
    for (const { retry } of calls) retry()
  })
  useRevision(state, onReload)

  return {
    days,
    vehicles,
    more,
    isAnswered,
    quietBefore: quiet,
    quietCount,
    trips: trips.data,
    tripPart,
    tripInfo: figures,
    live,
    isLoaded: locations.data !== undefined,
    failure: locations.failure,
    isSignedOut: locations.isSignedOut,
    isFetching: calls.some(({ isFetching }) => isFetching),
    onReload,
  }
}
