import { formatAmount } from '@fleetgis/domain/format'
import type { MapLocation } from '@fleetgis/domain/map'
import { locationPageItems, PAGE_SIZES, rowsOfPage, totalPages } from '@fleetgis/domain/paging'
import type { DateRange } from '@fleetgis/domain/period'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { ErrorCard } from '../../../primitives/feedback/ErrorCard.tsx'
import { LoadingBar } from '../../../primitives/feedback/LoadingBar.tsx'
import { DateRangeField } from '../../../primitives/fields/DateRangeField.tsx'
import { SearchField } from '../../../primitives/fields/SearchField.tsx'
import { FilterBar } from '../../../primitives/lists/FilterBar.ts'
import { Pagination } from '../../../primitives/lists/Pagination.tsx'
import { Table, type TableColumn } from '../../../primitives/lists/Table.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { CsvExport, type CsvExportProps } from '../../../remote/CsvExport.tsx'
import { GroupMultiSelect } from '../../../remote/GroupMultiSelect.tsx'
import { StaleBanner } from '../../../remote/StaleBanner.tsx'
import type { AllPages } from '../../../remote/useAllPages.ts'
import type { GroupChoices } from '../../../remote/useGroups.ts'
import { type CheckInRow, checkInColumns } from './checkInColumns.ts'
import { CHECK_IN_FILTERS, type CheckInFilters } from './checkInFilters.ts'

export interface CheckInListViewProps extends Pick<CsvExportProps, 'exporting' | 'exportWay'> {
  /** The check-ins that match the filters; undefined while loading or after a failure. */
  checkIns: readonly MapLocation[] | undefined
  /** How far the check-ins are loaded. */
  loading: Pick<
    AllPages<MapLocation>,
    | 'age'
    | 'cancel'
    | 'failure'
    | 'isCancelled'
    | 'isComplete'
    | 'isFetching'
    | 'progress'
    | 'retry'
    | 'staleness'
  >
  /** More check-ins exist than are loaded, within the chosen days (CF-130). */
  isCapped?: boolean | undefined
  filters: CheckInFilters
  onFiltersChange: (filters: CheckInFilters) => void
  /** The days that apply. */
  days: DateRange
  /** The last day that can be chosen, yyyy-mm-dd. */
  today: string
  groups: GroupChoices
  onGroupsOpen: () => void
  /** Exports the check-ins that match the filters; without it there is no button. */
  onExport?: (() => void) | undefined
  className?: string | undefined
}

const SIZE = PAGE_SIZES.checkIns

/** A table of check-ins with filters that the browser applies. Source: CHK-01 to CHK-12, CF-28, CF-130. */
export function CheckInListView(props: CheckInListViewProps) {
  const { checkIns, loading, filters, onFiltersChange, days, isCapped = false } = props
  const { progress, failure, isFetching, isComplete, isCancelled, retry } = loading
  const t = useText()
  const columns = useMemo(
    () =>
      checkInColumns(t).map(
        ({ id, header, cell, isNumber }): TableColumn<CheckInRow> => ({
          id,
          header,
          cell: (row) => cell(row) || '–',
          ...(isNumber && { align: 'end' as const }),
          ...(id === 'userId' && { isRowHeader: true }),
        }),
      ),
    [t],
  )
  const total = checkIns?.length ?? 0
  const pages = totalPages(total, SIZE)
  // The page of an address may not have loaded yet.
  const page = Math.max(1, Math.min(filters.page, pages))
  const rows = rowsOfPage(checkIns ?? [], page, SIZE).map((checkIn, index) => ({
    number: (page - 1) * SIZE + index + 1,
    checkIn,
  }))
  const filter = (changes: Partial<CheckInFilters>) => onFiltersChange({ ...filters, page: 1, ...changes })
  const isFiltered = filters.search.trim() !== '' || filters.groupIds.length > 0 || filters.days !== undefined
  const isFirstLoad = checkIns === undefined && failure === undefined && !isCancelled

  return (
    <Box className={props.className} data-component="CheckInList">
      <FilterBar>
        <SearchField
          label={t('checkIns.search')}
          value={filters.search}
          onChange={(search) => filter({ search })}
          maxLength={200}
        />
        <GroupMultiSelect
          {...props.groups}
          value={filters.groupIds}
          onChange={(groupIds) => filter({ groupIds })}
          onOpen={props.onGroupsOpen}
        />
        <DateRangeField
          label={t('checkIns.days')}
          value={days}
          max={props.today}
          onChange={(next) => filter({ days: next })}
        />
      </FilterBar>
      <StaleBanner staleness={loading.staleness} onRetry={retry} isFetching={isFetching} />
      {checkIns && failure ? (
        <Banner
          tone="danger"
          action={
            <Button onPress={retry} isPending={isFetching}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('checkIns.rest', { reason: failure })}
        </Banner>
      ) : null}
      {isCapped ? (
        <Banner tone="warning">{t('checkIns.capped', { count: formatAmount(progress.loaded) })}</Banner>
      ) : null}
      <Bar>
        {/* Busy while pages arrive, so that a screen reader announces the final total only. */}
        <p role="status" aria-busy={!isComplete}>
          {checkIns ? (
            <>
              {t('checkIns.total')} <strong>{formatAmount(total)}</strong>
            </>
          ) : null}
        </p>
        {!isComplete && !failure ? (
          <span data-part="progress">
            {t(isCancelled ? 'checkIns.stopped' : 'checkIns.loaded', {
              count: formatAmount(progress.loaded),
            })}
            <Button variant="quiet" onPress={isCancelled ? retry : loading.cancel}>
              {t(isCancelled ? 'checkIns.continue' : 'checkIns.stop')}
            </Button>
          </span>
        ) : null}
        {isComplete && !loading.staleness ? (
          <span data-part="progress">
            {loading.age}
            <Button variant="quiet" onPress={retry} isPending={isFetching}>
              {t('common.reload')}
            </Button>
          </span>
        ) : null}
        {props.onExport ? (
          <CsvExport
            isDisabled={total === 0}
            exporting={props.exporting}
            exportWay={props.exportWay}
            onExport={props.onExport}
          />
        ) : null}
      </Bar>
      {failure && !checkIns ? (
        <ErrorCard message={failure} onRetry={retry} isRetrying={isFetching} />
      ) : (
        <div>
          <LoadingBar isLoading={isFetching && !isFirstLoad} />
          <Table
            label={t('checkIns.label')}
            columns={columns}
            rows={rows}
            keyOf={({ number }) => number}
            isLoading={isFirstLoad}
            empty={
              <EmptyState
                message={t('checkIns.empty')}
                action={
                  isFiltered ? (
                    <Button onPress={() => onFiltersChange(CHECK_IN_FILTERS)}>{t('checkIns.clear')}</Button>
                  ) : undefined
                }
              />
            }
          />
        </div>
      )}
      {pages > 1 ? (
        <Pagination
          label={t('checkIns.pages')}
          page={page}
          pages={pages}
          items={locationPageItems(page, pages)}
          onPage={(event) => onFiltersChange({ ...filters, page: event.page })}
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

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fleet-space-1) var(--fleet-space-4);
  min-height: var(--fleet-control-height);
  font-variant-numeric: tabular-nums;

  > p {
    margin: 0;
    color: var(--fleet-color-text-muted);
  }
  > p > strong {
    color: var(--fleet-color-text);
    font-weight: var(--fleet-weight-strong);
  }
  > [data-part='progress'] {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--fleet-space-2);
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
`
