import { expect, test } from 'vitest'
import { shownSearch } from './shownSearch.ts'

test.each([
  ['095550101', undefined, '095550101'],
  ['095550101', 'D-1', '0955***101'],
  ['thida@example.com', 'D-1', 't***@example.com'],
  ['', undefined, ''],
])('CF-47 the search %j of the located person %j is shown as %j', (search, located, shown) => {
  expect(shownSearch({ search, located })).toBe(shown)
})
