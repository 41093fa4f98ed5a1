import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { styled } from 'styled-components'
import { useIsWide } from '../../../primitives/layout/useIsWide.ts'
import type { DataSort } from '../../../primitives/lists/DataTableProps.ts'
import { usePageOfRows } from '../../../primitives/lists/usePageOfRows.ts'
import { useRowsPerPage } from '../../../primitives/lists/useRowsPerPage.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { ListFrame } from '../../../remote/lists/ListFrame.tsx'
import { RankedRows } from '../RankedRows.ts'
import { dashboardsWords } from '../words.ts'
import { type RankingProps, type RankingRow, useRanking } from './useRanking.tsx'

/** The order and the page of a ranking. */
export interface RankingFilters {
  /** Undefined for the order of the ranks. */
  readonly sort?: DataSort | undefined
  /** From 1. */
  readonly page: number
}

export interface RankingListProps extends RankingProps {
  filters: RankingFilters
  onFiltersChange: (filters: RankingFilters) => void
}

const NAME = 'RankingList'
/** A name is above its member id, and a phone number above an e-mail address. */
const LINES = 2

/** All drivers of a ranking as a list of staff: it sorts, and its page and rows a page are chosen. DASH-07, CF-187, decision 50. */
export function RankingList({ filters, onFiltersChange, ...ranking }: RankingListProps) {
  const t = useText(dashboardsWords)
  const isWide = useIsWide()
  const { rows: all, columns } = useRanking(ranking)
  const { size, onSize } = useRowsPerPage(NAME, PAGE_SIZES.rankedDrivers, LINES)
  const list = (
    <Frame
      {...usePageOfRows(all, { ...filters, columns, size })}
      component={NAME}
      label={t('ranking.title')}
      columns={columns}
      keyOf={keyOfRow}
      lines={LINES}
      sort={filters.sort}
      onSort={(sort) => onFiltersChange({ page: 1, sort })}
      emptyText={t('ranking.empty')}
      pagesLabel={t('ranking.pages')}
      onPage={(event) => onFiltersChange({ ...filters, ...event })}
      onSize={onSize}
    />
  )
  return isWide ? list : <RankedRows data-ranked>{list}</RankedRows>
}

const keyOfRow = ({ key }: RankingRow) => key

const Frame = styled(ListFrame<RankingRow>)`
  /* Each a line of the cell. */
  [data-component='DataTable'] [data-part='contact'],
  [data-component='DataTable'] [data-part='contact'] > span {
    display: block;
  }
  [data-component='DataTable'] [data-part='contact'] > a {
    min-height: 0;
  }
`
