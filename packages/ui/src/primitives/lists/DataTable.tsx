import { formatAmount } from '@fleetgis/domain/format'
import { useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useFocusOfRemovedRow } from '../../focus/useFocusOfRemovedRow.ts'
import { useFleet, useText } from '../../provider/FleetContext.ts'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'
import { LeavingButton } from '../actions/LeavingButton.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { Spinner } from '../feedback/Spinner.tsx'
import { useIsWide } from '../layout/useIsWide.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.ts'
import { lazily } from '../lazily.tsx'
import { rootProps, useSharedRef } from '../rootProps.ts'
import { useLatestCallback } from '../useLatestCallback.ts'
import { DataTableBlocks } from './DataTableBlocks.tsx'
import type { DataSort, DataTableGridProps, DataTableProps } from './DataTableProps.ts'
import { DataTableWaiting } from './DataTableWaiting.tsx'
import { nextSort, sortRows } from './sortRows.ts'
import type { TableSettingsButtonProps } from './TableSettingsButton.tsx'
import { useTableSettings } from './useTableSettings.ts'

// Not in the first load: a phone shows cards and never loads the table.
const Grid = lazily(
  () => import('./DataTableGrid.tsx').then((file) => file.DataTableGrid),
  (props: DataTableGridProps<object>) => <DataTableWaiting {...props} isBusy />,
)

const SettingsButton = lazily<TableSettingsButtonProps>(() =>
  import('./TableSettingsButton.tsx').then((file) => file.TableSettingsButton),
)

/**
 * A dense table of rows, which are virtual: 10,000 of them scroll like 20. Columns sort and resize; arrow keys move between
 * rows, and the focus of a removed row goes to the next one. It fills the height of its container and scrolls there under
 * its head, on windows of 900 px and more (`useIsWide`). With `size` it is one page of a list: as high as its rows, and on
 * narrower windows each row is a block of lines. `Table` stays for a few static rows.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, onSort, size } = props
  const { language } = useFleet()
  const isWide = useIsWide()
  const [ownSort, setOwnSort] = useState<DataSort>()
  const sort = onSort ? props.sort : ownSort
  const sorted = useMemo(() => sortRows(rows, columns, sort, language), [rows, columns, sort, language])
  const table = { ...props, rows: sorted, sort, onSort: onSort ?? setOwnSort }
  return size === undefined || isWide ? <Dense<Row> {...table} /> : <DataTableBlocks<Row> {...table} />
}

interface DenseProps<Row> extends DataTableProps<Row> {
  onSort: (sort: DataSort | undefined) => void
}

function Dense<Row>(props: DenseProps<Row>) {
  const { name, rows, sort, size, onSort, onLoadMore, isLoading = false } = props
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  useSharedRef(props.ref, frame)
  useFocusOfRemovedRow(frame)
  const [settings, change] = useTableSettings(name)
  const { hidden = NONE } = settings
  const columns = useMemo(
    () => props.columns.filter(({ id }, index) => !canHide(props.columns, index) || !hidden.includes(id)),
    [props.columns, hidden],
  )
  const loaded = size === undefined ? rows.length : (props.total ?? rows.length)
  const sortedBy = sort && columns.find(({ id }) => id === sort.columnId)?.header
  const sortText = sort && sortedBy ? t(`table.${sort.direction}`, { column: sortedBy }) : ''
  const total = Math.max(props.total ?? loaded, loaded)
  useEffect(() => {
    if (isLoading) Grid.preload()
  }, [isLoading])

  const grid: DataTableGridProps<Row> = {
    ...props,
    columns,
    settings,
    onResize: useLatestCallback((columnId: string, width: number) =>
      change({ widths: { ...settings.widths, [columnId]: width } }),
    ),
    onSortColumn: useLatestCallback((columnId: string) => onSort(nextSort(sort, columnId))),
  }

  return (
    <Frame
      {...rootProps(props)}
      ref={frame}
      aria-busy={isLoading || (props.isLoadingMore ?? false)}
      data-component="DataTable"
      data-compact={settings.isCompact || undefined}
      data-lines={props.lines}
      data-paged={size === undefined ? undefined : true}
      style={{ ...props.style, '--fleet-list-size': size }}
    >
      {rows.length > 0 ? (
        // The type of the rows ends at the chunk, which is one for all tables.
        <Grid {...(grid as unknown as DataTableGridProps<object>)} />
      ) : (
        <DataTableWaiting {...grid} isBusy={isLoading}>
          {isLoading ? null : (
            <EmptyState message={props.emptyText} action={props.emptyAction}>
              {props.emptyHint}
            </EmptyState>
          )}
        </DataTableWaiting>
      )}
      <VisuallyHidden role="status">{sortText}</VisuallyHidden>
      <Foot>
        {/* It stays while rows are loading: only a change of its text is announced. */}
        <span
          role={props.hasSilentCount ? undefined : 'status'}
          data-part="count"
          data-hidden={rows.length === 0 || undefined}
        >
          {isLoading && rows.length === 0
            ? ''
            : t(scopeOf(loaded < total, sort !== undefined), {
                count: loaded,
                loaded: formatAmount(loaded),
                total: formatAmount(total),
              })}
        </span>
        {props.hasFailedMore ? (
          <span data-part="failed">
            <span role="alert">{t('list.failed')}</span>
            <LeavingButton
              variant="quiet"
              onPress={() => onLoadMore?.()}
              isPending={props.isLoadingMore ?? false}
            >
              {t('common.retry')}
            </LeavingButton>
          </span>
        ) : null}
        {props.isLoadingMore ? <Spinner size={16} /> : null}
        {name === undefined || rows.length === 0 ? null : (
          <span data-part="settings">
            <SettingsButton
              name={name}
              columns={props.columns.filter((_, index) => canHide(props.columns, index))}
            />
          </span>
        )}
      </Foot>
    </Frame>
  )
}

