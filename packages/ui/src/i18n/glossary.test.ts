import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allWords } from '../testing/allWords.ts'

const { en } = allWords
const burmese: Readonly<Record<string, string>> = allWords.my
const text = readFileSync(join(import.meta.dirname, '../../../../docs/glossary.md'), 'utf8')
const ROW = /^\| ([^|]+?) \| ([^|]+?) \| [^|]* ?\|/gm

/** Terms with their translations; the heading, and terms without a use on screen, have none. */
const terms = [...text.matchAll(ROW)]
  .map(([, term = '', translation = '']) => ({ term: term.toLowerCase(), translation }))
  .filter(({ translation }) => /[\u1000-\u109f]/.test(translation))

/** The spellings of a term in labels: a hyphen, a space, the plural. */
const spellings = (term: string) => [term, `${term}s`, term.replace('-', ''), term.replace(' ', '-')]

test('every term has one translation', () => {
  expect(terms.length).toBeGreaterThan(50)
  const names = terms.map(({ term }) => term)
  expect(names).toEqual([...new Set(names)])
})

/** Labels whose Burmese words are not those of the term or of the same English words, with the reason. */
const ENGLISH_ALONE: Readonly<Record<string, string>> = {
  'adminPanel.short.approval': 'a tab on a phone has room for a short word',
  'adminPanel.short.drivers': 'a tab on a phone has room for a short word',
  'adminPanel.short.home': 'a tab on a phone has room for a short word',
  'adminPanel.short.topUp': 'a tab on a phone has room for a short word',
  'bookingCard.cancel': 'ends a booking, while Cancel in a form discards the changes',
  'chat.unknown': 'a person without a name, while a booking has an unknown status',
  'time.evening': 'Burmese has a word for each part of the afternoon',
  'time.night': 'Burmese has a word for each part of the afternoon',
}

test('a label that matches a term has its translation', () => {
  const labels = Object.entries(en).flatMap(([key, label]) => {
    if (key in ENGLISH_ALONE) return []
    const found = terms.find(({ term }) => spellings(term).includes(label.toLowerCase()))
    return found ? [{ key, translation: found.translation }] : []
  })
  expect(labels.length).toBeGreaterThan(30)
  const wrong = labels.filter(({ key, translation }) => {
    const shown = burmese[key]
    return shown !== translation && shown !== `${translation}များ`
  })
  expect(wrong.map(({ key, translation }) => `${key}: ${burmese[key]} should be ${translation}`)).toEqual([])
})

/** Other Burmese words for a term, which a sentence may not use either. A word with more meanings is not here. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  အုပ်စု: 'group',
  ရာထူး: 'role',
  အုပ်ချုပ်သူ: 'admin',
  PIN: 'PIN',
  ဝှက်ထား: 'hide',
  ' ဝှက်': 'hide',
  ပေးအပ်: 'assign',
  ရယူနေသည်: 'loading',
  '}} ကြောင်း': 'row',
}

test('sentences have the word of the glossary for a term', () => {
  const wrong = Object.entries(burmese).flatMap(([key, sentence]) =>
    Object.entries(OTHER_WORDS).flatMap(([word, term]) =>
      sentence.includes(word) ? [`${key}: ${term}`] : [],
    ),
  )
  expect(wrong).toEqual([])
})

test('labels with the same English words have the same Burmese words', () => {
  const seen = new Map<string, string>()
  const wrong = Object.entries(en).flatMap(([key, label]) => {
    if (key in ENGLISH_ALONE) return []
    const words = label.toLowerCase()
    const first = seen.get(words) ?? key
    seen.set(words, first)
    return burmese[first] === burmese[key] ? [] : [`${first} and ${key}: ${burmese[first]}, ${burmese[key]}`]
  })
  expect(wrong, 'take the same Burmese words, or other English ones').toEqual([])
})
