import type { FleetClient } from '@fleetgis/api'
import { driverTripDetailQuery } from '@fleetgis/api/map/admin'
import { ownerTripDetailQuery, ownerVehicleDetailQuery } from '@fleetgis/api/owner'
import { driverBookingDetailQuery, passengerBookingDetailQuery } from '@fleetgis/api/trips'

/** Whose detail is shown, and to whom: what the calls need to know. */
export type TripDetailTarget =
  /** A booking, as its driver, its passenger or an admin of its group sees it (EP-K08, EP-K09). */
  | {
      readonly audience: 'driver' | 'passenger' | 'admin'
      readonly userId: string
      readonly bookingKey: string
    }
  /** A trip of an owner's vehicle (EP-B52). */
  | { readonly audience: 'owner'; readonly userId: string; readonly tripId: string }
  /** What an owner's vehicle is doing (EP-B50). */
  | { readonly audience: 'owner'; readonly userId: string; readonly vehicleId: string }
  /** The current trip of a driver on a group admin's map (EP-B34). */
  | {
      readonly audience: 'map'
      readonly userId: string
      readonly driverId: string
      readonly groupId: string
    }

/** The call that answers for a target; every one answers with the same detail (CF-100). */
export function tripDetailQuery(client: FleetClient, target: TripDetailTarget) {
  if (target.audience === 'map') {
    const { userId, driverId, groupId } = target
    return driverTripDetailQuery(client, { userId, driverId, groupId })
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
