import { findIn, type PageOptions, type View } from './View.ts'

/** `DriverPanel` and `DriverPanelView`: the drivers of a group by name, Register, Edit and their fields. */
export function driverPanel<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button, searchbox, list } = findIn(view, options)
  return {
    search: searchbox('driverPanel.search'),
    searchNow: button('common.search'),
    /** Only where a search finds nothing. */
    showAll: button('list.showAll'),
    list: list('driverPanel.label'),
    /** Opens Registration; in its popup the button that registers has the same name. */
    register: button('driverPanel.register'),
    edit: (driver: string) => byRole('button', t('driverPanel.editNamed', { driver })),
    history: (driver: string) => byRole('button', t('driverPanel.historyNamed', { driver })),
    topUp: (driver: string) => byRole('button', t('topUpPanel.topUp', { driver })),
    add: (driver: string) => byRole('button', t('driverPanel.add', { driver })),
    remove: (driver: string) => byRole('button', t('driverPanel.remove', { driver })),
    yes: button('common.yes'),
    no: button('common.no'),
    /** A field of Registration, Driver or Edit. */
    field: (field: 'name' | 'userId' | 'memberId' | 'vehicleNo' | 'brand' | 'model') =>
      byRole('textbox', t(`driverPanel.${field}`)),
    lookUp: button('driverPanel.lookUp'),
    /** The button of a driver that the lookup found. */
    update: button('driverPanel.update'),
    save: button('staff.save'),
    /** Only after a failure. */
    retry: button('common.retry'),
  }
}
