import { searchText } from '@fleetgis/domain/query'
import * as z from 'zod/mini'
import { callsOf, written } from '../core/endpoint.ts'
import { messageReply } from '../core/message.ts'
import { pageQuery } from '../core/page.ts'
import {
  adminGroupsReply,
  adminInfoReply,
  consoleDriversReply,
  driverLookupReply,
  driversReply,
  groupSettingsReply,
  vehicleColoursReply,
} from './schemas.ts'

const driverCall = callsOf({
  base: 'console',
  method: 'POST',
  auth: 'bearer',
  source: 'documented',
})

/** The filters of the console's driver page. */
export interface ConsoleDriversFilter {
  /** As typed; sent trimmed (CF-72). */
  search: string
  /** Empty for all groups. */
  groupId: string
}

const consoleDriversBody = written(
  z.object({ search: z.string(), domain: z.string() }),
  ({ search, groupId }: ConsoleDriversFilter) => ({
    search: searchText('other', search),
    domain: groupId,
  }),
)

/** EP-A16 The drivers of the console (DRV-14). */
export const consoleDrivers = driverCall({
  name: 'consoleDrivers',
  id: 'EP-A16',
  base: 'main',
  path: '/driver/driverByAdmin',
  access: 'read',
  query: pageQuery,
  body: consoleDriversBody,
  response: consoleDriversReply,
})

/** EP-A17 The drivers without a group (DRV-08). */
export const unregisteredDrivers = driverCall({
  name: 'unregisteredDrivers',
  id: 'EP-A17',
  base: 'main',
  path: '/driver/unregisterDrivers',
  access: 'read',
  query: pageQuery,
  body: consoleDriversBody,
  response: consoleDriversReply,
})

/** EP-A19 Adds an unregistered driver to a group (DRV-09). */
export const enrolDriver = driverCall({
  name: 'enrolDriver',
  id: 'EP-A19',
  base: 'main',
  path: '/domain/create/driver-domain',
  access: 'write',
  body: written(
    z.object({ driverid: z.string(), domain: z.string() }),
    (input: {
      /** Key of the driver. */
      driverId: string
      groupId: string
    }) => ({ driverid: input.driverId, domain: input.groupId }),
  ),
  response: messageReply,
})

/** The filters of a group's driver lists. */
export interface GroupDriversFilter {
  /** As typed; sent trimmed; the server matches it (CF-101). */
  search: string
  groupId: string
  /** The acting admin. */
  userId: string
}

const groupDriversBody = written(
  z.object({ search: z.string(), domain: z.string(), userid: z.string() }),
  (input: GroupDriversFilter) => ({
    search: searchText('other', input.search),
    domain: input.groupId,
    userid: input.userId,
  }),
)

/** EP-B10 The drivers of a group, and those who can join it (GDRV-18). */
export const groupDrivers = driverCall({
  name: 'groupDrivers',
  id: 'EP-B10',
  path: '/driver/list/webconsole',
  access: 'read',
  query: pageQuery,
  body: groupDriversBody,
  response: driversReply('data'),
})

/** EP-B11 The groups of a super admin; no screen fetches them. */
export const superAdminGroups = driverCall({
  name: 'superAdminGroups',
  id: 'EP-B11',
  path: '/domain/listBySuperAdmin',
  access: 'read',
  body: written(z.object({ userid: z.string() }), ({ userId }: { userId: string }) => ({ userid: userId })),
  response: adminGroupsReply,
})

/** EP-B12 The groups of an admin (EMB-07). Refusal: 401, after which the page shows nothing else. */
export const adminGroups = driverCall({
  name: 'adminGroups',
  id: 'EP-B12',
  path: '/domain/super-admin/list',
  access: 'read',
  body: written(
    z.object({ driverid: z.string(), appid: z.string() }),
    (input: {
      /** The acting admin; `driverid` in the page's query. */
      userId: string
      appId: string
    }) => ({ driverid: input.userId, appid: input.appId }),
  ),
  response: adminGroupsReply,
})

export interface GroupMembership {
  /** Key of the driver. */
  driverId: string
  groupId: string
  /** The acting admin. */
  userId: string
}

/** EP-B13 Adds a driver to a group (GDRV-10). */
export const addDriverToGroup = driverCall({
  name: 'addDriverToGroup',
  id: 'EP-B13',
  path: '/domain/add/driver-domain',
  access: 'write',
  body: written(
    z.object({ driverid: z.string(), domain: z.string(), userid: z.string() }),
    (input: GroupMembership) => ({ driverid: input.driverId, domain: input.groupId, userid: input.userId }),
  ),
  response: messageReply,
})

/** EP-B14 Removes a driver from a group (GDRV-10). */
export const removeDriverFromGroup = driverCall({
  name: 'removeDriverFromGroup',
  id: 'EP-B14',
  path: '/driver/group/remove',
  access: 'write',
  body: written(
    z.object({ driverid: z.string(), domainid: z.string(), userid: z.string() }),
    (input: GroupMembership) => ({ driverid: input.driverId, domainid: input.groupId, userid: input.userId }),
  ),
  response: messageReply,
})

