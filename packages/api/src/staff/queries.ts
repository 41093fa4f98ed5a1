import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../core/client.ts'
import { extraCharges, rates, roles, users } from './endpoints.ts'

/** The roles of the console. */
export function rolesQuery(client: FleetClient) {
  return queryOptions({
    queryKey: [roles.id],
    queryFn: ({ signal }) => client.call(roles, undefined, { signal }),
  })
}

/** The users of the console. */
export function usersQuery(client: FleetClient) {
  return queryOptions({
    queryKey: [users.id],
    queryFn: ({ signal }) => client.call(users, undefined, { signal }),
  })
}

/** The rates of the groups. */
export function ratesQuery(client: FleetClient) {
  return queryOptions({
    queryKey: [rates.id],
    queryFn: ({ signal }) => client.call(rates, undefined, { signal }),
  })
}

/** The extra charges of the groups. */
export function extraChargesQuery(client: FleetClient) {
  return queryOptions({
    queryKey: [extraCharges.id],
    queryFn: ({ signal }) => client.call(extraCharges, undefined, { signal }),
  })
}
