import { consoleDrivers } from '@fleetgis/api/drivers'
import { addBalance, consoleTransactions } from '@fleetgis/api/wallet'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { readAllEntries } from '../TopUp/readAllEntries.ts'
import { type TopUpWallet, unread, type WalletContext } from '../TopUp/TopUpWallet.ts'
import type { WalletIds } from '../TopUp/WalletIds.ts'

export interface ConsoleWalletIds extends WalletIds {
  /** What finds the driver in the console's list, whose row has the balance; without it the balance is not read. */
  contact?: string | undefined
}

/**
 * The wallet of a driver, for staff: EP-A20, EP-A16, EP-A18. It has no transaction check and no PIN (DRV-15). The
 * console's transactions have no balance, so it is read from the driver's row.
 */
export function consoleWallet(
  { client, days }: WalletContext,
  { driverKey, groupId, contact }: ConsoleWalletIds,
): TopUpWallet {
  const ids = { driverId: driverKey, groupId }
  /** Unknown where it cannot be read: the entries alone decide. */
  async function readBalance() {
    if (contact === undefined) return undefined
    const filter = { search: contact, groupId, page: 1, size: PAGE_SIZES.consoleDrivers }
    const page = await client.call(consoleDrivers, filter).catch(unread)
    return page?.drivers.find(({ key }) => key === driverKey)?.amount
  }

  return {
    async readLedger() {
      const [{ transactions }, closing] = await Promise.all([
        readAllEntries(consoleTransactions, (page) =>
          client.call(consoleTransactions, { ...ids, ...days(), ...page }),
        ),
        readBalance(),
      ])
      return { transactions, closing }
    },
    check: () => Promise.resolve({ isAllowed: true }),
    readNeedsPin: () => Promise.resolve(false),
    endpoint: addBalance,
    send: ({ amount, ...options }) => client.call(addBalance, { ...ids, amount }, options),
    refreshed: [consoleDrivers, consoleTransactions],
  }
}
