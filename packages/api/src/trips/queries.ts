import { callQuery } from '../core/callQuery.ts'
import type { FleetClient } from '../core/client.ts'
import type { EndpointInput } from '../core/endpoint.ts'
import { driverBookingDetail, passengerBookingDetail } from './endpoints.ts'

/** The detail of a booking, for its driver or the group's admin. */
export function driverBookingDetailQuery(
  client: FleetClient,
  input: EndpointInput<typeof driverBookingDetail>,
) {
  return callQuery(client, driverBookingDetail, input)
}

/** The detail of a booking, for its passenger. */
export function passengerBookingDetailQuery(
  client: FleetClient,
  input: EndpointInput<typeof passengerBookingDetail>,
) {
  return callQuery(client, passengerBookingDetail, input)
}
