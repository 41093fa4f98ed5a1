import { expect, test } from 'vitest'
import { mapPolling } from './mapPolling.ts'
import { mapReducer } from './mapReducer.ts'
import { initialMapState, MAP_PARTS, type MapState } from './mapState.ts'
import type { TripLayer } from './tripLine.ts'

const layerOn = (state: MapState, layer: TripLayer) =>
  mapReducer(state, { type: 'layerSwitched', layer, on: true })
const layerOff = (state: MapState, layer: TripLayer) =>
  mapReducer(state, { type: 'layerSwitched', layer, on: false })

test('MAP-18 the console refreshes trips every 180 seconds, with Routes on or off', () => {
  const state = initialMapState('console')
  expect(mapPolling(state).trips).toBe(180_000)
  expect(mapPolling(layerOn(state, 'routes')).trips).toBe(180_000)
})

test('MAP-19 the console refreshes locations every 60 seconds, with Routes on or off', () => {
  const state = initialMapState('console')
  expect(mapPolling(state).locations).toBe(60_000)
  expect(mapPolling(layerOn(state, 'routes')).locations).toBe(60_000)
})

test('PMAP-34 the embedded map refreshes locations every 30 seconds', () => {
  expect(mapPolling(initialMapState('embedded'))).toEqual({ locations: 30_000 })
})

test('CF-135 Current location off stops the refresh of the embedded map, and on restarts it', () => {
  const off = mapReducer(initialMapState('embedded'), {
    type: 'switched',
    name: 'currentLocation',
    on: false,
  })
  expect(mapPolling(off)).toEqual({})
  expect(mapPolling(mapReducer(off, { type: 'switched', name: 'currentLocation', on: true }))).toEqual({
    locations: 30_000,
  })
})

test.each(MAP_PARTS.embedded.layers)('PMAP-28 %s on stops the location refresh', (layer) => {
  expect(mapPolling(layerOn(initialMapState('embedded'), layer)).locations).toBeUndefined()
})

test.each(MAP_PARTS.embedded.layers)('PMAP-29 %s off restarts the location refresh', (layer) => {
  const on = layerOn(initialMapState('embedded'), layer)
  expect(mapPolling(layerOff(on, layer)).locations).toBe(30_000)
})

test('PMAP-29 one layer mode after another: the location refresh waits until the last is off', () => {
  const bookings = layerOn(layerOn(initialMapState('embedded'), 'routes'), 'onlineBookings')
  expect(mapPolling(bookings).locations).toBeUndefined()
  expect(mapPolling(layerOff(bookings, 'onlineBookings')).locations).toBe(30_000)
})

test('PMAP-30 routes off ends the loading of their pages', () => {
  const on = layerOn(initialMapState('embedded'), 'routes')
  expect(mapPolling(on).pages).toBe('routes')
  expect(mapPolling(layerOff(on, 'routes')).pages).toBeUndefined()
})

test('OMAP-20 Trips on stops the location timer and loads trips', () => {
  expect(mapPolling(layerOn(initialMapState('owner'), 'routes'))).toEqual({ pages: 'routes' })
})

test('OMAP-21 Trips off ends that loading and restarts the location timer', () => {
  const on = layerOn(initialMapState('owner'), 'routes')
  expect(mapPolling(layerOff(on, 'routes'))).toEqual({ locations: 30_000 })
})

test('CF-25 the console loads no further pages', () => {
  expect(mapPolling(layerOn(initialMapState('console'), 'routes')).pages).toBeUndefined()
})

test('CF-24 a deployment may set its own times', () => {
  const times = { locations: 5_000, trips: 9_000 }
  expect(mapPolling(initialMapState('console'), times)).toEqual(times)
  expect(mapPolling(initialMapState('owner'), times)).toEqual({ locations: 5_000 })
})
