import { formatAmount } from '@fleetgis/domain/format'
import type { MapLocation } from '@fleetgis/domain/map'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import type { DateRange } from '@fleetgis/domain/period'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { useLines } from '../../../primitives/lists/useLines.ts'
import { usePageOfRows } from '../../../primitives/lists/usePageOfRows.ts'
import { useRowsPerPage } from '../../../primitives/lists/useRowsPerPage.ts'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { failureIn } from '../../../provider/Failure.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { RetryBanner } from '../../../remote/failures/RetryBanner.tsx'
import type { CsvExportState } from '../../../remote/lists/CsvExport.tsx'
import { ListFrame } from '../../../remote/lists/ListFrame.tsx'
import type { GroupLinkProps } from '../../../remote/lists/NamedGroup.tsx'
import type { GroupChoices } from '../../../remote/lists/useGroups.ts'
import type { DriverLinkProps, FindDriver } from '../../drivers/index.ts'
import { staffWords } from '../words.ts'
import { CheckInBar, type CheckInLoading } from './CheckInBar.tsx'
import { CheckInFilterBar } from './CheckInFilterBar.tsx'
import { CHECK_IN_FILTERS, type CheckInFilters } from './checkInFilters.ts'
import { useCheckInColumns, useNumberedColumns } from './useCheckInColumns.tsx'

export interface CheckInListViewProps
  extends DriverLinkProps,
    GroupLinkProps,
    Pick<CsvExportState, 'exporting' | 'exportWay' | 'onExport'>,
    RootProps<HTMLDivElement> {
  /** The check-ins that match the filters; undefined while loading or after a failure. */
  checkIns: readonly MapLocation[] | undefined
  /** Finds the driver behind a user id. Keep the function between renders. */
  findDriver?: FindDriver | undefined
  /** How far the check-ins are loaded. */
  loading: CheckInLoading
  /** More check-ins exist than are loaded, within the chosen days (CF-130). */
  isCapped?: boolean | undefined
  /** How many check-ins the chosen days leave out because they have no readable date (CF-28). */
  undated?: number | undefined
  /** How many rows of the server cannot be read. */
  unread?: number | undefined
  filters: CheckInFilters
  onFiltersChange: (filters: CheckInFilters) => void
  /** The days that apply. */
  days: DateRange
  /** The last day that can be chosen, yyyy-mm-dd. */
  today: string
  groups: GroupChoices
}

/** A table of check-ins with filters that the browser applies. Source: CHK-01 to CHK-12, CF-28, CF-130. */
export function CheckInListView(props: CheckInListViewProps) {
  const {
    checkIns,
    loading,
    filters,
    onFiltersChange,
    days,
    isCapped = false,
    undated = 0,
    unread = 0,
  } = props
  const t = useText(staffWords)
  const lines = useLines()
  const columns = useCheckInColumns({
    findDriver: props.findDriver,
    driverHrefOf: props.driverHrefOf,
    groupHrefOf: props.groupHrefOf,
    groups: props.groups.groups,
    lines,
  })
  const rowsPerPage = useRowsPerPage('CheckInList', PAGE_SIZES.checkIns, lines)
  const { rows, ...paged } = usePageOfRows(checkIns, { ...filters, columns, size: rowsPerPage.size })
  const first = (paged.page - 1) * paged.size + 1
  const numbered = useNumberedColumns(columns, { rows, first, lines })
  const filter = useLatestCallback((changes: Partial<CheckInFilters>) =>
    onFiltersChange({ ...filters, page: 1, ...changes }),
  )
  const clear = useLatestCallback(() => onFiltersChange(CHECK_IN_FILTERS))
  const isFiltered = filters.search.trim() !== '' || filters.groupIds.length > 0 || filters.days !== undefined
  const onShowAll = isFiltered ? clear : undefined

  return (
    <ListFrame<MapLocation>
      {...paged}
      {...rowsPerPage}
      {...rootProps(props)}
      component="CheckInList"
      filters={
        <CheckInFilterBar
          groups={props.groups}
          search={filters.search}
          groupIds={filters.groupIds}
          start={days.start}
          end={days.end}
          today={props.today}
          onFilter={filter}
          onClear={onShowAll}
        />
      }
      remote={loading}
      // Stopped before the first page: nothing loads.
      rows={rows ?? (loading.isCancelled ? [] : undefined)}
      label={t('checkIns.label')}
      {...numbered}
      lines={lines}
      sort={filters.sort}
      onSort={(sort) => filter({ sort })}
      emptyText={t('checkIns.empty')}
      onShowAll={onShowAll}
      hasSilentCount
      pagesLabel={t('checkIns.pages')}
      onPage={(event) => onFiltersChange({ ...filters, ...event })}
    >
      {checkIns && loading.failure ? (
        <RetryBanner tone="danger" onRetry={loading.retry} isFetching={loading.isFetching}>
          {failureIn(loading.failure, (reason) => t('checkIns.rest', { reason }))}
        </RetryBanner>
      ) : null}
      {isCapped ? (
        <Banner tone="warning">
          {t('checkIns.capped', { count: formatAmount(loading.progress.loaded) })}
        </Banner>
      ) : null}
      {undated > 0 ? <Banner tone="info">{t('checkIns.undated', { count: undated })}</Banner> : null}
      {unread > 0 ? <Banner tone="warning">{t('checkIns.unread', { count: unread })}</Banner> : null}
      <CheckInBar
        total={checkIns && paged.total}
        loading={loading}
        // A part would be mistaken for the whole; the line above says what is missing.
        isDisabled={paged.total === 0 || !loading.isComplete || isCapped}
        exporting={props.exporting}
        exportWay={props.exportWay}
        onExport={props.onExport}
      />
    </ListFrame>
  )
}
