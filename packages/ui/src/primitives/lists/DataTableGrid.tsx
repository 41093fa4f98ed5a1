import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { createContext, useContext, useMemo, useState } from 'react'
import {
  Cell,
  Collection,
  Column,
  ColumnResizer,
  ResizableTableContainer,
  Table,
  TableBody,
  TableHeader,
  TableLoadMoreItem,
  Row as TableRow,
} from 'react-aria-components/Table'
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { styled } from 'styled-components'
import { useFleet } from '../../provider/FleetContext.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.ts'
import type { DataColumn, DataTableGridProps } from './DataTable.tsx'
import { dataTableLook, HEIGHTS, MIN_WIDTH } from './dataTableLook.ts'

type AnyRow = object

/** The key of the open row: a context, because react-aria caches the elements of the rows. */
const OpenKey = createContext<string | undefined>(undefined)

/** The rows of a `DataTable`, by react-aria: keyboard, sorting, resizing and virtual rows are its own. */
export function DataTableGrid(props: DataTableGridProps<AnyRow>) {
  const { columns, rows, keyOf, sort, onRow, actions, isLoadingMore = false } = props
  const { language, t } = useFleet()
  // Rows follow the text size of the browser.
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
  const layout = useMemo(
    () => ({ headingHeight: HEIGHTS[language].head * rem, rowHeight: HEIGHTS[language].row * rem }),
    [language, rem],
  )
  const cellsOf = useMemo(() => [columns, keyOf, actions], [columns, keyOf, actions])

  return (
    <Container>
      <OpenKey value={props.openKey}>
        <Virtualizer layout={TableLayout} layoutOptions={layout}>
          <Table
            aria-label={props.label}
            sortDescriptor={sort && { column: sort.columnId, direction: sort.direction }}
            onSortChange={({ column }) => props.onSortColumn(String(column))}
            {...(onRow
              ? {
                  onRowAction(key) {
                    const row = rows.find((one) => keyOf(one) === key)
                    if (row) onRow(row)
                  },
                }
              : {})}
          >
            <TableHeader data-part="head">
              {columns.map((column, index) => (
                <Head key={column.id} column={column} isRowHeader={index === 0} />
              ))}
              {actions ? (
                <Column id="actions" width={actions.width} minWidth={actions.width}>
                  <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
                </Column>
              ) : null}
            </TableHeader>
            <TableBody>
              <Collection items={rows} dependencies={cellsOf}>
                {(row) => (
                  <TableRow id={keyOf(row)} data-part="row">
                    {columns.map((column, index) => (
                      <Cell key={column.id} data-numeric={column.isNumeric || undefined}>
                        {index === 0 ? <OpenMark rowKey={keyOf(row)} /> : null}
                        <Content cell={column.cell} row={row} />
                      </Cell>
                    ))}
                    {actions ? (
                      <Cell>
                        <Content cell={actions.cell} row={row} />
                      </Cell>
                    ) : null}
                  </TableRow>
                )}
              </Collection>
              {props.hasMore && !props.hasFailedMore ? (
                <TableLoadMoreItem onLoadMore={() => props.onLoadMore?.()} isLoading={isLoadingMore}>
                  <Spinner />
                </TableLoadMoreItem>
              ) : null}
            </TableBody>
          </Table>
        </Virtualizer>
      </OpenKey>
    </Container>
  )
}

function Head({ column, isRowHeader }: { column: DataColumn<AnyRow>; isRowHeader: boolean }) {
  const { t } = useFleet()
  const { id, header, width = '1fr', minWidth = MIN_WIDTH, isNumeric, sort } = column
  return (
    <Column
      id={id}
      textValue={header}
      isRowHeader={isRowHeader}
      allowsSorting={sort !== undefined}
      defaultWidth={width}
      minWidth={minWidth}
      data-numeric={isNumeric || undefined}
      // Without it, the name of a column ends with that of its edge.
      render={(column) => <div {...column} aria-label={header} />}
    >
      {({ sortDirection }) => (
        <>
          <span data-part="name" tabIndex={-1}>
            {header}
          </span>
          {sortDirection === 'descending' ? (
            <ArrowDown size={14} aria-hidden />
          ) : sort ? (
            <ArrowUp size={14} aria-hidden data-part={sortDirection ? undefined : 'sortable'} />
          ) : null}
          <ColumnResizer aria-label={t('table.resize')} />
        </>
      )}
    </Column>
  )
}

