import type { CheckInFilters } from '@fleetgis/ui/CheckInList'
import { readDays } from './periodAddress.ts'
import { type ListAddress, readIds, readPage, writeIds } from './useListFilters.ts'

/** The address of the check-in list. */
export const checkInListAddress: ListAddress<CheckInFilters> = {
  read: (query, search) => ({
    search,
    groupIds: readIds(query.text('groups')),
    days: readDays(query),
    page: readPage(query.text('page')),
  }),
  write: ({ groupIds, days, page }) => ({
    groups: writeIds(groupIds),
    startdate: days?.start,
    enddate: days?.end,
    page: page > 1 ? String(page) : undefined,
  }),
}
