import { ContractError, NetworkError, ServerError, TimeoutError, UnauthorizedError } from '@fleetgis/api'
import { forgotPasswordOutcome, signInOutcome, signUpOutcome } from '@fleetgis/domain/auth'
import { expect, test } from 'vitest'
import { explain } from './explain.ts'

const SIGN_IN = { id: 'EP-A07', name: 'signIn' }
const refusal = (messageCode: number) => new ServerError(SIGN_IN, 200, { messageCode })

test('ERR-04 a refused sign-in says wrong user or password', () => {
  expect(explain(new UnauthorizedError(SIGN_IN), signInOutcome)).toBe('auth.wrongCredentials')
  expect(explain(refusal(401), signInOutcome)).toBe('auth.wrongCredentials')
})

test('ERR-05 T17 an unfinished bot check has its own message, by body code or by HTTP status', () => {
  expect(explain(refusal(411), signInOutcome)).toBe('auth.emptyToken')
  expect(explain(new ServerError(SIGN_IN, 411), signInOutcome)).toBe('auth.emptyToken')
})

test('ERR-06 a failing server shows the generic message', () => {
  expect(explain(new ServerError(SIGN_IN, 500), signInOutcome)).toBe('auth.generic')
  expect(explain(new ContractError(SIGN_IN, 'data', 'text'), signInOutcome)).toBe('auth.generic')
  expect(explain(new Error('anything'), signInOutcome)).toBe('auth.generic')
})

test('ERR-02 an existing user has its own message at sign-up', () => {
  expect(explain(refusal(406), signUpOutcome)).toBe('auth.userExists')
})

test('ERR-07 an unknown user has its own message at forgot password', () => {
  expect(explain(refusal(409), forgotPasswordOutcome)).toBe('auth.userNotExist')
})

test('an unreachable server is not reported as wrong input', () => {
  expect(explain(new NetworkError(SIGN_IN, { wasSent: false }), signInOutcome)).toBe('auth.unreachable')
  expect(explain(new TimeoutError(SIGN_IN, 30_000), signInOutcome)).toBe('auth.unreachable')
})
