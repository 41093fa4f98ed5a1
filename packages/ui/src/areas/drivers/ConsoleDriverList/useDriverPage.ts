import type { FleetClient } from '@fleetgis/api'
import type { ConsoleDriver, DriverPage } from '@fleetgis/domain/drivers'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useRowsPerPage } from '../../../primitives/lists/useRowsPerPage.ts'
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

/** A page of a list of drivers on the console. DRV-08, CF-187. */
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
  const {
    page: shown,
    pages,
    onPage,
    ...remote
  } = useRemotePage(list, {
    list: `${groupId} ${search}`,
    page,
    size,
    total: list.data?.total,
    onTurn: (event) => onFiltersChange({ ...filters, ...event }),
  })
  const { data } = remote
  return { remote, rows: data?.drivers, total: data?.total ?? 0, page: shown, pages, onPage, size, onSize }
}
