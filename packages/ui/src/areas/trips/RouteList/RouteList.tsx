import { tripInfoQuery, tripsQuery } from '@fleetgis/api/map'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { hasBothDays, rangeOf } from '@fleetgis/domain/period'
import { useQuery } from '@tanstack/react-query'
import { type FilterProps, useFilterState } from '../../../primitives/fields/useFilterState.ts'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useToday } from '../../../provider/useToday.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { useGroupsOnOpen } from '../../../remote/lists/useGroups.ts'
import { type DriverLinkProps, useDriversByUserId } from '../../drivers/index.ts'
import type { RouteKey } from './RouteKey.ts'
import { RouteListView } from './RouteListView.tsx'
import { ROUTE_FILTERS, type RouteFilters } from './routeFilters.ts'

export interface RouteListProps
  extends FilterProps<RouteFilters>,
    DriverLinkProps,
    RootProps<HTMLDivElement> {
  /** The address of a trip's route. Without it the rows have no links. */
  hrefOf?: ((key: RouteKey) => string) | undefined
}

/** The trips of `/home/polyline-list`, newest first. Calls: EP-A12, EP-A13, EP-A14, EP-A16 for the names. Source: CF-84. */
export const RouteList = inBoundary('RouteList', ConnectedList)

function ConnectedList({ hrefOf, driverHrefOf, ...given }: RouteListProps) {
  const { client } = useFleet()
  const today = useToday()
  const { filters, onFiltersChange } = useFilterState(ROUTE_FILTERS, given)
  const { groupIds, period } = filters
  const days = rangeOf(period, today)
  const filter = { search: filters.search, groupIds, ...days }
  const isWhole = hasBothDays(days)
  const newest = { ...filter, page: 1, size: PAGE_SIZES.tripRoutes }
  const trips = useRemote(useQuery({ ...tripsQuery(client, newest), enabled: isWhole }))
  const totals = useRemote(useQuery({ ...tripInfoQuery(client, filter), enabled: isWhole }))
  return (
    <RouteListView
      {...rootProps(given)}
      trips={trips}
      totals={totals}
      days={days}
      isWhole={isWhole}
      filters={filters}
      onFiltersChange={onFiltersChange}
      groups={useGroupsOnOpen(groupIds)}
      hrefOf={hrefOf}
      findDriver={useDriversByUserId()}
      driverHrefOf={driverHrefOf}
    />
  )
}
