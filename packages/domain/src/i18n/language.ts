/** The languages the product speaks. Source: I18N-02. */
export const LANGUAGES = ['en', 'my'] as const

export type Language = (typeof LANGUAGES)[number]

/** Source: I18N-01. */
export const DEFAULT_LANGUAGE: Language = 'en'

/**
 * The language that a `language` parameter asks for. Only the exact texts of `LANGUAGES` count, so that nothing
 * from an address ever becomes part of a file's name; the rest is the default. Source: I18N-01, I18N-05, CF-89, CF-118.
 */
export function languageOf(value: unknown): Language {
  return LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE
}
