import { findIn, type PageOptions, type View } from './View.ts'

/** `RouteList` and `RouteListView`: the search, the order and the pages. */
export function routeList<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button, searchbox } = findIn(view, options)
  return {
    search: searchbox('homeMap.searchText'),
    /** The header of a column, by its text. */
    sortBy: (header: string) => byRole('button', header),
    /** Only while filters are set. */
    clear: button('filters.clear'),
    /** Only where the filters find nothing. */
    showAll: button('list.showAll'),
    page: (page: number) => byRole('button', t('paging.page', { page })),
    /** Only after a failure. */
    retry: button('common.retry'),
  }
}
