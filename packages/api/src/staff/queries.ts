import { callQuery } from '../core/callQuery.ts'
import type { FleetClient } from '../core/client.ts'
import { extraCharges, rates, roles, users } from './endpoints.ts'

/** The roles of the console. */
export const rolesQuery = (client: FleetClient) => callQuery(client, roles, undefined)

/** The users of the console. */
export const usersQuery = (client: FleetClient) => callQuery(client, users, undefined)

/** The rates of the groups. */
export const ratesQuery = (client: FleetClient) => callQuery(client, rates, undefined)

/** The extra charges of the groups. */
export const extraChargesQuery = (client: FleetClient) => callQuery(client, extraCharges, undefined)
