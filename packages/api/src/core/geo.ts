import type { LatLng } from '@fleetgis/domain/map'
import * as z from 'zod/mini'
import { number, readOr } from './wire.ts'

/** A GeoJSON position: longitude first, and perhaps an altitude (MAP-29, PLC-09). */
export const position = () =>
  z.pipe(
    z.tuple([number, number], z.unknown()),
    z.transform(([lng, lat]): LatLng => ({ lat, lng })),
  )

/** The path of a GeoJSON LineString. */
export const path = () => z.array(position())

/** A path that may be missing, null or broken: then empty, so that the rest of the row is kept. */
export const optionalPath = () =>
  readOr(
    z.pipe(
      z.object({ coordinates: path() }),
      z.transform((line) => line.coordinates),
    ),
    [],
  )
