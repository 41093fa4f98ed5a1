import type { MapState } from '@fleetgis/domain/map'
import { maskEmail, maskPhone } from '@fleetgis/domain/mask'

/** The search as a field shows it: that of Locate, a phone number or an e-mail address, is masked (CF-47, OMAP-22). */
export function shownSearch({ search, located }: Pick<MapState, 'search' | 'located'>): string {
  if (located === undefined) return search
  return search.includes('@') ? maskEmail(search) : maskPhone(search)
}
