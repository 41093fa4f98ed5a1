import type { GroupFilters } from '@fleetgis/ui/GroupList'
import { type ListAddress, readPage, readSort, writeSort } from './useListFilters.ts'

/** The address of the list of groups. */
export const groupListAddress: ListAddress<GroupFilters> = {
  read: (query, search) => ({
    search,
    sort: readSort(query.text('sort')),
    page: readPage(query.text('page')),
  }),
  write: ({ sort, page }) => ({ sort: writeSort(sort), page: page > 1 ? String(page) : undefined }),
}
