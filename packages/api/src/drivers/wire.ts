import * as z from 'zod/mini'
import {
  atTop,
  count,
  done,
  flag,
  list,
  namedRow,
  number,
  numberOrNull,
  row,
  text,
  underData,
} from '../core/strict.ts'
import { group } from '../map/wire.ts'

/** `status` of a driver: 0 hidden, 1 online, 2 ongoing, 3 offline, 4 found by a search (CF-29). */
export const driverStatus = z.literal([0, 1, 2, 3, 4])

/** A driver of a group (GDRV-16). */
export const driver = namedRow('Driver', {
  syskey: text,
  driverid: text,
  name: text,
  image: text,
  mobile: text,
  email: text,
  member_id: text,
  vehicleno: text,
  vehicle: text,
  model: text,
  color: text,
  fueltype: text,
  amount: numberOrNull,
  in_domain: flag,
  domainid: text,
  group_name: text,
  domain: text,
  status: driverStatus,
  active_hour: text,
})

const consoleDrivers = atTop({
  data_list: list(
    namedRow('ConsoleDriver', {
      syskey: text,
      name: text,
      email: text,
      mobile: text,
      vehicleno: text,
      vehicle: text,
      deviceid: text,
      amount: numberOrNull,
    }),
  ),
  total_count: count,
})

const groups = atTop({ data: list(group) })

export const driversWire = {
  consoleDrivers,
  unregisteredDrivers: consoleDrivers,
  enrolDriver: done,
  groupDrivers: underData({ data_list: list(driver), total_count: count }),
  superAdminGroups: groups,
  adminGroups: groups,
  addDriverToGroup: done,
  removeDriverFromGroup: done,
  topUpDrivers: atTop({ data_list: list(driver), total_count: count }),
  adminInfo: underData({
    userid: text,
    name: text,
    domain: text,
    fee_type: z.union([number, text]),
    is_permission: flag,
  }),
  setMemberId: done,
  registerDriver: done,
  updateDriver: done,
  driverLookup: atTop({ data: driver }),
  vehicleColours: atTop({ data_list: list(row({ autokey: text, name: text })) }),
  groupSettings: underData({ is_pincode: flag, is_default: flag }),
}
