import type { LatLng } from '@fleetgis/domain/map'
import * as z from 'zod/mini'
import { isRecord, optionalNumber, optionalText, readOr, rows } from '../core/wire.ts'

type StopWire = string | { name?: string | null }

/** Names of the stops between, which come as texts or as objects with a name; what is neither is left out. */
export const stopNames = () =>
  readOr(
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

/** Stops between with their places; broken ones are left out, and so is a list that is none. */
export const stopPoints = () =>
  readOr(rows(z.object({ name: optionalText, lat: optionalNumber, lng: optionalNumber }), 'extra_point'), [])

/** The places of those stops that have one. */
export function positionsOf(stops: readonly Partial<LatLng>[]): LatLng[] {
  return stops.flatMap(({ lat, lng }) => (lat === undefined || lng === undefined ? [] : [{ lat, lng }]))
}
