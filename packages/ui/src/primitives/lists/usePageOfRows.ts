import { rowsOfPage, totalPages } from '@fleetgis/domain/paging'
import { useMemo, useState } from 'react'
import { useFleet } from '../../provider/FleetContext.ts'
import type { DataColumn, DataSort } from './DataTableProps.ts'
import { sortRows } from './sortRows.ts'

export interface PageOfRowsOptions<Row> {
  columns: readonly Pick<DataColumn<Row>, 'id' | 'sort'>[]
  sort?: DataSort | undefined
  /** The page of the address, from 1; it may not exist. */
  page: number
  size: number
}

/** Keeps an array while it has the same rows, so that a page renders once while others load. */
function useSameRows<Row>(rows: readonly Row[] | undefined): readonly Row[] | undefined {
  const [kept, setKept] = useState(rows)
  if (kept === rows) return kept
  if (kept && kept.length === rows?.length && kept.every((row, index) => row === rows[index])) return kept
  setKept(rows)
  return rows
}

/** One page of rows that are all loaded, in the order of a column. The array changes with its rows only. */
export function usePageOfRows<Row>(
  all: readonly Row[] | undefined,
  { columns, sort, page: wanted, size }: PageOfRowsOptions<Row>,
) {
  const { language } = useFleet()
  const sorted = useMemo(() => all && sortRows(all, columns, sort, language), [all, columns, sort, language])
  const total = sorted?.length ?? 0
  const pages = totalPages(total, size)
  const page = Math.max(1, Math.min(wanted, pages))
  const rows = useSameRows(sorted && rowsOfPage(sorted, page, size))
  return { rows, total, pages, page, size }
}
