/**
 * The `lang` of texts from outside the language files, such as a product name or a server's message: `en` for Latin
 * words without Burmese letters. Ids and number plates have no language.
 */
export function langOf(text: string): 'en' | undefined {
  return /(?:^|[^\p{L}\p{N}-])[A-Za-z]{3,}(?![\p{L}\p{N}-])/u.test(text) && !/\p{Script=Myanmar}/u.test(text)
    ? 'en'
    : undefined
}
