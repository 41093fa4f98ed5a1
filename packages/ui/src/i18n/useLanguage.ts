import type { Language } from '@fleetgis/domain/i18n'
import { useEffect, useMemo, useState } from 'react'
import { createTranslate } from './createTranslate.ts'
import { loadedWords, loadLanguage } from './loadLanguage.ts'
import type { Translate, Words } from './words.ts'

/** The language on screen: the previous one while the words of a new one load. */
export interface ShownLanguage {
  readonly language: Language
  readonly t: Translate
}

/**
 * The words of `language`; until they are loaded those of the previous one, and undefined without a previous one.
 * Throws to the nearest error boundary if the first language cannot be loaded.
 */
export function useLanguage(language: Language, overrides?: Partial<Words>): ShownLanguage | undefined {
  const [shown, setShown] = useState<Language>()
  const [failure, setFailure] = useState<{ language: Language; error: unknown }>()
  const current = loadedWords(language) ? language : shown

  useEffect(() => {
    let isAsked = true
    loadLanguage(language).then(
      () => isAsked && setShown(language),
      (error: unknown) => isAsked && setFailure({ language, error }),
    )
    return () => {
      isAsked = false
    }
  }, [language])

  if (current === undefined && failure?.language === language) throw failure.error
  return useMemo(() => {
    const words = current && loadedWords(current)
    return words && { language: current, t: translateOf(current, words, overrides) }
  }, [current, overrides])
}

const plain = new WeakMap<Words, Translate>()

/** Memoizes the function per language for providers without overrides. */
function translateOf(language: Language, words: Words, overrides: Partial<Words> | undefined): Translate {
  if (overrides) return createTranslate(language, words, overrides)
  const translate = plain.get(words) ?? createTranslate(language, words)
  plain.set(words, translate)
  return translate
}
