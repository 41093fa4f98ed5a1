import { LOCATION_STATUS } from '@fleetgis/domain/places'
import * as z from 'zod/mini'
import { atTop, count, done, list, namedRow, number, position, row, text, underData } from '../core/strict.ts'

/** A saved location; its name is in `location` and in `name` (CF-78). */
const location = namedRow('Location', {
  syskey: text,
  location: text,
  name: text,
  address: text,
  latitude: number,
  longitude: number,
  status: z.literal([LOCATION_STATUS.visible, LOCATION_STATUS.hidden]),
  // A stamp of the row's version, where a server has one (CF-179).
  version: z.optional(text),
})

/** The place searches are other companies' servers: only the fields that are read, of which many may be missing. */
export const placesWire = {
  addLocations: done,
  savedLocations: atTop({ data: list(location) }),
  locationReview: underData({ location_list: list(location), count }),
  addUnknownLocation: done,
  unknownLocations: underData({ unknow_locations: list(row({ name: text })), count }),
  updateLocation: done,
  setLocationStatus: done,
  hiddenLocationNames: atTop({ data: list(text) }),
  openStreetSearch: list(
    row({
      name: z.optional(text),
      display_name: text,
      lat: text,
      lon: text,
      address: z.record(text, text),
    }),
  ),
  geocoderSearch: row({
    features: list(
      row({
        geometry: row({ coordinates: position }),
        properties: row({
          name: z.optional(text),
          street: z.optional(text),
          district: z.optional(text),
          city: z.optional(text),
          country: z.optional(text),
        }),
      }),
    ),
  }),
  placeSuggestions: row({
    suggestions: z.optional(
      list(row({ placePrediction: z.optional(row({ placeId: text, text: row({ text }) })) })),
    ),
  }),
  placeDetails: row({
    displayName: row({ text }),
    location: row({ latitude: number, longitude: number }),
    shortFormattedAddress: z.optional(text),
  }),
}
