import { findIn, type PageOptions, type View } from './View.ts'

/** `TripList` and `TripListView`: the filters, the cards and the pages. */
export function tripList<Part>(view: View<Part>, options?: PageOptions) {
  const { button, combobox, searchbox, link, list } = findIn(view, options)
  return {
    back: link('tripList.back'),
    search: searchbox('owner.search'),
    period: combobox('period.label'),
    go: button('owner.go'),
    cards: list('tripList.label'),
    previous: button('paging.previous'),
    next: button('paging.next'),
    /** Only after a failure. */
    retry: button('common.retry'),
  }
}
