import { expect, test } from 'vitest'
import { nextToDecide } from './nextToDecide.ts'

const rows = [
  { key: 'a', status: 1 },
  { key: 'b', status: 2 },
  { key: 'c', status: 1 },
  { key: 'd', status: 4 },
  { key: 'e', status: 1 },
]

test('the next request to decide is the next submitted one, at the end the first', () => {
  expect(nextToDecide(rows, 'a', new Set())).toBe('c')
  expect(nextToDecide(rows, 'c', new Set())).toBe('e')
  expect(nextToDecide(rows, 'e', new Set())).toBe('a')
  expect(nextToDecide(rows, 'a', new Set(['c']))).toBe('e')
  expect(nextToDecide(rows, 'a', new Set(['c', 'e']))).toBeUndefined()
  expect(nextToDecide([], 'a', new Set())).toBeUndefined()
})
