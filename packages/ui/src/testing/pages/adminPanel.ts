import type { AdminMenuEntry } from '@fleetgis/domain/permission'
import { findIn, type PageOptions, type View } from './View.ts'

/** `AdminPanel` and `AdminPanelView`: the welcome and the menu of a group's admin. */
export function adminPanel<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, link } = findIn(view, options)
  return {
    menu: () => byRole('navigation', t('adminPanel.menu')),
    welcome: (name: string) => byRole('heading', t('adminPanel.welcome', { name })),
    /** The entry in the top menu; the card of the welcome also has what the panel is for in its name. */
    entry: (panel: AdminMenuEntry) => byRole('link', t(`adminPanel.${panel}`)),
    home: link('page.home'),
    /** The open panel, or the welcome without one. */
    content: (panel?: AdminMenuEntry) => byRole('group', t(panel ? `adminPanel.${panel}` : 'page.home')),
  }
}
