import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MessageKey } from '../i18n/messageKey.ts'
import { englishText } from '../testing/englishText.ts'
import { gives } from '../testing/gives.ts'
import { isHidden, LOCATION_STATUS, updateOutcome, visibilityChange } from './location.ts'
import { geocoderPlace, googlePlace, openStreetAddress, openStreetPlace, placesOf } from './place.ts'
import {
  addFailure,
  isPaged,
  PLACE_SOURCES,
  PROVIDERS_OF,
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_HIDE_MS,
  SUGGESTION_PROVIDER,
  searchFailure,
  showsAddAll,
} from './provider.ts'
import { PLACE_COUNTRY, PLACE_LIMIT, placeSearchError, placeSessionToken, YANGON_BOX_TEXT } from './search.ts'

const WORDS: Partial<Record<MessageKey, string>> = englishText
const words = (key: MessageKey | undefined) => key && WORDS[key]

test.each([
  [
    {
      road: 'Strand Road',
      suburb: 'Kyauktada',
      city: 'Yangon',
      state: 'Yangon Region',
      postcode: '11182',
      country: 'Myanmar',
      country_code: 'mm',
    },
    'Strand Road, Kyauktada, Yangon',
  ],
  [{ amenity: 'Cafe One', city: 'Mandalay', country: 'Myanmar', country_code: 'mm' }, 'Cafe One, Mandalay'],
  [{ state: 'Yangon Region', country: 'Myanmar', country_code: 'mm' }, ''],
  [{ city: 'Yangon', 'ISO3166-2-lvl4': 'MM-06', 'ISO3166-2-lvl15': 'x' }, 'Yangon'],
  [{ house_number: 12, road: ' Strand Road ', city: '', town: null, village: {} }, '12, Strand Road'],
  [undefined, ''],
  [null, ''],
])('PLC-08 the address %j reads %j', gives(openStreetAddress))

test('PLC-07 an open street result is a place', () => {
  expect(
    openStreetPlace({ name: 'Sule', latitude: '16.7744', longitude: '96.1587', address: { city: 'Yangon' } }),
  ).toEqual({ name: 'Sule', latitude: 16.7744, longitude: 96.1587, address: 'Yangon' })
})

test('PLC-07 without a name it takes the first part of its display name', () => {
  const result = { name: ' ', displayName: 'Sule Pagoda, Sule Road, Yangon', latitude: 16.7, longitude: 96.1 }
  expect(openStreetPlace(result)?.name).toBe('Sule Pagoda')
})

test('PLC-07 a result without a name or without coordinates is dropped', () => {
  expect(openStreetPlace({ latitude: 16.7, longitude: 96.1 })).toBeUndefined()
  expect(openStreetPlace({ name: 'Sule', latitude: '', longitude: 96.1 })).toBeUndefined()
  expect(openStreetPlace({ name: 'Sule', latitude: 16.7, longitude: undefined })).toBeUndefined()
  expect(openStreetPlace({ name: 'Sule', latitude: 91, longitude: 96.1 })).toBeUndefined()
  expect(openStreetPlace({ name: 'Sule', latitude: 16.7, longitude: 181 })).toBeUndefined()
})

test('PLC-09 a feature of the geocoder has its longitude first', () => {
  expect(
    geocoderPlace({
      name: 'Sule Pagoda',
      district: 'Kyauktada',
      city: 'Yangon',
      country: 'Myanmar',
      coordinates: [96.1561, 16.8053],
    }),
  ).toEqual({
    name: 'Sule Pagoda',
    latitude: 16.8053,
    longitude: 96.1561,
    address: 'Kyauktada, Yangon, Myanmar',
  })
})

test('PLC-09 missing parts are left out of the address', () => {
  expect(geocoderPlace({ name: 'Sule', country: 'Myanmar', coordinates: [96.1, 16.8] })?.address).toBe(
    'Myanmar',
  )
  expect(geocoderPlace({ name: 'Sule', coordinates: [96.1, 16.8] })?.address).toBe('')
})

