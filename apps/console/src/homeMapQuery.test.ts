import { HOME_MAP_FILTERS, type HomeMapFilters } from '@fleetgis/ui/HomeMap'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHomeMapFilters, writeHomeMapFilters } from './homeMapQuery.ts'
import { readQuery } from './readQuery.ts'

/** The filters that a page reads from an address. */
function open(search: string): HomeMapFilters {
  const result = readQuery('/home/map', search)
  if (!result.ok) throw new Error(`Refused: ${result.invalid}`)
  return readHomeMapFilters(result.query)
}

test('CF-106 an address without filters gives the initial map', () => {
  expect(open('')).toEqual(HOME_MAP_FILTERS)
  expect(writeHomeMapFilters(HOME_MAP_FILTERS)).toBe('')
})

test('MAP-05 a custom period keeps its days', () => {
  const filters: HomeMapFilters = {
    ...HOME_MAP_FILTERS,
    period: { option: 'range', start: '2026-11-01', end: '2026-11-20' },
  }
  const address = writeHomeMapFilters(filters)
  expect(address).toBe('?period=range&startdate=2026-11-01&enddate=2026-11-20')
  expect(open(address)).toEqual(filters)
})

test.each([
  ['?period=year', { period: { option: 'today' } }],
  ['?period=range&startdate=2026-02-31&enddate=2026-03-01', { period: { option: 'today' } }],
  ['?city=9', { cityId: 1 }],
  ['?locations=yes', undefined],
  ['?markers=2', { markers: true }],
  ['?groups=%25E0%25A4,G-2', { groupIds: ['%E0%A4', 'G-2'] }],
])('%s is read without harm', (address, expected) => {
  if (expected === undefined) expect(() => open(address)).toThrow('Refused: locations')
  else expect(open(address)).toMatchObject(expected)
})

test('every filter survives the round trip through the address', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((each) => each.trim())
  fc.assert(
    fc.property(
      fc.record({
        period: fc.constantFrom({ option: 'today' }, { option: '7days' }, { option: '30days' } as const),
        cityId: fc.integer({ min: 1, max: 5 }),
        groupIds: fc.uniqueArray(
          text.filter((each) => each !== ''),
          { maxLength: 5 },
        ),
        search: text,
        locations: fc.boolean(),
        routes: fc.boolean(),
        markers: fc.boolean(),
      }),
      (filters) => {
        expect(open(writeHomeMapFilters(filters as HomeMapFilters))).toEqual(filters)
      },
    ),
  )
})
