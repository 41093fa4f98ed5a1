import { HOME_MAP_FILTERS, type HomeMapFilters } from '@fleetgis/ui/HomeMap'
import { OWNER_FILTERS, type OwnerFilters } from '@fleetgis/ui/TripList'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Address } from './address.ts'
import { readHistoryEntry } from './historyEntry.ts'
import {
  adminBookings,
  checkInList,
  dashboard,
  homeMap,
  location,
  ownerMap,
  role,
  roleForm,
  tripList,
} from './routes.ts'

const OWNER = 'driverid=O-1'

const queryOf = (href: string) => new URL(href, 'https://console.example.com').search

/** The filters that the page reads from a query. */
function open<Filters>(address: Address<{ filters: Filters }>, search: string): Filters {
  const result = address.read({}, search)
  if (!result.ok) throw new Error(`Refused: ${result.invalid}`)
  return result.values.filters
}

const openTrips = (search: string) => open(tripList, `?${OWNER}&${search}`)

test('CF-106 an address without filters gives the initial map, and is written without', () => {
  expect(open(homeMap, '')).toEqual(HOME_MAP_FILTERS)
  expect(homeMap.write({ filters: HOME_MAP_FILTERS })).toBe('/home/map')
})

test('MAP-05 a custom period keeps its days', () => {
  const filters: HomeMapFilters = {
    ...HOME_MAP_FILTERS,
    period: { option: 'range', start: '2026-11-01', end: '2026-11-20' },
  }
  const href = homeMap.write({ filters })
  expect(href).toBe('/home/map?period=range&startdate=2026-11-01&enddate=2026-11-20')
  expect(open(homeMap, queryOf(href))).toEqual(filters)
})

test.each([
  ['?period=year', { period: { option: 'today' } }],
  ['?period=range&startdate=2026-02-31&enddate=2026-03-01', { period: { option: 'today' } }],
  ['?city=9', { cityId: 1 }],
  ['?locations=yes', undefined],
  ['?markers=2', { markers: true }],
  ['?groups=%25E0%25A4,G-2', { groupIds: ['%E0%A4', 'G-2'] }],
])('the map reads %s without harm', (search, expected) => {
  if (expected === undefined) expect(() => open(homeMap, search)).toThrow('Refused: locations')
  else expect(open(homeMap, search)).toMatchObject(expected)
})

test('every filter of the map survives the round trip through the address', () => {
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
      (given) => {
        const filters = given as HomeMapFilters
        expect(open(homeMap, queryOf(homeMap.write({ filters })))).toEqual(filters)
      },
    ),
  )
})

test('a choice of three hundred groups with ids of 19 digits survives the round trip', () => {
  const groupIds = Array.from({ length: 300 }, (_, index) =>
    String(1_000_000_000_000_000_000n + BigInt(index)),
  )
  const filters: HomeMapFilters = { ...HOME_MAP_FILTERS, groupIds }
  expect(open(homeMap, queryOf(homeMap.write({ filters })))).toEqual(filters)
})

test('an address without parameters gives all check-ins, and no parameters', () => {
  const filters = open(checkInList, '')
  expect(filters).toEqual({ groupIds: [], days: undefined, sort: undefined, page: 1 })
  expect(checkInList.write({ filters })).toBe('/home/checkin-list')
})

test.each([
  ['?page=0', { page: 1 }],
  ['?page=1e3', { page: 1 }],
  ['?page=12', { page: 12 }],
  ['?startdate=2025-02-31&enddate=2025-03-01', { days: { start: '', end: '2025-03-01' } }],
  ['?startdate=2025-02-31', { days: undefined }],
  ['?startdate=2025-03-02&enddate=2025-03-01', { days: { start: '2025-03-01', end: '2025-03-01' } }],
  ['?sort=-userId', { sort: { columnId: 'userId', direction: 'descending' } }],
  ['?sort=%3Cb%3E', { sort: undefined }],
  ['?groups=%25E0%25A4,G-2', { groupIds: ['%E0%A4', 'G-2'] }],
])('a list reads %s without harm', (search, expected) => {
  expect(open(checkInList, search)).toMatchObject(expected)
})

test('T11 the search text of a list is never in its address', () => {
  const filters = { ...open(checkInList, ''), search: '+95 9 791 234 567' }
  expect(checkInList.write({ filters })).toBe('/home/checkin-list')
})

test('the filters of a list survive the round trip through its address', () => {
  const id = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((each) => each.trim() !== '')
  fc.assert(
    fc.property(
      fc.record({
        groupIds: fc.uniqueArray(id, { maxLength: 5 }),
        sort: fc.constantFrom(undefined, { columnId: 'at', direction: 'ascending' } as const),
        // CHK-08: a day that is cleared is no limit, and the other one stays.
        days: fc.constantFrom(
          undefined,
          { start: '2024-09-01', end: '2025-01-05' },
          { start: '2024-09-01', end: '' },
          { start: '', end: '2025-01-05' },
        ),
        page: fc.integer({ min: 1, max: 2000 }),
      }),
      (filters) => {
        expect(open(checkInList, queryOf(checkInList.write({ filters })))).toEqual(filters)
      },
    ),
  )
})

