/**
 * The `lang` of texts from outside the language files, such as a product name, a chat text or a server's message: `my`
 * with Burmese letters, else `en` for Latin words. Ids and number plates have no language.
 */
export function langOf(text: string): 'en' | 'my' | undefined {
  if (/\p{Script=Myanmar}/u.test(text)) return 'my'
  return /(?:^|[^\p{L}\p{N}-])[A-Za-z]{3,}(?![\p{L}\p{N}-])/u.test(text) ? 'en' : undefined
}
