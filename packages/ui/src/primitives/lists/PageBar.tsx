import { pageAfterResize, ROWS_PER_PAGE } from '@fleetgis/domain/paging'
import { memo } from 'react'
import { styled } from 'styled-components'
import { useIsWide } from '../layout/useIsWide.ts'
import { Pagination, type PaginationProps } from './Pagination.tsx'
import { RowsSelect } from './RowsSelect.tsx'

export interface PageBarProps extends Pick<PaginationProps, 'items' | 'label' | 'onPage' | 'page' | 'pages'> {
  /** The number of rows on all pages. */
  total: number
  /** The number of rows of a full page. */
  size: number
  /** Another number of rows a page was chosen; without it there is no choice. Source: CF-187. */
  onSize?: ((event: { size: number }) => void) | undefined
}

/** Below the rows of a page: links to the others, and at the end of the line how many rows a page has. */
export const PageBar = memo(function PageBar({ total, size, onSize, ...pagination }: PageBarProps) {
  const { page, pages, onPage } = pagination
  const isWide = useIsWide()
  function resize(next: { size: number }) {
    onSize?.(next)
    onPage({ page: pageAfterResize(page, size, next.size) })
  }
  return (
    <Bar data-component="PageBar">
      {pages > 1 ? <Pagination {...pagination} /> : null}
      {isWide && onSize && total > Math.min(size, ...ROWS_PER_PAGE) ? (
        <RowsSelect size={size} onSize={resize} />
      ) : null}
    </Bar>
  )
})

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: var(--fleet-space-2) var(--fleet-space-4);

  &:empty {
    display: none;
  }
  > nav {
    grid-column: 2;
  }
  > label {
    grid-column: 3;
    justify-self: end;
  }
  @media (max-width: 899px) {
    display: block;
  }
`
