import { searchText } from '@fleetgis/domain/query'
import type { ApprovalStatusCode } from '@fleetgis/domain/wallet'
import * as z from 'zod/mini'
import { callsOf, written } from '../core/endpoint.ts'
import { messageReply } from '../core/message.ts'
import { pageQuery } from '../core/page.ts'
import {
  balanceHistoryReply,
  consoleTransactionsReply,
  topUpCheckReply,
  topUpRequestsReply,
} from './schemas.ts'

const walletCall = callsOf({
  base: 'console',
  method: 'POST',
  auth: 'bearer',
  source: 'documented',
})

/** The owner of a wallet: a driver has one in each group. */
export interface WalletOwner {
  /** Key of the driver. */
  driverId: string
  groupId: string
}

/** The period of a history or a list. */
export interface Days {
  /** yyyy-mm-dd. */
  start: string
  /** yyyy-mm-dd, included. */
  end: string
}

const walletSubject = ({ driverId, groupId }: WalletOwner) => ['wallet', driverId, groupId]

/** EP-A18 Adds to a driver's balance from the console (DRV-15). MMK. */
export const addBalance = walletCall({
  name: 'addBalance',
  id: 'EP-A18',
  base: 'main',
  path: '/driver/add/balance',
  access: 'money',
  body: written(
    z.object({ driverid: z.string(), domain: z.string(), amount: z.number() }),
    (input: WalletOwner & { amount: number }) => ({
      driverid: input.driverId,
      domain: input.groupId,
      amount: input.amount,
    }),
  ),
  subject: walletSubject,
  intent: ({ amount }) => [amount],
  response: messageReply,
})

/** EP-A20 The transactions of a driver, for the console (TXN-01). */
export const consoleTransactions = walletCall({
  name: 'consoleTransactions',
  id: 'EP-A20',
  base: 'main',
  path: '/driver/transaction',
  access: 'read',
  query: pageQuery,
  body: written(
    z.object({ driverid: z.string(), domain: z.string(), startdate: z.string(), enddate: z.string() }),
    (input: WalletOwner & Days) => ({
      driverid: input.driverId,
      domain: input.groupId,
      startdate: input.start,
      enddate: input.end,
    }),
  ),
  response: consoleTransactionsReply,
})

/** EP-B16 Tops up the wallet of a driver (WAL-13). MMK. Call EP-B45 first; a group may require the PIN (EP-B17). */
export const topUp = walletCall({
  name: 'topUp',
  id: 'EP-B16',
  path: '/driver/self/add-balance',
  access: 'money',
  body: written(
    z.object({ driverid: z.string(), domain: z.string(), userid: z.string(), amount: z.number() }),
    (
      input: WalletOwner & {
        /** The acting admin. */
        userId: string
        amount: number
      },
    ) => ({
      driverid: input.driverId,
      domain: input.groupId,
      userid: input.userId,
      amount: input.amount,
    }),
  ),
  subject: walletSubject,
  intent: ({ userId, amount }) => [userId, amount],
  response: messageReply,
})

/** The owner of a PIN: an admin has one in each group. */
export interface PinOwner {
  /** The acting admin; `driverid` in the page's query. */
  userId: string
  /** The group of the PIN. */
  groupId: string
}

const pinSubject = ({ userId, groupId }: PinOwner) => ['pin', userId, groupId]

/** EP-B17 Checks the PIN of an admin before a top-up (CF-66). A wrong one is refused. */
export const checkPin = walletCall({
  name: 'checkPin',
  id: 'EP-B17',
  path: '/console/driver/pincode',
  access: 'money',
  body: written(
    z.object({ driverid: z.string(), domainid: z.string(), pincode: z.string() }),
    (
      input: PinOwner & {
        /** Six digits (WAL-05). */
        pin: string
      },
    ) => ({ driverid: input.userId, domainid: input.groupId, pincode: input.pin }),
  ),
  subject: pinSubject,
  response: messageReply,
})

