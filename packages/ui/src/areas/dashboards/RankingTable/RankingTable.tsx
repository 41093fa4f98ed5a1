import { rowsOfPage, totalPages } from '@fleetgis/domain/paging'
import { useState } from 'react'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { Stack } from '../../../primitives/layout/Stack.ts'
import { Pagination } from '../../../primitives/lists/Pagination.tsx'
import { Table } from '../../../primitives/lists/Table.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { RankedRows } from '../RankedRows.ts'
import { dashboardsWords } from '../words.ts'
import { type RankingProps, useRanking } from './useRanking.tsx'

export interface RankingTableProps extends RankingProps {
  /** Rows a page; 50 unless given. */
  size?: number | undefined
  className?: string | undefined
}

/** A group may have thousands of drivers, and all are in one answer. */
const SIZE = 50

/**
 * Drivers ranked by their total amount; those with equal amounts share a rank. Contacts are masked unless
 * `hasWholeContacts`. Source: DASH-03, DASH-07, DASH-09, CF-47, CF-186.
 */
export function RankingTable({ size = SIZE, className, ...ranking }: RankingTableProps) {
  const t = useText(dashboardsWords)
  const [chosen, setChosen] = useState(1)
  const { rows = [], columns } = useRanking(ranking)
  const pages = totalPages(rows.length, size)
  const page = Math.max(1, Math.min(chosen, pages))
  return (
    <Stack className={className} data-component="RankingTable">
      <RankedRows data-ranked>
        <Table
          label={t('ranking.title')}
          columns={columns}
          rows={rowsOfPage(rows, page, size)}
          keyOf={({ key }) => key}
          isLoading={ranking.drivers === undefined}
          empty={<EmptyState message={t('ranking.empty')} />}
        />
      </RankedRows>
      {pages > 1 ? (
        <Pagination
          label={t('ranking.pages')}
          page={page}
          pages={pages}
          onPage={(event) => setChosen(event.page)}
        />
      ) : null}
    </Stack>
  )
}
