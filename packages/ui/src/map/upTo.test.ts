import { expect, test } from 'vitest'
import { MAX_DRAWN, upTo } from './upTo.ts'

const listOf = (length: number) => Array.from({ length }, (_, index) => index)

test('T25 a map draws at most 100,000 vehicles and 20,000 trips', () => {
  expect(MAX_DRAWN).toEqual({ vehicles: 100_000, trips: 20_000 })
})

test('of a longer list the first items are kept', () => {
  expect(upTo(3, listOf(5))).toEqual([0, 1, 2])
  expect(upTo(0, listOf(5))).toEqual([])
  expect(upTo(-1, listOf(5))).toEqual([])
})

test('a list of as many items is returned unchanged', () => {
  const items = listOf(5)
  expect(upTo(5, items)).toBe(items)
})
