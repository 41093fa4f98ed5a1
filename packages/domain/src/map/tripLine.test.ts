import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROUTE_LINE, TRIP_MARKERS, type TripLayer, tripLine } from './tripLine.ts'

const layers: readonly TripLayer[] = ['routes', 'currentTrips', 'onlineBookings', 'ongoingBookings']

test('MARK-05 a selected booking is green', () => {
  expect(tripLine({}, { layer: 'onlineBookings', selected: true }).colour).toBe('green')
})

test('MARK-06 the current booking is light blue with a thicker highlighted route', () => {
  const line = tripLine({ tripStatus: 2 }, { layer: 'ongoingBookings', current: true })
  expect(line).toMatchObject({ colour: 'lightBlue', weight: 6 })
})

test('MARK-07 an online booking is purple', () => {
  expect(tripLine({ tripStatus: 1 }, { layer: 'onlineBookings' }).colour).toBe('purple')
})

test('MARK-08 an ongoing booking is orange', () => {
  expect(tripLine({ tripStatus: 1 }, { layer: 'ongoingBookings' }).colour).toBe('orange')
})

test('MARK-09 an ongoing trip is red', () => {
  expect(tripLine({ tripStatus: 2 }, { layer: 'currentTrips' }).colour).toBe('red')
})

test('MARK-10 every other trip is blue', () => {
  expect(tripLine({ tripStatus: 3 }, { layer: 'routes' }).colour).toBe('blue')
  expect(tripLine({}, { layer: 'routes' }).colour).toBe('blue')
  expect(tripLine({})).toEqual({ colour: 'blue', weight: 4, endMarker: false })
})

test('the start marker is blue', () => {
  expect(TRIP_MARKERS.start).toBe('blue')
})

test.each([
  [1, false],
  [2, false],
  [3, true],
  [undefined, false],
  [null, false],
])('MARK-12 a trip of status %s among the routes: end marker %s', (tripStatus, endMarker) => {
  expect(tripLine({ tripStatus }, { layer: 'routes' }).endMarker).toBe(endMarker)
})

test('the end marker is red', () => {
  expect(TRIP_MARKERS.end).toBe('red')
})

test('the route line is blue with weight 4', () => {
  expect(ROUTE_LINE).toEqual({ colour: 'blue', weight: 4 })
})

test.each([
  [{ layer: 'ongoingBookings', selected: true, current: true }, 'green'],
  [{ layer: 'currentTrips', selected: true, current: false }, 'green'],
  [{ layer: 'onlineBookings', selected: false, current: true }, 'lightBlue'],
  [{ layer: 'ongoingBookings', selected: false, current: false }, 'orange'],
] as const)('CF-30 of several flags the first of the sentence decides: %j is %s', (options, colour) => {
  expect(tripLine({ tripStatus: 2 }, options).colour).toBe(colour)
})

test.each(layers)('CF-30 on the layer %s a line weighs 4, and 6 for the current booking', (layer) => {
  expect(tripLine({}, { layer }).weight).toBe(4)
  expect(tripLine({}, { layer, selected: true }).weight).toBe(4)
  expect(tripLine({}, { layer, current: true }).weight).toBe(6)
})

test('CF-30 a detail card draws its route blue with weight 4', () => {
  expect(ROUTE_LINE).toEqual({ colour: 'blue', weight: 4 })
})

test.each([
  [3, 'routes', true],
  [2, 'routes', false],
  [1, 'onlineBookings', true],
  [1, 'currentTrips', true],
  [2, 'ongoingBookings', false],
  [3, 'ongoingBookings', true],
] as const)('CF-31 trip status %i on %s: end marker %s', (tripStatus, layer, endMarker) => {
  expect(tripLine({ tripStatus }, { layer }).endMarker).toBe(endMarker)
})

test('CF-31 the current booking shows its end on any layer', () => {
  expect(tripLine({ tripStatus: 1 }, { layer: 'ongoingBookings', current: true }).endMarker).toBe(true)
})

test('CF-31 selecting a line changes neither its end nor its weight', () => {
  const layer = fc.constantFrom(...layers)
  fc.assert(
    fc.property(fc.option(fc.integer()), layer, fc.boolean(), (tripStatus, layer, current) => {
      const plain = tripLine({ tripStatus }, { layer, current })
      const selected = tripLine({ tripStatus }, { layer, current, selected: true })
      expect(selected).toEqual({ ...plain, colour: 'green' })
    }),
  )
})

test('CF-30 the highlighted route weighs 6', () => {
  expect(tripLine({}, { current: true }).weight).toBe(6)
})

test('MARK-10 an unknown layer is drawn as all others, and so is a missing trip', () => {
  expect(tripLine({}, { layer: 'constructor' as never })).toEqual({
    colour: 'blue',
    weight: 4,
    endMarker: false,
  })
  expect(tripLine(null, null)).toEqual({ colour: 'blue', weight: 4, endMarker: false })
})

test('MARK-12 the end marker is always a boolean', () => {
  expect(tripLine({}, { current: 'yes' as never }).endMarker).toBe(true)
  expect(tripLine({}, { current: 0 as never }).endMarker).toBe(false)
})
