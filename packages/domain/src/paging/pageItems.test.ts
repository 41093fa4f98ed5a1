import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPageItems, locationPageItems, unknownPageItems } from './pageItems.ts'

const TABLE = [
  [1, 1, '1', '1', ''],
  [1, 2, '1 2', '1 2', '1 2'],
  [2, 3, '1 2 3', '1 2 3', '1 2 3'],
  [1, 7, '1 2 ... 7', '1 2 3 4 5 6 7', '1 2 7'],
  [4, 7, '1 ... 3 4 5 ... 7', '1 2 3 4 5 6 7', '1 3 4 5 7'],
  [1, 8, '1 2 ... 8', '1 2 ... 8', '1 2 8'],
  [2, 8, '1 2 3 ... 8', '1 2 3 ... 8', '1 2 3 8'],
  [3, 8, '1 2 3 4 ... 8', '1 2 3 4 ... 8', '1 2 3 4 8'],
  [4, 8, '1 ... 3 4 5 ... 8', '1 ... 3 4 5 ... 8', '1 3 4 5 8'],
  [5, 8, '1 ... 4 5 6 ... 8', '1 ... 4 5 6 ... 8', '1 4 5 6 8'],
  [8, 8, '1 ... 7 8', '1 ... 7 8', '1 7 8'],
  [1, 20, '1 2 ... 20', '1 2 ... 20', '1 2 20'],
  [10, 20, '1 ... 9 10 11 ... 20', '1 ... 9 10 11 ... 20', '1 9 10 11 20'],
  [19, 20, '1 ... 18 19 20', '1 ... 18 19 20', '1 18 19 20'],
  [20, 20, '1 ... 19 20', '1 ... 19 20', '1 19 20'],
  [1, 0, '', '', ''],
] as const

const shown = (items: readonly unknown[]) => items.join(' ').replaceAll('ellipsis', '...')

test.each(TABLE)('LOC-14 page %i of %i of the location table: %s', (current, pages, location) => {
  expect(shown(locationPageItems(current, pages))).toBe(location)
})

test.each(TABLE)(
  'LOC-25 page %i of %i of the unknown locations (the table has %s): %s',
  (current, pages, _, unknown) => {
    expect(shown(unknownPageItems(current, pages))).toBe(unknown)
  },
)

test.each(TABLE)('LOC-20 page %i of %i of the check list', (current, pages, _location, _unknown, check) => {
  expect(shown(checkPageItems(current, pages))).toBe(check)
})

const lists = [
  ['LOC-14', locationPageItems, 1],
  ['LOC-25', unknownPageItems, 1],
  ['LOC-20', checkPageItems, 2],
] as const

test.each(lists)(
  '%s a page list has first, current and last, rises, and has seven items at most',
  (_, items, from) => {
    fc.assert(
      fc.property(
        fc.integer({ min: from, max: Number.MAX_SAFE_INTEGER - 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (pages, share) => {
          const current = Math.max(1, Math.ceil(pages * share))
          const list = items(current, pages)
          const numbers = list.filter((item) => item !== 'ellipsis')
          expect(numbers[0]).toBe(1)
          expect(numbers).toContain(current)
          expect(numbers.at(-1)).toBe(pages)
          expect(numbers.every((page, index) => index === 0 || page > (numbers[index - 1] ?? page))).toBe(
            true,
          )
          expect(list.length).toBeLessThanOrEqual(7)
        },
      ),
    )
  },
)

test.each(lists)('%s a gap replaces only omitted pages', (_, items) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (current, pages) => {
      const list = items(current, pages)
      for (const [index, item] of list.entries()) {
        if (item !== 'ellipsis') continue
        expect(Number(list[index + 1]) - Number(list[index - 1])).toBeGreaterThan(1)
      }
    }),
  )
})

test.each(lists)('%s a current page outside the range counts as the nearest one', (_, items) => {
  expect(items(0, 8)).toEqual(items(1, 8))
  expect(items(-3, 8)).toEqual(items(1, 8))
  expect(items(99, 8)).toEqual(items(8, 8))
  expect(items(Number.NaN, 8)).toEqual(items(1, 8))
  expect(items(2.9, 8.9)).toEqual(items(2, 8))
  expect(items('2' as never, '8' as never)).toEqual(items(2, 8))
})

test.each(lists)('%s a page list stays short for any input and does not throw', (_, items) => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (current, pages) => {
      expect(items(current as never, pages as never).length).toBeLessThanOrEqual(7)
    }),
  )
  expect(items(1, -5)).toEqual([])
  expect(items(1, Number.POSITIVE_INFINITY)).toEqual([])
  expect(items(1e300, 1e300).length).toBeLessThanOrEqual(7)
})

test('LOC-14 if only the page before the last would be omitted, there is no gap', () => {
  expect(shown(locationPageItems(6, 8))).toBe('1 ... 5 6 7 8')
  expect(shown(locationPageItems(7, 8))).toBe('1 ... 6 7 8')
  expect(shown(locationPageItems(2, 4))).toBe('1 2 3 4')
})

test('LOC-14 for huge numbers the pages are still whole and unique', () => {
  const items = locationPageItems(1e300, 1e300).filter((item) => item !== 'ellipsis')
  expect(items.every(Number.isSafeInteger)).toBe(true)
  expect(new Set(items).size).toBe(3)
})
