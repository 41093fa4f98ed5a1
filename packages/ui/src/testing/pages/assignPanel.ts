import { findIn, type PageOptions, type View } from './View.ts'

/** `AssignPanel`, `AssignPanelSheet` and `AssignPanelView`. */
export function assignPanel<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    heading: () => byRole('heading', t('assign.title')),
    search: () => byRole('searchbox', t('assign.search')),
    radius: () => byRole('combobox', t('assign.radius')),
    /** Opens the confirmation. */
    assign: (driver: string) => byRole('button', t('assign.assignTo', { driver })),
    /** Confirms the assignment. */
    confirm: () => byRole('button', t('assign.assign')),
    /** Checks the booking again after an unknown outcome. */
    askAgain: () => byRole('button', t('assign.again')),
    close: () => byRole('button', t('common.close')),
  }
}
