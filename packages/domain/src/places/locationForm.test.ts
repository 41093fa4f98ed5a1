import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SavedLocation } from './location.ts'
import { changedLocation, type LocationForm, locationErrors, locationForm } from './locationForm.ts'

const sule: SavedLocation = {
  id: 'l1',
  name: 'Sule Pagoda',
  address: 'Sule Road, Yangon',
  latitude: 16.7744,
  longitude: 96.1588,
  status: 1,
}
const form: LocationForm = {
  name: 'Sule Pagoda',
  address: 'Sule Road, Yangon',
  latitude: '16.7744',
  longitude: '96.1588',
}

describe('the form of a location', () => {
  test('LOC-12 name, address, latitude and longitude are edited', () => {
    expect(locationForm(sule)).toEqual(form)
  })

  test('LOC-12 a location without coordinates has empty fields', () => {
    const unplaced = { ...sule, latitude: undefined, longitude: undefined }
    expect(locationForm(unplaced)).toEqual({ ...form, latitude: '', longitude: '' })
    expect(locationErrors({ ...form, latitude: '', longitude: ' ' }, unplaced)).toEqual({})
  })

  test.each([
    [{ name: ' ' }, { name: 'missing' }],
    [{ latitude: '90.01' }, { latitude: 'range' }],
    [{ latitude: '-90' }, {}],
    [{ longitude: '180' }, {}],
    [{ longitude: '-180.5' }, { longitude: 'range' }],
    [
      { latitude: '', longitude: '' },
      { latitude: 'range', longitude: 'range' },
    ],
    [{ latitude: 'north' }, { latitude: 'range' }],
    [{ address: '' }, {}],
  ] as const)('LOC-12 with %j there is wrong: %j', (changes, errors) => {
    expect(locationErrors({ ...form, ...changes }, sule)).toEqual(errors)
  })

  test('LOC-12 coordinates are set together or not at all', () => {
    const unplaced = { ...sule, latitude: undefined, longitude: undefined }
    expect(locationErrors({ ...form, longitude: '' }, unplaced)).toEqual({ longitude: 'range' })
  })

  test('LOC-36 saved values are trimmed, and the rest stays', () => {
    expect(changedLocation({ ...form, name: ' Sule ', latitude: ' 16.5 ' }, sule)).toEqual({
      ...sule,
      name: 'Sule',
      latitude: 16.5,
    })
  })

  test('LOC-28 unchanged values are not saved', () => {
    expect(changedLocation(form, sule)).toBeUndefined()
    expect(changedLocation({ ...form, name: ' Sule Pagoda ', latitude: '16.77440' }, sule)).toBeUndefined()
  })

  test('LOC-12 a field has degrees in plain digits, so that they can be read back', () => {
    const tiny = { ...sule, latitude: 0.0000001, longitude: -0.00000025 }
    expect(locationForm(tiny)).toMatchObject({ latitude: '0.0000001', longitude: '-0.00000025' })
    expect(locationErrors(locationForm(tiny), tiny)).toEqual({})
  })

  test('LOC-28 an unedited form changes nothing, for any location', () => {
    const degrees = fc.option(fc.double({ min: -90, max: 90, noNaN: true }), { nil: undefined })
    const text = fc.string().map((words) => words.trim())
    const location = fc.record({
      id: fc.string(),
      name: text,
      address: text,
      latitude: degrees,
      longitude: degrees,
      status: fc.integer(),
    })
    fc.assert(
      fc.property(location, (before) => {
        expect(changedLocation(locationForm(before), before)).toBeUndefined()
      }),
    )
  })
})
