import { expect, test } from 'vitest'
import { describeFailure } from './describeFailure.ts'

test('R12 an error is described by its kind, never by its message', () => {
  const described = describeFailure(new TypeError('No driver aung@example.com with token abc.def'))
  expect(described).toEqual({ error: 'TypeError', isLoadFailure: false })
})

test.each([
  ['aung@example.com', 'string'],
  [{ phone: '09-5550100' }, 'object'],
  [undefined, 'undefined'],
] as const)('R12 a thrown value that is no error is described by its type: %j', (thrown, type) => {
  expect(describeFailure(thrown)).toEqual({ error: type, isLoadFailure: false })
})

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://fleet.example/LeafletMap.js'],
  ['Firefox', 'error loading dynamically imported module: https://fleet.example/LeafletMap.js'],
  ['Safari', 'Importing a module script failed.'],
  ['webpack', 'Loading chunk 7 failed. (error: https://fleet.example/7.js)'],
])('code that did not arrive is known in the words of %s', (_, message) => {
  expect(describeFailure(new Error(message)).isLoadFailure).toBe(true)
})
