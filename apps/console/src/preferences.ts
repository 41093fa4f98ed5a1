import { type Language, languageOf, type Theme, themeOf } from '@fleetgis/domain/i18n'

/** Language and theme of the console. */
export interface Appearance {
  language: Language
  theme: Theme
}

/** The user's choice of language and theme, stored in this browser (CF-126). */
export interface Preferences {
  /** The appearance of a page with this query: each of its parameters has priority (CF-126). */
  for(search: string): Appearance
  /** Stores a choice; one that the console does not have counts as none. */
  choose(chosen: Partial<Record<keyof Appearance, string>>): void
  /** Calls `listener` after each choice, including those in other tabs; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

const KEYS = { language: 'fleetgis.language', theme: 'fleetgis.theme' } as const

/** The used part of a window; its storage may throw. */
export type PreferencesWindow = Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>

/** The preferences of this browser; without storage they last as long as the page. */
export function createPreferences(window: PreferencesWindow): Preferences {
  const listeners = new Set<() => void>()
  let current: Record<keyof Appearance, string | null> = stored()

  function stored() {
    try {
      const { localStorage } = window
      return { language: localStorage.getItem(KEYS.language), theme: localStorage.getItem(KEYS.theme) }
    } catch {
      return { language: null, theme: null }
    }
  }

  function notify() {
    for (const listener of [...listeners]) listener()
  }

  function followOtherTabs(event: StorageEvent) {
    if (event.key !== null && event.key !== KEYS.language && event.key !== KEYS.theme) return
    current = stored()
    notify()
  }

  return {
    for(search) {
      const query = new URLSearchParams(search)
      return {
        language: languageOf(query.get('language') ?? current.language),
        theme: themeOf(query.get('theme') ?? current.theme),
      }
    },
    choose(chosen) {
      current = { ...current, ...chosen }
      for (const key of ['language', 'theme'] as const) {
        try {
          if (chosen[key] !== undefined) window.localStorage.setItem(KEYS[key], chosen[key])
        } catch {
          // Kept only in memory.
        }
      }
      notify()
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', followOtherTabs)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
      }
    },
  }
}

/** A query without the parameters that a choice overrides, so that the choice takes effect. */
export function withoutParameters(search: string, names: readonly string[]): string {
  const query = new URLSearchParams(search)
  for (const name of names) query.delete(name)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
