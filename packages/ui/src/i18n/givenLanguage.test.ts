import { formatTimeAgo } from '@fleetgis/domain/format'
import { expect, test } from 'vitest'
import { en } from './allWords.ts'
import { createGivenTranslate } from './createTranslate.ts'
import { formatWords } from './formatWords.ts'
import type { LanguageData } from './LanguageData.ts'

const german: LanguageData = {
  name: 'Deutsch',
  words: {
    'signIn.title': 'Anmelden',
    'time.ofDay': '{{hour}}:{{minute}} Uhr',
    'time.minutesAgo_one': 'vor {{count}} Minute',
    'time.minutesAgo_other': 'vor {{count}} Minuten',
  },
}

const polish: LanguageData = {
  name: 'Polski',
  words: {
    'time.minutesAgo_one': '{{count}} minutę temu',
    'time.minutesAgo_few': '{{count}} minuty temu',
    'time.minutesAgo_many': '{{count}} minut temu',
    'time.minutesAgo_other': '{{count}} minuty temu',
    'time.hoursAgo_other': '{{count}} godz. temu',
  },
}

const spanish: LanguageData = {
  name: 'Español',
  words: { 'time.ofDay': '{{clock}} {{period}}' },
  dayParts: [
    { from: 0, name: 'de la madrugada' },
    { from: 6, name: 'de la mañana' },
    { from: 12, name: 'de la tarde' },
    { from: 20, name: 'de la noche' },
  ],
}

test('a language that is given shows its words, and English ones in place of those that it lacks', () => {
  const t = createGivenTranslate('de', german, en)
  expect(t('signIn.title')).toBe('Anmelden')
  expect(t('signIn.password')).toBe('Password')
  expect(t('time.hoursAgo', { count: 1 })).toBe('1 hour ago')
  expect(t('time.hoursAgo', { count: 3 })).toBe('3 hours ago')
})

test.each([
  [1, '1 minutę temu'],
  [2, '2 minuty temu'],
  [5, '5 minut temu'],
  [12, '12 minut temu'],
  [22, '22 minuty temu'],
])('%i takes its plural form by the rules of the language', (count, text) => {
  expect(createGivenTranslate('pl', polish, en)('time.minutesAgo', { count })).toBe(text)
})

test('a form that the language lacks is its other form', () => {
  expect(createGivenTranslate('pl', polish, en)('time.hoursAgo', { count: 2 })).toBe('2 godz. temu')
})

test('plural rules that are given are used', () => {
  const data: LanguageData = { ...german, plural: (count) => (count < 10 ? 'one' : 'other') }
  const t = createGivenTranslate('de', data, en)
  expect(t('time.minutesAgo', { count: 9 })).toBe('vor 9 Minute')
  expect(t('time.minutesAgo', { count: 10 })).toBe('vor 10 Minuten')
})

test('a partner replaces single words', () => {
  const t = createGivenTranslate('de', german, en, { 'signIn.title': 'Willkommen' })
  expect(t('signIn.title')).toBe('Willkommen')
})

test.each([
  [0, 'de la madrugada'],
  [5, 'de la madrugada'],
  [6, 'de la mañana'],
  [12, 'de la tarde'],
  [19, 'de la tarde'],
  [23, 'de la noche'],
])('hour %i is in a part of the day of the language', (hour, part) => {
  const clock = `${hour % 12 || 12}:05`
  expect(formatWords(createGivenTranslate('es', spanish, en)).time(clock, hour)).toBe(`${clock} ${part}`)
})

test('a language of 24 hours writes the time with them', () => {
  const { time } = formatWords(createGivenTranslate('de', german, en))
  expect(time('3:05', 15)).toBe('15:05 Uhr')
  expect(time('12:00', 0)).toBe('00:00 Uhr')
})

test('FMT-04 an age takes the words and the plural form of the language', () => {
  const words = formatWords(createGivenTranslate('de', german, en))
  const now = Date.parse('2026-11-20T08:05:00Z')
  expect(formatTimeAgo('2026-11-20T08:04:00Z', { now }, words)).toBe('vor 1 Minute')
  expect(formatTimeAgo('2026-11-20T08:00:00Z', { now }, words)).toBe('vor 5 Minuten')
})
