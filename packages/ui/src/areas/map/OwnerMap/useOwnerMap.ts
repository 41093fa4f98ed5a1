import { pollEvery } from '@fleetgis/api'
import { ownerLocationsQuery, ownerTripSummaryQuery, ownerTripsQuery } from '@fleetgis/api/owner'
import {
  driverVehicles,
  initialMapState,
  locationsOfVehicles,
  MAP_REFRESH,
  type MapEvent,
  type MapState,
  mapPolling,
  mapReducer,
  type RefreshTimes,
  shownDrivers,
} from '@fleetgis/domain/map'
import { fleetToday, rangeOf } from '@fleetgis/domain/period'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useReducer, useState } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useLive } from '../../../remote/useLive.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { isSameOwnerFilters, type OwnerFilters, useOwnerVehicles } from '../../owner/index.ts'
import { useRevision } from '../parts/useRevision.ts'
import { useTripPages } from '../parts/useTripPages.ts'
import { useVehicles } from '../useVehicles.ts'

/** The owner of the map, and how often it refetches. */
export interface OwnerMapTarget {
  /** The owner: `driverid` of the page. */
  ownerId: string
  /** Milliseconds between two refetches of the positions; 30 s by default (OMAP-20, CF-24). */
  refresh?: RefreshTimes | undefined
}

const reduce = (state: MapState, event: MapEvent) => mapReducer(state, event)
const ALL: readonly string[] = []

/** The state and the data of an owner's map, for its view. */
export function useOwnerMap({ ownerId, refresh = MAP_REFRESH.owner }: OwnerMapTarget) {
  const { client, clock, timeZone } = useFleet()
  const [state, dispatch] = useReducer(reduce, 'owner' as const, initialMapState)
  const [vehicleIds, setVehicleIds] = useState(ALL)
  const { vehicles: owned, ids, failure: refused } = useOwnerVehicles(ownerId, vehicleIds)
  const hasVehicles = ids.length > 0
  const { search, period } = state
  const { start, end } = rangeOf(period, fleetToday(clock.now(), timeZone))
  const request = { ownerId, search, vehicleIds: ids, start, end }
  const { locations: interval } = mapPolling(state, refresh)
  const canPoll = interval !== undefined

  const locations = useRemote(
    useQuery({
      ...ownerLocationsQuery(client, { ownerId, search }),
      ...pollEvery(interval),
      // OMAP-20: no refresh at all, also not on return.
      ...(canPoll ? {} : { refetchOnWindowFocus: false, refetchOnReconnect: false }),
      enabled: hasVehicles,
      placeholderData: keepPreviousData,
    }),
    { fallback: 'ownerMap.failed' },
  )
  const summary = useRemote(
    useQuery({
      ...ownerTripSummaryQuery(client, request),
      enabled: hasVehicles,
      placeholderData: keepPreviousData,
    }),
  )
  const layer = useTripPages(hasVehicles ? state.layer : undefined, ownerTripsQuery(client, request))

  const { data: answer } = locations
  const drivers = useMemo(() => answer && shownDrivers(locationsOfVehicles(answer, ids)), [answer, ids])
  const vehicles = useVehicles(drivers, driverVehicles)

  const { retry } = locations
  const { retry: retrySummary } = summary
  const reload = useCallback(() => {
    retry()
    retrySummary()
  }, [retry, retrySummary])
  useRevision(state, canPoll && hasVehicles, reload)

  const filters = useMemo<OwnerFilters>(() => ({ search, period, vehicleIds }), [search, period, vehicleIds])
  const apply = useCallback(
    (next: OwnerFilters) => {
      const isSame = isSameOwnerFilters(next, filters)
      if (isSame || next.search !== filters.search) dispatch({ type: 'searched', text: next.search })
      if (!isSame) dispatch({ type: 'periodChosen', period: next.period })
      setVehicleIds(next.vehicleIds)
    },
    [filters],
  )

  const live = useLive([locations, summary], { isPaused: !canPoll })
  return {
    state,
    dispatch,
    /** Why the page shows nothing at all (ERR-26). */
    refused,
    owned,
    filters,
    apply,
    drivers,
    vehicles,
    summary: summary.data,
    layer,
    // Without positions the card over the map says why, with its own way out.
    live: locations.failure === undefined ? live : undefined,
    failure: locations.failure,
    isSignedOut: locations.isSignedOut,
    isFetching: locations.isFetching || (owned === undefined && refused === undefined),
    onReload: reload,
  }
}
