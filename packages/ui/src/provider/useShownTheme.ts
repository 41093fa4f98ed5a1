import { DEFAULT_THEME, type Theme } from '@fleetgis/domain/i18n'
import { useMedia } from './useMedia.ts'

/** The theme on screen: `system` is the device's, and the default on a server. */
export function useShownTheme(theme: Theme | 'system'): Theme {
  const prefersDark = useMedia('(prefers-color-scheme: dark)')
  if (theme !== 'system') return theme
  return prefersDark ? 'dark' : DEFAULT_THEME
}
