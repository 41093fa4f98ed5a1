import type { Session } from '@fleetgis/api'
import type { Navigation } from './navigation.ts'

export interface BackForwardOptions {
  session: Session
  navigation: Pick<Navigation, 'recheck'>
  window: Pick<Window, 'addEventListener'>
}

/**
 * Handles a page restored from the back/forward cache, which has missed events of other tabs: its session may have
 * ended, and its place is checked again.
 */
export function followBackForwardCache({ session, navigation, window }: BackForwardOptions): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (!session.follow()) navigation.recheck()
  })
}
