import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.ts'
import type { DataColumn, DataTableGridProps } from './DataTable.tsx'
import { dataTableLook, MIN_WIDTH } from './dataTableLook.ts'

/** As many skeleton rows as a laptop's window shows; the container cuts the rest. */
const ROWS = Array.from({ length: 24 }, (_, index) => index)
/** Varies the widths, as real texts do. */
const WIDTHS = ['70%', '50%', '80%', '60%', '45%'] as const

/** The table without rows: its head, and skeleton rows or why there is none. */
export function DataTableWaiting({
  columns,
  actions,
  isBusy,
  children,
}: Pick<DataTableGridProps<never>, 'columns' | 'actions'> & { isBusy: boolean; children?: ReactNode }) {
  const t = useText()
  const tracks = columns.map(trackOf)
  const style = { gridTemplateColumns: [...tracks, ...(actions ? [`${actions.width}px`] : [])].join(' ') }
  return (
    <Box data-part="waiting">
      {isBusy ? <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden> : null}
      <div aria-hidden data-part="head" style={style}>
        {columns.map(({ id, header, isNumeric }) => (
          <span key={id} data-numeric={isNumeric || undefined}>
            {header}
          </span>
        ))}
      </div>
      {isBusy
        ? ROWS.map((row) => (
            <div key={row} aria-hidden data-part="row" style={style}>
              {columns.map(({ id, isNumeric }, column) => (
                <span key={id} data-numeric={isNumeric || undefined}>
                  <Skeleton width={isNumeric ? '3em' : WIDTHS[(row + column) % WIDTHS.length]} />
                </span>
              ))}
            </div>
          ))
        : null}
      {children}
    </Box>
  )
}

const trackOf = ({ width = '1fr', minWidth = MIN_WIDTH }: DataColumn<never>) =>
  typeof width === 'number' ? `${width}px` : `minmax(${minWidth}px, ${width})`

const Box = styled.div`
  ${dataTableLook}
  overflow: hidden;

  > [data-part='head'],
  > [data-part='row'] {
    display: grid;
  }
`
