import { expect, test } from 'vitest'
import { partOfTrips } from './partOfTrips.ts'

const page = { trips: 300, rows: 300, size: 300, known: 12_041 }

test.each([
  ['300 of 12,041', 'the summary counts more', {}, { shown: 300, total: 12_041 }],
  ['at least 300', 'only the full page says so', { known: 300 }, { shown: 300, total: undefined }],
  ['at least 300', 'there is no summary', { known: undefined }, { shown: 300, total: undefined }],
  [
    'at least 299',
    'a row of a full page is broken',
    { trips: 299, known: 12 },
    { shown: 299, total: undefined },
  ],
  ['nothing', 'the page has all', { trips: 12, rows: 12, known: 12 }, undefined],
  ['nothing', 'no trip is loaded', { trips: 0, rows: 0 }, undefined],
] as const)('CF-178 a map says %s trips where %s', (_said, _where, changes, expected) => {
  expect(partOfTrips({ ...page, ...changes })).toEqual(expected)
})
