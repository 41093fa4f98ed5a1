import { expect, test } from 'vitest'
import { driverMarker } from './driverMarker.ts'

const colourOf = (status: number | null | undefined, gray: boolean) => driverMarker(status, { gray })?.colour

test('MARK-01 status 1 is green', () => {
  expect(driverMarker(1, { gray: true })).toEqual({ colour: 'green', selected: false })
})

test('MARK-02 status 2 is red', () => {
  expect(driverMarker(2, { gray: true })).toEqual({ colour: 'red', selected: false })
})

test('MARK-03 status 3 is gray', () => {
  expect(driverMarker(3, { gray: true })).toEqual({ colour: 'gray', selected: false })
})

test('MARK-04 status 4 is orange and selected', () => {
  expect(driverMarker(4, { gray: true })).toEqual({ colour: 'orange', selected: true })
})

test('OMAP-16 status 0 is never shown', () => {
  expect(driverMarker(0, { gray: true })).toBeUndefined()
  expect(driverMarker(0, { gray: false })).toBeUndefined()
})

test.each([
  [1, 'green'],
  [2, 'red'],
  [3, undefined],
  [4, 'orange'],
])('OMAP-17 with Gray off status %i is drawn %s', (status, colour) => {
  expect(colourOf(status, false)).toBe(colour)
})

test.each([9, -1, 1.5, 400, Number.NaN])('CF-29 the unknown status %d has no marker', (status) => {
  expect(colourOf(status, true)).toBeUndefined()
  expect(colourOf(status, false)).toBeUndefined()
})

test('CF-102 without a toggle nothing is hidden', () => {
  expect(driverMarker(3)?.colour).toBe('gray')
  expect(driverMarker(3, {})?.colour).toBe('gray')
})

test.each([[undefined], [null]])('CF-116 no status (%s) is drawn neutral, with Gray on or off', (status) => {
  expect(driverMarker(status, { gray: true })).toEqual({ colour: 'neutral', selected: false })
  expect(driverMarker(status, { gray: false })).toEqual({ colour: 'neutral', selected: false })
})

test('PMAP-12 the bar of a popup is green, red or gray', () => {
  expect([1, 2, 3].map((status) => driverMarker(status)?.colour)).toEqual(['green', 'red', 'gray'])
})

test('MARK-01 without options there is no toggle', () => {
  expect(driverMarker(3, null)?.colour).toBe('gray')
})
