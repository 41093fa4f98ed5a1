import { PLACE_COUNTRY, PLACE_LIMIT, type Place, YANGON_BOX_TEXT } from '@fleetgis/domain/places'
import { searchText } from '@fleetgis/domain/query'
import * as z from 'zod/mini'
import { type CallContext, callsOf, written } from '../core/endpoint.ts'
import { messageReply } from '../core/message.ts'
import { pageQuery } from '../core/page.ts'
import {
  changeReply,
  geocoderReply,
  hiddenNamesReply,
  locationReviewReply,
  openStreetReply,
  placeDetailsReply,
  savedLocationsReply,
  suggestionsReply,
  unknownLocationsReply,
} from './schemas.ts'

const placeCall = callsOf({
  base: 'console',
  method: 'POST',
  auth: 'bearer',
  source: 'documented',
})

const place = z.object({ name: z.string(), latitude: z.number(), longitude: z.number(), address: z.string() })

/** EP-B01 Adds locations (LOC-35). */
export const addLocations = placeCall({
  name: 'addLocations',
  id: 'EP-B01',
  path: '/console/location/add',
  access: 'write',
  body: written(
    z.object({ locations: z.array(place) }),
    ({ locations }: { locations: readonly Place[] }) => ({
      locations: locations.map(({ name, latitude, longitude, address }) => ({
        name,
        latitude,
        longitude,
        address,
      })),
    }),
  ),
  response: changeReply,
})

export interface LocationSearch {
  /** As typed; sent trimmed (CF-72). */
  search: string
}

/** EP-B02 The saved locations that match a search (LOC-30). */
export const savedLocations = placeCall({
  name: 'savedLocations',
  id: 'EP-B02',
  path: '/console/location/list',
  access: 'read',
  body: written(z.object({ location: z.string() }), ({ search }: LocationSearch) => ({
    location: searchText('other', search),
  })),
  response: savedLocationsReply,
})

/** EP-B03 A page of saved locations, for review (LOC-32). */
export const locationReview = placeCall({
  name: 'locationReview',
  id: 'EP-B03',
  path: '/console/location/address-list',
  access: 'read',
  query: pageQuery,
  body: written(z.object({ search: z.string() }), ({ search }: LocationSearch) => ({
    search: searchText('other', search),
  })),
  response: locationReviewReply,
})

const nameBody = <Input>(nameOf: (input: Input) => string) =>
  written(z.object({ name: z.string() }), (input: Input) => ({ name: nameOf(input) }))

/** EP-B04 Stores a searched name without a location. The path has the server's spelling. */
export const addUnknownLocation = placeCall({
  name: 'addUnknownLocation',
  id: 'EP-B04',
  path: '/console/add/unknow-location',
  access: 'write',
  body: nameBody(({ name }: { name: string }) => name.trim()),
  response: messageReply,
})

/** EP-B05 A page of searched names without a location (LOC-33). The path has the server's spelling. */
export const unknownLocations = placeCall({
  name: 'unknownLocations',
  id: 'EP-B05',
  path: '/console/unknow-location/list',
  access: 'read',
  query: pageQuery,
  body: nameBody(({ search }: LocationSearch) => searchText('other', search)),
  response: unknownLocationsReply,
})

export interface LocationEdit {
  id: string
  name: string
  address: string
  /** In degrees. Only the location table edits them (CF-79). */
  latitude?: number | undefined
  longitude?: number | undefined
}

/**
 * EP-B06 Changes name and address of a location (LOC-36). EP-B09, the edit of the location table, is the same call with
 * the coordinates (CF-79).
 */
export const updateLocation = placeCall({
  name: 'updateLocation',
  id: 'EP-B06',
  path: '/console/update/location/address',
  access: 'write',
  body: written(
    z.object({
      syskey: z.string(),
      location: z.string(),
      address: z.string(),
      latitude: z.optional(z.number()),
      longitude: z.optional(z.number()),
    }),
    ({ id, name, ...rest }: LocationEdit) => ({
      syskey: id,
      location: name,
      address: rest.address,
      ...(rest.latitude !== undefined && { latitude: rest.latitude }),
      ...(rest.longitude !== undefined && { longitude: rest.longitude }),
    }),
  ),
  response: changeReply,
})

