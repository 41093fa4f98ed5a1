/** A name in both languages. */
export interface Name {
  en: string
  my: string
}

/** Joins names word by word: English with spaces, Burmese without. */
export const joinNames = (...names: readonly Name[]): Name => ({
  en: names.map((name) => name.en).join(' '),
  my: names.map((name) => name.my).join(''),
})
