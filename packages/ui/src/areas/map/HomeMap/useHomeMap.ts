import { MAP_REFRESH, mapPolling, type RefreshTimes } from '@fleetgis/domain/map'
import { fleetToday, rangeOf } from '@fleetgis/domain/period'
import { searchText } from '@fleetgis/domain/query'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useLast } from '../../../remote/useLast.ts'
import type { HomeMapSettings } from './homeMapFilters.ts'
import { homeMapQueries } from './homeMapQueries.ts'
import { newestProblem } from './newestProblem.ts'
import { useFleetVehicles } from './useFleetVehicles.ts'

/** What the console map knows for its settings, and how it is going. */
export function useHomeMap(
  { state, groupIds }: HomeMapSettings,
  refresh: RefreshTimes = MAP_REFRESH.console,
) {
  const { client, clock, timeZone } = useFleet()
  const days = rangeOf(state.period, fleetToday(clock.now(), timeZone))
  const filter = { search: searchText('map', state.search), groupIds, start: days.start, end: days.end }
  const queries = homeMapQueries(client, filter, mapPolling(state, refresh))
  const locations = useQuery(queries.locations)
  const trips = useQuery(queries.trips)
  const tripInfo = useQuery(queries.tripInfo)
  const vehicles = useFleetVehicles(locations.data)
  const updatedAt = useLast(locations.dataUpdatedAt || undefined)
  const firstFailure = useLast(locations.error ?? undefined)
  const hasLocations = locations.data !== undefined

  const all = [locations, trips, tripInfo]
  // One that is under way already is not asked for twice.
  const reload = () => Promise.all(all.map(({ refetch }) => refetch({ cancelRefetch: false })))
  const latestReload = useRef(reload)
  const revision = useRef(state.revision)
  useEffect(() => {
    latestReload.current = reload
  })
  // MAP-21, MAP-22, MAP-23: whatever a person changes is asked for anew.
  useEffect(() => {
    if (revision.current === state.revision) return
    revision.current = state.revision
    void latestReload.current()
  }, [state.revision])

  return {
    vehicles,
    trips: trips.data,
    tripInfo: tripInfo.data,
    /** When the locations shown were answered, epoch milliseconds; undefined before the first answer. */
    updatedAt: hasLocations ? updatedAt : undefined,
    /** Why there are no locations yet. */
    failure: hasLocations ? undefined : firstFailure,
    /** Why what is shown is not the newest. */
    staleness: hasLocations ? newestProblem(all) : undefined,
    isFetching: all.some(({ isFetching }) => isFetching),
    reload,
  }
}
