import type { Language } from '@fleetgis/domain/i18n'
import { createInstance, type i18n as I18n } from 'i18next'
import { type LanguageData, pluralKey, pluralOf } from './LanguageData.ts'
import type { Translate, Words } from './words.ts'

/** Creates a `t` for the words of one language. Keys are flat. Values are inserted unescaped, because React escapes. */
export function createTranslate(
  language: Language,
  words: Partial<Words>,
  overrides: Partial<Words> = {},
): Translate {
  return translateBy(instanceOf({ [language]: { ...words, ...overrides } }))
}

/** Creates a `t` for a language that the provider is given; English words replace missing ones. */
export function createGivenTranslate(
  tag: string,
  { words: given, plural = pluralOf(tag), dayParts }: LanguageData,
  english: Partial<Words>,
  overrides: Partial<Words> = {},
): Translate {
  const words = { ...given, ...overrides }
  const translate = translateBy(instanceOf({ given: words, en: english }))
  const t: Translate = (key, values) => {
    const form = typeof values?.count === 'number' ? pluralKey(key, plural(values.count), words) : undefined
    return translate(form ?? key, values)
  }
  return dayParts ? Object.assign(t, { dayParts }) : t
}

/** The first language is shown; the next replaces words that it lacks. */
function instanceOf(words: Readonly<Record<string, object>>): I18n {
  const [shown, fallback] = Object.keys(words)
  const i18n = createInstance()
  i18n.init({
    lng: shown,
    fallbackLng: fallback ?? false,
    resources: Object.fromEntries(Object.entries(words).map(([lng, translation]) => [lng, { translation }])),
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  return i18n
}

function translateBy(i18n: I18n) {
  // Memoizes words without values: a list of cards requests hundreds of them.
  const known = new Map<string, string>()
  return (key: string, values?: Parameters<Translate>[1]) => {
    if (values) return i18n.t(key, values)
    const text = known.get(key) ?? i18n.t(key)
    known.set(key, text)
    return text
  }
}
