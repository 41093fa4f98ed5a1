'use client'

import { tripInfoQuery, tripsQuery } from '@fleetgis/api/map'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { fleetToday, rangeOf } from '@fleetgis/domain/period'
import { searchText } from '@fleetgis/domain/query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useGroups } from '../../../remote/useGroups.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { WidgetBoundary } from '../../../remote/WidgetBoundary.tsx'
import type { RouteKey } from './RouteKey.ts'
import { RouteListView } from './RouteListView.tsx'
import { ROUTE_FILTERS, type RouteFilters } from './routeFilters.ts'

export interface RouteListProps {
  /** The filters, the order and the page; without them the widget keeps its own. */
  filters?: RouteFilters | undefined
  /** They changed: keep them in the address, so that Back restores them. */
  onFiltersChange?: ((filters: RouteFilters) => void) | undefined
  /** The address of a trip's route. Without it the rows have no links. */
  hrefOf?: ((key: RouteKey) => string) | undefined
  className?: string | undefined
}

/** The trips of `/home/polyline-list`, newest first. Calls: EP-A12, EP-A13, EP-A14. Source: CF-84. */
export function RouteList(props: RouteListProps) {
  return (
    <WidgetBoundary name="RouteList">
      <ConnectedList {...props} />
    </WidgetBoundary>
  )
}

function ConnectedList({ filters: given, onFiltersChange, hrefOf, className }: RouteListProps) {
  const { client, clock, timeZone } = useFleet()
  const [own, setOwn] = useState(ROUTE_FILTERS)
  const filters = given ?? own
  const { groupIds, period } = filters
  const days = rangeOf(period, fleetToday(clock.now(), timeZone))
  const filter = { search: searchText('map', filters.search), groupIds, ...days }
  const trips = useRemote(useQuery(tripsQuery(client, { ...filter, page: 1, size: PAGE_SIZES.tripRoutes })))
  const totals = useRemote(useQuery(tripInfoQuery(client, filter)))
  const [wantsGroups, setWantsGroups] = useState(false)
  const groups = useGroups(wantsGroups || groupIds.length > 0)
  return (
    <RouteListView
      trips={trips}
      totals={totals.data}
      days={days}
      filters={filters}
      onFiltersChange={(next) => {
        setOwn(next)
        onFiltersChange?.(next)
      }}
      groups={groups}
      onGroupsOpen={() => setWantsGroups(true)}
      hrefOf={hrefOf}
      className={className}
    />
  )
}
