import { findIn, type PageOptions, type View } from './View.ts'

/** `DriverPanel` and `DriverPanelView`: the drivers of a group by name, Register, Edit and their fields. */
export function driverPanel<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    search: () => byRole('searchbox', t('driverPanel.search')),
    searchNow: () => byRole('button', t('common.search')),
    /** Only where a search finds nothing. */
    showAll: () => byRole('button', t('driverPanel.showAll')),
    list: () => byRole('list', t('driverPanel.label')),
    /** Opens Registration; in its popup the button that registers has the same name. */
    register: () => byRole('button', t('driverPanel.register')),
    edit: (driver: string) => byRole('button', t('driverPanel.editNamed', { driver })),
    history: (driver: string) => byRole('button', t('driverPanel.historyNamed', { driver })),
    topUp: (driver: string) => byRole('button', t('topUpPanel.topUp', { driver })),
    add: (driver: string) => byRole('button', t('driverPanel.add', { driver })),
    remove: (driver: string) => byRole('button', t('driverPanel.remove', { driver })),
    yes: () => byRole('button', t('common.yes')),
    no: () => byRole('button', t('common.no')),
    /** A field of Registration, Driver or Edit. */
    field: (field: 'name' | 'userId' | 'memberId' | 'vehicleNo' | 'brand' | 'model') =>
      byRole('textbox', t(`driverPanel.${field}`)),
    lookUp: () => byRole('button', t('driverPanel.lookUp')),
    /** The button of a driver that the lookup found. */
    update: () => byRole('button', t('driverPanel.update')),
    save: () => byRole('button', t('driverPanel.save')),
    /** Only after a failure. */
    retry: () => byRole('button', t('common.retry')),
  }
}
