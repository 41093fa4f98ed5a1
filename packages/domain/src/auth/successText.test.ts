import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SUCCESS_BANNER_MS, successText } from './successText.ts'
import { TOAST_MS } from './toastTime.ts'

test('AUTH-05 T10 the banner shows the text as it is', () => {
  expect(successText('Password changed.')).toBe('Password changed.')
  expect(successText('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>')
  expect(successText(undefined)).toBe('')
  expect(successText(null)).toBe('')
})

test('AUTH-14 T10 the banner shows 200 characters at most', () => {
  expect(successText('a'.repeat(200))).toBe('a'.repeat(200))
  expect(successText('a'.repeat(10_000))).toBe('a'.repeat(200))
})

test('AUTH-05 T10 a long text is not cut inside an emoji or a Burmese syllable', () => {
  expect(successText(`${'a'.repeat(199)}\u{1f695}`)).toBe('a'.repeat(199))
  expect(successText(`${'a'.repeat(199)}\u1021\u1031`)).toBe('a'.repeat(199))
  expect(successText(`${'a'.repeat(198)}\u1000\u1039\u1000`)).toBe('a'.repeat(198))
  expect(successText(`${'a'.repeat(198)}\u{1f695}b`)).toBe(`${'a'.repeat(198)}\u{1f695}`)
})

test('AUTH-05 T10 endless marks are cut anyway', () => {
  expect(successText('\u0301'.repeat(1000))).toHaveLength(200)
})

test('AUTH-05 T10 the text shown is always a prefix of the parameter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (value) => {
      const shown = successText(value)
      expect(value.startsWith(shown)).toBe(true)
      expect(shown.length).toBeLessThanOrEqual(200)
    }),
  )
})

test('the banner stays five seconds', () => {
  expect(SUCCESS_BANNER_MS).toBe(5000)
})

test('Session Expired stays three and a half seconds', () => {
  expect(TOAST_MS.sessionExpired).toBe(3500)
})

test('other toasts that the documents name stay three seconds', () => {
  expect(TOAST_MS.named).toBe(3000)
})

test('a toast shown without options stays one second', () => {
  expect(TOAST_MS.plain).toBe(1000)
})

test('the toasts of the console’s driver page stay three seconds', () => {
  expect(TOAST_MS.named).toBe(3000)
})

test('the toasts of the location pages stay three seconds', () => {
  expect(TOAST_MS.named).toBe(3000)
})

test('AUTH-14 T10 a text of exactly two hundred characters is shown whole, even where it ends in a mark', () => {
  for (const end of ['\u0301', '\u200d', '\u1039'])
    expect(successText(`${'a'.repeat(199)}${end}`)).toHaveLength(200)
  const text = `${'a'.repeat(199)}\u0301`
  expect(successText(`${text}b`)).toBe(text)
})
