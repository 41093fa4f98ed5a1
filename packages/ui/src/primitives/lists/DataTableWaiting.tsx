import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.ts'
import type { DataTableGridProps } from './DataTableProps.ts'
import { dataTableLook, tracksOf } from './dataTableLook.ts'

/** As many skeleton rows as a laptop's window shows; the container cuts the rest. */
const ROWS = Array.from({ length: 24 }, (_, index) => index)
/** Varies the widths, as real texts do. */
const WIDTHS = ['70%', '50%', '80%', '60%', '45%'] as const

export interface DataTableWaitingProps extends Pick<DataTableGridProps<never>, 'columns' | 'actions'> {
  /** Rows are loading. */
  isBusy: boolean
  /** Why there is no row. */
  children?: ReactNode
}

/** Replaces a `DataTable` without rows: its head with skeleton rows while it loads, else with the reason. */
export function DataTableWaiting({ columns, actions, isBusy, children }: DataTableWaitingProps) {
  const t = useText()
  return (
    <Box data-part="waiting">
      {isBusy ? <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden> : null}
      <div aria-hidden style={tracksOf(columns, actions)}>
        <div data-part="head">
          {columns.map(({ id, header, isNumeric }) => (
            <span key={id} data-numeric={isNumeric || undefined}>
              {header}
            </span>
          ))}
        </div>
        {isBusy
          ? ROWS.map((row) => (
              <div key={row} data-part="row">
                {columns.map(({ id, isNumeric }, column) => (
                  <span key={id} data-numeric={isNumeric || undefined}>
                    <Skeleton width={isNumeric ? '3em' : WIDTHS[(row + column) % WIDTHS.length]} />
                  </span>
                ))}
              </div>
            ))
          : null}
      </div>
      {children}
    </Box>
  )
}

const Box = styled.div`
  ${dataTableLook}
  overflow: hidden;
`
