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

/** The lists that show the drivers of a group. */
const GROUP_LISTS = [groupDrivers, topUpDrivers]

/** Adds an unregistered driver to a group; refetches both lists of the console. */
export const enrolDriverMutation = (client: FleetClient) =>
  callMutation(client, enrolDriver, [consoleDrivers, unregisteredDrivers])

/** Adds a driver to a group; refetches the group's lists. */
export const addDriverToGroupMutation = (client: FleetClient) =>
  callMutation(client, addDriverToGroup, GROUP_LISTS)

/** Removes a driver from a group; refetches the group's lists. */
export const removeDriverFromGroupMutation = (client: FleetClient) =>
  callMutation(client, removeDriverFromGroup, GROUP_LISTS)

/** Sets a driver's member id; refetches the group's lists. */
export const setMemberIdMutation = (client: FleetClient) => callMutation(client, setMemberId, GROUP_LISTS)

/** Registers a driver; refetches the group's lists. */
export const registerDriverMutation = (client: FleetClient) =>
  callMutation(client, registerDriver, GROUP_LISTS)

/** Changes a registered driver; refetches the group's lists. */
export const updateDriverMutation = (client: FleetClient) => callMutation(client, updateDriver, GROUP_LISTS)
