import { expect, test } from 'vitest'
import { rowAfter } from './useActiveRow.ts'

test('arrows move by one row, and stop at the first and the last one', () => {
  expect(rowAfter('ArrowDown', 3, 10)).toBe(4)
  expect(rowAfter('ArrowUp', 3, 10)).toBe(2)
  expect(rowAfter('ArrowDown', 9, 10)).toBe(9)
  expect(rowAfter('ArrowUp', 0, 10)).toBe(0)
})

test('Home and End move to the ends, and Page Up and Page Down stop there', () => {
  expect(rowAfter('Home', 5, 10)).toBe(0)
  expect(rowAfter('End', 5, 10)).toBe(9)
  expect(rowAfter('PageDown', 5, 10)).toBe(9)
  expect(rowAfter('PageUp', 5, 10)).toBe(0)
})

test('other keys do not move', () => {
  expect(rowAfter('Enter', 5, 10)).toBeUndefined()
  expect(rowAfter('toString', 5, 10)).toBeUndefined()
})
