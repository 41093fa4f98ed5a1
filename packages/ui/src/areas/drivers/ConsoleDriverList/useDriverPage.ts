import type { FleetClient } from '@fleetgis/api'
import type { ConsoleDriver, DriverPage } from '@fleetgis/domain/drivers'
import { totalPages } from '@fleetgis/domain/paging'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRowsPerPage } from '../../../primitives/lists/useRowsPerPage.ts'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useRemotePage } from '../../../remote/lists/useRemotePage.ts'
import type { DriverFilters } from './driverFilters.ts'

type Page = DriverPage<ConsoleDriver>

export interface DriverPageOptions<Key extends QueryKey> {
  /** Makes the query of a page. */
  query: (
    client: FleetClient,
    input: DriverFilters & { size: number },
  ) => UseQueryOptions<Page, Error, Page, Key>
  /** The name of the table, and the documents' number of rows of a page. */
  name: string
  documentedRows: number
  filters: DriverFilters
  onFiltersChange: (filters: DriverFilters) => void
}

/**
 * A page of a list of drivers on the console, and the number of its pages. Instead of a page past the end the last one
 * loads: drivers may be gone since, or the address may have any number. DRV-08, CF-187.
 */
export function useDriverPage<Key extends QueryKey>({
  query,
  name,
  documentedRows,
  filters,
  onFiltersChange,
}: DriverPageOptions<Key>) {
  const { client } = useFleet()
  const { size, onSize } = useRowsPerPage(name, documentedRows)
  const { search, groupId, page } = filters
  const list = useQuery(query(client, { search, groupId, page, size }))
  const last = totalPages(list.data?.total ?? 0, size)
  const isPastEnd = last > 0 && page > last
  const turn = useLatestCallback(() => onFiltersChange({ ...filters, page: last }))
  // Drivers may have come since an earlier answer.
  const isAnswered = !list.isFetching
  useEffect(() => {
    if (isPastEnd && isAnswered) turn()
  }, [isPastEnd, isAnswered, turn])
  // A page past the end has no rows: it is never shown.
  const loaded = isPastEnd ? { ...list, data: undefined } : list
  const { data, page: shown, ...remote } = useRemotePage(loaded, { list: `${groupId} ${search}`, page })
  const total = data?.total ?? 0
  return { remote, rows: data?.drivers, total, pages: totalPages(total, size), page: shown, size, onSize }
}
