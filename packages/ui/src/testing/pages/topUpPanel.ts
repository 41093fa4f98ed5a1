import { findIn, type PageOptions, type View } from './View.ts'

/** `TopUpPanel` and `TopUpPanelView`: drivers with their wallets. */
export function topUpPanel<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button, searchbox, list } = findIn(view, options)
  return {
    search: searchbox('topUpPanel.search'),
    searchNow: button('common.search'),
    showAll: button('list.showAll'),
    list: list('topUpPanel.title'),
    /** The Top up button of a driver's card. */
    topUp: (driver: string) => byRole('button', t('topUpPanel.topUp', { driver })),
    /** Only in a group with a PIN. */
    changePin: button('pinPad.change'),
    retry: button('common.retry'),
  }
}
