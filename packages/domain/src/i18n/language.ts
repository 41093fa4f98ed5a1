/** The languages of the product. Source: I18N-02. */
export const LANGUAGES = ['en', 'my'] as const

export type Language = (typeof LANGUAGES)[number]

/** Source: I18N-01. */
export const DEFAULT_LANGUAGE: Language = 'en'

/**
 * The language of a `language` parameter. Only the exact texts of `LANGUAGES` count, so that no text from an address
 * becomes part of a file name; others give the default. Source: CF-118.
 */
export function languageOf(value: unknown): Language {
  return LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE
}
