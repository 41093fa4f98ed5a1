import type { DriverKey } from '@fleetgis/domain/drivers'

/** The owner of a wallet. */
export interface WalletIds {
  /** Key of the driver. */
  driverKey: DriverKey
  /** The group of the wallet: a driver has one in each group. */
  groupId: string
}

/** The ids of a top-up: the admin, the driver and the group. */
export interface TopUpIds extends WalletIds {
  /** The acting admin, named driverid in the page's query. */
  userId: string
}
