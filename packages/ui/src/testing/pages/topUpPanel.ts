import { findIn, type PageOptions, type View } from './View.ts'

/** `TopUpPanel` and `TopUpPanelView`: drivers with their wallets. */
export function topUpPanel<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    search: () => byRole('searchbox', t('topUpPanel.search')),
    searchNow: () => byRole('button', t('common.search')),
    showAll: () => byRole('button', t('topUpPanel.showAll')),
    list: () => byRole('list', t('topUpPanel.title')),
    /** The Top up button of a driver's card. */
    topUp: (driver: string) => byRole('button', t('topUpPanel.topUp', { driver })),
    /** Only in a group with a PIN. */
    changePin: () => byRole('button', t('pinPad.change')),
    retry: () => byRole('button', t('common.retry')),
  }
}
