import { expect, test } from 'vitest'
import { en, my } from './allWords.ts'
import { createTranslate } from './createTranslate.ts'
import { formatWords } from './formatWords.ts'

test('words are found by their whole key, including dots', () => {
  expect(createTranslate('en', en)('auth.userIdRequired')).toBe('User ID is required.')
})

test('I18N-02 Burmese words are found', () => {
  expect(createTranslate('my', my)('signIn.password')).toBe('စကားဝှက်')
})

test('a partner replaces single words', () => {
  const t = createTranslate('en', en, { 'signIn.title': 'Welcome back' })
  expect(t('signIn.title')).toBe('Welcome back')
  expect(t('signIn.submit')).toBe('Sign In')
})

test.each([
  [1, '1 minute ago', '1 မိနစ်အကြာက'],
  [0, '0 minutes ago', '0 မိနစ်အကြာက'],
  [59, '59 minutes ago', '59 မိနစ်အကြာက'],
])('%i takes its plural form', (count, english, burmese) => {
  expect(createTranslate('en', en)('time.minutesAgo', { count })).toBe(english)
  expect(createTranslate('my', my)('time.minutesAgo', { count })).toBe(burmese)
})

test('values are inserted unchanged: neither escaped nor looked up', () => {
  const t = createTranslate('en', en, { 'time.minutesAgo_other': 'By {{name}}' })
  const name = "<b>O'Brien</b> $t(signIn.title) {{count}} $&"
  expect(t('time.minutesAgo', { count: 2, name })).toBe(`By ${name}`)
})

test('the formatters take their words from the language', () => {
  const words = formatWords(createTranslate('my', my))
  expect(words.months).toHaveLength(12)
  expect(words.months[10]).toBe('နိုဝင်ဘာ')
  expect(words.hoursAgo(3)).toBe('3 နာရီအကြာက')
})

test.each([
  [0, '12:00 AM', 'နံနက် 12:00'],
  [11, '11:00 AM', 'နံနက် 11:00'],
  [12, '12:00 PM', 'နေ့လယ် 12:00'],
  [15, '3:00 PM', 'နေ့လယ် 3:00'],
  [16, '4:00 PM', 'ညနေ 4:00'],
  [18, '6:00 PM', 'ညနေ 6:00'],
  [19, '7:00 PM', 'ည 7:00'],
  [23, '11:00 PM', 'ည 11:00'],
])(
  'I18N-02 the part of the day of hour %i follows the digits in English and precedes them in Burmese',
  (hour, english, burmese) => {
    const clock = `${hour % 12 || 12}:00`
    expect(formatWords(createTranslate('en', en)).time(clock, hour)).toBe(english)
    expect(formatWords(createTranslate('my', my)).time(clock, hour)).toBe(burmese)
  },
)
