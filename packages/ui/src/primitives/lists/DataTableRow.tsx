import { memo } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import type { ShowText } from '../../i18n/useShownText.ts'
import type { DataTableGridProps } from './DataTableProps.ts'

type AnyRow = object

interface DataTableRowProps extends Pick<DataTableGridProps<AnyRow>, 'columns' | 'actions'> {
  row: AnyRow
  rowKey: string
  index: number
  /** The distance from the first row, in px; undefined for rows in the flow. */
  start: number | undefined
  state: string | undefined
  /** The index of the column that names the row. */
  header: number
  /** Whether a press opens the row. */
  canOpen: boolean
  /** Whether the row has the button that opens it. */
  canFocus: boolean
  /** Whether Tab reaches the row. */
  isActive: boolean
  isOpen: boolean
  /** Changes once, when texts in Zawgyi can be converted. */
  shown: ShowText
}

const NOT_IN_TAB_ORDER = { excludeFromTabOrder: true }
const REACHED = {}

/** A row of a table. Memoized, because a scroll or a moved focus renders the table. */
export const DataTableRow = memo(function DataTableRow({
  row,
  rowKey,
  index,
  start,
  columns,
  actions,
  state,
  header,
  canOpen,
  canFocus,
  isActive,
  isOpen,
  shown,
}: DataTableRowProps) {
  return (
    <tr
      role="row"
      aria-rowindex={index + 2}
      aria-current={isOpen || undefined}
      data-part="row"
      data-index={index}
      data-key={rowKey}
      data-pressable={canOpen || undefined}
      data-state={state}
      style={start === undefined ? undefined : { top: start }}
    >
      {columns.map(({ id, isNumeric, cell }, column) => {
        const numeric = isNumeric || undefined
        if (column !== header)
          return (
            <td key={id} role="cell" data-numeric={numeric}>
              {shown(cell(row))}
            </td>
          )
        return (
          <th key={id} role="rowheader" scope="row" data-numeric={numeric}>
            {canFocus ? (
              <button type="button" data-part="opener" tabIndex={isActive ? 0 : -1}>
                {shown(cell(row))}
              </button>
            ) : (
              shown(cell(row))
            )}
          </th>
        )
      })}
      {actions ? (
        <td role="cell" data-part="buttons">
          <ButtonContext value={isActive || !canFocus ? REACHED : NOT_IN_TAB_ORDER}>
            {actions.cell(row)}
          </ButtonContext>
        </td>
      ) : null}
    </tr>
  )
})
