/**
 * The modes of each picture that Chromatic takes: each language in each theme, and the widths that every component
 * supports. A story with a language or a theme of its own keeps it.
 */
export const MODES = {
  'English, light, desktop': { language: 'en', theme: 'light', viewport: 1280 },
  'English, dark, tablet': { language: 'en', theme: 'dark', viewport: 768 },
  'Burmese, light, desktop': { language: 'my', theme: 'light', viewport: 1280 },
  'Burmese, dark, phone': { language: 'my', theme: 'dark', viewport: 360 },
} as const
