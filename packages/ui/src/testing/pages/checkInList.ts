import { findIn, type PageOptions, type View } from './View.ts'

/** `CheckInList` and `CheckInListView`: the filters, the export and the pages. */
export function checkInList<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button, textbox, searchbox } = findIn(view, options)
  return {
    search: searchbox('checkIns.search'),
    start: textbox('date.start'),
    end: textbox('date.end'),
    /** Only while filters are set. */
    clear: button('filters.clear'),
    /** Only where the filters find nothing. */
    showAll: button('list.showAll'),
    /** Only while pages arrive. */
    stop: button('checkIns.stop'),
    /** Only after a stop. */
    resume: button('checkIns.continue'),
    exportCsv: button('export.save'),
    page: (page: number) => byRole('button', t('paging.page', { page })),
    next: button('paging.next'),
    /** Only after a failure. */
    retry: button('common.retry'),
  }
}
