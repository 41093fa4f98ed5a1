import { expect, test } from 'vitest'
import { languageOf } from './language.ts'
import { englishText, isMessageKey, MESSAGE_KEYS } from './messageKey.ts'
import { themeOf } from './theme.ts'

test('I18N-01 the language is English unless another is asked for', () => {
  expect(languageOf(undefined)).toBe('en')
  expect(languageOf('en')).toBe('en')
})

test('I18N-02 Burmese is spoken', () => {
  expect(languageOf('my')).toBe('my')
})

test.each(['fr', 'MY', ' my', 'my-MM', '../my', '__proto__', '', null, 7, ['my'], {}])(
  'I18N-05 %j is no language of ours',
  (value) => {
    expect(languageOf(value)).toBe('en')
  },
)

test('I18N-04 the theme is dark where that is asked for, light otherwise', () => {
  expect(themeOf('dark')).toBe('dark')
  expect(themeOf('light')).toBe('light')
  for (const value of [undefined, null, '', 'DARK', 'blue', 1, ['dark']]) expect(themeOf(value)).toBe('light')
})

test('every message key stands once', () => {
  expect(new Set(MESSAGE_KEYS).size).toBe(MESSAGE_KEYS.length)
})

test('TOAST-06 the keys that the documents name are ours too', () => {
  for (const key of ['EDIT', 'UPDATED', 'ADD_SUCCESS', 'REMOVE_SUCCESS', 'SUCCESS', 'APPROVED_SUCCESS']) {
    expect(isMessageKey(key)).toBe(true)
  }
  expect(isMessageKey('constructor')).toBe(false)
})

test('TOAST-09 the two failures of suggestions differ by their last character only', () => {
  expect(englishText['place.suggestionsFailed']).toBe('Error fetching suggestions:')
  expect(englishText['place.googleSuggestionsFailed']).toBe('Error fetching suggestions.')
})

test('TOAST-01 the words of an expired session', () => {
  expect(englishText['auth.sessionExpired']).toBe('Session Expired')
})
