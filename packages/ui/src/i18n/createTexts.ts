import { formatAmount } from '@fleetgis/domain/format'
import { createInstance } from 'i18next'
import type { PartnerI18n } from './usePartnerI18n.ts'
import {
  type AreaWords,
  type DayPart,
  sharedWords,
  type TextKey,
  type Texts,
  type Translate,
} from './words.ts'

interface TextsOptions {
  readonly language: string
  /** The language of `partner` that is shown as `language`: `en-GB` for `en`, for example. */
  readonly followed?: string | undefined
  /** Flat words by key that replace those of the language: `languages` and `messages` of the provider. */
  readonly given?: Readonly<Record<string, string | undefined>> | undefined
  readonly dayParts?: readonly DayPart[] | undefined
  /** Its words in namespaces of the kit replace those of the kit. */
  readonly partner?: PartnerI18n | undefined
  /** Without a sign-in page, texts say that the page has expired (CF-175). */
  hasSignIn?: boolean
}

/** Texts that ask for a sign-in. */
const ASKS: readonly string[] = ['common.signedOut', 'live.blockedSignedOut'] satisfies readonly TextKey[]

/**
 * Creates the texts of one language on an i18next instance of its own, so that escaping, separators, backends and
 * fallbacks of a partner's instance have no effect on them. English words replace missing ones; React escapes values. The
 * words of an area are added when it first asks for its `t`.
 */
export function createTexts({
  language,
  followed = language,
  given = {},
  dayParts,
  partner,
  hasSignIn = true,
}: TextsOptions): Texts {
  const i18n = createInstance({
    lng: language,
    // The words are there when the first text is rendered, also on a server.
    initAsync: false,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  void i18n.init()
  // Not `lng`: i18next would rewrite a language's tag, such as `pt-br`.
  const lngs = language === 'en' ? ['en'] : [language, 'en']
  // As i18next would look them up: the words of `de` are also those of `de-AT`, which may replace some.
  const tags = [language.replace(/-.*/, ''), language, followed]
  // Not by namespace: an app may have words of one namespace in several files.
  const known = new WeakMap<AreaWords, Translate<string>>()

  function addWords({ namespace, en, my }: AreaWords): void {
    for (const lng of lngs) {
      const own = lng === 'en' ? en : lng === 'my' ? my : {}
      const replaced = lng === language ? pick(given, en) : {}
      const partners = (lng === language ? tags : [lng]).map((tag) =>
        partner?.getResourceBundle?.(tag, namespace),
      )
      i18n.addResourceBundle(lng, namespace, Object.assign({}, own, ...partners, replaced))
    }
  }

  function translateWith(words: AreaWords): Translate<string> {
    addWords(words)
    const options = { lngs, ns: [words.namespace, sharedWords.namespace], nest: false }
    // A list asks for the same few texts in every row, and i18next takes some 10 microseconds for each.
    const plain = new Map<string, string>()
    const translate: Translate<string> = (key, values) => {
      const shown = !hasSignIn && ASKS.includes(key) ? 'common.pageExpired' : key
      if (values) {
        const { count } = values
        if (typeof count !== 'number') return i18n.t(shown, { ...options, replace: values })
        return i18n.t(shown, { ...options, count, replace: { ...values, count: formatAmount(count) } })
      }
      const text = plain.get(shown) ?? i18n.t(shown, options)
      plain.set(shown, text)
      return text
    }
    return dayParts ? Object.assign(translate, { dayParts }) : translate
  }

  addWords(sharedWords)
  return (words) => {
    const t = known.get(words) ?? translateWith(words)
    known.set(words, t)
    return t
  }
}

/** Those of the flat words that belong to an area, in whatever plural form. */
function pick(flat: Readonly<Record<string, string | undefined>>, en: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(flat).filter(
      ([key, text]) => text !== undefined && (key in en || key.replace(/_\w+$/, '_other') in en),
    ),
  )
}
