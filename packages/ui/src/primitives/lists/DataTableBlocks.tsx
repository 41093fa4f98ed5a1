import { formatAmount } from '@fleetgis/domain/format'
import { css, styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.ts'
import { rootProps } from '../rootProps.ts'
import type { DataTableProps } from './DataTableProps.ts'
import { Table, type TableColumn } from './Table.tsx'

/** A page of rows of a `DataTable` on a window under 900 px: a `Table`, whose rows are blocks on a phone. */
export function DataTableBlocks<Row>(props: DataTableProps<Row>) {
  const { columns, actions, rows, isLoading = false } = props
  const t = useText()
  const count = props.total ?? rows.length
  const isWaiting = isLoading && rows.length === 0
  const named = Math.max(
    0,
    columns.findIndex(({ isRowHeader }) => isRowHeader),
  )
  const shown = columns.map(
    ({ id, header, label, cell, sort, isNumeric, minWidth }, index): TableColumn<Row> => ({
      id,
      header,
      cell,
      ...(label !== undefined && { label }),
      ...(minWidth !== undefined && { minWidth }),
      isRowHeader: index === named,
      isSortable: sort !== undefined,
      ...(isNumeric && { align: 'end' }),
    }),
  )
  return (
    <>
      <VisuallyHidden role="status">
        {isWaiting
          ? t('common.loading')
          : !props.hasSilentCount && t('table.rows', { count, loaded: formatAmount(count) })}
      </VisuallyHidden>
      <Blocks<Row>
        {...rootProps(props)}
        label={props.label}
        columns={
          actions
            ? [...shown, { id: 'actions', header: t('table.actions'), align: 'end', cell: actions.cell }]
            : shown
        }
        rows={rows}
        keyOf={props.keyOf}
        sort={props.sort}
        onSort={props.onSort}
        onRow={props.onRow}
        stateOf={props.stateOf}
        isLoading={isLoading}
        empty={
          <EmptyState message={props.emptyText} action={props.emptyAction}>
            {props.emptyHint}
          </EmptyState>
        }
      />
    </>
  )
}

/** Rows are blocks of lines: the buttons need no label. */
const actionsAlone = css`
  td:has([data-part='actions']) {
    display: block;
    margin-inline-start: calc(-1 * var(--fleet-space-2));
  }
  td:has([data-part='actions'])::before {
    content: none;
  }
`

const Blocks = styled(Table)`
  @supports selector(:has(a)) {
    @container (max-width: 560px) {
      ${actionsAlone}
    }
    @container (min-width: 561px) and (max-width: 860px) {
      &[data-many] {
        ${actionsAlone}
      }
    }
  }
` as typeof Table
