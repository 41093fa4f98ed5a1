import { expect, test } from 'vitest'
import type { MapScreen } from './mapScreen.ts'
import { initialMapState, MAP_PARTS } from './mapState.ts'

const screens: readonly MapScreen[] = ['console', 'embedded', 'owner']

test.each(screens)('CF-106 the %s map opens with locations and markers on and every layer off', (screen) => {
  const { switches, layer, panel } = initialMapState(screen)
  expect(switches).toMatchObject({ locations: true, currentLocation: true, markers: true })
  expect(layer).toBeUndefined()
  expect(panel).toBeUndefined()
})

test('CF-102 gray markers show at first on the admin map and not on the owner map', () => {
  expect(initialMapState('embedded').switches.gray).toBe(true)
  expect(initialMapState('owner').switches.gray).toBe(false)
})

test.each(screens)('PMAP-43 the %s map opens with today and no search', (screen) => {
  expect(initialMapState(screen)).toMatchObject({ period: { option: 'today' }, search: '' })
})

test('PMAP-27 the embedded map has four layer modes', () => {
  expect(MAP_PARTS.embedded.layers).toEqual(['routes', 'currentTrips', 'onlineBookings', 'ongoingBookings'])
})

test('MAP-24 the console and the owner map have one layer mode', () => {
  expect(MAP_PARTS.console.layers).toEqual(['routes'])
  expect(MAP_PARTS.owner.layers).toEqual(['routes'])
})

test('OMAP-11 the owner map has the popups, the detail card and the settings', () => {
  expect(MAP_PARTS.owner.panels).toEqual(['location', 'trip', 'settings', 'detail'])
})

test('CF-116 the console has popups alone', () => {
  expect(MAP_PARTS.console.panels).toEqual(['location', 'trip'])
})

test('PMAP-31 the embedded map has six panels', () => {
  expect(MAP_PARTS.embedded.panels).toEqual([
    'location',
    'trip',
    'statusList',
    'driverList',
    'settings',
    'detail',
  ])
})

test('PMAP-06 locations, current location and markers are switches, the rest layer modes', () => {
  const { switches } = initialMapState('embedded')
  expect(Object.keys(switches)).toEqual(['locations', 'currentLocation', 'markers', 'gray'])
  expect(MAP_PARTS.embedded.layers).toHaveLength(4)
})

test('OMAP-09 the owner map has a Gray switch, off at first', () => {
  expect(initialMapState('owner').switches.gray).toBe(false)
})

test('MAP-03 the console has the switch of locations and the layer of routes', () => {
  expect(initialMapState('console').switches.locations).toBe(true)
  expect(MAP_PARTS.console.layers).toEqual(['routes'])
})

test('MAP-11 the console has a marker switch, on at first', () => {
  expect(initialMapState('console').switches.markers).toBe(true)
})
