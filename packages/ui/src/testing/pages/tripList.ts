import { findIn, type PageOptions, type View } from './View.ts'

/** `TripList` and `TripListView`: the filters, the cards and the pages. */
export function tripList<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    back: () => byRole('link', t('tripList.back')),
    search: () => byRole('searchbox', t('owner.search')),
    period: () => byRole('combobox', t('period.label')),
    go: () => byRole('button', t('owner.go')),
    cards: () => byRole('list', t('tripList.label')),
    previous: () => byRole('button', t('paging.previous')),
    next: () => byRole('button', t('paging.next')),
    /** Only after a failure. */
    retry: () => byRole('button', t('common.retry')),
  }
}
