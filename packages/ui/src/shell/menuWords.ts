import type { TextKey } from '../i18n/words.ts'

/** The titles of the pages behind the known codes of the server's menu, in lower case. MENU-04. */
const TITLES: ReadonlyMap<string, TextKey> = new Map([
  ['map', 'page.map'],
  ['checkin', 'page.checkinList'],
  ['driver', 'page.driverList'],
  ['vehicle', 'page.vehicle'],
  ['location', 'page.places'],
  ['domain-list', 'page.domainList'],
  ['rate', 'page.rate'],
  ['extra-charge', 'page.extraCharge'],
  ['dashboard', 'page.dashboard'],
  ['driver-report', 'page.driverReport'],
  ['polyline-list', 'page.polylineList'],
])

/** The translated title of a menu code; undefined for a code that the kit does not know. MENU-04. */
export function menuTitle(code: string): TextKey | undefined {
  return TITLES.get(code.trim().toLowerCase())
}
