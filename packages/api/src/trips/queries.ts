import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../core/client.ts'
import type { EndpointInput } from '../core/endpoint.ts'
import { driverBookingDetail, passengerBookingDetail } from './endpoints.ts'

/** The detail of a booking, for its driver or the group's admin. */
export function driverBookingDetailQuery(
  client: FleetClient,
  input: EndpointInput<typeof driverBookingDetail>,
) {
  return queryOptions({
    queryKey: [driverBookingDetail.id, input],
    queryFn: ({ signal }) => client.call(driverBookingDetail, input, { signal }),
  })
}

/** The detail of a booking, for its passenger. */
export function passengerBookingDetailQuery(
  client: FleetClient,
  input: EndpointInput<typeof passengerBookingDetail>,
) {
  return queryOptions({
    queryKey: [passengerBookingDetail.id, input],
    queryFn: ({ signal }) => client.call(passengerBookingDetail, input, { signal }),
  })
}
