import { groupDrivers, groupSettingsQuery, topUpDrivers } from '@fleetgis/api/drivers'
import { balanceHistory, checkPin, topUp, topUpCheckQuery } from '@fleetgis/api/wallet'
import { needsPin } from '@fleetgis/domain/permission'
import { readAllEntries } from './readAllEntries.ts'
import type { TopUpWallet, WalletContext } from './TopUpWallet.ts'
import type { TopUpIds } from './WalletIds.ts'

/** The wallet of a group's driver, for its admin: EP-B45, EP-K07, EP-B17, EP-B44, EP-B16. */
export function groupWallet(
  { client, queries, days }: WalletContext,
  { userId, driverKey, groupId }: TopUpIds,
): TopUpWallet {
  const ids = { userId, driverId: driverKey, groupId }
  return {
    readLedger: () =>
      readAllEntries(balanceHistory, (page) => client.call(balanceHistory, { ...ids, ...days(), ...page })),
    check: () => queries.fetchQuery(topUpCheckQuery(client, ids)),
    async readNeedsPin() {
      // A query client of the app may keep answers: the PIN may have been switched on meanwhile.
      const settings = await queries.fetchQuery({ ...groupSettingsQuery(client, { groupId }), staleTime: 0 })
      return needsPin(settings.isPincode)
    },
    checkPin: (pin) => client.call(checkPin, { userId, groupId, pin }),
    endpoint: topUp,
    send: ({ amount, ...options }) => client.call(topUp, { ...ids, amount }, options),
    refreshed: [topUpDrivers, groupDrivers, balanceHistory],
  }
}
