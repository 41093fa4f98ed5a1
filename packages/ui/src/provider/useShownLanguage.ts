import { LANGUAGES } from '@fleetgis/domain/i18n'
import { useMemo } from 'react'
import { createTexts } from '../i18n/createTexts.ts'
import type { Languages } from '../i18n/LanguageData.ts'
import { type PartnerI18n, usePartnerI18n } from '../i18n/usePartnerI18n.ts'
import type { Words } from '../Words.ts'
import { knownLanguage } from './knownOptions.ts'

interface ShownLanguageOptions {
  /** The language asked for; that of `i18n` without it. */
  asked: string | undefined
  i18n: PartnerI18n | undefined
  languages: Languages
  messages: Partial<Words> | undefined
  hasSignIn: boolean
}

/** The language on screen, and its texts. */
export function useShownLanguage({ asked, i18n, languages, messages, hasSignIn }: ShownLanguageOptions) {
  const partner = usePartnerI18n(i18n)
  const followed = asked === undefined ? partner.language : undefined
  const language =
    followed === undefined ? knownLanguage(asked, languages) : partnerLanguageOf(followed, languages)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of `i18n` change with its version
  const texts = useMemo(() => {
    const data = languages[language]
    const given = { ...data?.words, ...messages }
    return createTexts({ language, followed, given, dayParts: data?.dayParts, partner: i18n, hasSignIn })
  }, [language, followed, languages, messages, i18n, partner.version, hasSignIn])
  return { language, texts }
}

/**
 * The language that is shown for that of an i18next instance: `en` for `en-GB` or `en_GB`, for example; any that has
 * words there. With hyphens, because `lang` and `Intl` take no others.
 */
function partnerLanguageOf(followed: string, given: Languages = {}): string {
  const known = [...Object.keys(given), ...LANGUAGES]
  const tag = followed.replaceAll('_', '-')
  const [start] = tag.split('-')
  return known.find((one) => one === tag) ?? known.find((one) => one === start) ?? tag
}
