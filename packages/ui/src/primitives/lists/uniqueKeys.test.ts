import { expect, test } from 'vitest'
import { uniqueKeys } from './uniqueKeys.ts'

test('a text that repeats gets another key each time', () => {
  expect(new Set(uniqueKeys(['Hledan', 'Insein', 'Hledan', 'Hledan'])).size).toBe(4)
})

test('a text that ends in a number differs from the repeat of a shorter one', () => {
  expect(new Set(uniqueKeys(['a', 'a', 'a 2', '2 a', ''])).size).toBe(5)
})

test('a text keeps its key when another one is inserted before it', () => {
  const [hledan] = uniqueKeys(['Hledan'])
  expect(uniqueKeys(['Insein', 'Hledan'])[1]).toBe(hledan)
})

test('no texts have no keys', () => {
  expect(uniqueKeys([])).toEqual([])
})
