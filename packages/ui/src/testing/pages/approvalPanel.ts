import type { ApprovalDecision } from '@fleetgis/domain/wallet'
import { findIn, type PageOptions, type View } from './View.ts'

/** `ApprovalPanel` and `ApprovalPanelView`: top-up requests to approve and to reject. */
export function approvalPanel<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    period: (name: 'today' | 'week' | 'month' | 'range') => byRole('radio', t(`period.${name}`)),
    type: () => byRole('combobox', t('approval.type')),
    status: () => byRole('combobox', t('approval.status')),
    search: () => byRole('searchbox', t('approval.search')),
    searchNow: () => byRole('button', t('common.search')),
    clearFilters: () => byRole('button', t('approval.clearFilters')),
    exportCsv: () => byRole('button', t('export.save')),
    list: () => byRole('list', t('approval.title')),
    /** Approve or Reject on a card; the amount as it is shown: `5,000 MMK`. */
    decide: (decision: ApprovalDecision, { driver, amount }: { driver: string; amount: string }) =>
      byRole('button', t(`approval.${decision}Of`, { driver, amount })),
    /** The answers of the confirmation. */
    yes: () => byRole('button', t('common.yes')),
    no: () => byRole('button', t('common.no')),
    retry: () => byRole('button', t('common.retry')),
  }
}
