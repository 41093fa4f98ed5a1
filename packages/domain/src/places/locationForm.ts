import { readNumber } from '../format/readNumber.ts'
import type { SavedLocation } from './location.ts'

/** The edit form of a saved location: the texts of its fields. Source: LOC-12. */
export interface LocationForm {
  readonly name: string
  readonly address: string
  /** Degrees, or empty. */
  readonly latitude: string
  readonly longitude: string
}

/** The errors of a form. */
export type LocationErrors = { readonly [Field in keyof LocationForm]?: 'missing' | 'range' }

/** The limits of degrees. */
const FURTHEST = { latitude: 90, longitude: 180 } as const

/** The initial form of a location. Source: LOC-12. */
export function locationForm({ name, address, latitude, longitude }: SavedLocation): LocationForm {
  return { name, address, latitude: degreesText(latitude), longitude: degreesText(longitude) }
}

/**
 * The errors of an edited location: no name, or invalid degrees. Coordinates are set together or not at all, and cannot
 * be removed. Source: LOC-12.
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

/** The changes to save from a form without errors; undefined if there are none. Source: LOC-36. */
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

/** In plain digits, because an exponent is not read back. */
function degreesText(degrees: number | undefined): string {
  if (degrees === undefined || !Number.isFinite(degrees)) return ''
  const text = String(degrees)
  return text.includes('e') ? degrees.toFixed(20).replace(/\.?0+$/, '') : text
}
