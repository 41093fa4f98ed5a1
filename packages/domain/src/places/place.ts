import { readNumber } from '../format/readNumber.ts'
import { isPosition } from '../map/latLng.ts'
import { asText } from '../query/asText.ts'

/** A search result that can be added. Source: LOC-35. */
export interface Place {
  readonly name: string
  /** In degrees. */
  readonly latitude: number
  readonly longitude: number
  /** May be empty. */
  readonly address: string
}

type Degrees = number | string | null | undefined
type Text = string | null | undefined

/** A result of the open street search. Source: PLC-07. */
export interface OpenStreetResult {
  readonly name?: Text
  readonly displayName?: Text
  readonly latitude: Degrees
  readonly longitude: Degrees
  readonly address?: Readonly<Record<string, unknown>> | null | undefined
}

/** A feature of the geocoder. Source: PLC-09. */
export interface GeocoderFeature {
  readonly name?: Text
  readonly street?: Text
  readonly district?: Text
  readonly city?: Text
  readonly country?: Text
  /** Longitude first. */
  readonly coordinates?: readonly Degrees[] | null | undefined
}

/** The details of a place of the maps service. Source: PLC-10. */
export interface GooglePlace {
  readonly displayName?: Text
  readonly latitude: Degrees
  readonly longitude: Degrees
  readonly shortFormattedAddress?: Text
}

/** A suggestion of the maps service; its id fetches the details. Source: PLC-04, PLC-05. */
export interface PlaceSuggestion {
  readonly id: string
  /** The name; may be empty. */
  readonly text: string
}

/** Parts of an open street address that are omitted. Source: CF-122. */
const LEFT_OUT: ReadonlySet<string> = new Set(['country', 'state', 'postcode', 'country_code'])

/**
 * Converts a result of the open street search into a place: its name, or else the first part of its display name.
 * Undefined without either, or without coordinates. Source: CF-122.
 */
export function openStreetPlace(result: OpenStreetResult): Place | undefined {
  const [firstPart] = asText(result.displayName).split(',', 1)
  return place([result.name, firstPart], result.latitude, result.longitude, openStreetAddress(result.address))
}

/** The address of an open street result: all parts except country, state, postcode and codes. Source: PLC-08. */
export function openStreetAddress(address: OpenStreetResult['address']): string {
  return join(
    Object.entries(address ?? {})
      .filter(([key]) => !LEFT_OUT.has(key) && !key.startsWith('ISO3166'))
      .map(([, value]) => value),
  )
}

/**
 * Converts a feature of the geocoder into a place: its name, or else its street, district or city. Undefined without
 * any, or without coordinates. Source: CF-122.
 */
export function geocoderPlace(feature: GeocoderFeature): Place | undefined {
  const { name, street, district, city, country } = feature
  const [longitude, latitude] = feature.coordinates ?? []
  return place([name, street, district, city], latitude, longitude, join([district, city, country]))
}

/** Converts details of the maps service into a place; undefined without name or coordinates. Source: PLC-10. */
export function googlePlace(details: GooglePlace): Place | undefined {
  return place(
    [details.displayName],
    details.latitude,
    details.longitude,
    join([details.shortFormattedAddress]),
  )
}

/** The places among the results of a search. Source: CF-122. */
export function placesOf<Result>(
  results: readonly Result[],
  toPlace: (result: Result) => Place | undefined,
): readonly Place[] {
  return results.flatMap((result) => toPlace(result) ?? [])
}

function place(names: readonly unknown[], lat: Degrees, lng: Degrees, address: string): Place | undefined {
  const name = names.map((candidate) => asText(candidate).trim()).find((candidate) => candidate !== '')
  const latitude = readNumber(lat)
  const longitude = readNumber(lng)
  if (name === undefined || latitude === undefined || longitude === undefined) return undefined
  if (!isPosition({ lat: latitude, lng: longitude })) return undefined
  return { name, latitude, longitude, address }
}

function join(parts: readonly unknown[]): string {
  return parts
    .map((part) => asText(part).trim())
    .filter((part) => part !== '')
    .join(', ')
}
