import { type Menu, type MenuEntry, type MenuItem, menuGroup } from '@fleetgis/domain/permission'
import { parseUrl } from '@fleetgis/domain/query'
import { pageTitle } from '../i18n/pageTitle.ts'
import type { TextKey } from '../i18n/words.ts'

/** An entry of the menu. */
export interface NavigationLink {
  /** The title of its page in the kit's words; undefined for a page that the kit does not know. */
  readonly title: TextKey | undefined
  /** As sent. */
  readonly name: string
  /** A path of the console; undefined where the entry is shown without a link (CF-125). */
  readonly href: string | undefined
}

/** The server's menu as the navbar shows it: links, and two dropdowns. */
export interface Navigation {
  readonly links: readonly NavigationLink[]
  readonly domain: readonly NavigationLink[]
  readonly report: readonly NavigationLink[]
}

/** The codes of the gear menu. Source: MENU-05. */
const IN_GEAR = new Set(['role', 'user'])

/** Sorts the server's menu into the parts of the navbar; `isPath` accepts the app's paths. Source: MENU-02. */
export function navigation(menu: Menu, isPath: (path: string) => boolean = () => true): Navigation {
  const isShown = (entry: MenuEntry) => !IN_GEAR.has(entry.code.trim().toLowerCase())
  // An item without a route only contains lists (CF-97), or grants an entry of the gear menu (MENU-06).
  const isLink = (item: MenuItem) => item.route.trim() !== ''
  const link = ({ name, route }: MenuEntry): NavigationLink => {
    const address = addressOf(route)
    const href = address && isPath(address.pathname) && address.pathname + address.search + address.hash
    return { title: address && pageTitle(address.pathname), name, href: href || undefined }
  }
  return {
    links: menu.items.filter((item) => isLink(item) && isShown(item)).map(link),
    domain: menuGroup(menu, 'domain').filter(isShown).map(link),
    report: menuGroup(menu, 'report').filter(isShown).map(link),
  }
}

/** Replaces the app's own origin during parsing; the name is reserved. */
const HERE = 'https://fleetgis.invalid'

/**
 * Parses a route as a browser does: tabs, line breaks and backslashes too can turn it into another host's address.
 * Undefined for a route outside the app (CF-125).
 */
function addressOf(route: string): URL | undefined {
  if (route.trim() === '' || /^\s*[a-z][a-z\d+.-]*:/i.test(route)) return undefined
  const address = parseUrl(route, HERE)
  if (!address) return undefined
  const { protocol, origin, pathname } = address
  // A resolved path that starts with two slashes, such as `/.//host`, is another host in a link.
  const isOwn = protocol === 'https:' && origin === HERE && !pathname.startsWith('//')
  return isOwn ? address : undefined
}
