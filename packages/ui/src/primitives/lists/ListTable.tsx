import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { useIsWide } from '../layout/useIsWide.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.ts'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './DataTableProps.ts'
import { Table, type TableColumn } from './Table.tsx'

export interface ListTableProps<Row>
  extends Pick<
    DataTableProps<Row>,
    | 'actions'
    | 'columns'
    | 'emptyAction'
    | 'emptyHint'
    | 'emptyText'
    | 'hasOpener'
    | 'hasSilentCount'
    | 'isLoading'
    | 'keyOf'
    | 'label'
    | 'name'
    | 'onRow'
    | 'onSort'
    | 'sort'
    | 'stateOf'
    | 'total'
  > {
  /** The rows of one page, sorted. */
  rows: readonly Row[]
  /** The number of rows of a full page. */
  size: number
}

/** One page of a list: a `DataTable` on a wide window; a `Table` below it, whose rows are blocks on a phone. */
export function ListTable<Row>({ size, ...props }: ListTableProps<Row>) {
  const t = useText()
  const isWide = useIsWide()
  if (isWide)
    return (
      <Dense style={{ '--fleet-list-size': size }}>
        <DataTable {...props} loaded={props.total} />
      </Dense>
    )
  const { columns, actions } = props
  const named = Math.max(
    0,
    columns.findIndex(({ isRowHeader }) => isRowHeader),
  )
  const shown = columns.map(
    ({ id, header, cell, sort, isNumeric }, index): TableColumn<Row> => ({
      id,
      header,
      cell,
      isRowHeader: index === named,
      isSortable: sort !== undefined,
      ...(isNumeric && { align: 'end' }),
    }),
  )
  return (
    <Plain>
      {props.isLoading && props.rows.length === 0 ? (
        <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      ) : null}
      <Table
        label={props.label}
        columns={
          actions
            ? [...shown, { id: 'actions', header: t('table.actions'), align: 'end', cell: actions.cell }]
            : shown
        }
        rows={props.rows}
        keyOf={props.keyOf}
        sort={props.sort}
        onSort={props.onSort}
        onRow={props.onRow}
        stateOf={props.stateOf}
        isLoading={props.isLoading ?? false}
        empty={
          <EmptyState message={props.emptyText} action={props.emptyAction}>
            {props.emptyHint}
          </EmptyState>
        }
      />
    </Plain>
  )
}

const Dense = styled.div`
  display: grid;
  /* The head stays in view where a short window cuts the page of rows. */
  max-height: max(20 * var(--fleet-rem), 100vh - 8 * var(--fleet-rem));
  max-height: max(20 * var(--fleet-rem), 100dvh - 8 * var(--fleet-rem));

  [data-part='waiting'] {
    max-height: calc(var(--fleet-table-head) + var(--fleet-list-size) * var(--fleet-table-row));
  }
`

const Plain = styled.div`
  /* Rows are blocks of lines here: the buttons need no label. */
  @supports selector(:has(a)) {
    @container (max-width: 560px) {
      td:has([data-part='actions']) {
        display: block;
        margin-inline-start: calc(-1 * var(--fleet-space-2));
      }
      td:has([data-part='actions'])::before {
        content: none;
      }
    }
  }
`
