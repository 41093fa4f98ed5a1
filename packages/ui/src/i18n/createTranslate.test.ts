import { expect, test } from 'vitest'
import { createTranslate } from './createTranslate.ts'
import en from './en.json'
import { formatWords } from './formatWords.ts'
import my from './my.json'

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
  const name = "<b>O'Brien</b> $t(signIn.title) {{count}}"
  expect(t('time.minutesAgo', { count: 2, name })).toBe(`By ${name}`)
})

test('the formatters take their words from the language', () => {
  const words = formatWords(createTranslate('my', my))
  expect(words.months).toHaveLength(12)
  expect(words.months[10]).toBe('နို')
  expect(words.hoursAgo(3)).toBe('3 နာရီအကြာက')
})
