import { findIn, type PageOptions, type View } from './View.ts'

/** `AssignPanel`, `AssignPanelSheet` and `AssignPanelView`. */
export function assignPanel<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button, combobox, searchbox, heading } = findIn(view, options)
  return {
    heading: heading('assign.title'),
    search: searchbox('assign.search'),
    radius: combobox('assign.radius'),
    /** Opens the confirmation. */
    assign: (driver: string) => byRole('button', t('assign.assignTo', { driver })),
    /** Confirms the assignment. */
    confirm: button('assign.assign'),
    /** Checks the booking again after an unknown outcome. */
    askAgain: button('assign.again'),
    close: button('common.close'),
  }
}
