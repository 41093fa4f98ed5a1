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
export const enrolDriverMutation = (client: FleetClient) =>
  callMutation(client, enrolDriver, [consoleDrivers, unregisteredDrivers])

/** Adds a driver to a group; refetches the group's lists. */
export const addDriverToGroupMutation = (client: FleetClient) =>
  callMutation(client, addDriverToGroup, [groupDrivers, topUpDrivers])

/** Removes a driver from a group; refetches the group's lists. */
export const removeDriverFromGroupMutation = (client: FleetClient) =>
  callMutation(client, removeDriverFromGroup, [groupDrivers, topUpDrivers])

/** Sets a driver's member id; refetches the group's lists. */
export const setMemberIdMutation = (client: FleetClient) =>
  callMutation(client, setMemberId, [groupDrivers, topUpDrivers])

/** Registers a driver; refetches the group's lists. */
export const registerDriverMutation = (client: FleetClient) =>
  callMutation(client, registerDriver, [groupDrivers, topUpDrivers])

/** Changes a registered driver; refetches the group's lists. */
export const updateDriverMutation = (client: FleetClient) =>
  callMutation(client, updateDriver, [groupDrivers, topUpDrivers])
