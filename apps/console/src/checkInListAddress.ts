import type { CheckInFilters } from '@fleetgis/ui/CheckInList'
import { readDays } from './periodAddress.ts'
import { type ListAddress, readIds, readPage, readSort, writeIds, writeSort } from './useListFilters.ts'

/** The address of the check-in list. */
export const checkInListAddress: ListAddress<CheckInFilters> = {
  read: (query, search) => ({
    search,
    groupIds: readIds(query.text('groups')),
    days: readDays(query),
    sort: readSort(query.text('sort')),
    page: readPage(query.text('page')),
  }),
  write: ({ groupIds, days, sort, page }) => ({
    groups: writeIds(groupIds),
    startdate: days?.start,
    enddate: days?.end,
    sort: writeSort(sort),
    page: page > 1 ? String(page) : undefined,
  }),
}
