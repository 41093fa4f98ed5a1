import { correctRange, type DateRange, isDateText } from '@fleetgis/domain/period'
import type { CheckInFilters } from '@fleetgis/ui/CheckInList'
import { type ListAddress, readIds, readPage, writeIds } from './useListFilters.ts'

/** The address of the check-in list. */
export const checkInListAddress: ListAddress<CheckInFilters> = {
  read: (query, search) => ({
    search,
    groupIds: readIds(query.text('groups')),
    days: readDays(query.text('startdate'), query.text('enddate')),
    page: readPage(query.text('page')),
  }),
  write: ({ groupIds, days, page }) => ({
    groups: writeIds(groupIds),
    startdate: days?.start,
    enddate: days?.end,
    page: page > 1 ? String(page) : undefined,
  }),
}

function readDays(start: string | undefined, end: string | undefined): DateRange | undefined {
  return isDateText(start) && isDateText(end) ? correctRange({ start, end }, 'end') : undefined
}
