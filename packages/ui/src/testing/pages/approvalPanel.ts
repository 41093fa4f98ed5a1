import type { ApprovalDecision } from '@fleetgis/domain/wallet'
import { findIn, type PageOptions, type View } from './View.ts'

/** `ApprovalPanel` and `ApprovalPanelView`: top-up requests to approve and to reject. */
export function approvalPanel<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button, combobox, searchbox, list } = findIn(view, options)
  return {
    period: (name: 'today' | 'week' | 'month' | 'range') => byRole('radio', t(`period.${name}`)),
    type: combobox('approval.type'),
    status: combobox('approval.status'),
    search: searchbox('approval.search'),
    searchNow: button('common.search'),
    showAll: button('list.showAll'),
    exportCsv: button('export.save'),
    list: list('approval.title'),
    /** Approve or Reject on a card; the amount as it is shown: `5,000 MMK`. */
    decide: (decision: ApprovalDecision, { driver, amount }: { driver: string; amount: string }) =>
      byRole('button', t(`approval.${decision}Of`, { driver, amount })),
    /** The answers of the confirmation. */
    yes: button('common.yes'),
    no: button('common.no'),
    retry: button('common.retry'),
  }
}
