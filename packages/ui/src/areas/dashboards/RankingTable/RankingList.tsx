import { locationPageItems, PAGE_SIZES } from '@fleetgis/domain/paging'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Stack } from '../../../primitives/layout/Stack.ts'
import { useIsWide } from '../../../primitives/layout/useIsWide.ts'
import { DataTable } from '../../../primitives/lists/DataTable.tsx'
import type { DataSort } from '../../../primitives/lists/DataTableProps.ts'
import { PageBar } from '../../../primitives/lists/PageBar.tsx'
import { usePageOfRows } from '../../../primitives/lists/usePageOfRows.ts'
import { useRowsPerPage } from '../../../primitives/lists/useRowsPerPage.ts'
import { useText } from '../../../provider/FleetContext.ts'
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
const NONE: readonly never[] = []

/** All drivers of a ranking as a list of staff: it sorts, and its page and rows a page are chosen. DASH-07, CF-187, decision 50. */
export function RankingList({ filters, onFiltersChange, ...ranking }: RankingListProps) {
  const t = useText(dashboardsWords)
  const isWide = useIsWide()
  const { rows: all, columns } = useRanking(ranking)
  const { size, onSize } = useRowsPerPage(NAME, PAGE_SIZES.rankedDrivers, LINES)
  const { rows = NONE, total, pages, page } = usePageOfRows(all, { ...filters, columns, size })
  const items = useMemo(() => locationPageItems(page, pages), [page, pages])
  const table = (
    <DataTable<RankingRow>
      name={NAME}
      label={t('ranking.title')}
      columns={columns}
      rows={rows}
      keyOf={keyOfRow}
      isLoading={all === undefined}
      size={size}
      total={total}
      lines={LINES}
      sort={filters.sort}
      onSort={(sort) => onFiltersChange({ page: 1, sort })}
      emptyText={t('ranking.empty')}
    />
  )
  return (
    <Rows data-component={NAME}>
      {isWide ? table : <RankedRows data-ranked>{table}</RankedRows>}
      <PageBar
        label={t('ranking.pages')}
        page={page}
        pages={pages}
        items={items}
        onPage={(event) => onFiltersChange({ ...filters, ...event })}
        total={total}
        size={size}
        onSize={onSize}
      />
    </Rows>
  )
}

const keyOfRow = ({ key }: RankingRow) => key

const Rows = styled(Stack)`
  /* Each a line of the cell. */
  [data-component='DataTable'] [data-part='contact'],
  [data-component='DataTable'] [data-part='contact'] > span {
    display: block;
  }
  [data-component='DataTable'] [data-part='contact'] > a {
    min-height: 0;
  }
`
