import type { Language } from '@fleetgis/domain/i18n'
import { type GivenWords, type LanguageData, type PluralForm, pluralKey, pluralOf } from './LanguageData.ts'
import type { TextKey, Translate, Words } from './words.ts'

/** The words of a language with its plural rules. */
interface Dictionary {
  readonly words: GivenWords
  readonly plural: (count: number) => PluralForm
}

/** A place for a value in a text, as in `{{name}}`. */
const PLACE = /\{\{(\w+)\}\}/g

/** Creates a `t` for the words of one language. Keys are flat. Values are inserted unescaped, because React escapes. */
export function createTranslate(
  language: Language,
  words: Partial<Words>,
  overrides: Partial<Words> = {},
): Translate {
  return translateBy({ words: { ...words, ...overrides }, plural: pluralOf(language) })
}

/** Creates a `t` for a language that the provider is given; English words replace missing ones. */
export function createGivenTranslate(
  tag: string,
  { words, plural = pluralOf(tag), dayParts }: LanguageData,
  english: Partial<Words>,
  overrides: Partial<Words> = {},
): Translate {
  const t = translateBy(
    { words: { ...words, ...overrides }, plural },
    { words: english, plural: pluralOf('en') },
  )
  return dayParts ? Object.assign(t, { dayParts }) : t
}

/** Looks a key up in the dictionaries, in their order. A key that none has is shown as it is. */
function translateBy(...dictionaries: readonly Dictionary[]): Translate {
  return (key, values) => {
    const count = values?.count
    let text: string | undefined
    for (const dictionary of dictionaries) text ??= textIn(dictionary, key, count)
    text ??= key
    // A replaced place is not searched again: a value may contain braces.
    return values ? text.replace(PLACE, (place, name: string) => String(values[name] ?? place)) : text
  }
}

function textIn({ words, plural }: Dictionary, key: TextKey, count: string | number | undefined) {
  const form = typeof count === 'number' ? pluralKey(key, plural(count), words) : undefined
  return (words as Readonly<Record<string, string | undefined>>)[form ?? key]
}
