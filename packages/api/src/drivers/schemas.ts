import type {
  AdminInfo,
  ConsoleDriver,
  Driver,
  DriverPage,
  GroupSettings,
  VehicleColour,
} from '@fleetgis/domain/drivers'
import * as z from 'zod/mini'
import {
  flag,
  isRecord,
  listReply,
  number,
  optionalNumber,
  optionalText,
  reply,
  rows,
  text,
} from '../core/readers.ts'
import { group } from '../map/schemas.ts'

const driverFields = {
  driverid: optionalText,
  name: optionalText,
  image: optionalText,
  mobile: optionalText,
  email: optionalText,
  member_id: optionalText,
  vehicleno: optionalText,
  vehicle: optionalText,
  model: optionalText,
  color: optionalText,
  fueltype: optionalText,
  amount: optionalNumber,
  in_domain: flag,
  domainid: optionalText,
  group_name: optionalText,
  domain: optionalText,
  status: optionalNumber,
  active_hour: optionalText,
}

const driverWords = z.object({ syskey: text, ...driverFields })

function toDriver(row: z.output<typeof driverWords>): Driver {
  return {
    key: row.syskey,
    driverId: row.driverid,
    name: row.name ?? '',
    image: row.image,
    mobile: row.mobile,
    email: row.email,
    memberId: row.member_id,
    vehicleNo: row.vehicleno,
    vehicle: row.vehicle,
    model: row.model,
    colour: row.color,
    fuelType: row.fueltype,
    amount: row.amount,
    isInGroup: row.in_domain,
    groupKey: row.domainid,
    groupName: row.group_name ?? row.domain,
    status: row.status,
    activeHours: row.active_hour,
  }
}

/** A driver of a group (GDRV-16). */
export const driver = z.pipe(driverWords, z.transform(toDriver))

/** A page of drivers: list and count are under `data`, for the top-up list at the top (GDRV-18). */
export const driversReply = <const Place extends 'top' | 'data'>(place: Place) =>
  z.pipe(
    reply(place, { data_list: rows(driver), total_count: number }),
    z.transform((data): DriverPage => ({ drivers: data.data_list, total: data.total_count })),
  )

const consoleDriver = z.pipe(
  z.object({
    syskey: text,
    name: optionalText,
    email: optionalText,
    mobile: optionalText,
    vehicleno: optionalText,
    vehicle: optionalText,
    deviceid: optionalText,
    amount: optionalNumber,
  }),
  z.transform(
    (row): ConsoleDriver => ({
      key: row.syskey,
      name: row.name ?? '',
      email: row.email,
      mobile: row.mobile,
      vehicleNo: row.vehicleno,
      vehicle: row.vehicle,
      deviceId: row.deviceid,
      amount: row.amount,
    }),
  ),
)

/** A page of the console's drivers (DRV-14). Its envelope is not documented: assumed to be that of GDRV-18. */
export const consoleDriversReply = z.pipe(
  reply('top', { data_list: rows(consoleDriver), total_count: number }),
  z.transform((data): DriverPage<ConsoleDriver> => ({ drivers: data.data_list, total: data.total_count })),
)

/** The groups of an admin: `data` is their list (EMB-07). */
export const adminGroupsReply = listReply('top', group, 'data')

/** A value for rules of the domain, as sent. */
const asSent = z.optional(z.nullable(z.union([z.boolean(), z.number(), z.string()])))

export const adminInfoReply = z.pipe(
  reply('data', {
    userid: text,
    name: optionalText,
    domain: optionalText,
    fee_type: z.optional(z.nullable(z.union([z.number(), z.string()]))),
    is_permission: asSent,
  }),
  z.transform(
    (data): AdminInfo => ({
      name: data.name ?? '',
      groupName: data.domain ?? '',
      userId: data.userid,
      feeType: data.fee_type,
      isPermission: data.is_permission,
    }),
  ),
)

export const groupSettingsReply = z.pipe(
  reply('data', { is_pincode: asSent, is_default: asSent }),
  z.transform((data): GroupSettings => ({ isPincode: data.is_pincode, isDefault: data.is_default })),
)

const lookup = reply('data', {
  syskey: optionalText,
  ...driverFields,
  data_list: z.optional(rows(driver)),
})

type LookupWire = z.input<typeof lookup>

/** A lookup without the status beside `data`, which is that of the reply, not the driver's. */
const withoutStatus = z.pipe(
  z.custom<LookupWire>(),
  z.transform(
    (wire: LookupWire): LookupWire =>
      isRecord(wire) && isRecord(wire.data) ? { ...wire, status: undefined } : wire,
  ),
)

/** The driver that a lookup found, or null: no data, data without a key, or an empty list all mean none (REG-03). */
export const driverLookupReply = z.pipe(
  z.pipe(withoutStatus, lookup),
  z.transform(({ data_list: list, syskey, ...row }): Driver | null =>
    syskey === undefined ? (list?.[0] ?? null) : toDriver({ ...row, syskey }),
  ),
)

const colour = z.pipe(
  z.object({ autokey: text, name: text }),
  z.transform((row): VehicleColour => ({ key: row.autokey, name: row.name })),
)

/** The colours of vehicles (GDRV-19); no screen shows them (CF-71). */
export const vehicleColoursReply = listReply('top', colour)
