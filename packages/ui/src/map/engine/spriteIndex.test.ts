import { expect, test } from 'vitest'
import { HEADINGS, MARKER_COLOURS, NOT_DRAWN, SPRITES_PER_COLOUR, spriteIndex } from './spriteIndex.ts'

test.each([
  [0, 0],
  [4.9, 0],
  [5, 1],
  [90, 9],
  [354.9, 35],
  [355, 0],
  [360, 0],
  [-90, 27],
  [725, 1],
])('a heading of %d degrees is direction %d', (heading, direction) => {
  expect(spriteIndex('neutral', heading)).toBe(direction)
})

test.each([[undefined], [Number.NaN], [Number.POSITIVE_INFINITY]])(
  'CF-116 a heading of %s has the sprite without a direction',
  (heading) => {
    expect(spriteIndex('neutral', heading)).toBe(HEADINGS)
  },
)

test('no two colours share a sprite, and no index is that of a hidden vehicle', () => {
  const all = MARKER_COLOURS.flatMap((colour) => [
    spriteIndex(colour, undefined),
    ...Array.from({ length: HEADINGS }, (_, step) => spriteIndex(colour, step * 10)),
  ])
  expect(new Set(all).size).toBe(MARKER_COLOURS.length * SPRITES_PER_COLOUR)
  expect(all).not.toContain(NOT_DRAWN)
})
