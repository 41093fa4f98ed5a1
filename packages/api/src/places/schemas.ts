import {
  type GooglePlace,
  geocoderPlace,
  openStreetPlace,
  type Place,
  type PlaceSuggestion,
  type SavedLocation,
  type UnknownLocation,
} from '@fleetgis/domain/places'
import * as z from 'zod/mini'
import { placeAt } from '../core/geo.ts'
import {
  isRecord,
  listReply,
  number,
  optionalNumber,
  optionalText,
  readOr,
  reply,
  rows,
  text,
} from '../core/readers.ts'

/** Both spellings: a name is in `location` or in `name` (CF-78). */
const nameWords = { location: optionalText, name: optionalText }

const savedLocation = z.pipe(
  z.object({
    syskey: text,
    ...nameWords,
    address: optionalText,
    latitude: optionalNumber,
    longitude: optionalNumber,
    status: number,
    version: optionalText,
  }),
  z.transform((row): SavedLocation => {
    const place = placeAt(row.latitude, row.longitude)
    return {
      id: row.syskey,
      name: row.location ?? row.name ?? '',
      address: row.address ?? '',
      latitude: place?.lat,
      longitude: place?.lng,
      status: row.status,
      version: row.version,
    }
  }),
)

/** All saved locations that match a search. */
export const savedLocationsReply = listReply('top', savedLocation, 'data')

/** A page of saved locations (LOC-32). */
export const locationReviewReply = z.pipe(
  reply('data', { location_list: rows(savedLocation, 'location_list'), count: number }),
  z.transform(({ location_list: locations, count: total }) => ({ locations, total })),
)

const unknownLocation = z.pipe(
  z.object({ name: text }),
  z.transform(({ name }): UnknownLocation => ({ name })),
)

/** A page of names without a location (LOC-33). */
export const unknownLocationsReply = z.pipe(
  reply('data', { unknow_locations: rows(unknownLocation, 'unknow_locations'), count: number }),
  z.transform(({ unknow_locations: locations, count: total }) => ({ locations, total })),
)

/** Names of hidden locations, as texts or as objects with a name. */
export const hiddenNamesReply = z.pipe(
  reply('top', { data_list: rows(z.union([z.string(), z.object(nameWords)]), 'data') }, 'data'),
  z.transform(({ data_list: hidden }) =>
    hidden.map((row) => (typeof row === 'string' ? row : (row.location ?? row.name ?? ''))),
  ),
)

/** The result of an addition or a change: 200 is ok (LOC-35..37); a reply without a status has the HTTP status 200. */
export const changeReply = z.pipe(
  // Not by `reply`: the changed row, which a server may send under `data`, has a status of its own.
  z.object({ status: optionalNumber, message: optionalText }),
  z.transform(({ status = 200, message }) => ({ status, message })),
)

/** A row that is a place, or is dropped. */
function placed<Row, Wire>(row: z.ZodMiniType<Row, Wire>, toPlace: (row: Row) => Place | undefined) {
  return z.pipe(
    row,
    z.transform((found: Row, context): Place => {
      const place = toPlace(found)
      if (place) return place
      context.issues.push({ code: 'custom', message: 'no place', input: found })
      return z.NEVER
    }),
  )
}

const degrees = z.union([z.number(), z.string()])

/** Results of the open street search; those without name or coordinates are dropped (CF-122). */
export const openStreetReply = rows(
  placed(
    z.object({
      name: optionalText,
      display_name: optionalText,
      lat: degrees,
      lon: degrees,
      address: readOr(z.custom<Readonly<Record<string, unknown>>>(isRecord), undefined),
    }),
    ({ lat: latitude, lon: longitude, display_name: displayName, ...row }) =>
      openStreetPlace({ ...row, displayName, latitude, longitude }),
  ),
  'results',
)

/** Features of the geocoder; those without name or coordinates are dropped (CF-122). */
export const geocoderReply = z.pipe(
  reply('top', {
    features: rows(
      placed(
        z.object({
          geometry: z.object({ coordinates: z.array(degrees) }),
          properties: z.object({
            name: optionalText,
            street: optionalText,
            district: optionalText,
            city: optionalText,
            country: optionalText,
          }),
        }),
        ({ geometry: { coordinates }, properties }) => geocoderPlace({ ...properties, coordinates }),
      ),
      'features',
    ),
  }),
  z.transform(({ features }) => features),
)

const suggestion = z.pipe(
  z.object({
    placePrediction: z.optional(
      z.nullable(
        z.object({
          placeId: optionalText,
          text: readOr(z.object({ text: optionalText }), undefined),
        }),
      ),
    ),
  }),
  z.transform(({ placePrediction: place }): PlaceSuggestion | undefined =>
    place?.placeId === undefined ? undefined : { id: place.placeId, text: place.text?.text ?? '' },
  ),
)

/** Suggestions of the maps service: an empty object has none, and those that are not places are dropped (PLC-10). */
export const suggestionsReply = z.pipe(
  reply('top', { suggestions: z.optional(rows(suggestion, 'suggestions')) }),
  z.transform(({ suggestions = [] }) => suggestions.filter((found) => found !== undefined)),
)

/** The details of a place of the maps service (PLC-10). */
export const placeDetailsReply = z.pipe(
  reply('top', {
    displayName: readOr(z.object({ text: optionalText }), undefined),
    location: z.object({ latitude: number, longitude: number }),
    shortFormattedAddress: optionalText,
  }),
  z.transform(
    ({ displayName, location, shortFormattedAddress }): GooglePlace => ({
      displayName: displayName?.text,
      ...location,
      shortFormattedAddress,
    }),
  ),
)
