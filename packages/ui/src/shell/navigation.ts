import { type Menu, type MenuEntry, type MenuItem, menuGroup } from '@fleetgis/domain/permission'

/** An entry of the menu. */
export interface NavigationLink {
  readonly name: string
  /** A path of the console; undefined where the entry leads nowhere and is shown without a link (CF-125). */
  readonly href: string | undefined
}

/** What the navbar shows of the server's menu: its items, and the two dropdowns. */
export interface Navigation {
  readonly links: readonly NavigationLink[]
  readonly domain: readonly NavigationLink[]
  readonly report: readonly NavigationLink[]
}

/** These stand in the gear menu. Source: MENU-05. */
const IN_GEAR = new Set(['role', 'user'])

/** Sorts the server's menu into the parts of the navbar; `isPath` knows the app's paths. Source: MENU-02..05, CF-97. */
export function navigation(menu: Menu, isPath: (path: string) => boolean = () => true): Navigation {
  const isShown = (entry: MenuEntry) => !IN_GEAR.has(entry.code.trim().toLowerCase())
  // An item without a route is there for its lists alone.
  const isLink = (item: MenuItem) =>
    item.route.trim() !== '' || (!item.domain?.length && !item.report?.length)
  const link = ({ name, route }: MenuEntry): NavigationLink => ({ name, href: hrefOf(route, isPath) })
  return {
    links: menu.items.filter((item) => isLink(item) && isShown(item)).map(link),
    domain: menuGroup(menu, 'domain').filter(isShown).map(link),
    report: menuGroup(menu, 'report').filter(isShown).map(link),
  }
}

/** Stands for the app's own origin; no server has this name. */
const HERE = 'https://fleetgis.invalid'

/**
 * The address of a route, read as a browser reads it: tabs, line breaks and backslashes too can make it another host's.
 * Undefined for what is no path of the app (CF-125).
 */
function hrefOf(route: string, isPath: (path: string) => boolean): string | undefined {
  if (route.trim() === '' || /^\s*[a-z][a-z\d+.-]*:/i.test(route) || !URL.canParse(route, HERE))
    return undefined
  const { protocol, origin, pathname, search, hash } = new URL(route, HERE)
  // A path that starts with two slashes, as `/.//host` does once it is resolved, is another host in a link.
  const isOwn = protocol === 'https:' && origin === HERE && !pathname.startsWith('//')
  return isOwn && isPath(pathname) ? pathname + search + hash : undefined
}
