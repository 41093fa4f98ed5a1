/** The flags of a role on a route. */
export interface Flags {
  view: boolean
  add: boolean
  edit: boolean
  delete: boolean
}

const FULL: Flags = { view: true, add: true, edit: true, delete: true }
const WORK: Flags = { view: true, add: true, edit: true, delete: false }
const LOOK: Flags = { view: true, add: false, edit: false, delete: false }

/** The routes with permissions by role: every route of the console that the route check knows (GUARD-05). */
export const CONSOLE_ROUTES = [
  '/home/map',
  '/home/checkin-list',
  '/home/driver-list',
  '/home/domain-list',
  '/home/rate',
  '/home/polyline-list',
  '/home/role',
  '/home/user',
  '/home/extra-charge',
  '/home/dashboard',
  '/home/driver-report',
  '/home/vehicle',
] as const

export type ConsoleRoute = (typeof CONSOLE_ROUTES)[number]
type Grants = Readonly<Partial<Record<ConsoleRoute, Flags>>>

/** Role 0 goes to the success page after sign-in, from where it may open the map (CF-04). */
const GRANTS: Readonly<Record<number, Grants>> = {
  0: { '/home/map': LOOK },
  1: Object.fromEntries(CONSOLE_ROUTES.map((route) => [route, FULL])),
  2: {
    '/home/map': LOOK,
    '/home/checkin-list': LOOK,
    '/home/driver-list': WORK,
    '/home/vehicle': WORK,
    '/home/polyline-list': LOOK,
    '/home/dashboard': LOOK,
  },
  3: { '/home/map': LOOK, '/home/checkin-list': LOOK, '/home/driver-list': LOOK },
  4: {
    '/home/map': LOOK,
    '/home/checkin-list': LOOK,
    '/home/driver-list': { view: true, add: false, edit: true, delete: false },
    '/home/domain-list': LOOK,
    '/home/dashboard': LOOK,
  },
}

/** Roles that may view the pages about places, and roles that may change places (CF-155). */
export const PLACE_VIEWERS: ReadonlySet<number> = new Set([1, 2, 3, 4])
export const PLACE_EDITORS: ReadonlySet<number> = new Set([1, 2, 4])

/** The flags of a role on a route; undefined if there are none. */
export function grantOf(role: number, route: string): Flags | undefined {
  const grants: Readonly<Record<string, Flags>> = GRANTS[role] ?? {}
  return Object.hasOwn(grants, route) ? grants[route] : undefined
}
