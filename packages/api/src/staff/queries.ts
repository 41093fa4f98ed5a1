import { callQuery } from '../core/callQuery.ts'
import type { FleetClient } from '../core/client.ts'
import { extraCharges, rates, roles, users } from './endpoints.ts'

/** The roles of the console. */
export function rolesQuery(client: FleetClient) {
  return callQuery(client, roles, undefined)
}

/** The users of the console. */
export function usersQuery(client: FleetClient) {
  return callQuery(client, users, undefined)
}

/** The rates of the groups. */
export function ratesQuery(client: FleetClient) {
  return callQuery(client, rates, undefined)
}

/** The extra charges of the groups. */
export function extraChargesQuery(client: FleetClient) {
  return callQuery(client, extraCharges, undefined)
}
