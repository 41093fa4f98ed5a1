import { expect, test } from 'vitest'
import { MOST_POSITIONS, morePositions, repeatsPages } from './morePositions.ts'

const first = { drivers: 288, known: 7702, rows: 300, lastRows: 300, size: 300, isRepeated: false }

test.each([
  ['more', 'the summary and a full page say so', {}],
  ['more', 'only a full page says so', { known: 288 }],
  ['more', 'a full page says so, and there is no summary', { known: undefined }],
  ['more', 'only the summary says so: the server may send shorter pages', { rows: 100, lastRows: 100 }],
  ['none', 'a short page has all drivers of the summary', { drivers: 250, known: 250, lastRows: 260 }],
  ['none', 'a short page has more drivers than the summary', { drivers: 250, known: 12, lastRows: 260 }],
  ['none', 'a short page ends a list without a summary', { known: undefined, lastRows: 299 }],
  ['repeated', 'the server sends the same rows again', { rows: 600, isRepeated: true }],
  ['ended', 'a page is empty, but the summary counts more', { lastRows: 0 }],
  ['none', 'a page is empty, and the summary counts no more', { known: 288, lastRows: 0 }],
  ['capped', 'as many rows are loaded as a map loads', { drivers: 6000, rows: 20_000 }],
] as const)('CF-178 it says %s where %s', (expected, _, changes) => {
  expect(morePositions({ ...first, ...changes })).toBe(expected)
})

test('CF-178 a map loads at most 20,000 positions', () => {
  expect(MOST_POSITIONS).toBe(20_000)
})

const page = (...keys: string[]) => keys.map((key) => ({ key, userId: 'same' }))

test.each([
  ['the same rows again', [page('1', '2'), page('1', '2')], true],
  ['the rows of the first page in another order', [page('1', '2'), page('3', '4'), page('2', '1')], true],
  ['the rows of the page before', [page('1', '2'), page('3', '4'), page('4', '3')], true],
  ['rows that newer reports moved down', [page('1', '2'), page('3', '4'), page('2', '3')], false],
  ['one new row', [page('1', '2'), page('2', '3')], false],
  ['no rows', [page('1'), page()], false],
  ['the only page', [page('1')], false],
  ['no page', [], false],
] as const)('CF-178 %s: repeated is %j', (_, pages, expected) => {
  expect(repeatsPages(pages)).toBe(expected)
})

test('CF-178 a key that all drivers share repeats nothing', () => {
  expect(repeatsPages([[{ key: '0', userId: 'a' }], [{ key: '0', userId: 'b' }]])).toBe(false)
})
