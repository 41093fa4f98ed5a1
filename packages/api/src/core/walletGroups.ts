import { deviceItems } from './deviceItems.ts'

const WALLET_GROUPS = 'fleetgis.walletGroup.'
const items = deviceItems(WALLET_GROUPS)

/** Whose wallet it is, and for which user and app it is kept. */
export interface WalletGroupOwner {
  readonly appId: string | undefined
  readonly userId: string | undefined
  readonly driverKey: string
}

/** Keeps the group in which a driver has a wallet, as the server answered, until Sign Out. CF-174. */
export function keepWalletGroup(owner: WalletGroupOwner, groupId: string): void {
  items.set(nameOf(owner), groupId)
}

/** The kept group of a driver's wallet; undefined for none. CF-174. */
export function walletGroupOf(owner: WalletGroupOwner): string | undefined {
  return items.get(nameOf(owner))
}

/** Removes the kept group of a driver's wallet, such as one that the server refuses now. CF-174. */
export function dropWalletGroup(owner: WalletGroupOwner): void {
  items.remove(nameOf(owner))
}

/** Removes all kept groups, at Sign Out. */
export function forgetWalletGroups(): void {
  for (const [name] of items.all()) items.remove(name)
}

function nameOf({ userId = '', appId = '', driverKey }: WalletGroupOwner): string {
  return WALLET_GROUPS + JSON.stringify([userId, appId, driverKey])
}
