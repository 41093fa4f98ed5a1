import { findIn, type PageOptions, type View } from './View.ts'

/** `CheckInList` and `CheckInListView`: the filters, the export and the pages. */
export function checkInList<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    search: () => byRole('searchbox', t('checkIns.search')),
    start: () => byRole('textbox', t('date.start')),
    end: () => byRole('textbox', t('date.end')),
    /** Only while filters find nothing. */
    clear: () => byRole('button', t('checkIns.clear')),
    /** Only while pages arrive. */
    stop: () => byRole('button', t('checkIns.stop')),
    /** Only after a stop. */
    resume: () => byRole('button', t('checkIns.continue')),
    exportCsv: () => byRole('button', t('export.save')),
    page: (page: number) => byRole('button', t('paging.page', { page })),
    next: () => byRole('button', t('paging.next')),
    /** Only after a failure. */
    retry: () => byRole('button', t('common.retry')),
  }
}
