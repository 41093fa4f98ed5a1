import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asText } from './asText.ts'

test('text is unchanged, numbers become digits, other values are empty', () => {
  expect(asText(' a ')).toBe(' a ')
  expect(asText(0)).toBe('0')
  for (const value of [undefined, null, Number.NaN, Number.POSITIVE_INFINITY, true, {}, ['a']]) {
    expect(asText(value)).toBe('')
  }
})

test('it never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(typeof asText(value)).toBe('string')
    }),
  )
})
