import { expect, test } from 'vitest'
import { DRIVER_COUNTERS } from './driverCounts.ts'

test('PMAP-07 the counters are online green, ongoing red, offline gray, and all', () => {
  expect(DRIVER_COUNTERS.map(({ name, colour }) => [name, colour])).toEqual([
    ['online', 'green'],
    ['ongoing', 'red'],
    ['offline', 'gray'],
    ['all', undefined],
  ])
})

test('CF-98 the tabs request status 1, 2 and 3, and All has no list', () => {
  expect(DRIVER_COUNTERS.map(({ status }) => status)).toEqual([1, 2, 3, undefined])
})
