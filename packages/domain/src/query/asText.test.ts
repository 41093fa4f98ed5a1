import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asText } from './asText.ts'

test('text stays, numbers become their digits, all else is empty', () => {
  expect(asText(' a ')).toBe(' a ')
  expect(asText(0)).toBe('0')
  for (const value of [undefined, null, Number.NaN, Number.POSITIVE_INFINITY, true, {}, ['a']]) {
    expect(asText(value)).toBe('')
  }
})

test('nothing makes it throw', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(typeof asText(value)).toBe('string')
    }),
  )
})