/** EP-B18 Changes the PIN of an admin (WAL-15). A wrong old one is refused. */
export const changePin = walletCall({
  name: 'changePin',
  id: 'EP-B18',
  method: 'PUT',
  path: '/console/driver/pincode',
  access: 'money',
  body: written(
    z.object({
      driverid: z.string(),
      domainid: z.string(),
      pincode: z.string(),
      old_pincode: z.string(),
    }),
    (
      input: PinOwner & {
        /** Six digits each (WAL-05). */
        oldPin: string
        newPin: string
      },
    ) => ({
      driverid: input.userId,
      domainid: input.groupId,
      pincode: input.newPin,
      old_pincode: input.oldPin,
    }),
  ),
  subject: pinSubject,
  response: messageReply,
})

/** The filters of the list of requests. */
export interface TopUpRequestsFilter extends Days {
  /** The acting admin. */
  userId: string
  groupId: string
  /** Empty for all types (CF-67). */
  type: string
  /** As typed; sent trimmed (CF-72). */
  search: string
}

/** EP-B20 The requests for top-ups (APR-13). */
export const topUpRequests = walletCall({
  name: 'topUpRequests',
  id: 'EP-B20',
  path: '/driver/request-list',
  access: 'read',
  source: 'assumed',
  query: pageQuery,
  body: written(
    z.object({
      userid: z.string(),
      domain: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      type: z.string(),
      search: z.string(),
    }),
    (filter: TopUpRequestsFilter) => ({
      userid: filter.userId,
      domain: filter.groupId,
      startDate: filter.start,
      endDate: filter.end,
      type: filter.type,
      search: searchText('other', filter.search),
    }),
  ),
  response: topUpRequestsReply,
})

/** EP-B21 Approves (2) or rejects (4) a request for a top-up (CF-68). MMK. */
export const decideTopUp = walletCall({
  name: 'decideTopUp',
  id: 'EP-B21',
  path: '/driver/admin-approve',
  access: 'money',
  source: 'assumed',
  body: written(
    z.object({
      userid: z.string(),
      driverid: z.string(),
      domain: z.string(),
      request_key: z.string(),
      amount: z.number(),
      status: z.number(),
    }),
    (
      input: WalletOwner & {
        /** The acting admin. */
        userId: string
        requestKey: string
        amount: number
        /** The result of `decide` in the domain. */
        status: ApprovalStatusCode
      },
    ) => ({
      userid: input.userId,
      driverid: input.driverId,
      domain: input.groupId,
      request_key: input.requestKey,
      amount: input.amount,
      status: input.status,
    }),
  ),
  subject: ({ requestKey }) => ['request', requestKey],
  intent: ({ userId, driverId, groupId, amount, status }) => [userId, driverId, groupId, amount, status],
  response: messageReply,
})

/** EP-B44 The history of a wallet, with the sums of its period (TXN-03). */
export const balanceHistory = walletCall({
  name: 'balanceHistory',
  id: 'EP-B44',
  path: '/console/driver/balance/history',
  access: 'read',
  source: 'assumed',
  query: pageQuery,
  body: written(
    z.object({
      driverid: z.string(),
      userid: z.string(),
      startdate: z.string(),
      enddate: z.string(),
      domain: z.string(),
    }),
    (
      input: WalletOwner &
        Days & {
          /** The acting admin. */
          userId: string
        },
    ) => ({
      driverid: input.driverId,
      userid: input.userId,
      startdate: input.start,
      enddate: input.end,
      domain: input.groupId,
    }),
  ),
  response: balanceHistoryReply,
})

/**
 * EP-B45 Checks whether a driver may be topped up (WAL-10). It does not refuse: any message but `Success`, such as
 * already topped up by yourself or by an admin, blocks and must be shown (CF-65).
 */
export const topUpCheck = walletCall({
  name: 'topUpCheck',
  id: 'EP-B45',
  path: '/driver/check-transaction',
  access: 'read',
  source: 'assumed',
  body: written(
    z.object({ userid: z.string(), driverid: z.string(), domain: z.string() }),
    (
      input: WalletOwner & {
        /** The acting admin. */
        userId: string
      },
    ) => ({ userid: input.userId, driverid: input.driverId, domain: input.groupId }),
  ),
  response: topUpCheckReply,
})