test('PLC-09 a feature without a name takes its street, district or city', () => {
  const parts = { street: 'Sule Road', district: 'Kyauktada', city: 'Yangon', coordinates: [96.1, 16.8] }
  expect(geocoderPlace(parts)?.name).toBe('Sule Road')
  expect(geocoderPlace({ ...parts, street: '' })?.name).toBe('Kyauktada')
  expect(geocoderPlace({ ...parts, street: '', district: undefined })?.name).toBe('Yangon')
  expect(geocoderPlace({ country: 'Myanmar', coordinates: [96.1, 16.8] })).toBeUndefined()
})

test('PLC-09 a feature without coordinates is dropped', () => {
  for (const coordinates of [undefined, null, [], [96.1], ['x', 'y']]) {
    expect(geocoderPlace({ name: 'Sule', coordinates })).toBeUndefined()
  }
})

test('PLC-10 details of the maps service are a place', () => {
  expect(
    googlePlace({ displayName: 'Sule', latitude: 16.8, longitude: 96.1, shortFormattedAddress: 'Sule Road' }),
  ).toEqual({ name: 'Sule', latitude: 16.8, longitude: 96.1, address: 'Sule Road' })
  expect(googlePlace({ displayName: 'Sule', latitude: 0, longitude: 0 })?.address).toBe('')
  expect(googlePlace({ latitude: 16.8, longitude: 96.1 })).toBeUndefined()
})

test('ERR-33 invalid places are dropped from the results', () => {
  const results = [
    { displayName: 'A', latitude: 1, longitude: 2 },
    { displayName: 'B', latitude: null, longitude: 2 },
  ]
  expect(placesOf(results, googlePlace).map(({ name }) => name)).toEqual(['A'])
})

test('PLC-01 the open street search requests a hundred results in Myanmar', () => {
  expect(PLACE_COUNTRY).toBe('mm')
  expect(PLACE_LIMIT).toBe(100)
})

test('PLC-03 the box of Yangon', () => {
  expect(YANGON_BOX_TEXT).toBe('96.01,16.70,96.25,17.05')
})

test.each(['', '   ', '\t', undefined, null])('VAL-35 a search for %j is refused', (typed) => {
  expect(words(placeSearchError(typed))).toBe('Please enter at least 1 character to search.')
})

test('VAL-35 one character is enough for a search', () => {
  expect(placeSearchError(' a ')).toBeUndefined()
  expect(placeSearchError('\u1021')).toBeUndefined()
})

test('PLC-11 a session token is derived from random numbers', () => {
  expect(placeSessionToken([0, 0.5, 0.999, 25 / 36])).toBe('B-AS9Z')
  expect(placeSessionToken([])).toBe('B-A')
  expect(placeSessionToken([Number.NaN, 1, -0.5])).toBe('B-AAS')
})

test('PLC-11 every generated session token is valid', () => {
  fc.assert(
    fc.property(fc.array(fc.double(), { maxLength: 30 }), (random) => {
      expect(placeSessionToken(random)).toMatch(/^B-[A-Z0-9]{1,20}$/)
    }),
  )
})

test('LOC-06 Add All shows unless the source is Google', () => {
  expect(showsAddAll('default')).toBe(true)
  expect(showsAddAll('google')).toBe(false)
})

test('PLC-13 the default source uses open street search and geocoder', () => {
  expect(PROVIDERS_OF.default).toEqual(['openStreet', 'geocoder'])
  expect(PROVIDERS_OF.google).toEqual(['google'])
  expect(SUGGESTION_PROVIDER).toBe('geocoder')
})

test('suggestions close 200 ms after the field loses focus', () => {
  expect(SUGGESTION_HIDE_MS).toBe(200)
})

test('TOAST-08 open street search and geocoder fail with a colon', () => {
  expect(words(searchFailure('openStreet'))).toBe('Error fetching suggestions:')
  expect(words(searchFailure('geocoder'))).toBe('Error fetching suggestions:')
})

