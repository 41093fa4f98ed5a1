import { ROUTES_OF_DRIVER_LIST } from '@fleetgis/domain/auth'
import { STAFF_ROUTES } from '@fleetgis/domain/staff'
import type { TextKey } from './words.ts'

const KNOWN: ReadonlySet<string> = new Set([...STAFF_ROUTES, ...ROUTES_OF_DRIVER_LIST])

/** The title of a page of staff: `page.driverList` for `/home/driver-list`. Undefined for a page that is not known. */
export function pageTitle(path: string): TextKey | undefined {
  if (path === '/location') return 'page.places'
  if (!KNOWN.has(path)) return undefined
  const name = path.replace('/home/', '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  // A test holds that the words have each of them.
  return `page.${name}` as TextKey
}
