import { languageOf } from '@fleetgis/domain/i18n'
import { reportOnce } from '../reportOnce.ts'
import { createGivenTranslate, createTranslate } from './createTranslate.ts'
import type { LanguageData } from './LanguageData.ts'
import { hasAllWords, loadedWords, loadWords } from './loadLanguage.ts'
import { type TextKey, type Translate, WORD_PARTS, type Words } from './words.ts'

/** A language with its data, if the provider is given it. */
export interface Source {
  readonly language: string
  readonly data: LanguageData | undefined
}

/** The kit's words for a language, if they are loaded: English ones for a language that it is given. */
export const wordsOf = ({ language }: Source) => loadedWords(languageOf(language))

/**
 * Translates with the words that are loaded when a text is rendered. A text whose words are not loaded is empty: all
 * words are loaded then, and `onLoaded` renders it again; it happens once, because later languages load all words too.
 */
export function liveTranslate(
  source: Source,
  overrides: Partial<Words> | undefined,
  onLoaded: (() => void) | undefined,
): Translate {
  const language = languageOf(source.language)
  let words: Partial<Words> | undefined
  let translate: Translate | undefined
  const t: Translate = (key, values) => {
    const now = loadedWords(language) ?? {}
    if (translate === undefined || now !== words) translate = memoized(source, now, overrides)
    words = now
    if (has(now, key) || has(source.data?.words, key) || has(overrides, key)) return translate(key, values)
    if (hasAllWords(language)) return translate(key, values)
    reportOnce(`The words of "${key}" load late: name their part in loadLanguage() or loadWords().`)
    loadWords(WORD_PARTS).then(onLoaded, () => {})
    return ''
  }
  return source.data?.dayParts ? Object.assign(t, { dayParts: source.data.dayParts }) : t
}

/** Whether there are words for a key, in one form or in forms of a plural. */
const has = (words: object | undefined, key: TextKey) =>
  words !== undefined && (key in words || `${key}_other` in words)

const plain = new WeakMap<object, Translate>()

/** Memoizes the function per language for providers without overrides. */
function memoized(
  { language, data }: Source,
  words: Partial<Words>,
  overrides: Partial<Words> | undefined,
): Translate {
  const create = () =>
    data
      ? createGivenTranslate(language, data, words, overrides)
      : createTranslate(languageOf(language), words, overrides)
  if (overrides || data) return create()
  const translate = plain.get(words) ?? create()
  plain.set(words, translate)
  return translate
}
