import type { Period } from '@fleetgis/domain/period'
import { findIn, type PageOptions, type View } from './View.ts'

/** `TransactionHistory` and `TransactionHistoryView`: the period, the pages, the export. */
export function transactionHistory<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button, textbox } = findIn(view, options)
  return {
    /** A period, by its value from 1 to 4. */
    period: (period: Period) => byRole('radio', t(`period.${period}`)),
    /** Of a range, as dd/mm/yyyy. */
    start: textbox('date.start'),
    end: textbox('date.end'),
    pages: () => byRole('navigation', t('transactions.pages')),
    previous: button('paging.previous'),
    next: button('paging.next'),
    exportCsv: button('export.save'),
    cancelExport: button('export.cancel'),
    retry: button('common.retry'),
  }
}
