import { locationPageItems } from '@fleetgis/domain/paging'
import { memo, type ReactNode, useMemo } from 'react'
import { LoadingBar } from '../../primitives/feedback/LoadingBar.tsx'
import { Stack } from '../../primitives/layout/Stack.ts'
import { DataTable } from '../../primitives/lists/DataTable.tsx'
import type { DataTableProps } from '../../primitives/lists/DataTableProps.ts'
import { PageBar, type PageBarProps } from '../../primitives/lists/PageBar.tsx'
import { ShowAll } from '../../primitives/lists/ShowAll.tsx'
import { type RootProps, rootProps, withoutRoot } from '../../primitives/rootProps.ts'
import { useLatestCallback } from '../../primitives/useLatestCallback.ts'
import type { Remote } from '../calls/useRemote.ts'
import { FailureCard } from '../failures/FailureCard.tsx'
import { StaleBanner } from '../failures/StaleBanner.tsx'

/** What a list shows of its query. */
export type ListRemote = Pick<
  Remote<unknown>,
  'failure' | 'staleness' | 'isSignedOut' | 'isFetching' | 'retry'
>

export interface ListFrameProps<Row>
  extends Pick<
      DataTableProps<Row>,
      | 'actions'
      | 'columns'
      | 'emptyHint'
      | 'emptyText'
      | 'hasOpener'
      | 'hasSilentCount'
      | 'keyOf'
      | 'label'
      | 'lines'
      | 'name'
      | 'onRow'
      | 'onSort'
      | 'sort'
      | 'stateOf'
      | 'total'
    >,
    RootProps<HTMLDivElement> {
  /** The `data-component` of the widget, and the table's `name` unless one is given. */
  component: string
  /** What filters the list, or adds to it. */
  filters?: ReactNode
  /** Between the filters and the rows: counters, and what limits the rows. */
  children?: ReactNode
  /** How the rows load; without it the caller shows failures. */
  remote?: { readonly [Name in keyof ListRemote]?: ListRemote[Name] | undefined } | undefined
  /** The rows of the page on screen; undefined while loading or after a failure. */
  rows: readonly Row[] | undefined
  /** The number of rows of a full page. */
  size: number
  /** The page on screen, from 1. */
  page: number
  pages: number
  /** The page links; those of the location table (CF-58) unless given. */
  pageItems?: PageBarProps['items']
  /** Another number of rows a page was chosen; without it there is no choice. Source: CF-187. */
  onSize?: ((event: { size: number }) => void) | undefined
  /** The accessible name of the page links. */
  pagesLabel: string
  onPage: (event: { page: number }) => void
  /** Shows the rows that the filters hide; undefined where none is set. */
  onShowAll?: (() => void) | undefined
}

const NONE: readonly never[] = []

// Memoized, so that a keystroke in a filter rerenders neither the rows nor the page links.
const Rows = memo(DataTable) as typeof DataTable

/** A list of the staff: filters, a page of rows, and page links; loading, empty, failed, or shown with its age. CF-115. */
export function ListFrame<Row>({
  component,
  name = component,
  filters,
  children,
  remote = {},
  page,
  pages,
  pageItems,
  pagesLabel,
  onPage,
  onSize,
  onShowAll,
  rows,
  ...others
}: ListFrameProps<Row>) {
  const table = withoutRoot(others)
  const { failure, isFetching = false, retry } = remote
  const isLoading = rows === undefined && failure === undefined
  const { onSort, onRow } = table
  const sort = useLatestCallback<Parameters<NonNullable<typeof onSort>>>((order) => onSort?.(order))
  const open = useLatestCallback((row: Row) => onRow?.(row))
  const showAll = useLatestCallback(() => onShowAll?.())
  const hidesRows = onShowAll !== undefined
  const emptyAction = useMemo(() => hidesRows && <ShowAll onPress={showAll} />, [hidesRows, showAll])
  const items = useMemo(() => pageItems ?? locationPageItems(page, pages), [pageItems, page, pages])
  const choose = useLatestCallback(onPage)
  const resize = useLatestCallback((event: { size: number }) => onSize?.(event))
  return (
    <Stack {...rootProps(others)} data-component={component}>
      {filters}
      {children}
      <StaleBanner staleness={remote.staleness} onRetry={retry} isFetching={isFetching} />
      {rows === undefined && failure !== undefined ? (
        <FailureCard
          message={failure}
          onRetry={retry}
          isRetrying={isFetching}
          isSignedOut={remote.isSignedOut}
        />
      ) : (
        <div aria-busy={isLoading}>
          <LoadingBar isLoading={isFetching && !isLoading} />
          <Rows<Row>
            {...table}
            name={name}
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
