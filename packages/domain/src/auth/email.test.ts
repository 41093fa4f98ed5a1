import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each(['aung@example.com', 'thida.win@mail.example.org', 'a+b@x-y.co', '0@1.mm'])(
  'VAL-02 %s is an e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

test.each([
  'abc',
  '',
  '@example.com',
  'aung@',
  'aung@example',
  'aung@example.',
  'aung@.com',
  'aung@exa..mple.com',
  'aung@-example.com',
  'a@b@example.com',
  'a b@example.com',
  ' aung@example.com',
  'aung@example.com\n',
  '\u1021\u1031\u102c\u1004@example.com',
  'aung@\u1021\u1031.com',
  '<aung@example.com>',
  `${'a'.repeat(250)}@example.com`,
])('%j is not an e-mail address', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('a missing value is not an e-mail address', () => {
  expect(isEmail(undefined)).toBe(false)
  expect(isEmail(null)).toBe(false)
})

test('VAL-02 every plain address is one', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,12}$/)
  fc.assert(
    fc.property(word, word, word, (name, host, top) => {
      expect(isEmail(`${name}@${host}.${top}`)).toBe(true)
      expect(isEmail(`${name}@${host}`)).toBe(false)
    }),
  )
})

test('a hostile megabyte is checked in linear time', () => {
  expect(isEmail(`${'a.'.repeat(500_000)}@`)).toBe(false)
})

test('an address has 254 characters at most', () => {
  const labels = ['a'.repeat(63), 'b'.repeat(63), 'c'.repeat(59), 'org'].join('.')
  const address = (length: number) => `${'x'.repeat(length - labels.length - 1)}@${labels}`
  expect(address(254)).toHaveLength(254)
  expect(isEmail(address(254))).toBe(true)
  expect(isEmail(address(255))).toBe(false)
})
