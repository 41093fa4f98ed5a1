import type { Language, Theme } from '../../packages/domain/src/i18n/index.ts'

/** How a page is looked at: its language, its theme and the size of its window. */
export interface Look {
  /** A part of the names of its pictures. */
  readonly name: string
  readonly language: Language
  readonly theme: Theme
  readonly viewport: { readonly width: number; readonly height: number }
}

const DESK = { width: 1280, height: 800 }
/** A phone. */
export const PHONE = { width: 360, height: 640 }

/** Each language and each theme on a desk and on a phone. */
export const LOOKS: readonly Look[] = [
  { name: 'en-light-1280', language: 'en', theme: 'light', viewport: DESK },
  { name: 'en-dark-360', language: 'en', theme: 'dark', viewport: PHONE },
  { name: 'my-light-360', language: 'my', theme: 'light', viewport: PHONE },
  { name: 'my-dark-1280', language: 'my', theme: 'dark', viewport: DESK },
]
