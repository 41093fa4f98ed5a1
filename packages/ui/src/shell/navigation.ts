import { type Menu, type MenuEntry, type MenuItem, menuGroup } from '@fleetgis/domain/permission'

/** A link of the menu. */
export interface NavigationLink {
  readonly name: string
  /** A path of the console. */
  readonly href: string
}

/** What the navbar shows of the server's menu: its items, and the two dropdowns. */
export interface Navigation {
  readonly links: readonly NavigationLink[]
  readonly domain: readonly NavigationLink[]
  readonly report: readonly NavigationLink[]
}

/** These stand in the gear menu. Source: MENU-05. */
const IN_GEAR = new Set(['role', 'user'])

/** Sorts the server's menu into the parts of the navbar. Source: MENU-02..05, CF-97. */
export function navigation(menu: Menu): Navigation {
  const isShown = (entry: MenuEntry) => !IN_GEAR.has(entry.code.trim().toLowerCase())
  // An item without a route is there for its lists alone.
  const isLink = (item: MenuItem) =>
    item.route.trim() !== '' || (!item.domain?.length && !item.report?.length)
  return {
    links: menu.items.filter((item) => isLink(item) && isShown(item)).map(link),
    domain: menuGroup(menu, 'domain').filter(isShown).map(link),
    report: menuGroup(menu, 'report').filter(isShown).map(link),
  }
}

/** A route from the server is a path of the console, whatever it says: it can never lead to another host. */
function link({ name, route }: MenuEntry): NavigationLink {
  return { name, href: `/${route.trim().replace(/^[/\\]+/, '')}` }
}
