import { findIn, type PageOptions, type View } from './View.ts'

/** `AssignPanel`, `AssignPanelSheet` and `AssignPanelView`. */
export function assignPanel<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    heading: () => byRole('heading', t('assign.title')),
    search: () => byRole('searchbox', t('assign.search')),
    radius: () => byRole('combobox', t('assign.radius')),
    /** Asks before the booking is given to the driver. */
    assign: (driver: string) => byRole('button', t('assign.assignTo', { driver })),
    /** The yes of that question. */
    confirm: () => byRole('button', t('assign.assign')),
    /** Asks the server again what became of the booking. */
    askAgain: () => byRole('button', t('assign.again')),
    close: () => byRole('button', t('common.close')),
  }
}