test('TOAST-09 the maps service fails with a full stop', () => {
  expect(words(searchFailure('google'))).toBe('Error fetching suggestions.')
})

test('TOAST-12 a row of the maps service that cannot be added', () => {
  expect(words(addFailure('google'))).toBe('Error adding Google locations.')
})

test('TOAST-13 Add All that fails', () => {
  expect(words(addFailure('all'))).toBe('Error adding all locations:')
})

test('TOAST-14 a single row of the others is only logged', () => {
  expect(addFailure('openStreet')).toBeUndefined()
  expect(addFailure('geocoder')).toBeUndefined()
})

test('LOC-27 hiding sets 4, showing sets 1', () => {
  expect(visibilityChange(1)).toEqual({ action: 'hide', sets: 4 })
  expect(visibilityChange(4)).toEqual({ action: 'show', sets: 1 })
  for (const status of [0, 2, 3, 5, Number.NaN]) expect(visibilityChange(status)).toBeUndefined()
})

test.each([
  [' Shwe Pagoda ', ['shwe pagoda'], true],
  ['Shwe Pagoda 2', ['shwe pagoda'], false],
  ['SHWE PAGODA', [' Shwe Pagoda'], true],
  ['Caf\u00e9', ['Cafe\u0301'], true],
  ['', [''], false],
  [undefined, [undefined, null], false],
  ['Shwe', [], false],
])('LOC-34 %j beside %j is hidden: %s', (name, hidden, shaded) => {
  expect(isHidden(name, hidden)).toBe(shaded)
})

test('LOC-34 comparing names never throws', () => {
  fc.assert(
    fc.property(fc.anything(), fc.array(fc.anything()), (name, hidden) => {
      expect(typeof isHidden(name as string, hidden as string[])).toBe('boolean')
    }),
  )
})

test('TOAST-17 an update answered 200 has its toast', () => {
  expect(words(updateOutcome(200))).toBe('Updated successfully')
})

test('TOAST-18 an update answered anything else is Invalid', () => {
  for (const status of [201, 400, 500, 0]) expect(words(updateOutcome(status))).toBe('Invalid')
})

test('LOC-08 the results of the maps service are not paged, all others are', () => {
  expect(isPaged('google')).toBe(false)
  expect(isPaged('openStreet')).toBe(true)
  expect(isPaged('geocoder')).toBe(true)
})

test('PLC-10 the poles and the date line are valid coordinates', () => {
  expect(googlePlace({ displayName: 'Pole', latitude: 90, longitude: 180 })?.latitude).toBe(90)
  expect(googlePlace({ displayName: 'Pole', latitude: -90, longitude: -180 })?.longitude).toBe(-180)
})

test('PLC-11 a session token has twenty characters after its beginning at most', () => {
  expect(placeSessionToken(Array.from({ length: 40 }, () => 0.5))).toHaveLength(22)
})

test('the sources are Default and Google', () => {
  expect(PLACE_SOURCES).toEqual(['default', 'google'])
})

test('PLC-02 the geocoder requests a hundred places in the box of Yangon', () => {
  expect(PLACE_LIMIT).toBe(100)
  expect(YANGON_BOX_TEXT).toBe('96.01,16.70,96.25,17.05')
})

test('suggestions come from the geocoder, after a pause in typing', () => {
  expect(SUGGESTION_PROVIDER).toBe('geocoder')
  expect(SUGGESTION_DEBOUNCE_MS).toBe(300)
})

test.each([
  [1, 'hide', 4],
  [4, 'show', 1],
])('LOC-13 the eye of status %i does %s and sets %i', (status, action, sets) => {
  expect(visibilityChange(status)).toEqual({ action, sets })
})

test('LOC-29 a location is visible at 1 and hidden at 4', () => {
  expect(LOCATION_STATUS).toEqual({ visible: 1, hidden: 4 })
})
