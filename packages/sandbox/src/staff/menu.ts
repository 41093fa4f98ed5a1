import { checkedRoute, type ROUTES_OF_DRIVER_LIST } from '@fleetgis/domain/auth'
import { STAFF_ROUTES, type StaffRoute } from '@fleetgis/domain/staff'
import { PLACE_VIEWERS, type Roles } from './roles.ts'

/** The page that the other pages about places are linked from. It has no route check (CF-155). */
const PLACES = '/location'

/** An entry of the menu, in the server's words (MENU-04). */
export interface MenuRow {
  code: string
  name: string
  route: StaffRoute | (typeof ROUTES_OF_DRIVER_LIST)[number] | typeof PLACES
}

const ITEMS: readonly MenuRow[] = [
  { code: 'map', name: 'Map', route: '/home/map' },
  { code: 'booking', name: 'Bookings', route: '/home/bookings' },
  { code: 'chat', name: 'Chats', route: '/home/chats' },
  { code: 'checkin', name: 'Check-in list', route: '/home/checkin-list' },
  { code: 'driver', name: 'Drivers', route: '/home/driver-list' },
  { code: 'vehicle', name: 'Vehicles', route: '/home/vehicle' },
  { code: 'location', name: 'Places', route: PLACES },
  { code: 'role', name: 'Role', route: '/home/role' },
  { code: 'user', name: 'User', route: '/home/user' },
]
const DOMAIN: readonly MenuRow[] = [
  { code: 'domain-list', name: 'Groups', route: '/home/domain-list' },
  { code: 'rate', name: 'Rates', route: '/home/rate' },
  { code: 'extra-charge', name: 'Extra charges', route: '/home/extra-charge' },
]
const REPORT: readonly MenuRow[] = [
  { code: 'dashboard', name: 'Dashboard', route: '/home/dashboard' },
  { code: 'driver-report', name: 'Driver report', route: '/home/driver-report' },
  { code: 'polyline-list', name: 'Trip routes', route: '/home/polyline-list' },
]

const NAMED: ReadonlySet<string> = new Set([...ITEMS, ...DOMAIN, ...REPORT].map(({ route }) => route))
/** Any other page of staff is at the end of the second dropdown, named after its path (MENU-04). */
const OTHERS: readonly MenuRow[] = STAFF_ROUTES.filter((route) => !NAMED.has(route)).map((route) => {
  const code = route.replace('/home/', '')
  const words = code.replaceAll('-', ' ')
  return { code, name: words.charAt(0).toUpperCase() + words.slice(1), route }
})

/** The entries that a role may open, and the two dropdowns (CF-97). */
export function menuOf(
  roles: Roles,
  role: number,
): { data: MenuRow[]; Domain: MenuRow[]; Report: MenuRow[] } {
  const granted = (rows: readonly MenuRow[]) =>
    rows.filter(({ route }) =>
      route === PLACES ? PLACE_VIEWERS.has(role) : roles.grantOn(role, checkedRoute(route)).canView,
    )
  return { data: granted(ITEMS), Domain: granted(DOMAIN), Report: granted([...REPORT, ...OTHERS]) }
}
