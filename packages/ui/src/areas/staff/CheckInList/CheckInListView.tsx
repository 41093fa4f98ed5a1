import { formatAmount } from '@fleetgis/domain/format'
import { languageOf } from '@fleetgis/domain/i18n'
import type { MapLocation } from '@fleetgis/domain/map'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import type { DateRange } from '@fleetgis/domain/period'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { SpokenValue } from '../../../primitives/feedback/SpokenValue.tsx'
import type { DataColumn } from '../../../primitives/lists/DataTableProps.ts'
import { useLines } from '../../../primitives/lists/useLines.ts'
import { usePageOfRows } from '../../../primitives/lists/usePageOfRows.ts'
import { useRowsPerPage } from '../../../primitives/lists/useRowsPerPage.ts'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { failureIn } from '../../../provider/Failure.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { RetryBanner } from '../../../remote/failures/RetryBanner.tsx'
import { CsvExport, type CsvExportState } from '../../../remote/lists/CsvExport.tsx'
import { ListFrame } from '../../../remote/lists/ListFrame.tsx'
import { type GroupLinkProps, NamedGroup } from '../../../remote/lists/NamedGroup.tsx'
import type { AllPages } from '../../../remote/lists/useAllPages.ts'
import { useGroupNames } from '../../../remote/lists/useGroupNames.ts'
import type { GroupChoices } from '../../../remote/lists/useGroups.ts'
import { type DriverLinkProps, type FindDriver, NamedDriver } from '../../drivers/index.ts'
import { staffWords } from '../words.ts'
import { CheckInFilterBar } from './CheckInFilterBar.tsx'
import { checkInColumns } from './checkInColumns.ts'
import { CHECK_IN_FILTERS, type CheckInFilters } from './checkInFilters.ts'

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
  loading: Pick<
    AllPages<MapLocation>,
    | 'age'
    | 'cancel'
    | 'failure'
    | 'isCancelled'
    | 'isComplete'
    | 'isFetching'
    | 'isSignedOut'
    | 'progress'
    | 'retry'
    | 'staleness'
  >
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
  const { progress, failure, isFetching, isComplete, isCancelled, retry } = loading
  const t = useText(staffWords)
  const { language } = useFleet()
  const { findDriver, driverHrefOf, groupHrefOf } = props
  const lines = useLines()
  const groupNames = useGroupNames(props.groups.groups)
  const columns = useMemo(
    () =>
      checkInColumns(
        t,
        {
          user: findDriver && {
            nameOf: (userId) => findDriver(userId)?.name,
            cell: (userId) => (
              <NamedDriver userId={userId} driver={findDriver(userId)} driverHrefOf={driverHrefOf} />
            ),
          },
          group: {
            nameOf: (groupId) => groupNames.get(groupId),
            cell: (groupId) => <NamedGroup groupId={groupId} names={groupNames} groupHrefOf={groupHrefOf} />,
          },
        },
        languageOf(language),
        lines,
      ),
    [t, language, lines, findDriver, driverHrefOf, groupNames, groupHrefOf],
  )
  const rowsPerPage = useRowsPerPage('CheckInList', PAGE_SIZES.checkIns, lines)
  const { rows, ...paged } = usePageOfRows(checkIns, { ...filters, columns, size: rowsPerPage.size })
  // The order decides the number: it counts over all pages.
  const first = (paged.page - 1) * paged.size + 1
  const numbered = useMemo(() => {
    const numbers = new Map(rows?.map((checkIn, index) => [checkIn, first + index]))
    const number: DataColumn<MapLocation> = {
      id: 'number',
      header: t('checkIns.number'),
      isNumeric: true,
      width: lines === 2 && languageOf(language) === 'my' ? 52 : 64,
      cell: (checkIn) => numbers.get(checkIn),
    }
    return {
      columns: [number, ...columns],
      keyOf: (checkIn: MapLocation) => String(numbers.get(checkIn)),
    }
  }, [rows, first, columns, lines, language, t])
  const filter = useLatestCallback((changes: Partial<CheckInFilters>) =>
    onFiltersChange({ ...filters, page: 1, ...changes }),
  )
  const clear = useLatestCallback(() => onFiltersChange(CHECK_IN_FILTERS))
  const isFiltered = filters.search.trim() !== '' || filters.groupIds.length > 0 || filters.days !== undefined

  return (
    <ListFrame<MapLocation>
      {...paged}
      {...rowsPerPage}
      {...rootProps(props)}
      component="CheckInList"
      filters={
        <CheckInFilterBar
          {...props.groups}
          search={filters.search}
          groupIds={filters.groupIds}
          start={days.start}
          end={days.end}
          today={props.today}
          onFilter={filter}
          onClear={isFiltered ? clear : undefined}
        />
      }
      remote={loading}
      // Stopped before the first page: nothing loads.
      rows={rows ?? (isCancelled ? [] : undefined)}
      label={t('checkIns.label')}
      {...numbered}
      lines={lines}
      sort={filters.sort}
      onSort={(sort) => filter({ sort })}
      emptyText={t('checkIns.empty')}
      hasSilentCount
      pagesLabel={t('checkIns.pages')}
      onPage={(event) => onFiltersChange({ ...filters, ...event })}
    >
      {checkIns && failure ? (
        <RetryBanner tone="danger" onRetry={retry} isFetching={isFetching}>
          {failureIn(failure, (reason) => t('checkIns.rest', { reason }))}
        </RetryBanner>
      ) : null}
      {isCapped ? (
        <Banner tone="warning">{t('checkIns.capped', { count: formatAmount(progress.loaded) })}</Banner>
      ) : null}
      {undated > 0 ? <Banner tone="info">{t('checkIns.undated', { count: undated })}</Banner> : null}
      {unread > 0 ? <Banner tone="warning">{t('checkIns.unread', { count: unread })}</Banner> : null}
      <Bar>
        <p>
          <SpokenValue
            value={checkIns && formatAmount(paged.total)}
            isBusy={!isComplete && !isCancelled && failure === undefined}
          >
            {(total) => (
              <>
                {t('checkIns.total')} <strong>{total}</strong>
              </>
            )}
          </SpokenValue>
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
        <CsvExport
          isDisabled={paged.total === 0}
          exporting={props.exporting}
          exportWay={props.exportWay}
          onExport={props.onExport}
        />
      </Bar>
    </ListFrame>
  )
}

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
  > p strong {
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
