import type { Language } from '@fleetgis/domain/i18n'
import { createInstance } from 'i18next'
import type { Translate, Words } from './words.ts'

/** Creates a `t` for the words of one language. Keys are flat. Values are inserted unescaped, because React escapes. */
export function createTranslate(language: Language, words: Words, overrides: Partial<Words> = {}): Translate {
  const i18n = createInstance()
  i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: { ...words, ...overrides } } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  // Memoizes words without values: a list of cards requests hundreds of them.
  const known = new Map<string, string>()
  return (key, values) => {
    if (values) return i18n.t(key, values)
    const text = known.get(key) ?? i18n.t(key)
    known.set(key, text)
    return text
  }
}
