import type { FleetClient } from '../core/client.ts'
import { callMutation } from '../core/mutation.ts'
import { consoleDrivers, groupDrivers, topUpDrivers } from '../drivers/endpoints.ts'
import {
  addBalance,
  balanceHistory,
  changePin,
  checkPin,
  consoleTransactions,
  decideTopUp,
  topUp,
  topUpCheck,
  topUpRequests,
} from './endpoints.ts'

/** Adds to a driver's balance; the console's drivers and transactions are read again. */
export function addBalanceMutation(client: FleetClient) {
  return callMutation(client, addBalance, [consoleDrivers, consoleTransactions])
}

/** Tops up a wallet; the lists that show it, its history and whether it may be topped up again are read again. */
export function topUpMutation(client: FleetClient) {
  return callMutation(client, topUp, [topUpDrivers, groupDrivers, balanceHistory, topUpCheck])
}

/** Checks the PIN of an admin. It changes nothing, yet is sent at most once: a wrong one may be counted. */
export function checkPinMutation(client: FleetClient) {
  return callMutation(client, checkPin)
}

/** Changes the PIN of an admin. */
export function changePinMutation(client: FleetClient) {
  return callMutation(client, changePin)
}

/** Approves or rejects a request; the requests, and whatever shows the wallet, are read again. */
export function decideTopUpMutation(client: FleetClient) {
  return callMutation(client, decideTopUp, [topUpRequests, topUpDrivers, groupDrivers, balanceHistory])
}
