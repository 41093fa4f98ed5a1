import type { FleetClient } from '@fleetgis/api'
import { driverTripDetailQuery } from '@fleetgis/api/map/admin'
import { ownerTripDetailQuery, ownerVehicleDetailQuery } from '@fleetgis/api/owner'
import { driverBookingDetailQuery, passengerBookingDetailQuery } from '@fleetgis/api/trips'
import type { DriverKey } from '@fleetgis/domain/drivers'

/** The audiences of a detail. */
export const DETAIL_AUDIENCES = [
  'driver',
  'passenger',
  'admin',
  'owner',
  'map',
] as const satisfies readonly TripDetailTarget['audience'][]

/** The target of a detail, which selects the call. */
export type TripDetailTarget = Reader &
  (
    | {
        readonly audience: 'driver' | 'passenger' | 'admin'
        /** The booking, for its driver, its passenger or an admin of its group (EP-K08, EP-K09). */
        readonly bookingKey: string
      }
    | {
        readonly audience: 'owner'
        /** The trip, for the owner of its vehicle (EP-B52). */
        readonly tripId: string
      }
    | {
        readonly audience: 'owner'
        /** The vehicle, whose current activity its owner sees (EP-B50). */
        readonly vehicleId: string
      }
    | {
        readonly audience: 'map'
        /** The driver, whose current trip a group admin's map shows (EP-B34). */
        readonly driverKey: DriverKey
        /** The group of the driver, for the audience `map`. */
        readonly groupId: string
      }
  )

interface Reader {
  /** Who reads the detail, which selects the call and what is shown; `map` is the map of a group's admin. */
  readonly audience: 'driver' | 'passenger' | 'admin' | 'owner' | 'map'
  /** The key of that user: `passengerid` in the page's query of a passenger, `driverid` in the others. */
  readonly userId: string
}

/** The query for a target; every call returns the same detail (CF-100). */
export function tripDetailQuery(client: FleetClient, target: TripDetailTarget) {
  if (target.audience === 'map') {
    const { userId, driverKey, groupId } = target
    return driverTripDetailQuery(client, { userId, driverId: driverKey, groupId })
  }
  if (target.audience === 'owner') {
    const ownerId = target.userId
    return 'tripId' in target
      ? ownerTripDetailQuery(client, { ownerId, tripId: target.tripId })
      : ownerVehicleDetailQuery(client, { ownerId, vehicleId: target.vehicleId })
  }
  const { audience, userId, bookingKey } = target
  return audience === 'passenger'
    ? passengerBookingDetailQuery(client, { passengerId: userId, bookingKey })
    : driverBookingDetailQuery(client, { driverId: userId, bookingKey })
}
