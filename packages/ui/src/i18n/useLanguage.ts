import { languageOf } from '@fleetgis/domain/i18n'
import { useEffect, useMemo, useState } from 'react'
import type { LanguageData } from './LanguageData.ts'
import { liveTranslate, type Source, wordsOf } from './liveTranslate.ts'
import { loadLanguage } from './loadLanguage.ts'
import type { Translate, Words } from './words.ts'

/** The language on screen: the previous one while the words of a new one load. */
export interface ShownLanguage {
  readonly language: string
  readonly t: Translate
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
  const [isLate, setLate] = useState(false)
  // A new `t` renders the texts again whose words came late.
  return useMemo(
    () =>
      current && {
        language: current.language,
        t: liveTranslate(current, overrides, isLate ? undefined : () => setLate(true)),
      },
    [current, overrides, isLate],
  )
}