/** Renders a cell when it is visible, not when the rows are collected. */
function Content({ cell, row }: { cell: DataColumn<AnyRow>['cell']; row: AnyRow }) {
  return <span data-part="content">{cell(row)}</span>
}

function OpenMark({ rowKey }: { rowKey: string }) {
  return useContext(OpenKey) === rowKey ? <span data-part="open" /> : null
}

const Container = styled(ResizableTableContainer)`
  ${dataTableLook}
  position: relative;
  height: 100%;
  min-height: 0;
  overflow: hidden;

  [role='grid'] {
    ${focusRing}
    height: 100%;
    overflow: auto;
    overscroll-behavior: contain;
    scroll-padding-top: var(--fleet-table-head);
    --fleet-focus-offset: -2px;
  }
  [role='columnheader'],
  [role='rowheader'],
  [role='gridcell'] {
    ${focusRing}
    display: flex;
    align-items: center;
    gap: var(--fleet-space-1);
    height: 100%;
    min-width: 0;
    padding: 0 var(--fleet-space-2);
    --fleet-focus-offset: -2px;
  }
  [data-part='row'] {
    ${focusRing}
    --fleet-focus-offset: -2px;
  }
  [data-part='row'][data-hovered] {
    background: color-mix(in srgb, var(--fleet-color-sunken) 55%, transparent);
    cursor: pointer;
  }
  [data-part='row']:has([data-part='open']) {
    background: var(--fleet-color-accent-soft);
    box-shadow: inset 3px 0 0 var(--fleet-color-accent);
  }
  [role='rowheader'] {
    font-weight: var(--fleet-weight-strong);
  }
  [data-part='content'],
  [data-part='name'] {
    overflow: hidden;
    min-width: 0;
    outline: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='content'] {
    flex: 1;
  }

  [role='columnheader'] {
    position: relative;
  }
  [role='columnheader'][data-numeric] {
    justify-content: flex-end;
  }
  [role='columnheader'][data-allows-sorting] {
    cursor: pointer;
  }
  [role='columnheader']:hover,
  [role='columnheader'][data-sort-direction] {
    color: var(--fleet-color-text);
  }
  [role='columnheader']:has([data-part='name']:focus-visible) {
    outline: var(--fleet-focus-width) solid var(--fleet-color-focus);
    outline-offset: -2px;
  }
  [role='columnheader'] > svg {
    flex: none;
  }
  [data-part='sortable'] {
    visibility: hidden;
  }
  [role='columnheader']:is(:hover, :focus-within) > [data-part='sortable'] {
    visibility: visible;
    opacity: 0.6;
  }

  .react-aria-ColumnResizer {
    position: absolute;
    inset: 0 -6px 0 auto;
    width: 13px;
    touch-action: none;
    cursor: col-resize;
  }
  .react-aria-ColumnResizer::after {
    content: '';
    position: absolute;
    inset: 25% 6px;
    background: var(--fleet-color-control);
    opacity: 0.5;
  }
  .react-aria-ColumnResizer:is([data-hovered], [data-focus-visible], [data-resizing])::after {
    inset: 0 5px;
    background: var(--fleet-color-focus);
    opacity: 1;
  }
  .react-aria-ColumnResizer[data-resizable-direction='left'] {
    cursor: w-resize;
  }
  .react-aria-ColumnResizer[data-resizable-direction='right'] {
    cursor: e-resize;
  }

  @media (forced-colors: active) {
    [data-part='row']:has([data-part='open']) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
