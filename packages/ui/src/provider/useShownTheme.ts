import { DEFAULT_THEME, type Theme } from '@fleetgis/domain/i18n'
import { useSyncExternalStore } from 'react'

const DARK = '(prefers-color-scheme: dark)'

function subscribe(onChange: () => void): () => void {
  const query = globalThis.matchMedia?.(DARK)
  query?.addEventListener('change', onChange)
  return () => query?.removeEventListener('change', onChange)
}

const isDark = () => globalThis.matchMedia?.(DARK).matches ?? false
const never = () => false

/** The theme on screen: `system` is the device's, and the default on a server. */
export function useShownTheme(theme: Theme | 'system'): Theme {
  const prefersDark = useSyncExternalStore(subscribe, isDark, never)
  if (theme !== 'system') return theme
  return prefersDark ? 'dark' : DEFAULT_THEME
}
