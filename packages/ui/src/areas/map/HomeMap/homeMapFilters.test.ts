import { expect, test } from 'vitest'
import { filtersOf, HOME_MAP_FILTERS, type HomeMapFilters, settingsOf } from './homeMapFilters.ts'

test('CF-106 locations and markers are on by default, routes off', () => {
  expect(settingsOf(HOME_MAP_FILTERS).state).toMatchObject({
    switches: { locations: true, markers: true },
    layer: undefined,
  })
})

test('settings convert back to their filters', () => {
  const filters: HomeMapFilters = {
    period: { option: 'range', start: '2026-11-01', end: '2026-11-20' },
    cityId: 3,
    groupIds: ['G-02', 'G-05'],
    search: ' aung ',
    locations: false,
    routes: true,
    markers: false,
  }
  expect(filtersOf(settingsOf(filters))).toEqual(filters)
})
