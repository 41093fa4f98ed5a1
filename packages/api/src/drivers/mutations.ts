import type { FleetClient } from '../core/client.ts'
import { callMutation } from '../core/mutation.ts'
import {
  addDriverToGroup,
  consoleDrivers,
  enrolDriver,
  groupDrivers,
  registerDriver,
  removeDriverFromGroup,
  setMemberId,
  topUpDrivers,
  unregisteredDrivers,
  updateDriver,
} from './endpoints.ts'

/** Adds an unregistered driver to a group; refetches both lists of the console. */
export function enrolDriverMutation(client: FleetClient) {
  return callMutation(client, enrolDriver, [consoleDrivers, unregisteredDrivers])
}

/** Adds a driver to a group; refetches the group's lists. */
export function addDriverToGroupMutation(client: FleetClient) {
  return callMutation(client, addDriverToGroup, [groupDrivers, topUpDrivers])
}

/** Removes a driver from a group; refetches the group's lists. */
export function removeDriverFromGroupMutation(client: FleetClient) {
  return callMutation(client, removeDriverFromGroup, [groupDrivers, topUpDrivers])
}

/** Sets a driver's member id; refetches the group's lists. */
export function setMemberIdMutation(client: FleetClient) {
  return callMutation(client, setMemberId, [groupDrivers, topUpDrivers])
}

/** Registers a driver; refetches the group's lists. */
export function registerDriverMutation(client: FleetClient) {
  return callMutation(client, registerDriver, [groupDrivers, topUpDrivers])
}

/** Changes a registered driver; refetches the group's lists. */
export function updateDriverMutation(client: FleetClient) {
  return callMutation(client, updateDriver, [groupDrivers, topUpDrivers])
}
