import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAGE_SIZES } from './pageSizes.ts'
import { canGoToPage, hasMorePages, totalPages } from './pages.ts'

test.each([
  [0, 10, 1, 0, false],
  [10, 10, 1, 1, false],
  [11, 10, 1, 2, true],
  [11, 10, 2, 2, false],
  [25, 10, 2, 3, true],
  [25, 10, 3, 3, false],
  [5, 2, 1, 3, true],
  [51, 50, 1, 2, true],
  [301, 300, 1, 2, true],
])('PAGE-04 %i rows by %i, on page %i of %i: more is %s', (total, size, page, pages, more) => {
  expect(totalPages(total, size)).toBe(pages)
  expect(hasMorePages(page, total, size)).toBe(more)
})

test('PMAP-37 a list of 5 by 2 has 3 pages', () => {
  expect(totalPages(5, PAGE_SIZES.statusList)).toBe(3)
  expect(totalPages(5, PAGE_SIZES.tripDrivers)).toBe(3)
})

test.each([
  [-5, 10],
  [10, 0],
  [10, -1],
  [10, 0.5],
  [Number.NaN, 10],
  [10, Number.NaN],
  [Number.POSITIVE_INFINITY, 10],
  ['many', 10],
  [undefined, undefined],
])('PAGE-04 %s rows by %s have no pages', (total, size) => {
  expect(totalPages(total as never, size as never)).toBe(0)
})

test('PAGE-04 a total in text form counts', () => {
  expect(totalPages('25' as never, 10)).toBe(3)
})

test('PAGE-04 the pages hold every row and none is empty', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1000 }), (total, size) => {
      const pages = totalPages(total, size)
      expect(pages * size).toBeGreaterThanOrEqual(total)
      expect((pages - 1) * size).toBeLessThan(total)
    }),
  )
})

test.each([
  [5, 0, false],
  [5, 6, false],
  [5, 2, true],
  [0, 1, false],
  [5, 1.5, false],
  [5, Number.NaN, false],
])('PAGE-05 of %i pages, page %d exists: %s', (pages, page, exists) => {
  expect(canGoToPage(page, pages)).toBe(exists)
})

test.each([
  ['MAP-25', 'consoleLocations', 300],
  ['CHK-09', 'checkIns', 10],
  ['DRV-13', 'consoleDrivers', 15],
  ['GDRV-04', 'drivers', 10],
  ['WAL-02', 'topUps', 10],
  ['TXN-08', 'transactions', 5],
  ['APR-14', 'approvals', 300],
  ['PMAP-35', 'statusList', 2],
  ['PMAP-36', 'tripDrivers', 2],
  ['PMAP-38', 'mapTrips', 50],
  ['BKG-21', 'bookings', 10],
  ['LOC-08', 'placeResults', 5],
  ['LOC-21', 'checkLocations', 10],
  ['LOC-26', 'unknownLocations', 12],
  ['TRIP-07', 'trips', 5],
  ['OMAP-27', 'ownerTrips', 50],
] as const)('by %s %s come %i a page', (_, list, size) => {
  expect(PAGE_SIZES[list]).toBe(size)
})

test('PAGE-05 the first and the last page exist', () => {
  expect(canGoToPage(1, 5)).toBe(true)
  expect(canGoToPage(5, 5)).toBe(true)
})

test('the list of unregistered drivers has the page size of the list that it fills', () => {
  expect(PAGE_SIZES.unregisteredDrivers).toBe(PAGE_SIZES.consoleDrivers)
})

test('the location table, whose size is not documented, has that of the check list', () => {
  expect(PAGE_SIZES.savedLocations).toBe(PAGE_SIZES.checkLocations)
})
