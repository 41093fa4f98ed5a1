import {
  type ConsoleTransaction,
  type ConsoleTransactionPage,
  readTopUpCheck,
  type TopUpRequest,
  type TopUpRequestPage,
  type Transaction,
  type TransactionHistory,
} from '@fleetgis/domain/wallet'
import * as z from 'zod/mini'
import {
  number,
  optionalDuration,
  optionalNumber,
  optionalText,
  readOr,
  reply,
  rows,
  sum,
  text,
} from '../core/readers.ts'

const consoleTransaction = z.pipe(
  z.object({
    tripid: optionalText,
    startname: optionalText,
    endname: optionalText,
    distance: optionalNumber,
    duration: optionalDuration,
    total: number,
    reduce_amount: optionalNumber,
    f_datetime: optionalText,
  }),
  z.transform(
    (row): ConsoleTransaction => ({
      tripId: row.tripid ?? '',
      from: row.startname ?? '',
      to: row.endname ?? '',
      distanceKm: row.distance,
      duration: row.duration,
      total: row.total,
      reduced: row.reduce_amount,
      at: row.f_datetime ?? '',
    }),
  ),
)

/** A page of the console's transactions (TXN-01). Its envelope is not documented: assumed to be that of TXN-03. */
export const consoleTransactionsReply = z.pipe(
  reply('top', { data_list: rows(consoleTransaction), count: number }),
  z.transform((data): ConsoleTransactionPage => ({ transactions: data.data_list, count: data.count })),
)

const transaction = z.pipe(
  z.object({
    tripid: optionalText,
    tripnumber: optionalText,
    trip_success_code: optionalText,
    total: optionalNumber,
    createddate: optionalText,
    initial: number,
    reduce_amount: readOr(sum, undefined),
    balance: number,
  }),
  z.transform(
    (row): Transaction => ({
      tripId: row.tripid ?? '',
      tripNumber: row.tripnumber,
      successCode: row.trip_success_code,
      total: row.total,
      createdAt: row.createddate ?? '',
      initial: row.initial,
      platform: row.reduce_amount,
      balance: row.balance,
    }),
  ),
)

/** Null, which servers send for a history without entries, is an unknown balance. */
const balance = z.pipe(
  z.nullable(number),
  z.transform((value) => value ?? undefined),
)

/** A page of a wallet's history, with the sums of its period (TXN-03). */
export const balanceHistoryReply = z.pipe(
  reply('data', {
    data_list: rows(transaction),
    count: number,
    opening_balance: balance,
    closing_balance: balance,
    commission: sum,
    wallet: sum,
  }),
  z.transform(
    (data): TransactionHistory => ({
      transactions: data.data_list,
      count: data.count,
      opening: data.opening_balance,
      wallet: data.wallet,
      platform: data.commission,
      closing: data.closing_balance,
    }),
  ),
)

/** Addresses of images, as texts or as objects with an image; the request is kept where some cannot be read. */
const attachments = z.pipe(
  readOr(rows(z.union([z.string(), z.object({ image: optionalText })]), 'attachments'), undefined),
  z.transform((images): string[] =>
    (images ?? []).flatMap((image) => (typeof image === 'string' ? image : (image.image ?? [])) || []),
  ),
)

const topUpRequest = z.pipe(
  z.object({
    syskey: text,
    domainid: text,
    driver_key: text,
    driver_name: optionalText,
    vehicleno: optionalText,
    mobile: optionalText,
    email: optionalText,
    member_id: optionalText,
    status: number,
    amount: number,
    symbol: optionalText,
    name: optionalText,
    type: optionalText,
    remark: optionalText,
    requesteddate: optionalText,
    attachments: attachments,
  }),
  z.transform(
    (row): TopUpRequest => ({
      key: row.syskey,
      groupKey: row.domainid,
      driverKey: row.driver_key,
      driverName: row.driver_name ?? '',
      vehicleNo: row.vehicleno,
      mobile: row.mobile,
      email: row.email,
      memberId: row.member_id,
      status: row.status,
      amount: row.amount,
      symbol: row.symbol,
      name: row.name,
      type: row.type,
      remark: row.remark,
      requestedAt: row.requesteddate ?? '',
      attachments: row.attachments,
    }),
  ),
)

export const topUpRequestsReply = z.pipe(
  reply('data', { data_list: rows(topUpRequest), total_count: number }),
  z.transform((data): TopUpRequestPage => ({ requests: data.data_list, total: data.total_count })),
)

/** Only the message decides (CF-65). */
export const topUpCheckReply = z.pipe(
  reply('top', { message: optionalText }),
  z.transform((data) => readTopUpCheck(data.message)),
)
