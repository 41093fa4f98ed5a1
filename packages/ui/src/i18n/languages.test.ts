import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MESSAGE_KEYS, type MessageKey } from '@fleetgis/domain/i18n'
import { expect, test } from 'vitest'
import { englishText } from '../../../domain/src/testing/englishText.ts'
import { sharedWords } from './words.ts'

// A message key of the domain without words does not compile.
sharedWords.en satisfies Record<MessageKey, string>

const ROOT = join(import.meta.dirname, '../../../..')

const read = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'))

/** The files of words, of the kit and of the console. */
const files = ['packages/ui/src', 'apps/console/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('words.en.json'))
    .map((name) => join(ROOT, folder, name)),
)
const burmeseOf = (file: string) => file.replace('words.en.json', 'words.my.json')

const en: Record<string, string> = Object.assign({}, ...files.map(read))
const my: Record<string, string> = Object.assign({}, ...files.map((file) => read(burmeseOf(file))))

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

test.each(files)('I18N-02 English and Burmese have the same keys, in the same order: %s', (file) => {
  const keys = Object.keys(read(file))
  expect(Object.keys(read(burmeseOf(file)))).toEqual(keys)
  expect(keys).toEqual(keys.toSorted())
})

test('each key is in one file', () => {
  expect(files.length).toBeGreaterThan(10)
  expect(files.flatMap((file) => Object.keys(read(file))).toSorted()).toEqual(Object.keys(en).toSorted())
})

test('no words are missing or padded', () => {
  expect(entries.filter(({ text }) => text.trim() === '' || text !== text.trim())).toEqual([])
})

test('English texts have one spelling of email and of a user name', () => {
  // VAL-03 fixes the text of the refusal.
  const others = /e-mail|\b(a mail|mail you)\b|\buser ?name\b/i
  const found = Object.entries(en).filter(([, text]) => others.test(text.replaceAll('User Name', '')))
  expect(found.map(([key]) => key)).toEqual(['auth.userNameRequired'])
})

test('I18N-02 Burmese words differ from the English ones, except for a few names', () => {
  const same = Object.entries(my).filter(([key, text]) => text === en[key])
  const reason = 'translate the words, or give the reason in SAME_IN_BOTH'
  expect(same.map(([key]) => key).toSorted(), reason).toEqual(Object.keys(SAME_IN_BOTH).toSorted())
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
    expect(values(my[key] ?? ''), key).toEqual(values(text))
  }
})

test.each(Object.entries(englishText))('%s has the English words of the specification', (key, text) => {
  expect(en[key]).toBe(text)
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
