import type { GroupFilters } from '@fleetgis/ui/GroupList'
import { type ListAddress, readPage } from './useListFilters.ts'

/** The address of the list of groups. */
export const groupListAddress: ListAddress<GroupFilters> = {
  read: (query, search) => ({ search, page: readPage(query.text('page')) }),
  write: ({ page }) => ({ page: page > 1 ? String(page) : undefined }),
}
