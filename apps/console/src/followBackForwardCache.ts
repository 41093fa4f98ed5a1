import type { Session } from '@fleetgis/api'
import type { Navigation } from './navigation.ts'

export interface BackForwardOptions {
  session: Session
  navigation: Pick<Navigation, 'recheck'>
  window: Pick<Window, 'addEventListener'>
}

/**
 * A page that the browser had put aside whole comes back as it was, and has missed what other tabs did meanwhile:
 * its session may be over, and its place is asked about anew.
 */
export function followBackForwardCache({ session, navigation, window }: BackForwardOptions): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (!session.follow()) navigation.recheck()
  })
}
