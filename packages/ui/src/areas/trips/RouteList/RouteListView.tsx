import { rowsSent } from '@fleetgis/api/map'
import type { TripInfo, TripRoute } from '@fleetgis/domain/map'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import type { DateRange } from '@fleetgis/domain/period'
import { styled } from 'styled-components'
import { TripTotals } from '../../../map/panels/TripTotals.tsx'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { PeriodSelect } from '../../../primitives/fields/PeriodSelect.tsx'
import { ClearFilters } from '../../../primitives/lists/ClearFilters.tsx'
import { FilterBar } from '../../../primitives/lists/FilterBar.ts'
import { SearchRow } from '../../../primitives/lists/SearchRow.tsx'
import { useLines } from '../../../primitives/lists/useLines.ts'
import { usePageOfRows } from '../../../primitives/lists/usePageOfRows.ts'
import { useRowsPerPage } from '../../../primitives/lists/useRowsPerPage.ts'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import type { Remote } from '../../../remote/calls/useRemote.ts'
import { RetryBanner } from '../../../remote/failures/RetryBanner.tsx'
import { GroupMultiSelect } from '../../../remote/lists/GroupMultiSelect.tsx'
import { ListFrame } from '../../../remote/lists/ListFrame.tsx'
import type { GroupsOnOpen } from '../../../remote/lists/useGroups.ts'
import type { DriverLinkProps, FindDriver } from '../../drivers/index.ts'
import { tripsWords } from '../words.ts'
import type { RouteKey } from './RouteKey.ts'
import { ROUTE_FILTERS, type RouteFilters } from './routeFilters.ts'
import { useRouteColumns } from './useRouteColumns.tsx'

export interface RouteListViewProps extends DriverLinkProps, RootProps<HTMLDivElement> {
  /** The newest trips of the filters, at most 300. */
  trips: Remote<readonly TripRoute[]>
  /** The counters of all trips of the filters. */
  totals: Remote<TripInfo>
  /** The days of the period. */
  days: DateRange
  /** Whether the period has both its days; true unless given. */
  isWhole?: boolean | undefined
  filters: RouteFilters
  onFiltersChange: (filters: RouteFilters) => void
  groups: GroupsOnOpen
  hrefOf?: ((key: RouteKey) => string) | undefined
  /** Finds the driver behind a user id. Keep the function between renders. */
  findDriver?: FindDriver | undefined
}

/** The trips of a period with their filters. Source: CF-84, MAP-04, MAP-14. */
export function RouteListView(props: RouteListViewProps) {
  const { trips, days, isWhole = true, filters, onFiltersChange, hrefOf, findDriver, driverHrefOf } = props
  const t = useText(tripsWords)
  const { groupIds } = filters
  const lines = useLines()
  const rowsPerPage = useRowsPerPage('RouteList', PAGE_SIZES.tripRouteRows, lines)
  const columns = useRouteColumns({ lines, days, groupIds, hrefOf, findDriver, driverHrefOf })
  const isFiltered = filters.search !== '' || groupIds.length > 0
  const clear = isFiltered ? () => onFiltersChange({ ...ROUTE_FILTERS, period: filters.period }) : undefined
  const totals = props.totals.data
  const missing = props.totals.failure ?? props.totals.staleness
  const retry = () => {
    if (!isWhole) return
    trips.retry()
    props.totals.retry()
  }
  const apply = (changes: Partial<RouteFilters>) => onFiltersChange({ ...filters, page: 1, ...changes })

  return (
    <ListFrame<TripRoute>
      {...usePageOfRows(isWhole ? trips.data : NO_TRIPS, { ...filters, columns, size: rowsPerPage.size })}
      {...rowsPerPage}
      {...rootProps(props)}
      component="RouteList"
      filters={
        <FilterBar as="div">
          <SearchRow
            label={t('homeMap.searchText')}
            search={filters.search}
            onSearch={(event) => (event.search === filters.search ? retry() : apply(event))}
          />
          <GroupMultiSelect {...props.groups} value={groupIds} onChange={(ids) => apply({ groupIds: ids })} />
          <PeriodSelect
            list="console"
            variant="select"
            value={filters.period}
            onChange={(period) => apply({ period })}
          />
          {clear ? <ClearFilters onPress={clear} /> : null}
        </FilterBar>
      }
      remote={{ ...trips, retry }}
      label={t('page.polylineList')}
      columns={columns}
      lines={lines}
      keyOf={keyOfTrip}
      sort={filters.sort}
      onSort={(sort) => apply({ sort })}
      emptyText={t(isWhole ? 'routes.empty' : 'transactions.bothDays')}
      onShowAll={isWhole ? clear : undefined}
      pagesLabel={t('routes.pages')}
      onPage={(event) => onFiltersChange({ ...filters, ...event })}
    >
      <Totals>
        <TripTotals info={totals} />
      </Totals>
      {/* A failure of the list itself says it below, and its retry repeats both calls (CF-115). */}
      {missing && !trips.reason ? (
        <RetryBanner tone="warning" onRetry={retry} isFetching={props.totals.isFetching}>
          {missing}
        </RetryBanner>
      ) : null}
      {totals &&
      trips.data &&
      totals.trips > trips.data.length &&
      rowsSent(trips.data) >= PAGE_SIZES.tripRoutes ? (
        <Banner tone="info">{t('routes.newest', { shown: trips.data.length })}</Banner>
      ) : null}
    </ListFrame>
  )
}

const NO_TRIPS: readonly TripRoute[] = []

const keyOfTrip = ({ id }: TripRoute) => id

const Totals = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fleet-space-1) var(--fleet-space-6);
  margin: 0;
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    gap: var(--fleet-space-2);
  }
  dt {
    color: var(--fleet-color-text-muted);
  }
  dd {
    margin: 0;
    font-weight: var(--fleet-weight-strong);
  }
`
