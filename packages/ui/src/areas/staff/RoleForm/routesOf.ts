import { type RouteGrant, STAFF_ROUTES } from '@fleetgis/domain/staff'
import { pageTitle } from '../../../i18n/pageTitle.ts'
import type { Translate } from '../../../i18n/words.ts'

const OF_CONSOLE: ReadonlySet<string> = new Set(STAFF_ROUTES)

/** The pages of a role's form: those of the console, then all others that the role has, with a title or not. CF-128. */
export const routesOf = (grants: readonly RouteGrant[]): string[] => [
  ...STAFF_ROUTES,
  ...grants.map(({ route }) => route).filter((route) => !OF_CONSOLE.has(route)),
]

/** The title of a page; its path where the console has no such page. */
export function titleOf(route: string, t: Translate): string {
  const title = pageTitle(route)
  return title === undefined ? route : t(title)
}
