import type { DriverFilters } from '@fleetgis/ui/ConsoleDriverList'
import { type ListAddress, readPage } from './useListFilters.ts'

/** The address of the console's driver list. */
export const driverListAddress: ListAddress<DriverFilters> = {
  read: (query, search) => ({
    search,
    groupId: query.text('group') ?? '',
    page: readPage(query.text('page')),
  }),
  write: ({ groupId, page }) => ({ group: groupId, page: page > 1 ? String(page) : undefined }),
}
