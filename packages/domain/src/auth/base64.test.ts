import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBase64, encodeBase64 } from './base64.ts'

const STORED = [
  ['0', 'MA=='],
  ['1', 'MQ=='],
  ['12', 'MTI='],
  ['aung@example.com', 'YXVuZ0BleGFtcGxlLmNvbQ=='],
  ['Aung Aung', 'QXVuZyBBdW5n'],
  ['\u1021\u1031\u102c\u1004\u103a', '4YCh4YCx4YCs4YCE4YC6'],
  ['secret12', 'c2VjcmV0MTI='],
  ['', ''],
] as const

test.each(STORED)('SESS-03 %j is stored as %j', (text, stored) => {
  expect(encodeBase64(text)).toBe(stored)
})

test.each(STORED)('SESS-04 %j is read back from storage', (text, stored) => {
  expect(decodeBase64(stored)).toBe(text)
})

test('AUTH-09 a password travels as base64 of its UTF-8 bytes', () => {
  expect(encodeBase64('secret12')).toBe('c2VjcmV0MTI=')
})

test.each([
  ['a character outside the alphabet', 'M*=='],
  ['blanks', ' MA=='],
  ['a line break', 'MA==\n'],
  ['missing padding', 'MA'],
  ['too much padding', 'M==='],
  ['padding alone', '===='],
  ['padding in the middle', 'MA==MA=='],
  ['left-over bits', 'MB=='],
  ['left-over bits before one sign of padding', 'MTJ='],
  ['the alphabet of addresses', '4YC-'],
  ['bytes that are not UTF-8', '/w=='],
  ['a surrogate in UTF-8', '7aCA'],
  ['Burmese', '\u1021\u1031\u102c\u1004'],
])('GUARD-03 %s is not base64', (_, stored) => {
  expect(decodeBase64(stored)).toBeUndefined()
})

test('GUARD-03 a missing value or one that is not text is not base64', () => {
  for (const value of [undefined, null, 0, {}, [], true]) {
    expect(decodeBase64(value as unknown as string)).toBeUndefined()
  }
})

test('a byte order mark survives', () => {
  expect(decodeBase64(encodeBase64('\ufeffa'))).toBe('\ufeffa')
})

test('a lone surrogate becomes the replacement character', () => {
  expect(decodeBase64(encodeBase64('a\ud800'))).toBe('a\ufffd')
})

test('a value that is not text encodes as empty text, a number as its digits', () => {
  expect(encodeBase64(undefined as unknown as string)).toBe('')
  expect(encodeBase64(0 as unknown as string)).toBe('MA==')
})

test('SESS-05 every well-formed text survives the round trip', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decodeBase64(encodeBase64(text))).toBe(text)
    }),
  )
})

test('only encoded text decodes', () => {
  const unit = fc.constantFrom(...'AQgwMTIz+/0x=', ' ')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (stored) => {
      const text = decodeBase64(stored)
      if (text !== undefined) expect(encodeBase64(text)).toBe(stored)
    }),
    { numRuns: 1000 },
  )
})