/** EP-B07 Hides a location (4) or shows it (1) (LOC-27). */
export const setLocationStatus = placeCall({
  name: 'setLocationStatus',
  id: 'EP-B07',
  path: '/console/update/location/status',
  access: 'write',
  body: written(
    z.object({ syskey: z.string(), status: z.number() }),
    (input: { id: string; status: number }) => ({ syskey: input.id, status: input.status }),
  ),
  response: changeReply,
})

/** EP-B08 The names of hidden locations, for shading results (LOC-34). */
export const hiddenLocationNames = placeCall({
  name: 'hiddenLocationNames',
  id: 'EP-B08',
  path: '/console/disable/location/address-list',
  access: 'read',
  body: written(z.object({}), (_: undefined) => ({})),
  response: hiddenNamesReply,
})

export interface PlaceSearch {
  /** As typed; sent trimmed. */
  text: string
}

/**
 * EP-N01 The open street search (PLC-01). Its service allows one request per second and forbids searching while typing:
 * calls wait for their turn, and are made only on a press of Search (CF-82).
 */
export const openStreetSearch = placeCall({
  name: 'openStreetSearch',
  id: 'EP-N01',
  base: 'nominatim',
  method: 'GET',
  path: '/search',
  access: 'read',
  auth: 'none',
  source: 'assumed',
  interval: 1000,
  query: written(
    z.object({
      q: z.string(),
      format: z.string(),
      addressdetails: z.number(),
      countrycodes: z.string(),
      limit: z.number(),
      viewbox: z.string(),
      bounded: z.number(),
    }),
    ({ text }: PlaceSearch) => ({
      q: text.trim(),
      format: 'json',
      addressdetails: 1,
      countrycodes: PLACE_COUNTRY,
      limit: PLACE_LIMIT,
      viewbox: YANGON_BOX_TEXT,
      bounded: 1,
    }),
  ),
  response: openStreetReply,
})

/** EP-P01 The geocoder (PLC-02), intended for suggestions while typing. */
export const geocoderSearch = placeCall({
  name: 'geocoderSearch',
  id: 'EP-P01',
  base: 'photon',
  method: 'GET',
  path: '/api/',
  access: 'read',
  auth: 'none',
  source: 'assumed',
  query: written(
    z.object({ q: z.string(), limit: z.number(), bbox: z.string() }),
    ({ text }: PlaceSearch) => ({ q: text.trim(), limit: PLACE_LIMIT, bbox: YANGON_BOX_TEXT }),
  ),
  response: geocoderReply,
})

/** The headers of the maps service: the requested fields and the key (PLC-06). */
function mapsHeaders(fields: string, { mapsKey }: CallContext): Record<string, string> {
  return { ...(mapsKey !== undefined && { 'X-Goog-Api-Key': mapsKey }), 'X-Goog-FieldMask': fields }
}

/** EP-S01 Suggestions of the maps service (PLC-04). */
export const placeSuggestions = placeCall({
  name: 'placeSuggestions',
  id: 'EP-S01',
  base: 'places',
  path: '/v1/places:autocomplete',
  access: 'read',
  auth: 'none',
  source: 'assumed',
  headers: (_input, context) =>
    mapsHeaders('suggestions.placePrediction.placeId,suggestions.placePrediction.text.text', context),
  body: written(
    z.object({ input: z.string(), sessionToken: z.string() }),
    (
      input: PlaceSearch & {
        /** The same for all suggestions up to a choice: see `placeSessionToken` in domain (PLC-11). */
        sessionToken: string
      },
    ) => ({ input: input.text.trim(), sessionToken: input.sessionToken }),
  ),
  response: suggestionsReply,
})

/** EP-S02 The details of a place of the maps service (PLC-10). */
export const placeDetails = placeCall({
  name: 'placeDetails',
  id: 'EP-S02',
  base: 'places',
  method: 'GET',
  path: '/v1/places/{id}',
  access: 'read',
  auth: 'none',
  source: 'assumed',
  headers: (_input, context) => mapsHeaders('displayName,location,shortFormattedAddress', context),
  params: ({ id }: { id: string }) => ({ id }),
  response: placeDetailsReply,
})
