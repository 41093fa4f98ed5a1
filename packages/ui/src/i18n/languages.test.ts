import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { englishText, MESSAGE_KEYS, type MessageKey } from '@fleetgis/domain/i18n'
import { expect, test } from 'vitest'
import { en, my } from './allWords.ts'
import { WORD_PARTS } from './words.ts'

// A message key of the domain without words does not compile.
en satisfies Record<MessageKey, string>

const ROOT = join(import.meta.dirname, '../../../..')

/** Words that are the same in both languages, with the reason. */
const SAME_IN_BOTH: Readonly<Record<string, string>> = {
  'app.name': 'the name of the product',
  'language.en': 'each language is shown in its own words',
  'language.my': 'each language is shown in its own words',
  'payment.failed': 'the placeholder is literal (CF-77)',
  'placeSearch.geocoder': 'the name of a provider',
  'placeSearch.google': 'the name of a provider',
  'placeSearch.openStreet': 'the name of a provider',
  'replay.times': 'a factor of speed',
}

const entries = Object.entries({ en, my }).flatMap(([language, words]) =>
  Object.entries(words).map(([key, text]) => ({ language, key, text })),
)

/** The sources that use keys: the kit and the console, without tests. */
function sources(): string {
  return ['packages/ui/src', 'packages/ui/exports', 'apps/console/src']
    .flatMap((folder) => {
      try {
        return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
          join(ROOT, folder, name),
        )
      } catch {
        return []
      }
    })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name))
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n')
}

/** The keys of one file. */
const keysOf = (language: string, part: string) =>
  Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, language, `${part}.json`), 'utf8')))

test.each(WORD_PARTS)('I18N-02 English and Burmese have the same keys, in the same order: %s', (part) => {
  expect(keysOf('my', part)).toEqual(keysOf('en', part))
  expect(keysOf('en', part)).toEqual(keysOf('en', part).toSorted())
})

test('each key is in one file', () => {
  expect(WORD_PARTS.flatMap((part) => keysOf('en', part)).toSorted()).toEqual(Object.keys(en).toSorted())
})

test('no words are missing or padded', () => {
  expect(entries.filter(({ text }) => text.trim() === '' || text !== text.trim())).toEqual([])
})

test('I18N-02 Burmese words differ from the English ones, except for a few names', () => {
  const same = Object.entries(my).filter(([key, text]) => text === (en as Record<string, string>)[key])
  expect(same.map(([key]) => key).toSorted()).toEqual(Object.keys(SAME_IN_BOTH).toSorted())
})

test('Burmese is Unicode, not Zawgyi', () => {
  // Zawgyi uses code points of other languages for its own letters, writes the vowel e before its consonant, and ends
  // syllables with the sign that stacks consonants.
  const zawgyi =
    /[\u1033\u1034\u105a\u1060-\u1097]|(?:^|[^\u1000-\u1021\u103b-\u103f\u1025])\u1031|\u1039(?![\u1000-\u1021])/
  expect(entries.filter(({ text }) => zawgyi.test(text))).toEqual([])
  expect('\u1031\u1019').toMatch(zawgyi)
  expect('\u1000\u1039').toMatch(zawgyi)
})

test('digits are Latin in both languages', () => {
  expect(entries.filter(({ text }) => /[\u1040-\u1049]/.test(text))).toEqual([])
})

test('both languages have the same placeholders', () => {
  const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()
  for (const [key, text] of Object.entries(en)) {
    expect(values((my as Record<string, string>)[key] ?? ''), key).toEqual(values(text))
  }
})

test.each(Object.entries(englishText))('%s has the English words of the specification', (key, text) => {
  expect((en as Record<string, string>)[key]).toBe(text)
})

test('every key in the sources has words, and no words are unused', () => {
  const text = sources()
  const named = [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key)
  const keys = new Set(Object.keys(en).map((key) => key.replace(/_(one|other)$/, '')))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((key) => !keys.has(key) && !(key in en))).toEqual([])

  const built = [...text.matchAll(/`([\w.]+\.)\$\{/g)].map(([, start = '']) => start)
  const isUsed = (key: string) =>
    (MESSAGE_KEYS as readonly string[]).includes(key) ||
    text.includes(`'${key}'`) ||
    text.includes(`"${key}"`) ||
    built.some((start) => key.startsWith(start))
  const unused = Object.keys(en).filter((key) => !isUsed(key) && !isUsed(key.replace(/_(one|other)$/, '')))
  expect(unused).toEqual([])
})
