import type { FleetClient } from '../core/client.ts'
import { moneyMutation } from '../core/mutation.ts'
import { consoleDrivers, groupDrivers, topUpDrivers } from '../drivers/endpoints.ts'
import {
  addBalance,
  balanceHistory,
  consoleTransactions,
  decideTopUp,
  topUp,
  topUpCheck,
  topUpRequests,
} from './endpoints.ts'

/** Adds to a driver's balance; refetches the console's drivers and transactions. */
export const addBalanceMutation = (client: FleetClient) =>
  moneyMutation(client, addBalance, [consoleDrivers, consoleTransactions])

/** Tops up a wallet; refetches the lists that show it, its history and its top-up check. */
export const topUpMutation = (client: FleetClient) =>
  moneyMutation(client, topUp, [topUpDrivers, groupDrivers, balanceHistory, topUpCheck])

/** Approves or rejects a request; refetches the requests and the wallet's queries. */
export function decideTopUpMutation(client: FleetClient) {
  return moneyMutation(client, decideTopUp, [topUpRequests, topUpDrivers, groupDrivers, balanceHistory])
}
