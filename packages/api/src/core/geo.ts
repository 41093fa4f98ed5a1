import { isPosition, type LatLng } from '@fleetgis/domain/map'
import * as z from 'zod/mini'
import { number, readOr } from './readers.ts'

/** A GeoJSON position on the earth: longitude first, optionally an altitude (MAP-29). */
export const position = z.pipe(
  z.tuple([number, number], z.unknown()),
  z.transform(([lng, lat], context): LatLng => {
    const place = placeAt(lat, lng)
    if (place) return place
    context.issues.push({ code: 'custom', message: 'no place on the earth', input: [lng, lat] })
    return z.NEVER
  }),
)

/** The position of two fields of a row; undefined if one is missing or out of range. */
export function placeAt(lat: number | undefined, lng: number | undefined): LatLng | undefined {
  if (lat === undefined || lng === undefined) return undefined
  const place = { lat, lng }
  return isPosition(place) ? place : undefined
}

/** The path of a GeoJSON LineString. */
export const path = z.array(position)

/** A path that may be missing, null or broken: then empty, so that its row is kept. */
export const optionalPath = readOr(
  z.pipe(
    z.object({ coordinates: path }),
    z.transform((line) => line.coordinates),
  ),
  [],
)
