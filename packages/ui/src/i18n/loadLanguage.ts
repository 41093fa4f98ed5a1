import type { Language } from '@fleetgis/domain/i18n'
import { addMyanmarFont } from '../myanmarFont.ts'
import type { Words } from './words.ts'

const files: Record<Language, () => Promise<{ default: Words }>> = {
  en: () => import('./en.json'),
  my: () => import('./my.json'),
}

const loading = new Map<Language, Promise<Words>>()
const loaded = new Map<Language, Words>()

/**
 * Loads the words of a language once; for Burmese the font too. An app calls it beside its other first requests, so
 * that the provider renders at once. Rejects if they cannot be fetched; the next call tries again. Source: I18N-01.
 */
export function loadLanguage(language: Language): Promise<Words> {
  addMyanmarFont({ preload: language === 'my' })
  const found = loading.get(language)
  if (found) return found
  const words = files[language]().then((file) => {
    loaded.set(language, file.default)
    return file.default
  })
  loading.set(language, words)
  words.catch(() => loading.delete(language))
  return words
}

/** The words of a language, if they are loaded. */
export function loadedWords(language: Language): Words | undefined {
  return loaded.get(language)
}
