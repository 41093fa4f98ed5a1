import type { RouteFilters } from '@fleetgis/ui/RouteList'
import { readPeriod, writePeriod } from './periodAddress.ts'
import { type ListAddress, readIds, readPage, readSort, writeIds, writeSort } from './useListFilters.ts'

/** The address of the list of trip routes. */
export const routeListAddress: ListAddress<RouteFilters> = {
  read: (query, search) => ({
    search,
    period: readPeriod(query),
    groupIds: readIds(query.text('groups')),
    sort: readSort(query.text('sort')),
    page: readPage(query.text('page')),
  }),
  write: ({ period, groupIds, sort, page }) => ({
    ...writePeriod(period),
    groups: writeIds(groupIds),
    sort: writeSort(sort),
    page: page > 1 ? String(page) : undefined,
  }),
}
