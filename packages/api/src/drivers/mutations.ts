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

/** Puts an unregistered driver into a group; both lists of the console are read again. */
export function enrolDriverMutation(client: FleetClient) {
  return callMutation(client, enrolDriver, [consoleDrivers, unregisteredDrivers])
}

/** Adds a driver to a group; the group's lists are read again. */
export function addDriverToGroupMutation(client: FleetClient) {
  return callMutation(client, addDriverToGroup, [groupDrivers, topUpDrivers])
}

/** Removes a driver from a group; the group's lists are read again. */
export function removeDriverFromGroupMutation(client: FleetClient) {
  return callMutation(client, removeDriverFromGroup, [groupDrivers, topUpDrivers])
}

/** Gives a driver another member id; the group's lists are read again. */
export function setMemberIdMutation(client: FleetClient) {
  return callMutation(client, setMemberId, [groupDrivers, topUpDrivers])
}

/** Registers a driver; the group's lists are read again. */
export function registerDriverMutation(client: FleetClient) {
  return callMutation(client, registerDriver, [groupDrivers, topUpDrivers])
}

/** Changes a registered driver; the group's lists are read again. */
export function updateDriverMutation(client: FleetClient) {
  return callMutation(client, updateDriver, [groupDrivers, topUpDrivers])
}