test('TRIP-01 an address without filters shows all trips of today', () => {
  expect(openTrips('')).toEqual({ ...OWNER_FILTERS, page: 1 })
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
  expect(openTrips(search).period).toEqual(period)
})

test('OMAP-06 the link of the map carries owner, look and filters', () => {
  const owner = { driverid: 'O-1', language: 'my', theme: 'dark' }
  const filters: OwnerFilters = { search: ' Aung ', period: { option: 'week' }, vehicleIds: ['V-1', 'V-2'] }
  expect(tripList.write({ ...owner, filters })).toBe(
    `/trip-list?${OWNER}&search=Aung&showdate=2&vehicleid=V-1&vehicleid=V-2&language=my&theme=dark`,
  )
})

test('TRIP-02 the way back keeps the owner, the app, the filters and the look', () => {
  const query = `${OWNER}&appid=A-1&search=Aung&showdate=3&vehicleid=V-1&language=my&theme=dark`
  const trips = tripList.read({}, `?${query}`)
  expect(trips.ok && ownerMap.write(trips.values)).toBe(`/owner-map?${query}`)
})

test('the filters of trips survive the round trip through the address', () => {
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
        page: fc.integer({ min: 1, max: 2000 }),
      }),
      (filters) => {
        expect(open(tripList, queryOf(tripList.write({ driverid: 'O-1', filters })))).toEqual(filters)
      },
    ),
  )
})

test('BKG-04 a list of bookings keeps its status and its period, and shows all for a status it does not offer', () => {
  const filters = { option: 'expired', period: { option: 'week' } } as const
  const href = adminBookings.write({ driverid: 'D-1', domainid: 'G-1', filters })
  expect(href).toBe('/admin-booking-list?driverid=D-1&domainid=G-1&status=expired&showdate=2')
  expect(open(adminBookings, queryOf(href))).toEqual(filters)
  expect(open(adminBookings, '?driverid=D-1&domainid=G-1&status=onTheWay')).toEqual({
    option: 'all',
    period: { option: 'today' },
  })
})

test('LOC-04 the search of places keeps its source', () => {
  expect(location.write({ filters: { source: 'google' } })).toBe('/location?source=google')
  expect(open(location, '?source=google')).toEqual({ source: 'google' })
  expect(open(location, '?source=x')).toEqual({ source: 'default' })
})

test.each([
  [null, {}],
  ['text', {}],
  [{ search: 5, scroll: '9', view: 11, panel: null }, {}],
  [{ view: { zoom: 14 }, panel: { kind: 'vehicle' } }, {}],
  [
    { search: 'aung', scroll: 240 },
    { search: 'aung', scroll: 240 },
  ],
  [
    { view: { centre: { lat: 16.8, lng: 96.1 }, zoom: 14 }, panel: { kind: 'trip', id: 'T-1' } },
    { view: { centre: { lat: 16.8, lng: 96.1 }, zoom: 14 }, panel: { kind: 'trip', id: 'T-1' } },
  ],
  [{ scroll: -1 }, {}],
])('the history entry %j is read as %j', (state, expected) => {
  expect(readHistoryEntry(state)).toEqual(expected)
})

test('CF-128 the form of a row keeps the order and the page of its list', () => {
  const filters = { page: 2, sort: { columnId: 'users', direction: 'descending' } } as const
  expect(open(role, queryOf(role.write({ filters })))).toEqual(filters)
  const href = roleForm.write({ id: '3', filters })
  expect(href).toBe('/home/role-form/3?sort=-users&page=2')
  expect(roleForm.read({ id: '3' }, queryOf(href))).toMatchObject({ values: { id: '3', filters } })
  expect(roleForm.write({ id: '3', filters: { page: 1 } })).toBe('/home/role-form/3')
})

test('decision 66 what the dashboard ranks is in its address, and anything else ranks drivers', () => {
  const filters = {
    period: { option: 'today' },
    groupId: 'G001',
    ranked: 'groups',
    isTableShown: true,
  } as const
  const href = dashboard.write({ filters })
  expect(href).toBe('/home/dashboard?group=G001&ranked=groups&table=1')
  expect(open(dashboard, queryOf(href))).toEqual(filters)
  expect(open(dashboard, '?ranked=cars').ranked).toBeUndefined()
  expect(dashboard.write({ filters: { ...filters, ranked: 'drivers', isTableShown: false } })).toBe(
    '/home/dashboard?group=G001',
  )
})