/** EP-B15 The drivers whose wallets an admin can top up (WAL-02). */
export const topUpDrivers = driverCall({
  name: 'topUpDrivers',
  id: 'EP-B15',
  path: '/driver/list',
  access: 'read',
  query: pageQuery,
  body: groupDriversBody,
  response: driversReply('top'),
})

/** EP-B19 The admin of a group, with the admin's rights about money (EMB-05). */
export const adminInfo = driverCall({
  name: 'adminInfo',
  id: 'EP-B19',
  path: '/driver/admin-info',
  access: 'read',
  source: 'assumed',
  body: written(
    z.object({ driverid: z.string(), domainid: z.string() }),
    (input: {
      /** The acting admin; `driverid` in the page's query. */
      userId: string
      groupId: string
    }) => ({ driverid: input.userId, domainid: input.groupId }),
  ),
  response: adminInfoReply,
})

/** EP-B29 Sets a driver's member id in a group (GDRV-07). */
export const setMemberId = driverCall({
  name: 'setMemberId',
  id: 'EP-B29',
  path: '/driver/add/member-id',
  access: 'write',
  source: 'assumed',
  body: written(
    z.object({ driverid: z.string(), domainid: z.string(), member_id: z.string() }),
    (input: {
      /** Key of the driver. */
      driverId: string
      groupId: string
      memberId: string
    }) => ({ driverid: input.driverId, domainid: input.groupId, member_id: input.memberId }),
  ),
  response: messageReply,
})

/** The key of a lookup: a mobile or an e-mail, the other one empty (VAL-25: `contactFields` of the domain). */
export interface DriverLookupInput {
  /** The acting admin. */
  userId: string
  groupId: string
  mobile: string
  email: string
}

export interface RegistrationInput extends DriverLookupInput {
  name: string
  memberId: string
  vehicleNo: string
  /** Brand and model (CF-69: `joinVehicle` of the domain). */
  vehicle: string
}

/** What both registration calls send. */
const registrationFields = {
  userid: z.string(),
  name: z.string(),
  member_id: z.string(),
  vehicleno: z.string(),
  vehicle: z.string(),
  domainid: z.string(),
}

const writeRegistration = (input: Omit<RegistrationInput, 'mobile' | 'email'>) => ({
  userid: input.userId,
  name: input.name,
  member_id: input.memberId,
  vehicleno: input.vehicleNo,
  vehicle: input.vehicle,
  domainid: input.groupId,
})

/** EP-B30 Registers a driver (REG-02). */
export const registerDriver = driverCall({
  name: 'registerDriver',
  id: 'EP-B30',
  path: '/driver/pre-register',
  access: 'write',
  body: written(
    z.extend(z.object(registrationFields), { mobile: z.string(), email: z.string() }),
    (input: RegistrationInput) => ({ ...writeRegistration(input), mobile: input.mobile, email: input.email }),
  ),
  response: messageReply,
})

/** EP-B31 Changes a registered driver (REG-06). */
export const updateDriver = driverCall({
  name: 'updateDriver',
  id: 'EP-B31',
  method: 'PUT',
  path: '/driver/pre-register',
  access: 'write',
  body: written(
    z.extend(z.object(registrationFields), { syskey: z.string() }),
    (
      input: Omit<RegistrationInput, 'mobile' | 'email'> & {
        /** Key of the driver. */
        driverId: string
      },
    ) => ({ ...writeRegistration(input), syskey: input.driverId }),
  ),
  response: messageReply,
})

/** EP-B32 Looks a driver up by mobile or e-mail; resolves to null if there is none (REG-03). */
export const driverLookup = driverCall({
  name: 'driverLookup',
  id: 'EP-B32',
  path: '/driver/pre-register/details',
  access: 'read',
  source: 'assumed',
  body: written(
    z.object({ userid: z.string(), mobile: z.string(), email: z.string(), domainid: z.string() }),
    (input: DriverLookupInput) => ({
      userid: input.userId,
      mobile: input.mobile,
      email: input.email,
      domainid: input.groupId,
    }),
  ),
  response: driverLookupReply,
})

/** EP-B35 The colours of vehicles (GDRV-19); no screen shows them (CF-71). */
export const vehicleColours = driverCall({
  name: 'vehicleColours',
  id: 'EP-B35',
  path: '/driver/vehicle-color',
  access: 'read',
  source: 'assumed',
  body: written(z.object({}), (_: undefined) => ({})),
  response: vehicleColoursReply,
})

/**
 * EP-K07 The settings of a group for its admins: whether a top-up requires a PIN, whether they register drivers
 * (EMB-06).
 */
export const groupSettings = driverCall({
  name: 'groupSettings',
  id: 'EP-K07',
  base: 'booking',
  path: '/domain/console-details',
  access: 'read',
  body: written(z.object({ domainid: z.string() }), ({ groupId }: { groupId: string }) => ({
    domainid: groupId,
  })),
  response: groupSettingsReply,
})
