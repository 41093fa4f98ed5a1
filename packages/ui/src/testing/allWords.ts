import type { AreaWords } from '../i18n/words.ts'
import { AREA_WORDS, type Words } from '../Words.ts'

/** All words of the kit, as one area: page objects and tests find parts by any of them. */
export const allWords = {
  namespace: 'fleet-all',
  en: Object.assign({}, ...AREA_WORDS.map(({ en }) => en)) as Words,
  my: Object.assign({}, ...AREA_WORDS.map(({ my }) => my)) as Words,
} satisfies AreaWords
