import { expect, test } from 'vitest'
import {
  forgotPasswordOutcome,
  resetPasswordOutcome,
  resetTokenAccepted,
  signInOutcome,
  signUpOutcome,
  verifyOutcome,
} from './outcome.ts'
import { isUnclear, replyCode } from './replyCode.ts'

const OTHERS = [500, 400, 200, 0, undefined, null, '', 'abc', Number.NaN]

test('ERR-01 a sign-up answered 412 reports the deleted user', () => {
  expect(signUpOutcome(412)).toBe('auth.deleteUser')
})

test('ERR-02 a sign-up answered 406 reports that the user exists', () => {
  expect(signUpOutcome(406)).toBe('auth.userExists')
})

test('ERR-03 a sign-up answered anything else is a general failure', () => {
  for (const code of [...OTHERS, 401, 411]) expect(signUpOutcome(code)).toBe('auth.generic')
})

test('ERR-04 a sign-in answered 401 names user or password', () => {
  expect(signInOutcome(401)).toBe('auth.wrongCredentials')
  expect(signInOutcome('401')).toBe('auth.wrongCredentials')
})

test('ERR-05 a sign-in answered 411 reports the bot check', () => {
  expect(signInOutcome(411)).toBe('auth.emptyToken')
})

test('ERR-06 a sign-in answered anything else is a general failure', () => {
  for (const code of [...OTHERS, 406, 409]) expect(signInOutcome(code)).toBe('auth.generic')
})

test('ERR-07 a reset mail answered 409 reports that the user does not exist', () => {
  expect(forgotPasswordOutcome(409)).toBe('auth.userNotExist')
})

test('ERR-08 a reset mail answered 411 reports the bot check', () => {
  expect(forgotPasswordOutcome(411)).toBe('auth.emptyToken')
})

test('ERR-09 a reset mail answered anything else is a general failure', () => {
  for (const code of [...OTHERS, 401, 412]) expect(forgotPasswordOutcome(code)).toBe('auth.generic')
})

test('ERR-22 a reset answered 407 reports the invalid token', () => {
  expect(resetPasswordOutcome(407)).toBe('auth.invalidToken')
})

test('ERR-23 a reset answered 409 reports that the user does not exist', () => {
  expect(resetPasswordOutcome(409)).toBe('auth.userNotExist')
})

test('ERR-24 a reset answered anything else is a general failure', () => {
  for (const code of [...OTHERS, 401, 411]) expect(resetPasswordOutcome(code)).toBe('auth.generic')
})

test('ERR-25 a reset without a token reports that it is missing', () => {
  expect(resetPasswordOutcome('missing-token')).toBe('auth.missedToken')
})

test('AUTH-36 code 203 verifies a sign-up', () => {
  expect(verifyOutcome({ code: 203 })).toBe('auth.signupVerified')
})

test('AUTH-37 code 206 means already verified', () => {
  expect(verifyOutcome({ code: 206 })).toBe('auth.alreadyVerified')
})

test('AUTH-38 any other code is a general failure', () => {
  for (const code of [...OTHERS, 204]) expect(verifyOutcome({ code })).toBe('auth.generic')
})

test('AUTH-39 a verification that fails has an invalid token', () => {
  expect(verifyOutcome('failed')).toBe('auth.invalidToken')
})

test('AUTH-30 the reset form needs status 200 and code 203, both', () => {
  expect(resetTokenAccepted({ status: 200, messageCode: 203 })).toBe(true)
  expect(resetTokenAccepted({ status: 200, messageCode: '203' })).toBe(true)
  expect(resetTokenAccepted({ status: 200, messageCode: 206 })).toBe(false)
  expect(resetTokenAccepted({ status: 201, messageCode: 203 })).toBe(false)
  expect(resetTokenAccepted({ status: 200 })).toBe(false)
  expect(resetTokenAccepted({ status: 203 })).toBe(false)
})

test('ERR-01 the code of the body comes before the HTTP status, both read as numbers', () => {
  expect(replyCode({ status: 200, messageCode: 412 })).toBe(412)
  expect(replyCode({ status: 200, messageCode: ' 412 ' })).toBe(412)
  expect(replyCode({ status: '401', messageCode: null })).toBe(401)
  expect(replyCode({ status: 401, messageCode: 'abc' })).toBe(401)
  expect(replyCode({ status: 401, messageCode: '' })).toBe(401)
  expect(replyCode({ status: 401, messageCode: 4.5 })).toBe(401)
  expect(replyCode({ status: 403, messageCode: 0 })).toBe(403)
  expect(replyCode({ status: 0 })).toBeUndefined()
  expect(replyCode({})).toBeUndefined()
})

test.each(['412a', 'a412', '4 12', '-412', -412, '0x19c', '1234567890', ['412'], true])(
  'ERR-03 %j is no code, and the HTTP status decides',
  (messageCode) => {
    expect(replyCode({ status: 500, messageCode: messageCode as never })).toBe(500)
  },
)

test.each([
  { status: 0 },
  { status: '0' },
  { status: false },
  { status: 'error' },
  { messageCode: 'refused' },
  { status: 'error', messageCode: 0 },
  { status: -1 },
  { messageCode: -1 },
  { status: -1, messageCode: '-412' },
])('R5 %j does not say that a call was done', (codes) => expect(isUnclear(codes)).toBe(true))

test.each([
  { status: 200 },
  { status: '200', messageCode: 'refused' },
  { status: 0, messageCode: 201 },
  { status: 'Success' },
  { status: ' OK ' },
  { status: true },
  { status: null, messageCode: '' },
  {},
])('R5 %j leaves nothing open: it has a code, a word of success, or no status', (codes) =>
  expect(isUnclear(codes)).toBe(false),
)
