import { filesOfPage } from './keptFiles.ts'
import type { Navigation } from './navigation.ts'

export interface ReloadForNewVersionOptions {
  navigation: Pick<Navigation, 'losesInput' | 'release'>
  window: Pick<Window, 'addEventListener' | 'document' | 'fetch' | 'location' | 'sessionStorage'>
}

const KEY = 'fleetgis.reloadedFor'

/**
 * Reloads the page where some of its code could not be loaded because the host has another version: once for each
 * version, and only if all that was typed is kept as a draft (decision 33). Otherwise the failure stays, with its button.
 * Source: decision 41.
 */
export function reloadForNewVersion({ navigation, window }: ReloadForNewVersionOptions): void {
  const { document, location, sessionStorage } = window
  async function reload() {
    try {
      const response = await window.fetch('/', { cache: 'no-store' })
      if (!response.ok) return
      const [next] = filesOfPage(await response.text())
      if (next === undefined || document.querySelector(`[src="${next}"]`)) return
      if (navigation.losesInput || sessionStorage.getItem(KEY) === next) return
      sessionStorage.setItem(KEY, next)
      navigation.release()
      location.reload()
    } catch {
      // Offline, or without storage that would remember the reload.
    }
  }
  // The name is Vite's.
  window.addEventListener('vite:preloadError', () => void reload())
}
