import { formatAmount, formatDateTime, formatDistanceKm } from '@fleetgis/domain/format'
import type { TripInfo, TripRoute } from '@fleetgis/domain/map'
import { locationPageItems, PAGE_SIZES, rowsOfPage, totalPages } from '@fleetgis/domain/paging'
import type { DateRange } from '@fleetgis/domain/period'
import { type ReactNode, useMemo } from 'react'
import { styled } from 'styled-components'
import { formatWords } from '../../../i18n/formatWords.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Link } from '../../../primitives/actions/Link.tsx'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { LoadingBar } from '../../../primitives/feedback/LoadingBar.tsx'
import { PeriodSelect } from '../../../primitives/fields/PeriodSelect.tsx'
import { FilterBar } from '../../../primitives/lists/FilterBar.ts'
import { Pagination } from '../../../primitives/lists/Pagination.tsx'
import { SearchRow } from '../../../primitives/lists/SearchRow.tsx'
import { sortRows } from '../../../primitives/lists/sortRows.ts'
import { Table, type TableColumn } from '../../../primitives/lists/Table.tsx'
import { useFleet } from '../../../provider/FleetContext.ts'
import { FailureCard } from '../../../remote/FailureCard.tsx'
import { GroupMultiSelect } from '../../../remote/GroupMultiSelect.tsx'
import { StaleBanner } from '../../../remote/StaleBanner.tsx'
import type { GroupChoices } from '../../../remote/useGroups.ts'
import type { Remote } from '../../../remote/useRemote.ts'
import { type RouteKey, routeKeyOf } from './RouteKey.ts'
import { ROUTE_FILTERS, type RouteFilters } from './routeFilters.ts'

export interface RouteListViewProps {
  /** The newest trips of the filters, at most 300. */
  trips: Remote<readonly TripRoute[]>
  /** The counters of all trips of the filters; undefined until known. */
  totals: TripInfo | undefined
  /** The days of the period. */
  days: DateRange
  filters: RouteFilters
  onFiltersChange: (filters: RouteFilters) => void
  groups: GroupChoices
  /** The list of groups opens: the moment to fetch them. */
  onGroupsOpen?: (() => void) | undefined
  hrefOf?: ((key: RouteKey) => string) | undefined
  className?: string | undefined
}

interface RouteColumn {
  readonly id: string
  readonly header: string
  readonly sort: (trip: TripRoute) => string | undefined
  readonly cell: (trip: TripRoute) => ReactNode
}

const SIZE = PAGE_SIZES.tripRouteRows

/** The trips of a period with their filters. Source: CF-84, MAP-04, MAP-14. */
export function RouteListView(props: RouteListViewProps) {
  const { trips, totals, days, filters, onFiltersChange, hrefOf } = props
  const { t, language } = useFleet()
  const { groupIds, sort } = filters
  const columns = useMemo<readonly RouteColumn[]>(() => {
    const words = formatWords(t)
    const list = { ...days, groupIds }
    return [
      {
        id: 'trip',
        header: t('routes.trip'),
        sort: ({ id }) => id,
        cell: (trip) => (hrefOf ? <Link href={hrefOf(routeKeyOf(trip, list))}>{trip.id}</Link> : trip.id),
      },
      {
        id: 'driver',
        header: t('map.userId'),
        sort: ({ userId }) => userId,
        cell: ({ userId }) => userId || '–',
      },
      {
        id: 'start',
        header: t('map.start'),
        sort: ({ startedAt }) => startedAt,
        cell: ({ startedAt }) => formatDateTime(startedAt, words) || '–',
      },
      {
        id: 'end',
        header: t('map.end'),
        sort: ({ endedAt }) => endedAt,
        cell: ({ endedAt }) => formatDateTime(endedAt, words) || t('routes.noEnd'),
      },
      {
        id: 'from',
        header: t('map.from'),
        sort: ({ from }) => from,
        cell: ({ from }) => from || '–',
      },
      { id: 'to', header: t('map.to'), sort: ({ to }) => to, cell: ({ to }) => to || '–' },
    ]
  }, [t, days, groupIds, hrefOf])
  const sorted = useMemo(
    () => sortRows(trips.data ?? [], columns, sort, language),
    [trips.data, columns, sort, language],
  )
  const pages = totalPages(sorted.length, SIZE)
  const page = Math.max(1, Math.min(filters.page, pages))
  const isFirstLoad = trips.data === undefined && trips.failure === undefined
  const isFiltered = filters.search !== '' || groupIds.length > 0
  const apply = (changes: Partial<RouteFilters>) => onFiltersChange({ ...filters, page: 1, ...changes })

  return (
    <Box className={props.className} data-component="RouteList">
      <FilterBar as="div">
        <SearchRow
          label={t('homeMap.searchText')}
          search={filters.search}
          onSearch={(event) => (event.search === filters.search ? trips.retry() : apply(event))}
        />
        <GroupMultiSelect
          {...props.groups}
          value={groupIds}
          onChange={(ids) => apply({ groupIds: ids })}
          onOpen={props.onGroupsOpen}
        />
        <PeriodSelect
          list="console"
          variant="select"
          value={filters.period}
          onChange={(period) => apply({ period })}
        />
      </FilterBar>
      <Totals>
        {(
          [
            ['homeMap.trips', totals && formatAmount(totals.trips)],
            ['homeMap.drivers', totals && formatAmount(totals.drivers)],
            ['homeMap.km', totals && formatDistanceKm(totals.distanceKm)],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </Totals>
      <StaleBanner staleness={trips.staleness} onRetry={trips.retry} isFetching={trips.isFetching} />
      {totals &&
      trips.data &&
      totals.trips > trips.data.length &&
      trips.data.length >= PAGE_SIZES.tripRoutes ? (
        <Banner tone="info">{t('routes.newest', { shown: trips.data.length })}</Banner>
      ) : null}
      {trips.failure ? (
        <FailureCard
          message={trips.failure}
          onRetry={trips.retry}
          isRetrying={trips.isFetching}
          isSignedOut={trips.isSignedOut}
        />
      ) : (
        <div>
          <LoadingBar isLoading={trips.isFetching && !isFirstLoad} />
          <Table
            label={t('routes.label')}
            columns={columns.map(
              ({ id, header, cell }): TableColumn<TripRoute> => ({
                id,
                header,
                cell,
                isSortable: true,
                isRowHeader: id === 'trip',
              }),
            )}
            rows={rowsOfPage(sorted, page, SIZE)}
            keyOf={({ id }) => id}
            sort={sort}
            onSort={(next) => apply({ sort: next })}
            isLoading={isFirstLoad}
            empty={
              <EmptyState
                message={t('routes.empty')}
                action={
                  isFiltered ? (
                    <Button onPress={() => onFiltersChange({ ...ROUTE_FILTERS, period: filters.period })}>
                      {t('checkIns.clear')}
                    </Button>
                  ) : undefined
                }
              />
            }
          />
        </div>
      )}
      {pages > 1 ? (
        <Pagination
          label={t('routes.pages')}
          page={page}
          pages={pages}
          items={locationPageItems(page, pages)}
          onPage={(event) => onFiltersChange({ ...filters, ...event })}
        />
      ) : null}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-3);
  color: var(--fleet-color-text);

  td,
  th {
    overflow-wrap: anywhere;
  }
`

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
