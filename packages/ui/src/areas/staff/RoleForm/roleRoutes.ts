import { type RouteGrant, STAFF_ROUTES, type StaffRoute } from '@fleetgis/domain/staff'
import type { Translate } from '../../../i18n/words.ts'
import type { StaffText } from '../words.ts'

const TITLES: Readonly<Record<StaffRoute, StaffText>> = {
  '/home/map': 'page.map',
  '/home/checkin-list': 'page.checkinList',
  '/home/driver-list': 'page.driverList',
  '/home/domain-list': 'page.domainList',
  '/home/rate': 'page.rate',
  '/home/polyline-list': 'page.polylineList',
  '/home/role': 'page.role',
  '/home/user': 'page.user',
  '/home/extra-charge': 'page.extraCharge',
  '/home/dashboard': 'page.dashboard',
  '/home/driver-report': 'page.driverReport',
  '/home/vehicle': 'page.vehicle',
}

const isKnown = (route: string): route is StaffRoute => Object.keys(TITLES).includes(route)

/** The pages of a role's form: those of the console, then others that the role has. */
export const routesOf = (grants: readonly RouteGrant[]): string[] => [
  ...STAFF_ROUTES,
  ...grants.map(({ route }) => route).filter((route) => !isKnown(route)),
]

/** The title of a page; its path where the console has no such page. */
export const routeTitle = (route: string, t: Translate<StaffText>) =>
  isKnown(route) ? t(TITLES[route]) : route
