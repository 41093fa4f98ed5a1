import type { CheckInFilters } from '@fleetgis/ui/CheckInList'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkInListAddress } from './checkInListAddress.ts'
import { readHistoryEntry } from './historyEntry.ts'
import { readQuery } from './readQuery.ts'
import { writeQuery } from './useListFilters.ts'

/** The filters that the page reads from an address. */
function open(search: string): CheckInFilters {
  const result = readQuery('/home/checkin-list', search)
  if (!result.ok) throw new Error(`Refused: ${result.invalid}`)
  return checkInListAddress.read(result.query, '')
}

test('an address without parameters gives all check-ins, and no parameters', () => {
  expect(open('')).toEqual({ search: '', groupIds: [], days: undefined, page: 1 })
  expect(writeQuery(checkInListAddress.write(open('')))).toBe('')
})

test.each([
  ['?page=0', { page: 1 }],
  ['?page=1e3', { page: 1 }],
  ['?page=12', { page: 12 }],
  ['?startdate=2025-02-31&enddate=2025-03-01', { days: undefined }],
  ['?startdate=2025-03-02&enddate=2025-03-01', { days: { start: '2025-03-01', end: '2025-03-01' } }],
  ['?sort=-userId', { sort: { columnId: 'userId', direction: 'descending' } }],
  ['?sort=%3Cb%3E', { sort: undefined }],
  ['?groups=%25E0%25A4,G-2', { groupIds: ['%E0%A4', 'G-2'] }],
])('%s is read without harm', (address, expected) => {
  expect(open(address)).toMatchObject(expected)
})

test('T11 the search text is never in the address', () => {
  const filters = { ...open(''), search: '+95 9 791 234 567' }
  expect(writeQuery(checkInListAddress.write(filters))).toBe('')
})

test('filters survive the round trip through the address', () => {
  const id = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((each) => each.trim() !== '')
  fc.assert(
    fc.property(
      fc.record({
        search: fc.constant(''),
        groupIds: fc.uniqueArray(id, { maxLength: 5 }),
        sort: fc.constantFrom(undefined, { columnId: 'at', direction: 'ascending' } as const),
        days: fc.constantFrom(undefined, { start: '2024-09-01', end: '2025-01-05' }),
        page: fc.integer({ min: 1, max: 2000 }),
      }),
      (filters) => {
        expect(open(writeQuery(checkInListAddress.write(filters)))).toEqual(filters)
      },
    ),
  )
})

test.each([
  [null, {}],
  ['text', {}],
  [{ search: 5, scroll: '9' }, {}],
  [
    { search: 'aung', scroll: 240 },
    { search: 'aung', scroll: 240 },
  ],
  [{ scroll: -1 }, {}],
])('the history entry %j is read as %j', (state, expected) => {
  expect(readHistoryEntry(state)).toEqual(expected)
})
