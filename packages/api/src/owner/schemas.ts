import type { OwnerLocations, OwnerTripSummary } from '@fleetgis/domain/map'
import type { OwnerVehicle } from '@fleetgis/domain/trips'
import * as z from 'zod/mini'
import { listReply, optionalText, reply, sum, text } from '../core/readers.ts'
import { locationLists } from '../map/admin/schemas.ts'

/** A vehicle without a number has its id. */
const vehicle = z.pipe(
  z.object({ vehicleid: text, vehicleno: optionalText }),
  z.transform((row): OwnerVehicle => ({ id: row.vehicleid, number: row.vehicleno ?? row.vehicleid })),
)

export const ownerVehiclesReply = listReply('data', vehicle)

export const ownerTripSummaryReply = z.pipe(
  reply('data', {
    trip_count: sum,
    duration: z.optional(z.nullable(z.union([z.number(), z.string()]))),
    total_amount: sum,
    distancebykm: sum,
  }),
  z.transform(({ duration, ...data }, context): OwnerTripSummary => {
    // A summary of no trips may lack it. Decision 68.
    if (data.trip_count > 0 && (duration ?? undefined) === undefined)
      context.issues.push({ code: 'custom', message: 'no duration', input: data, path: ['duration'] })
    return {
      trips: data.trip_count,
      duration: duration ?? 0,
      totalAmount: data.total_amount,
      distanceKm: data.distancebykm,
    }
  }),
)

export const ownerLocationsReply = z.pipe(
  reply('data', locationLists),
  z.transform((data): OwnerLocations => ({ drivers: data.data_list, found: data.search_data ?? [] })),
)
