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
export type TripDetailTarget =
  /** A booking, for its driver, its passenger or an admin of its group (EP-K08, EP-K09). */
  | {
      readonly audience: 'driver' | 'passenger' | 'admin'
      readonly userId: string
      readonly bookingKey: string
    }
  /** A trip of an owner's vehicle (EP-B52). */
  | { readonly audience: 'owner'; readonly userId: string; readonly tripId: string }
  /** The current activity of an owner's vehicle (EP-B50). */
  | { readonly audience: 'owner'; readonly userId: string; readonly vehicleId: string }
  /** The current trip of a driver on a group admin's map (EP-B34). */
  | {
      readonly audience: 'map'
      /** The acting admin. */
      readonly userId: string
      readonly driverKey: DriverKey
      readonly groupId: string
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
