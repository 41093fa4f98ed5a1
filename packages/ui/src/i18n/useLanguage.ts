import { languageOf } from '@fleetgis/domain/i18n'
import { useEffect, useMemo, useState } from 'react'
import { createGivenTranslate, createTranslate } from './createTranslate.ts'
import type { LanguageData } from './LanguageData.ts'
import { loadedWords, loadLanguage } from './loadLanguage.ts'
import type { Translate, Words } from './words.ts'

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
    const words = current && wordsOf(current)
    return words && { language: current.language, t: translateOf(current, words, overrides) }
  }, [current, overrides])
}

/** The kit's words for a language, if they are loaded: English ones for a language that it is given. */
const wordsOf = ({ language }: Source) => loadedWords(languageOf(language))

const plain = new WeakMap<Words | LanguageData, Translate>()

/** Memoizes the function per language for providers without overrides. */
function translateOf(
  { language, data }: Source,
  words: Words,
  overrides: Partial<Words> | undefined,
): Translate {
  const create = () =>
    data
      ? createGivenTranslate(language, data, words, overrides)
      : createTranslate(languageOf(language), words, overrides)
  if (overrides) return create()
  const translate = plain.get(data ?? words) ?? create()
  plain.set(data ?? words, translate)
  return translate
}
