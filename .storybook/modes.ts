import { VIEWPORTS } from './viewports.ts'

const { phone, tablet, desktop } = VIEWPORTS

/**
 * The modes of each picture that Chromatic takes: each language in each theme, and the widths that every component
 * supports. A story with a language or a theme of its own keeps it.
 */
export const MODES = {
  'English, light, desktop': { language: 'en', theme: 'light', viewport: desktop.width },
  'English, dark, tablet': { language: 'en', theme: 'dark', viewport: tablet.width },
  'Burmese, light, desktop': { language: 'my', theme: 'light', viewport: desktop.width },
  'Burmese, dark, phone': { language: 'my', theme: 'dark', viewport: phone.width },
} as const
