import { findRoute, ROUTES } from '../../apps/console/src/findRoute.ts'
import type { Route } from '../../apps/console/src/route.ts'
import { asksServer, checkedRoute } from '../../packages/domain/src/auth/index.ts'
import { readyLinks, type SignIn, signIns, type World } from '../../packages/sandbox/src/server.ts'
import { PLACE_VIEWERS } from '../../packages/sandbox/src/staff/roles.ts'
import { exampleAddresses } from '../browsers/exampleAddresses.ts'

/** An address, opened by one person. */
export interface Visit {
  /** Different for each visit, and a part of the names of its pictures. */
  readonly name: string
  /** The path of the page in the table of routes; that of an unknown page is its own. */
  readonly page: string
  /** The role at the console, or the title of the link by which a web view is opened. */
  readonly as: string
  /** Path and query. */
  readonly address: string
  /** Who has signed in; undefined for visitors and for web views, which have a token. */
  readonly user: SignIn | undefined
}

const ROLE_NAMES = ['guest', 'admin', 'operator', 'viewer', 'group admin']

/** A sign-in of each role. */
const staff: readonly SignIn[] = ROLE_NAMES.flatMap(
  (_, role) => signIns.find((one) => one.role === role) ?? [],
)

/** Whether a role may open a page of the console. */
function mayOpen(world: World, { role }: SignIn, { path, guard, inShell }: Route): boolean {
  if (inShell === 'signedIn') return PLACE_VIEWERS.has(role)
  if (guard !== 'session') return false
  return !asksServer(path) || world.roles.grantOn(role, checkedRoute(path)).canView
}

/** Two paths that are no page: outside of the console and in it. */
const UNKNOWN = ['/no/such/page', '/home/no/such/page']

/**
 * Every page of the table of routes, by every role that may open it and by each ready link to it. Redirects lead to
 * pages that are among them.
 */
export function visitsOf(world: World): Visit[] {
  const links = readyLinks(world)
    // Each is opened in both languages and themes.
    .filter(({ title }) => !title.endsWith('in Burmese and dark'))
    .map(({ title, path }) => ({ title, path, route: findRoute(path.split('?')[0] ?? '')?.route }))
  const pages = ROUTES.filter(({ page }) => page !== undefined)
  const visits = pages.flatMap((route) => {
    const { path: page } = route
    const byStaff = staff
      .filter((user) => mayOpen(world, user, route))
      .flatMap((user) =>
        exampleAddresses(world, page).map((address) => ({
          page,
          as: ROLE_NAMES[user.role] ?? '',
          address,
          user,
        })),
      )
    const byLink = links
      .filter((link) => link.route === route)
      .map(({ title, path }) => ({ page, as: title, address: path, user: undefined }))
    const visits = [...byStaff, ...byLink]
    if (visits.length > 0) return visits
    return exampleAddresses(world, page).map((address) => ({ page, as: 'visitor', address, user: undefined }))
  })
  const [admin] = signIns
  const unknown = UNKNOWN.map((page) => {
    const isInside = page.startsWith('/home')
    return { page, as: isInside ? 'admin' : 'visitor', address: page, user: isInside ? admin : undefined }
  })
  return named([...visits, ...unknown])
}

/** A page that one person opens at several addresses has them numbered. */
function named(visits: readonly Omit<Visit, 'name'>[]): Visit[] {
  const counts = new Map<string, number>()
  return visits.map((visit) => {
    const plain = `${visit.page} ${visit.as}`.replace(/\W+/g, '-').replace(/^-|-$/g, '').toLowerCase()
    const count = (counts.get(plain) ?? 0) + 1
    counts.set(plain, count)
    return { ...visit, name: count === 1 ? plain : `${plain}-${count}` }
  })
}
