import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { spelledFor } from './spelledFor.ts'

test.each([
  ['5000', 5000],
  ['-7', -7],
  ['16.8', 16.8],
])('%j is the number %d', (text, expected) => {
  expect(spelledFor(z.number(), text)).toBe(expected)
})

test.each([[''], ['1e3'], ['0x10'], [' 7'], ['7 '], ['.5'], ['NaN'], ['၅']])('%j stays text', (text) => {
  expect(spelledFor(z.number(), text)).toBe(text)
})

test('a list may be one value, or an empty text; its values are converted too', () => {
  const list = z.array(z.number())
  expect(spelledFor(list, '8')).toEqual([8])
  expect(spelledFor(list, 8)).toEqual([8])
  expect(spelledFor(list, '')).toEqual([])
  expect(spelledFor(list, ['8', 'x'])).toEqual([8, 'x'])
})

test('the schema refuses other values for a list', () => {
  for (const value of [null, true, { 0: 8 }]) expect(spelledFor(z.array(z.number()), value)).toBe(value)
})

test('fields are converted at any depth, optional ones too, and unknown ones stay unchanged', () => {
  const schema = z.object({ places: z.array(z.object({ lat: z.number() })), size: z.optional(z.number()) })
  expect(spelledFor(schema, { places: [{ lat: '16.8' }], size: '2', more: '3', toString: '4' })).toEqual({
    places: [{ lat: 16.8 }],
    size: 2,
    more: '3',
    toString: '4',
  })
})

test('BKS-40 a number is not converted to text', () => {
  expect(spelledFor(z.object({ status: z.string() }), { status: 13 })).toEqual({ status: 13 })
})

test('a field named __proto__ changes no prototype', () => {
  const read = spelledFor(z.object({}), JSON.parse('{"__proto__": {"isAdmin": true}}'))
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
})
