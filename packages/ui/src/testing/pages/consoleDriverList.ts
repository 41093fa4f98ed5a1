import { findIn, type PageOptions, type View } from './View.ts'

/** `ConsoleDriverList` and its popups: the row menus by driver name, the group select, Add Driver to Group. */
export function consoleDriverList<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    search: () => byRole('searchbox', t('consoleDrivers.search')),
    searchNow: () => byRole('button', t('common.search')),
    group: () => byRole('combobox', t('consoleDrivers.group')),
    /** Only where a search finds nothing. */
    showAll: () => byRole('button', t('consoleDrivers.showAll')),
    /** Opens the menu of a row. */
    menu: (driver: string) => byRole('button', driver),
    addBalance: () => byRole('menuitem', t('consoleDrivers.addBalance')),
    transactionList: () => byRole('menuitem', t('consoleDrivers.transactionList')),
    /** Continues after the choice of a group. */
    next: () => byRole('button', t('topUp.next')),
    /** Of a row of Unregistered Drivers. */
    add: (driver: string) => byRole('button', t('consoleDrivers.addNamed', { driver })),
    save: () => byRole('button', t('consoleDrivers.save')),
    cancel: () => byRole('button', t('consoleDrivers.cancel')),
    page: (page: number) => byRole('button', t('paging.page', { page })),
    /** Only after a failure. */
    retry: () => byRole('button', t('common.retry')),
  }
}
