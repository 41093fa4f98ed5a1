import { expect, test } from 'vitest'
import { languageOf } from './language.ts'
import { isMessageKey, MESSAGE_KEYS } from './messageKey.ts'
import { themeOf } from './theme.ts'

test('I18N-01 the language is English by default', () => {
  expect(languageOf(undefined)).toBe('en')
  expect(languageOf('en')).toBe('en')
})

test('I18N-02 Burmese is supported', () => {
  expect(languageOf('my')).toBe('my')
})

test.each(['fr', 'MY', ' my', 'my-MM', '../my', '__proto__', '', null, 7, ['my'], {}])(
  'I18N-05 %j is no language of ours',
  (value) => {
    expect(languageOf(value)).toBe('en')
  },
)

test('I18N-04 the theme is dark if requested, light otherwise', () => {
  expect(themeOf('dark')).toBe('dark')
  expect(themeOf('light')).toBe('light')
  for (const value of [undefined, null, '', 'DARK', 'blue', 1, ['dark']]) expect(themeOf(value)).toBe('light')
})

test('every message key is listed once', () => {
  expect(new Set(MESSAGE_KEYS).size).toBe(MESSAGE_KEYS.length)
})

test('TOAST-06 the documented keys are message keys', () => {
  for (const key of ['EDIT', 'UPDATED', 'ADD_SUCCESS', 'REMOVE_SUCCESS', 'SUCCESS', 'APPROVED_SUCCESS']) {
    expect(isMessageKey(key)).toBe(true)
  }
  expect(isMessageKey('constructor')).toBe(false)
})

test('the key of a missing user id is a message key', () => {
  expect(isMessageKey('USER_REQUIRED')).toBe(true)
})

test('the key of an empty field is a message key', () => {
  expect(isMessageKey('EMPTY')).toBe(true)
})
