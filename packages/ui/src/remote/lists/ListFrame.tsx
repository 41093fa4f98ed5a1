import { locationPageItems } from '@fleetgis/domain/paging'
import { memo, type ReactNode, useMemo } from 'react'
import { LeavingButton } from '../../primitives/actions/LeavingButton.tsx'
import { LoadingBar } from '../../primitives/feedback/LoadingBar.tsx'
import { Stack } from '../../primitives/layout/Stack.ts'
import { DataTable } from '../../primitives/lists/DataTable.tsx'
import type { DataTableProps } from '../../primitives/lists/DataTableProps.ts'
import { PageBar } from '../../primitives/lists/PageBar.tsx'
import { type RootProps, rootProps, withoutRoot } from '../../primitives/rootProps.ts'
import { useLatestCallback } from '../../primitives/useLatestCallback.ts'
import type { Remote } from '../calls/useRemote.ts'
import { FailureCard } from '../failures/FailureCard.tsx'
import { StaleBanner } from '../failures/StaleBanner.tsx'

export interface ListFrameProps<Row>
  extends Pick<
      DataTableProps<Row>,
      | 'actions'
      | 'columns'
      | 'emptyText'
      | 'hasOpener'
      | 'hasSilentCount'
      | 'keyOf'
      | 'label'
      | 'lines'
      | 'onRow'
      | 'onSort'
      | 'sort'
      | 'total'
    >,
    RootProps<HTMLDivElement> {
  /** The `data-component` of the widget. */
  component: string
  /** What filters the list, or adds to it. */
  filters?: ReactNode
  /** Between the filters and the rows: counters, and what limits the rows. */
  children?: ReactNode
  remote: Pick<Remote<unknown>, 'failure' | 'staleness' | 'isSignedOut' | 'isFetching' | 'retry'>
  /** The rows of the page on screen; undefined while loading or after a failure. */
  rows: readonly Row[] | undefined
  /** The number of rows of a full page. */
  size: number
  /** The page on screen, from 1. */
  page: number
  pages: number
  /** Another number of rows a page was chosen; without it there is no choice. Source: CF-187. */
  onSize?: ((event: { size: number }) => void) | undefined
  /** The accessible name of the page links. */
  pagesLabel: string
  onPage: (event: { page: number }) => void
  /** Shows the rows that the filters hide; undefined without filters. */
  showAll?: { readonly label: string; readonly onPress: () => void } | undefined
}

const NONE: readonly never[] = []

// Memoized, so that a keystroke in a filter rerenders neither the rows nor the page links.
const Rows = memo(DataTable) as typeof DataTable

/** A list of the staff: filters, a page of rows, and page links; loading, empty, failed, or shown with its age. CF-115. */
export function ListFrame<Row>({
  component,
  filters,
  children,
  remote,
  page,
  pages,
  pagesLabel,
  onPage,
  onSize,
  showAll,
  rows,
  ...others
}: ListFrameProps<Row>) {
  const table = withoutRoot(others)
  const isLoading = rows === undefined && remote.failure === undefined
  const { onSort, onRow } = table
  const sort = useLatestCallback<Parameters<NonNullable<typeof onSort>>>((order) => onSort?.(order))
  const open = useLatestCallback((row: Row) => onRow?.(row))
  const clear = useLatestCallback(() => showAll?.onPress())
  const clearLabel = showAll?.label
  const emptyAction = useMemo(
    () => clearLabel && <LeavingButton onPress={clear}>{clearLabel}</LeavingButton>,
    [clearLabel, clear],
  )
  const items = useMemo(() => locationPageItems(page, pages), [page, pages])
  const choose = useLatestCallback(onPage)
  const resize = useLatestCallback((event: { size: number }) => onSize?.(event))
  return (
    <Stack {...rootProps(others)} data-component={component}>
      {filters}
      {children}
      <StaleBanner staleness={remote.staleness} onRetry={remote.retry} isFetching={remote.isFetching} />
      {rows === undefined && remote.failure !== undefined ? (
        <FailureCard
          message={remote.failure}
          onRetry={remote.retry}
          isRetrying={remote.isFetching}
          isSignedOut={remote.isSignedOut}
        />
      ) : (
        <div aria-busy={isLoading}>
          <LoadingBar isLoading={remote.isFetching && !isLoading} />
          <Rows<Row>
            {...table}
            name={component}
            rows={rows ?? NONE}
            isLoading={isLoading}
            onSort={onSort && sort}
            onRow={onRow && open}
            emptyAction={emptyAction}
          />
        </div>
      )}
      <PageBar
        label={pagesLabel}
        page={page}
        pages={pages}
        items={items}
        onPage={choose}
        total={table.total ?? 0}
        size={table.size}
        onSize={onSize && resize}
      />
    </Stack>
  )
}
