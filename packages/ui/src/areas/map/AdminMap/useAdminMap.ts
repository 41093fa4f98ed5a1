import { pollEvery } from '@fleetgis/api'
import { adminGroupsQuery } from '@fleetgis/api/drivers'
import { adminTripInfoQuery, bookingTripInfoQuery, driverLocationsQuery } from '@fleetgis/api/map/admin'
import {
  driverOf,
  driverVehicles,
  initialMapState,
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
import { useRevision } from '../parts/useRevision.ts'
import { useVehicles } from '../useVehicles.ts'
import { useLayerTrips } from './useLayerTrips.ts'

/** The viewer and the group of the map, and how often it refetches. */
export interface AdminMapTarget {
  /** The acting admin: `driverid` of the page. */
  userId: string
  /** The group with which the map opens (CF-136). */
  groupId: string
  /** The app id, which finds the admin's groups and opens chats. */
  appId: string
  /** Milliseconds between two refetches of the positions; 30 s by default (PMAP-34). */
  refresh?: RefreshTimes | undefined
}

const reduce = (state: MapState, event: MapEvent) => mapReducer(state, event)

/** The state and the data of a group admin's map, for its view. */
export function useAdminMap({ userId, groupId, appId, refresh = MAP_REFRESH.embedded }: AdminMapTarget) {
  const { client, clock, timeZone } = useFleet()
  const [state, dispatch] = useReducer(reduce, 'embedded' as const, initialMapState)
  const [groupIds, chooseGroups] = useState<readonly string[]>(() => [groupId])
  const polling = mapPolling(state, refresh)

  const groups = useRemote(useQuery(adminGroupsQuery(client, { userId, appId })))
  const asked = useGroupIds(groupIds, groups.data, groupId)
  const today = fleetToday(clock.now(), timeZone)
  const { start, end } = rangeOf(state.period, today)
  const inGroups = { userId, groupIds: asked }
  const filter = { ...inGroups, start, end, search: state.search }

  const canPoll = polling.locations !== undefined
  const locations = useRemote(
    useQuery({
      ...driverLocationsQuery(client, { ...inGroups, search: state.search }),
      ...pollEvery(polling.locations),
      // PMAP-28: no refresh at all, also not on return.
      ...(canPoll ? {} : { refetchOnWindowFocus: false, refetchOnReconnect: false }),
      placeholderData: keepPreviousData,
    }),
    { fallback: 'adminMap.failed' },
  )
  const tripInfo = useRemote(
    useQuery({ ...adminTripInfoQuery(client, filter), placeholderData: keepPreviousData }),
  )
  const bookingInfo = useRemote(
    useQuery({
      ...bookingTripInfoQuery(client, { ...inGroups, start, end }),
      placeholderData: keepPreviousData,
    }),
  )
  const layer = useLayerTrips(state, filter)

  const { data: found } = locations
  const drivers = useMemo(() => found && shownDrivers(found), [found])
  const vehicles = useVehicles(drivers, driverVehicles)

  const { retry } = locations
  const { retry: retryTrips } = tripInfo
  const { retry: retryBookings } = bookingInfo
  const reload = useCallback(() => {
    retry()
    retryTrips()
    retryBookings()
  }, [retry, retryTrips, retryBookings])
  useRevision(state, canPoll, reload)

  const live = useLive([locations, tripInfo, bookingInfo], { isPaused: !canPoll })
  const { trips } = layer
  return {
    state,
    dispatch,
    groups: groups.data,
    groupsFailure: groups.failure,
    onGroupsRetry: groups.failure === undefined ? undefined : groups.retry,
    groupIds,
    chooseGroups,
    /** The filter of the lists of drivers. */
    filter,
    drivers,
    vehicles,
    counts: found?.counts,
    tripInfo: tripInfo.data,
    bookingInfo: bookingInfo.data,
    layer,
    // Without positions the card over the map says why, with its own way out.
    live: locations.failure === undefined ? live : undefined,
    failure: locations.failure,
    isSignedOut: locations.isSignedOut,
    isFetching: locations.isFetching,
    onReload: reload,
    /** The group of a driver on the map or of one of the drawn trips. */
    groupOf: (id: string) =>
      driverOf(id, drivers ?? [])?.groupId ?? trips?.find(({ userId: driver }) => driver === id)?.groupId,
  }
}

/** The ids of the chosen groups; none chosen means all of the admin's, each sent (CF-136). Stable while equal. */
function useGroupIds(
  chosen: readonly string[],
  groups: readonly { readonly id: string }[] | undefined,
  own: string,
): readonly string[] {
  return useMemo(() => {
    if (chosen.length > 0) return chosen
    return groups && groups.length > 0 ? groups.map(({ id }) => id) : [own]
  }, [chosen, groups, own])
}
