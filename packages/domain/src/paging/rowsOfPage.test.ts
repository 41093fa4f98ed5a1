import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAGE_SIZES } from './pageSizes.ts'
import { totalPages } from './pages.ts'
import { rowsOfPage } from './rowsOfPage.ts'

const rows = Array.from({ length: 23 }, (_, index) => index + 1)

test('the check-in list has ten rows per page, the last page the rest', () => {
  expect(rowsOfPage(rows, 1, PAGE_SIZES.checkIns)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(rowsOfPage(rows, 3, PAGE_SIZES.checkIns)).toEqual([21, 22, 23])
})

test('LOC-08 the results of a place search are paged by five', () => {
  expect(rowsOfPage(rows, 2, PAGE_SIZES.placeResults)).toEqual([6, 7, 8, 9, 10])
})

test.each([0, -1, 4, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'PAGE-05 the page %d does not exist and is empty',
  (page) => {
    expect(rowsOfPage(rows, page, 10)).toEqual([])
  },
)

test.each([0, -5, Number.NaN])('PAGE-05 a page size of %d has no rows', (size) => {
  expect(rowsOfPage(rows, 1, size)).toEqual([])
})

test('PAGE-04 all pages together are all rows', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 12 }), (all, size) => {
      const pages = Array.from({ length: totalPages(all.length, size) }, (_, index) => index + 1)
      expect(pages.flatMap((page) => rowsOfPage(all, page, size))).toEqual(all)
    }),
  )
})
