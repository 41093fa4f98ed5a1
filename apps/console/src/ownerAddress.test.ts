import { OWNER_FILTERS, type OwnerFilters } from '@fleetgis/ui/TripList'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownerMapHref, tripListAddress, tripListHref } from './ownerAddress.ts'
import { readQuery } from './readQuery.ts'

const OWNER = 'driverid=O-1&language=my&theme=dark'

function queryOf(search: string) {
  const result = readQuery('/trip-list', search, 'token')
  if (!result.ok) throw new Error(`Refused: ${result.invalid}`)
  return result.query
}

/** The filters that the page reads from an address. */
function open(search: string): OwnerFilters {
  const query = queryOf(`?${OWNER}&${search}`)
  return tripListAddress(query).read(query, '')
}

test('TRIP-01 an address without filters shows all trips of today', () => {
  expect(open('')).toEqual(OWNER_FILTERS)
})

test.each([
  ['CF-94 2 is the week', 'showdate=2', { option: 'week' }],
  ['CF-94 3 is the month', 'showdate=3', { option: 'month' }],
  ['CF-94 an unknown code is today', 'showdate=9', { option: 'today' }],
  [
    'CF-94 dates count only with 4',
    'showdate=3&startdate=2026-11-01&enddate=2026-11-02',
    { option: 'month' },
  ],
  [
    'TRIP-01 a range has its dates',
    'showdate=4&startdate=2026-11-01&enddate=2026-11-02',
    { option: 'range', start: '2026-11-01', end: '2026-11-02' },
  ],
  ['broken dates are ignored', 'showdate=4&startdate=2026-02-31&enddate=x', { option: 'today' }],
])('%s', (_, search, period) => {
  expect(open(search).period).toEqual(period)
})

test('TRIP-01 the vehicle repeats', () => {
  expect(open('vehicleid=V-1&vehicleid=V-2&vehicleid=').vehicleIds).toEqual(['V-1', 'V-2'])
})

test('OMAP-06 the link of the map carries owner, look and filters', () => {
  const filters: OwnerFilters = { search: ' Aung ', period: { option: 'week' }, vehicleIds: ['V-1', 'V-2'] }
  expect(tripListHref(queryOf(`?${OWNER}`), filters)).toBe(
    `/trip-list?${OWNER}&search=Aung&showdate=2&vehicleid=V-1&vehicleid=V-2`,
  )
})

test('TRIP-02 the way back keeps the owner and the look', () => {
  expect(ownerMapHref(queryOf(`?${OWNER}&search=Aung`))).toBe(`/owner-map?${OWNER}`)
})

test('filters survive the round trip through the address', () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((each) => each.trim())
    .filter((each) => each !== '')
  fc.assert(
    fc.property(
      fc.record({
        search: text,
        period: fc.constantFrom<OwnerFilters['period']>(
          { option: 'today' },
          { option: 'month' },
          { option: 'range', start: '2026-11-01', end: '2026-11-20' },
        ),
        vehicleIds: fc.uniqueArray(text, { maxLength: 5 }),
      }),
      (filters) => {
        const href = tripListHref(queryOf(`?${OWNER}`), filters)
        expect(open(href.slice(href.indexOf('&search') + 1))).toEqual(filters)
      },
    ),
  )
})
