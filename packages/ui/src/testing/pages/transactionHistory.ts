import type { Period } from '@fleetgis/domain/period'
import { findIn, type PageOptions, type View } from './View.ts'

/** `TransactionHistory` and `TransactionHistoryView`: the period, the pages, the export. */
export function transactionHistory<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    /** A period, by its value from 1 to 4. */
    period: (period: Period) => byRole('radio', t(`period.${period}`)),
    /** Of a range, as dd/mm/yyyy. */
    start: () => byRole('textbox', t('date.start')),
    end: () => byRole('textbox', t('date.end')),
    pages: () => byRole('navigation', t('transactions.pages')),
    previous: () => byRole('button', t('paging.previous')),
    next: () => byRole('button', t('paging.next')),
    exportCsv: () => byRole('button', t('export.save')),
    cancelExport: () => byRole('button', t('export.cancel')),
    retry: () => byRole('button', t('common.retry')),
  }
}
