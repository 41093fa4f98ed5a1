import type { LatLng } from '@fleetgis/domain/map'
import * as z from 'zod/mini'
import { placeAt } from '../core/geo.ts'
import { isRecord, optionalNumber, optionalText, readOr, rows } from '../core/readers.ts'

type StopPoint = Partial<LatLng> & { name: string | undefined }
type StopWire = string | { name?: string | null }

/** Names of the stops, as texts or as objects with a name; other values are dropped. */
export const stopNames = readOr(
  z.pipe(
    z.array(z.custom<StopWire>()),
    z.transform((stops): string[] => stops.map(nameOf).filter((name) => name !== '')),
  ),
  [],
)

function nameOf(stop: StopWire): string {
  const name = isRecord(stop) ? stop.name : stop
  return typeof name === 'string' ? name.trim() : ''
}

const stopPoint = z.pipe(
  z.object({ name: optionalText, lat: optionalNumber, lng: optionalNumber }),
  z.transform(({ name, lat, lng }): StopPoint => ({ name, ...placeAt(lat, lng) })),
)

/** Stops with their positions; broken ones are dropped, and so is a value that is not a list. */
export const stopPoints = readOr(rows(stopPoint, 'extra_point'), [])

/** The positions of the stops that have one. */
export function positionsOf(stops: readonly Partial<LatLng>[]): LatLng[] {
  return stops.flatMap(({ lat, lng }) => (lat === undefined || lng === undefined ? [] : [{ lat, lng }]))
}
