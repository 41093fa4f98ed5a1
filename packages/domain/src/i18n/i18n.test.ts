import { expect, test } from 'vitest'
import { languageOf } from './language.ts'
import { englishText, isMessageKey, MESSAGE_KEYS } from './messageKey.ts'
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

test('the two failures of suggestions differ by their last character only', () => {
  expect(englishText['place.suggestionsFailed']).toBe('Error fetching suggestions:')
  expect(englishText['place.googleSuggestionsFailed']).toBe('Error fetching suggestions.')
})

test('the words of an expired session', () => {
  expect(englishText['auth.sessionExpired']).toBe('Session Expired')
})

test.each([
  ['TOAST-08', 'place.suggestionsFailed', 'Error fetching suggestions:'],
  ['TOAST-09', 'place.googleSuggestionsFailed', 'Error fetching suggestions.'],
  ['TOAST-10', 'place.noSuggestions', 'No suggestions found for this location.'],
  ['TOAST-11', 'place.added', 'Successfully added.'],
  ['TOAST-12', 'place.googleAddFailed', 'Error adding Google locations.'],
  ['TOAST-13', 'place.addAllFailed', 'Error adding all locations:'],
  ['TOAST-15', 'place.fetchFailed', 'Failed to fetch locations'],
  ['TOAST-16', 'place.somethingWrong', 'Something went wrong'],
  ['TOAST-17', 'place.updated', 'Updated successfully'],
  ['TOAST-18', 'place.invalid', 'Invalid'],
  ['TOAST-19', 'place.fetchUnknownFailed', 'Failed to fetch unknown locations.'],
  ['VAL-30', 'chat.tooLong', 'Message exceeds the maximum allowed length of 500 characters.'],
  ['VAL-35', 'place.searchRequired', 'Please enter at least 1 character to search.'],
  ['VAL-01', 'auth.userIdRequired', 'User ID is required.'],
  ['VAL-02', 'auth.invalidEmail', 'Please enter a valid email address.'],
  ['VAL-03', 'auth.userNameRequired', 'Username is required.'],
  ['VAL-04', 'auth.passwordRequired', 'Password is required.'],
  ['VAL-05', 'auth.passwordTooShort', 'Please enter at least 8 characters.'],
  ['VAL-06', 'auth.confirmPasswordRequired', 'Confirm Password is required.'],
  ['VAL-07', 'auth.passwordMismatch', 'Password and confirm password do not match.'],
  ['VAL-09', 'auth.invalidUserId', 'Please enter a valid User ID.'],
] as const)('by %s the message %s reads %j', (_, key, text) => {
  expect(englishText[key]).toBe(text)
  expect(isMessageKey(key)).toBe(true)
})

test('the key of a missing user id is a message key', () => {
  expect(isMessageKey('USER_REQUIRED')).toBe(true)
})

test('the key of an empty field is a message key', () => {
  expect(isMessageKey('EMPTY')).toBe(true)
})
