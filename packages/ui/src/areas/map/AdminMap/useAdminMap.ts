import { adminGroupsQuery } from '@fleetgis/api/drivers'
import {
  adminTripInfoQuery,
  bookingTripInfoQuery,
  driverLocationsQuery,
  followedLocationsQuery,
} from '@fleetgis/api/map/admin'
import { driverOf, MAP_REFRESH, type RefreshTimes, shownDrivers } from '@fleetgis/domain/map'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { mapWords } from '../../../map/words.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { useGroupChoices } from '../../../remote/lists/useGroups.ts'
import { hitsOf } from '../parts/hitsOf.ts'
import { useMapData } from '../parts/useMapData.ts'
import { useMapState } from '../parts/useMapState.ts'
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
  /**
   * Without a search the positions are asked for by what has changed since the last answer (EP-B53). False by default:
   * the servers must offer the call (decision 46).
   */
  asksChanges?: boolean | undefined
}

/** The state and the data of a group admin's map, for its view. */
export function useAdminMap({
  userId,
  groupId,
  appId,
  refresh = MAP_REFRESH.embedded,
  asksChanges = false,
}: AdminMapTarget) {
  const { client } = useFleet()
  const t = useText(mapWords)
  const { state, dispatch, canPoll, days, polled } = useMapState('embedded', refresh)
  const [groupIds, chooseGroups] = useState<readonly string[]>(() => [groupId])

  const groups = useRemote(useQuery(adminGroupsQuery(client, { userId, appId })))
  const asked = useGroupIds(groupIds, groups.data, groupId)
  const inGroups = { userId, groupIds: asked }
  const { search } = state
  const filter = { ...inGroups, ...days, search }

  const query =
    asksChanges && search.trim() === ''
      ? followedLocationsQuery(client, inGroups)
      : driverLocationsQuery(client, { ...inGroups, search })
  const positions = useQuery({ ...query, ...polled })
  const locations = useRemote(positions, { fallback: t('adminMap.failed') })
  const tripInfo = useRemote(useQuery(adminTripInfoQuery(client, filter)))
  const bookingInfo = useRemote(useQuery(bookingTripInfoQuery(client, { ...inGroups, ...days })))
  const layer = useLayerTrips(state, filter)

  const { data: found } = locations
  const drivers = useMemo(() => found && shownDrivers(found), [found])
  const { trips } = layer
  return {
    ...useMapData({
      state,
      dispatch,
      canPoll,
      locations,
      figures: [tripInfo, bookingInfo],
      drivers,
      hits: hitsOf(search, { data: found, isPlaceholderData: positions.isPlaceholderData }),
      layer,
    }),
    groups: useGroupChoices(groups),
    /** Why there are no groups. */
    groupsFailure: groups.failure,
    groupIds,
    chooseGroups,
    /** The filter of the lists of drivers. */
    filter,
    counts: found?.counts,
    tripInfo: tripInfo.data,
    bookingInfo: bookingInfo.data,
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
