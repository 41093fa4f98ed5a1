import { expect, test } from 'vitest'
import { isPosition } from './latLng.ts'

test.each([
  [{ lat: 16.8, lng: 96.1 }],
  [{ lat: 0, lng: 0 }],
  [{ lat: 90, lng: 180 }],
  [{ lat: -90, lng: -180 }],
])('%o is a position', (value) => {
  expect(isPosition(value)).toBe(true)
})

test.each([
  ['NaN', { lat: 16.8, lng: Number.NaN }],
  ['infinite', { lat: Number.POSITIVE_INFINITY, lng: 96.1 }],
  ['text', { lat: '16.8', lng: '96.1' }],
  ['half', { lat: 16.8 }],
  ['a latitude beyond the pole', { lat: 96.1, lng: 16.8 }],
  ['a longitude beyond the world', { lat: 16.8, lng: 456 }],
  ['null in a field', { lat: null, lng: 96.1 }],
  ['a pair', [16.8, 96.1]],
  ['undefined', undefined],
  ['null', null],
  ['a text', 'Yangon'],
])('%s is not a position', (_, value) => {
  expect(isPosition(value)).toBe(false)
})
