import type { Language } from '@fleetgis/domain/i18n'
import { addMyanmarFont } from '../myanmarFont.ts'
import { WORD_PARTS, type WordPart, type Words } from './words.ts'

type Files = Record<WordPart, () => Promise<{ default: Partial<Words> }>>

const files: Record<Language, Files> = {
  en: {
    base: () => import('./en/base.json'),
    accounts: () => import('./en/accounts.json'),
    figures: () => import('./en/figures.json'),
    groups: () => import('./en/groups.json'),
    lists: () => import('./en/lists.json'),
    maps: () => import('./en/maps.json'),
    staff: () => import('./en/staff.json'),
  },
  my: {
    base: () => import('./my/base.json'),
    accounts: () => import('./my/accounts.json'),
    figures: () => import('./my/figures.json'),
    groups: () => import('./my/groups.json'),
    lists: () => import('./my/lists.json'),
    maps: () => import('./my/maps.json'),
    staff: () => import('./my/staff.json'),
  },
}

/** The parts that are wanted; all of them until `loadLanguage` is called with parts. */
const wanted = new Set<WordPart>()
let wantsAll = true

const loading = new Map<string, Promise<void>>()
const loaded = new Map<Language, Partial<Words>>()
const arrived = new Set<string>()
const inUse = new Set<Language>()
/** Languages of which all first words are there: nothing is shown with some of them. */
const complete = new Set<Language>()

/**
 * Loads the words of a language once; for Burmese the font too. An app calls it beside its other first requests, so
 * that the provider renders at once. With `parts`, only these are loaded, for this and later languages; others follow
 * by `loadWords`, or when one of their texts is shown. Rejects if they cannot be fetched; the next call tries again.
 * Source: I18N-01.
 */
export async function loadLanguage(language: Language, parts?: readonly WordPart[]): Promise<void> {
  addMyanmarFont({ preload: language === 'my' })
  inUse.add(language)
  if (parts) {
    wantsAll = false
    for (const part of parts) wanted.add(part)
  }
  await loadParts(language, wantsAll ? WORD_PARTS : [...wanted])
  complete.add(language)
}

/** Loads more parts of the words, for each language that is loaded. */
export async function loadWords(parts: readonly WordPart[]): Promise<void> {
  for (const part of parts) wanted.add(part)
  await Promise.all([...inUse].map((language) => loadParts(language, parts)))
}

/** Resolves to what `load` loads once the words that it shows are loaded too. */
export async function withWords<Loaded>(
  parts: readonly WordPart[],
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  const [loaded] = await Promise.all([load(), loadWords(parts)])
  return loaded
}

/** The loaded words of a language; undefined until `loadLanguage` has all that it loads. A new object when more are. */
export function loadedWords(language: Language): Partial<Words> | undefined {
  return complete.has(language) ? loaded.get(language) : undefined
}

/** Whether all words of a language are loaded. */
export function hasAllWords(language: Language): boolean {
  return WORD_PARTS.every((part) => arrived.has(`${language}/${part}`))
}

async function loadParts(language: Language, parts: readonly WordPart[]): Promise<void> {
  await Promise.all(
    parts.map((part) => {
      const name = `${language}/${part}`
      const found = loading.get(name)
      if (found) return found
      const words = files[language][part]().then((file) => {
        arrived.add(name)
        loaded.set(language, { ...loaded.get(language), ...file.default })
      })
      loading.set(name, words)
      words.catch(() => loading.delete(name))
      return words
    }),
  )
}
