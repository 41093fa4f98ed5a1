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
export function saveRoleMutation(client: FleetClient) {
  return callMutation(client, saveRole, [roles, users, routePermission, userMenu])
}

/** Deletes a role; refetches the roles. */
export function deleteRoleMutation(client: FleetClient) {
  return callMutation(client, deleteRole, [roles])
}

/** Creates a user for staff; refetches the users, and the roles, which count them. */
export function createUserMutation(client: FleetClient) {
  return callMutation(client, createUser, [users, roles])
}

/** Changes a user; refetches the users, and the roles, which count them. */
export function saveUserMutation(client: FleetClient) {
  return callMutation(client, saveUser, [users, roles])
}

/** Creates or changes a rate; refetches the rates. */
export function saveRateMutation(client: FleetClient) {
  return callMutation(client, saveRate, [rates])
}

/** Deletes a rate; refetches the rates. */
export function deleteRateMutation(client: FleetClient) {
  return callMutation(client, deleteRate, [rates])
}

/** Creates or changes an extra charge; refetches the extra charges. */
export function saveExtraChargeMutation(client: FleetClient) {
  return callMutation(client, saveExtraCharge, [extraCharges])
}

/** Deletes an extra charge; refetches the extra charges. */
export function deleteExtraChargeMutation(client: FleetClient) {
  return callMutation(client, deleteExtraCharge, [extraCharges])
}
