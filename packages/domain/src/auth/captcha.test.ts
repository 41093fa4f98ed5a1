import { expect, test } from 'vitest'
import { CAPTCHA_ACTION, captchaSource } from './captcha.ts'

test('AUTH-21 type 1 takes the token from the widget', () => {
  expect(captchaSource(1, 'signIn')).toEqual({ kind: 'widget' })
  expect(captchaSource(1, 'forgotPassword')).toEqual({ kind: 'widget' })
})

test('AUTH-22 type 2 requests a score for the action signup', () => {
  expect(captchaSource(2, 'signUp')).toEqual({ kind: 'score', action: 'signup' })
})

test('AUTH-23 type 2 requests a score for the action loginForm', () => {
  expect(captchaSource(2, 'signIn')).toEqual({ kind: 'score', action: 'loginForm' })
})

test('AUTH-24 type 2 requests a score for the action forgotPasswordForm', () => {
  expect(captchaSource(2, 'forgotPassword')).toEqual({ kind: 'score', action: 'forgotPasswordForm' })
})

test('AUTH-20 sign-up, sign-in and the reset mail carry a token', () => {
  expect(Object.keys(CAPTCHA_ACTION)).toEqual(['signIn', 'signUp', 'forgotPassword'])
})
