import { readNumber } from '../format/readNumber.ts'
import type { SavedLocation } from './location.ts'

/** A saved location as it is edited: texts, as they stand in fields. Source: LOC-12. */
export interface LocationForm {
  readonly name: string
  readonly address: string
  /** Degrees, empty for none. */
  readonly latitude: string
  readonly longitude: string
}

/** What is wrong with a form. */
export type LocationErrors = { readonly [Field in keyof LocationForm]?: 'missing' | 'range' }

/** How far degrees go. */
const FURTHEST = { latitude: 90, longitude: 180 } as const

/** A location as it begins to be edited. Source: LOC-12, LOC-28. */
export function locationForm({ name, address, latitude, longitude }: SavedLocation): LocationForm {
  return { name, address, latitude: degreesText(latitude), longitude: degreesText(longitude) }
}

/**
 * What is wrong with an edited location: no name, or degrees that are none. Coordinates come together or not at all;
 * those that a location has cannot be taken away. Source: LOC-12, LOC-29.
 */
export function locationErrors(form: LocationForm, before: SavedLocation): LocationErrors {
  const isPlaced = [form.latitude, form.longitude, before.latitude, before.longitude].some(
    (degrees) => degrees !== undefined && String(degrees).trim() !== '',
  )
  return {
    ...(form.name.trim() === '' && { name: 'missing' }),
    ...(isPlaced && degreesOf('latitude', form) === undefined && { latitude: 'range' }),
    ...(isPlaced && degreesOf('longitude', form) === undefined && { longitude: 'range' }),
  }
}

/** What is saved of a form without errors; undefined where nothing in it has changed. Source: LOC-12, LOC-36. */
export function changedLocation(form: LocationForm, before: SavedLocation): SavedLocation | undefined {
  const opened = locationForm(before)
  const degrees = (field: keyof typeof FURTHEST) =>
    form[field] === opened[field] ? before[field] : degreesOf(field, form)
  const after = {
    ...before,
    name: form.name.trim(),
    address: form.address.trim(),
    latitude: degrees('latitude'),
    longitude: degrees('longitude'),
  }
  const isSame =
    after.name === before.name &&
    after.address === before.address &&
    after.latitude === before.latitude &&
    after.longitude === before.longitude
  return isSame ? undefined : after
}

function degreesOf(field: keyof typeof FURTHEST, form: LocationForm): number | undefined {
  const degrees = readNumber(form[field])
  return degrees !== undefined && Math.abs(degrees) <= FURTHEST[field] ? degrees : undefined
}

/** In plain digits, because an exponent is not read again. */
function degreesText(degrees: number | undefined): string {
  if (degrees === undefined || !Number.isFinite(degrees)) return ''
  const text = String(degrees)
  return text.includes('e') ? degrees.toFixed(20).replace(/\.?0+$/, '') : text
}
