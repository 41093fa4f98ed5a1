import { ownerLocationsQuery, ownerTripSummaryQuery, ownerTripsQuery } from '@fleetgis/api/owner'
import {
  locationsOfVehicles,
  MAP_REFRESH,
  type MapEvent,
  type RefreshTimes,
  shownDrivers,
} from '@fleetgis/domain/map'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { mapWords } from '../../../map/words.ts'
import type { FilterProps } from '../../../primitives/fields/useFilterState.ts'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { hitsOf } from '../parts/hitsOf.ts'
import { useMapData } from '../parts/useMapData.ts'
import { useMapState } from '../parts/useMapState.ts'
import { useTripPages } from '../parts/useTripPages.ts'
import { addressFilters, isSameOwnerFilters, OWNER_FILTERS, type OwnerFilters } from './ownerFilters.ts'
import { useOwnerVehicles } from './useOwnerVehicles.ts'

/** The owner of the map, its filters, and how often it refetches. */
export interface OwnerMapTarget extends FilterProps<OwnerFilters> {
  /** The owner: `driverid` of the page. */
  ownerId: string
  /** Milliseconds between two refetches of the positions; 30 s by default (OMAP-20, CF-24). */
  refresh?: RefreshTimes | undefined
}

/** The state and the data of an owner's map, for its view. */
export function useOwnerMap({
  ownerId,
  refresh = MAP_REFRESH.owner,
  filters: given = OWNER_FILTERS,
  onFiltersChange,
}: OwnerMapTarget) {
  const { client } = useFleet()
  const t = useText(mapWords)
  const { state, dispatch, canPoll, days, polled } = useMapState('owner', refresh, {
    search: given.search,
    period: given.period,
  })
  const [wanted, setWanted] = useState(given.vehicleIds)
  const { vehicles: owned, ids, chosen: vehicleIds, failure: refused } = useOwnerVehicles(ownerId, wanted)
  const hasVehicles = ids.length > 0
  const { search, period } = state
  const request = { ownerId, search, vehicleIds: ids, ...days }

  const positions = useQuery({
    ...ownerLocationsQuery(client, { ownerId, search }),
    ...polled,
    enabled: hasVehicles,
  })
  const locations = useRemote(positions, { fallback: t('ownerMap.failed') })
  const summary = useRemote(useQuery({ ...ownerTripSummaryQuery(client, request), enabled: hasVehicles }))
  const pages = useTripPages(
    hasVehicles ? state.layer : undefined,
    ownerTripsQuery(client, request),
    state.searches,
  )
  // The trips wait for the ids of the vehicles (OMAP-14).
  const layer = owned || !state.layer ? pages : { ...pages, isLoading: true }

  const { data: answer } = locations
  // A hit of a vehicle that is not chosen is no hit here (CF-152).
  const own = useMemo(() => answer && locationsOfVehicles(answer, ids), [answer, ids])
  const drivers = useMemo(() => own && shownDrivers(own), [own])

  const filters = useMemo<OwnerFilters>(() => ({ search, period, vehicleIds }), [search, period, vehicleIds])
  function show(next: OwnerFilters) {
    const isSame = isSameOwnerFilters(next, filters)
    if (isSame || next.search !== search) dispatch({ type: 'searched', text: next.search })
    if (!isSame) dispatch({ type: 'periodChosen', period: next.period })
    setWanted(next.vehicleIds)
  }
  const [known, setKnown] = useState(given)
  if (!isSameOwnerFilters(given, known)) {
    setKnown(given)
    // Its page may only have kept what was applied here.
    if (!isSameOwnerFilters(given, addressFilters(filters, state))) show(given)
  }
  const apply = useLatestCallback((next: OwnerFilters) => {
    show(next)
    if (!isSameOwnerFilters(next, filters)) onFiltersChange?.(addressFilters(next, state))
  })

  const dispatchFromMap = useLatestCallback((event: MapEvent) => {
    dispatch(event)
    // Locate replaces the search, and clears its own when it ends: no other one may come back with the page (OMAP-23).
    if (event.type === 'locateSwitched' && addressFilters(filters, state).search !== '')
      onFiltersChange?.({ ...filters, search: '' })
  })

  const data = useMapData({
    state,
    dispatch: dispatchFromMap,
    canPoll,
    canReload: hasVehicles,
    locations,
    figures: [summary],
    drivers,
    hits: hitsOf(search, { data: own, isPlaceholderData: positions.isPlaceholderData }),
    layer,
  })
  return {
    ...data,
    isFetching: data.isFetching || (owned === undefined && refused === undefined),
    /** Why the page shows nothing at all (ERR-26). */
    refused,
    owned,
    filters,
    apply,
    summary: summary.data,
  }
}
