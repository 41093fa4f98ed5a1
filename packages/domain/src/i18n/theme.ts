/** Source: I18N-04. */
export const THEMES = ['light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

/** Source: I18N-05, CF-89. */
export const DEFAULT_THEME: Theme = 'light'

/** The theme of a `theme` parameter; anything but the exact texts of `THEMES` gives the default. Source: CF-89. */
export function themeOf(value: unknown): Theme {
  return THEMES.find((theme) => theme === value) ?? DEFAULT_THEME
}
