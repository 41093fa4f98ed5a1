import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MessageKey } from '../i18n/messageKey.ts'
import { englishText } from '../testing/englishText.ts'
import {
  PASSWORD_MIN_LENGTH,
  validateForgotPassword,
  validateResetPassword,
  validateSignIn,
  validateSignUp,
} from './validation.ts'

const WORDS: Partial<Record<MessageKey, string>> = englishText
const words = (key: MessageKey | undefined) => key && WORDS[key]

const signUp = {
  userId: 'aung@example.com',
  userName: 'Aung',
  password: 'secret12',
  confirmPassword: 'secret12',
}

test('VAL-01 a sign-up needs a user id', () => {
  for (const userId of ['', '   ', undefined]) {
    expect(words(validateSignUp({ ...signUp, userId }).userId)).toBe('User ID is required.')
  }
})

test('VAL-02 a sign-up needs an e-mail address', () => {
  expect(words(validateSignUp({ ...signUp, userId: 'abc' }).userId)).toBe(
    'Please enter a valid email address.',
  )
  expect(validateSignUp({ ...signUp, userId: ' aung@example.com ' })).toEqual({})
})

test('VAL-03 a sign-up needs a user name', () => {
  expect(words(validateSignUp({ ...signUp, userName: ' ' }).userName)).toBe('Username is required.')
})

test('VAL-04 a sign-up needs a password', () => {
  expect(words(validateSignUp({ ...signUp, password: '' }).password)).toBe('Password is required.')
})

test('VAL-05 a sign-up refuses seven characters and takes eight', () => {
  const short = validateSignUp({ ...signUp, password: '1234567', confirmPassword: '1234567' })
  expect(words(short.password)).toBe('Please enter at least 8 characters.')
  expect(validateSignUp({ ...signUp, password: '12345678', confirmPassword: '12345678' })).toEqual({})
  expect(PASSWORD_MIN_LENGTH).toBe(8)
})

test('VAL-06 a sign-up needs the password twice', () => {
  expect(words(validateSignUp({ ...signUp, confirmPassword: '' }).confirmPassword)).toBe(
    'Confirm Password is required.',
  )
})

test('VAL-07 both passwords of a sign-up are the same', () => {
  expect(words(validateSignUp({ ...signUp, confirmPassword: 'secret13' }).confirmPassword)).toBe(
    'Password and confirm password do not match.',
  )
})

test('VAL-15 a complete sign-up has no errors', () => {
  expect(validateSignUp(signUp)).toEqual({})
})

test('VAL-14 an empty sign-up has an error for every field', () => {
  expect(validateSignUp({})).toEqual({
    userId: 'auth.userIdRequired',
    userName: 'auth.userNameRequired',
    password: 'auth.passwordRequired',
    confirmPassword: 'auth.confirmPasswordRequired',
  })
})

test('VAL-08 signing in needs a user id', () => {
  expect(words(validateSignIn({ userId: '', password: 'secret12' }).userId)).toBe('User ID is required.')
  expect(words(validateSignIn({ userId: '  ', password: 'secret12' }).userId)).toBe('User ID is required.')
})

test.each(['12345', ' 12345 ', '0'])('VAL-09 signing in refuses the digits %j', (userId) => {
  expect(words(validateSignIn({ userId, password: 'secret12' }).userId)).toBe('Please enter a valid User ID.')
})

test.each(['aung', 'aung@example.com', '+959791234567', '12 34', '\u1041\u1042\u1043', '1.5'])(
  'VAL-09 signing in takes %j',
  (userId) => {
    expect(validateSignIn({ userId, password: 'secret12' })).toEqual({})
  },
)

test('VAL-10 signing in needs a password', () => {
  expect(words(validateSignIn({ userId: 'aung', password: '' }).password)).toBe('Password is required.')
  expect(words(validateSignIn({ userId: 'aung' }).password)).toBe('Password is required.')
})

test('VAL-11 signing in needs eight characters of password', () => {
  expect(words(validateSignIn({ userId: 'aung', password: '1234567' }).password)).toBe(
    'Please enter at least 8 characters.',
  )
  expect(validateSignIn({ userId: 'aung', password: '        ' })).toEqual({})
})

test('VAL-12 a reset mail needs a user id', () => {
  expect(validateForgotPassword({ userId: ' ' })).toEqual({ userId: 'auth.userIdRequired' })
})

test('VAL-13 a reset mail needs an e-mail address', () => {
  expect(validateForgotPassword({ userId: 'aung' })).toEqual({ userId: 'auth.invalidEmail' })
  expect(validateForgotPassword({ userId: 'aung@example.com' })).toEqual({})
})

test('VAL-20 a new password is required, with a full stop', () => {
  expect(words(validateResetPassword({ password: '', confirmPassword: 'x' }).password)).toBe(
    'Password is required.',
  )
})

test('VAL-21 a new password has eight characters, with a full stop', () => {
  expect(words(validateResetPassword({ password: '1234567', confirmPassword: '1234567' }).password)).toBe(
    'Please enter at least 8 characters.',
  )
})

test('VAL-22 a new password is required twice', () => {
  expect(words(validateResetPassword({ password: 'secret12' }).confirmPassword)).toBe(
    'Confirm Password is required.',
  )
})

test('VAL-23 both new passwords are the same', () => {
  expect(validateResetPassword({ password: 'secret12', confirmPassword: 'secret12' })).toEqual({})
  expect(
    words(validateResetPassword({ password: 'secret12', confirmPassword: 'secret12 ' }).confirmPassword),
  ).toBe('Password and confirm password do not match.')
})

test('VAL-09 digits alone are refused, digits after a letter are accepted', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,30}$/), (digits) => {
      expect(validateSignIn({ userId: digits, password: 'secret12' }).userId).toBe('auth.invalidUserId')
      expect(validateSignIn({ userId: `a${digits}`, password: 'secret12' })).toEqual({})
    }),
  )
})

test('validation never throws', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (userId, password) => {
      const form = { userId, userName: userId, password, confirmPassword: userId } as object
      expect(() => [
        validateSignIn(form),
        validateSignUp(form),
        validateForgotPassword(form),
        validateResetPassword(form),
      ]).not.toThrow()
    }),
  )
})
