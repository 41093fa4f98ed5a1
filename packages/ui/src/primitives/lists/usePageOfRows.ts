import { rowsOfPage, totalPages } from '@fleetgis/domain/paging'
import { useMemo } from 'react'
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

/** One page of rows that are all loaded, in the order of a column. */
export function usePageOfRows<Row>(
  all: readonly Row[] | undefined,
  { columns, sort, page: wanted, size }: PageOfRowsOptions<Row>,
) {
  const { language } = useFleet()
  const sorted = useMemo(() => all && sortRows(all, columns, sort, language), [all, columns, sort, language])
  const total = sorted?.length ?? 0
  const pages = totalPages(total, size)
  const page = Math.max(1, Math.min(wanted, pages))
  return { rows: sorted && rowsOfPage(sorted, page, size), total, pages, page, size }
}