const NONE: readonly never[] = []

/** Whether a column can be hidden: not the one that names the rows. */
function canHide(columns: readonly { readonly isRowHeader?: boolean }[], index: number): boolean {
  const named = columns.findIndex(({ isRowHeader }) => isRowHeader)
  return index !== Math.max(0, named)
}

/** What a sort covers, where the server has more rows than are loaded. */
function scopeOf(isPart: boolean, isSorted: boolean) {
  if (!isPart) return 'table.rows'
  return isSorted ? 'table.sortedIn' : 'table.loaded'
}

const Frame = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  position: relative;
  height: 100%;
  min-height: 0;
  overflow: hidden;
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-card-radius);
  background: var(--fleet-card-background);
  color: var(--fleet-color-text);
  text-align: start;

  &[data-paged] {
    height: auto;
    /* The head stays in view where a short window cuts the page of rows. */
    max-height: max(20 * var(--fleet-rem), 100vh - 8 * var(--fleet-rem));
    max-height: max(20 * var(--fleet-rem), 100dvh - 8 * var(--fleet-rem));
  }
  &[data-paged] [data-part='waiting'] {
    max-height: calc(var(--fleet-table-head) + var(--fleet-list-size) * var(--fleet-table-row));
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--fleet-space-4);
  min-height: 32px;
  /* Its line lies on that of the last row. */
  margin-top: -1px;
  padding: 0 var(--fleet-space-3);
  border-top: 1px solid var(--fleet-color-line);
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-xs);
  font-variant-numeric: tabular-nums;

  > [data-part='count'][data-hidden] {
    ${visuallyHidden}
  }
  > [data-part='failed'] {
    display: flex;
    align-items: center;
    gap: var(--fleet-space-2);
    color: var(--fleet-color-red);
  }
  > [data-part='settings'] {
    margin-inline-start: auto;
    min-height: 28px;
  }
  > [data-part='settings'] [data-component='IconButton'] {
    min-width: 28px;
    min-height: 28px;
    padding: 0;
  }
  @media (pointer: coarse) {
    > [data-part='settings'] [data-component='IconButton'] {
      min-width: 44px;
      min-height: 44px;
    }
  }
`
