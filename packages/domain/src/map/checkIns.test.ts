import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CheckInFilter, countUndated, filterCheckIns, indexCheckIns } from './checkIns.ts'

const filtered = <Row extends { userId: string; groupId: string; at: string }>(
  of: readonly Row[],
  filter: CheckInFilter,
) => filterCheckIns(indexCheckIns(of), filter)

const row = (userId: string, groupId: string, at: string) => ({ userId, groupId, at })
const rows = [
  row('Aung@example.com', 'G1', '2025-01-01 00:00:00'),
  row('+959791234567', 'G2', '2025-01-02 23:59:59'),
  row('thida@example.com', 'G1', '2025-01-03T12:00:00'),
  row('unread', 'G3', 'yesterday'),
]
const users = (filter: CheckInFilter) => filtered(rows, filter).map(({ userId }) => userId)
const dated = ['Aung@example.com', '+959791234567', 'thida@example.com']

test.each([
  ['AUNG', ['Aung@example.com']],
  [' 9791 ', ['+959791234567']],
  ['example', ['Aung@example.com', 'thida@example.com']],
  ['', dated],
  ['  ', dated],
  ['.*', []],
])('CHK-06 the search %j finds the user ids %j', (search, found) => {
  expect(users({ search })).toEqual(found)
})

test('CHK-06 the search ignores the case of a user id', () => {
  expect(users({ search: 'aung@EXAMPLE' })).toEqual(['Aung@example.com'])
})

test('CHK-06 the search finds the name that is shown for a user id too', () => {
  const entries = indexCheckIns(rows, (userId) => (userId === '+959791234567' ? 'Ko Aung Kyaw' : undefined))
  const found = (search: string) => filterCheckIns(entries, { search }).map(({ userId }) => userId)
  expect(found('aung ky')).toEqual(['+959791234567'])
  expect(found('AUNG')).toEqual(['Aung@example.com', '+959791234567'])
  expect(found('9791')).toEqual(['+959791234567'])
})

test('CF-166 names are matched with the search in their spelling, user ids with what is typed', () => {
  const entries = indexCheckIns(rows, (userId) => (userId === '+959791234567' ? 'ကျော်မင်း' : undefined))
  const found = (filter: CheckInFilter) => filterCheckIns(entries, filter).map(({ userId }) => userId)
  expect(found({ search: 'ေက်ာ္မင္း', searchName: 'ကျော်မင်း' })).toEqual(['+959791234567'])
  expect(found({ search: 'thida', searchName: 'ကျော်မင်း' })).toEqual(['+959791234567', 'thida@example.com'])
})

test.each([
  [['G1'], ['Aung@example.com', 'thida@example.com']],
  [['G2', 'G1'], dated],
  [['g1'], []],
  [[], dated],
])('CHK-07 the groups %j leave the users %j', (groupIds, found) => {
  expect(users({ groupIds })).toEqual(found)
})

test.each([
  ['2025-01-01', '2025-01-01', ['Aung@example.com']],
  ['2025-01-02', '2025-01-02', ['+959791234567']],
  ['2025-01-02', '2025-01-03', ['+959791234567', 'thida@example.com']],
  ['2024-09-01', '2024-12-31', []],
  ['2025-01-03', '2025-01-01', []],
  ['2025-01-02', '', ['+959791234567', 'thida@example.com']],
  ['', '2025-01-02', ['Aung@example.com', '+959791234567']],
  ['2025-02-30', 'soon', dated],
])('CHK-08 the days %j to %j leave the users %j, both days included', (start, end, found) => {
  expect(users({ start, end })).toEqual(found)
})

test('CF-28 without chosen days a check-in without a readable date stays', () => {
  const kept = { start: '2025-01-01', end: '2025-01-02', keepsUndated: true }
  expect(users(kept)).toEqual(['Aung@example.com', '+959791234567', 'unread'])
  expect(users({ ...kept, search: 'aung' })).toEqual(['Aung@example.com'])
})

test('CF-28 the check-ins without a readable date that match search and groups are counted', () => {
  const entries = indexCheckIns([...rows, row('no date', 'G3', '')])
  expect(countUndated(entries, {})).toBe(2)
  expect(countUndated(entries, { start: '2025-01-01', groupIds: ['G3'], search: 'UNREAD' })).toBe(1)
  expect(countUndated(entries, { groupIds: ['G1'] })).toBe(0)
})

test('CHK-12 a day is a fleet-local day, whatever zone the stamp has', () => {
  const late = [row('a', 'G1', '2025-01-01T17:29:59Z'), row('b', 'G1', '2025-01-01T17:30:00Z')]
  const day = { start: '2025-01-02', end: '2025-01-02' }
  expect(filtered(late, day)).toEqual([late[1]])
})

test('CHK-05 filtered rows keep their order, and each filter only narrows', () => {
  const someRow = fc.record({
    userId: fc.string({ maxLength: 3 }),
    groupId: fc.constantFrom('G1', 'G2'),
    at: fc.constantFrom('2025-01-01 10:00:00', '2025-01-05 10:00:00', ''),
  })
  fc.assert(
    fc.property(fc.array(someRow), fc.string({ maxLength: 2 }), (some, search) => {
      const all = filtered(some, {})
      const found = filtered(some, { search, groupIds: ['G1'], start: '2025-01-02' })
      expect(all.filter((one) => found.includes(one))).toEqual(found)
      expect(all).toEqual(some.filter(({ at }) => at !== ''))
    }),
  )
})
