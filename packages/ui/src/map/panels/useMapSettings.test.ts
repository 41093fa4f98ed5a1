import { expect, test } from 'vitest'
import { readMapSettings } from './useMapSettings.ts'

const AT_FIRST = { iconWidth: 10, gray: false }

test('MARK-16 without stored settings a car icon has width 10', () => {
  expect(readMapSettings(undefined, AT_FIRST)).toEqual({ iconWidth: 10, gray: false })
})

test('MARK-15 stored settings are read', () => {
  expect(readMapSettings('{"iconWidth":34,"gray":true}', AT_FIRST)).toEqual({ iconWidth: 34, gray: true })
})

test.each([
  ['{"iconWidth":500}', 50],
  ['{"iconWidth":-3}', 10],
  ['{"iconWidth":"wide"}', 10],
])('CF-32 a stored %s gives a width of %i', (kept, expected) => {
  expect(readMapSettings(kept, AT_FIRST).iconWidth).toBe(expected)
})

test.each(['', '{', 'null', '[]', '"text"', '{"gray":"yes"}'])(
  '%s, stored by another program, is ignored',
  (kept) => {
    expect(readMapSettings(kept, AT_FIRST)).toEqual(AT_FIRST)
  },
)
