import { createUser, routePermission, userMenu } from '../auth/endpoints.ts'
import type { FleetClient } from '../core/client.ts'
import { callMutation } from '../core/mutation.ts'
import {
  deleteExtraCharge,
  deleteRate,
  deleteRole,
  extraCharges,
  rates,
  roles,
  saveExtraCharge,
  saveRate,
  saveRole,
  saveUser,
  users,
} from './endpoints.ts'

/** Creates or changes a role; refetches all that roles decide. */
export const saveRoleMutation = (client: FleetClient) =>
  callMutation(client, saveRole, [roles, users, routePermission, userMenu])

/** Deletes a role; refetches the roles. */
export const deleteRoleMutation = (client: FleetClient) => callMutation(client, deleteRole, [roles])

/** Creates a user for staff; refetches the users, and the roles, which count them. */
export const createUserMutation = (client: FleetClient) => callMutation(client, createUser, [users, roles])

/** Changes a user; refetches the users, and the roles, which count them. */
export const saveUserMutation = (client: FleetClient) => callMutation(client, saveUser, [users, roles])

/** Creates or changes a rate; refetches the rates. */
export const saveRateMutation = (client: FleetClient) => callMutation(client, saveRate, [rates])

/** Deletes a rate; refetches the rates. */
export const deleteRateMutation = (client: FleetClient) => callMutation(client, deleteRate, [rates])

/** Creates or changes an extra charge; refetches the extra charges. */
export const saveExtraChargeMutation = (client: FleetClient) =>
  callMutation(client, saveExtraCharge, [extraCharges])

/** Deletes an extra charge; refetches the extra charges. */
export const deleteExtraChargeMutation = (client: FleetClient) =>
  callMutation(client, deleteExtraCharge, [extraCharges])
