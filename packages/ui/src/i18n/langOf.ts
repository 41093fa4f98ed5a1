/**
 * The `lang` of words that do not come from the language files, such as a product's name or a server's message: `en`
 * where they are Latin words and nothing in them is Burmese. Ids and number plates are of no language.
 */
export function langOf(text: string): 'en' | undefined {
  return /(?:^|[^\p{L}\p{N}-])[A-Za-z]{3,}(?![\p{L}\p{N}-])/u.test(text) && !/\p{Script=Myanmar}/u.test(text)
    ? 'en'
    : undefined
}
