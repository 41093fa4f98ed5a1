import { languageOf } from '@fleetgis/domain/i18n'
import { useEffect, useMemo, useState } from 'react'
import { reportOnce } from '../reportOnce.ts'
import { createGivenTranslate, createTranslate } from './createTranslate.ts'
import type { LanguageData } from './LanguageData.ts'
import { hasAllWords, loadedWords, loadLanguage, loadWords } from './loadLanguage.ts'
import { type Translate, WORD_PARTS, type Words } from './words.ts'

/** The language on screen: the previous one while the words of a new one load. */
export interface ShownLanguage {
  readonly language: string
  readonly t: Translate
}

/** A language with its data, if the provider is given it. */
interface Source {
  readonly language: string
  readonly data: LanguageData | undefined
}

/**
 * The words of `language`, with those of `data` in place of the kit's; until they are loaded those of the previous
 * language, and undefined without a previous one. Throws to the nearest error boundary if the first language cannot be
 * loaded.
 */
export function useLanguage(
  language: string,
  data?: LanguageData,
  overrides?: Partial<Words>,
): ShownLanguage | undefined {
  const asked = useMemo<Source>(() => ({ language, data }), [language, data])
  const [shown, setShown] = useState<Source>()
  const [failure, setFailure] = useState<{ asked: Source; error: unknown }>()
  const current = wordsOf(asked) ? asked : shown

  useEffect(() => {
    let isAsked = true
    loadLanguage(languageOf(asked.language)).then(
      () => isAsked && setShown(asked),
      (error: unknown) => isAsked && setFailure({ asked, error }),
    )
    return () => {
      isAsked = false
    }
  }, [asked])

  if (current === undefined && failure?.asked === asked) throw failure.error
  return useMemo(() => {
    // A new object renders the texts again whose words have come.
    const show = () => setShown({ ...asked })
    return current && { language: current.language, t: translateOf(current, overrides, show) }
  }, [current, overrides, asked])
}

/** The kit's words for a language, if they are loaded: English ones for a language that it is given. */
const wordsOf = ({ language }: Source) => loadedWords(languageOf(language))

/**
 * Translates with the words that are loaded when a text is rendered. A text whose words are not loaded is empty: all
 * words are loaded then, and `onLoaded` renders it again.
 */
function translateOf(source: Source, overrides: Partial<Words> | undefined, onLoaded: () => void): Translate {
  let words: Partial<Words> | undefined
  let translate: Translate | undefined
  const t: Translate = (key, values) => {
    const now = wordsOf(source) ?? {}
    if (translate === undefined || now !== words) translate = memoized(source, now, overrides)
    words = now
    const isKnown =
      hasAllWords(languageOf(source.language)) ||
      [now, source.data?.words, overrides].some((one) => one && (key in one || `${key}_other` in one))
    if (isKnown) return translate(key, values)
    reportOnce(`The words of "${key}" load late: name their part in loadLanguage() or loadWords().`)
    loadWords(WORD_PARTS).then(onLoaded, () => {})
    return ''
  }
  return source.data?.dayParts ? Object.assign(t, { dayParts: source.data.dayParts }) : t
}

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
