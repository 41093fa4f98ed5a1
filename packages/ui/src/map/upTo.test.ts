import { expect, test } from 'vitest'
import { MAX_DRAWN, upTo } from './upTo.ts'

test('of 20,001 vehicles or trips the first 20,000 are drawn', () => {
  const items = Array.from({ length: 20_001 }, (_, index) => index)
  for (const most of Object.values(MAX_DRAWN)) {
    expect(upTo(most, items)).toHaveLength(20_000)
    expect(upTo(most, items).at(-1)).toBe(19_999)
  }
})

test('a list of 20,000 is returned unchanged', () => {
  const items = Array.from({ length: 20_000 }, (_, index) => index)
  expect(upTo(MAX_DRAWN.vehicles, items)).toBe(items)
})
