import type { DriverId, DriverKey } from './ids.ts'
import type { DriverStatusCode } from './status.ts'

/** A driver of a group, or one who can be added to it. Contacts are unmasked; components mask them. GDRV-16. */
export interface Driver {
  /** `syskey`: the key in calls and of rows (CF-104). */
  readonly key: DriverKey
  /** `driverid`, which is not the `key`. */
  readonly driverId?: DriverId | undefined
  readonly name: string
  /** Empty or undefined: the default profile image. GDRV-09. */
  readonly image?: string | undefined
  readonly mobile?: string | undefined
  readonly email?: string | undefined
  readonly memberId?: string | undefined
  readonly vehicleNo?: string | undefined
  readonly vehicle?: string | undefined
  readonly model?: string | undefined
  readonly colour?: string | undefined
  readonly fuelType?: string | undefined
  /** Wallet balance, MMK. */
  readonly amount?: number | undefined
  readonly isInGroup: boolean
  readonly groupKey?: string | undefined
  readonly groupName?: string | undefined
  readonly status?: DriverStatusCode | number | undefined
  /** As sent. */
  readonly activeHours?: string | undefined
}

/** A driver of the console's list, not masked. DRV-14. */
export interface ConsoleDriver {
  readonly key: DriverKey
  readonly name: string
  readonly email?: string | undefined
  readonly mobile?: string | undefined
  readonly vehicleNo?: string | undefined
  readonly vehicle?: string | undefined
  readonly deviceId?: string | undefined
  /** Wallet balance, MMK. */
  readonly amount?: number | undefined
}

/** A page of either list. GDRV-18. */
export interface DriverPage<Row = Driver> {
  readonly drivers: readonly Row[]
  readonly total: number
}

/** A colour of the colour list; no screen shows it (CF-71). GDRV-19. */
export interface VehicleColour {
  readonly key: string
  readonly name: string
}

/** Whether a card of `/driver-list` shows the member id with its edit icon: only for a driver in the group. GDRV-08. */
export function showsMemberId({ isInGroup }: Pick<Driver, 'isInGroup'>): boolean {
  return isInGroup
}

/** The action of the icon on a driver's card. GDRV-10. */
export function groupAction({ isInGroup }: Pick<Driver, 'isInGroup'>): 'add' | 'remove' {
  return isInGroup ? 'remove' : 'add'
}

/** A driver in a sentence: the name, else the plate, else the member id; a dash without all of them. */
export function driverLabel({ name, vehicleNo, memberId }: DriverNames): string {
  return [name, vehicleNo, memberId].find((text) => text?.trim())?.trim() ?? '–'
}

/** What a driver is called by. */
export interface DriverNames {
  readonly name: string
  readonly vehicleNo?: string | undefined
  readonly memberId?: string | undefined
}
