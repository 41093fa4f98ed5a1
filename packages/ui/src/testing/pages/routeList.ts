import { findIn, type PageOptions, type View } from './View.ts'

/** `RouteList` and `RouteListView`: the search, the order and the pages. */
export function routeList<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    search: () => byRole('searchbox', t('homeMap.searchText')),
    /** The header of a column, by its text. */
    sortBy: (header: string) => byRole('button', header),
    /** Only where filters find nothing. */
    clear: () => byRole('button', t('checkIns.clear')),
    page: (page: number) => byRole('button', t('paging.page', { page })),
    /** Only after a failure. */
    retry: () => byRole('button', t('common.retry')),
  }
}
