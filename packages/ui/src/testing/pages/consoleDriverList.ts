import { findIn, type PageOptions, type View } from './View.ts'

/** `ConsoleDriverList` and its popups: the row menus by driver name, the group select, Add Driver to Group. */
export function consoleDriverList<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button, combobox, searchbox } = findIn(view, options)
  return {
    search: searchbox('consoleDrivers.search'),
    searchNow: button('common.search'),
    group: combobox('consoleDrivers.group'),
    /** Only where a search finds nothing. */
    showAll: button('list.showAll'),
    /** Opens the menu of a row. */
    menu: (driver: string) => byRole('button', driver),
    addBalance: () => byRole('menuitem', t('consoleDrivers.addBalance')),
    transactionList: () => byRole('menuitem', t('consoleDrivers.transactionList')),
    /** Continues after the choice of a group. */
    next: button('topUp.next'),
    /** Of a row of Unregistered Drivers. */
    add: (driver: string) => byRole('button', t('consoleDrivers.addNamed', { driver })),
    save: button('staff.save'),
    cancel: button('consoleDrivers.cancel'),
    page: (page: number) => byRole('button', t('paging.page', { page })),
    /** Only after a failure. */
    retry: button('common.retry'),
  }
}
