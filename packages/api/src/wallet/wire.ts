import * as z from 'zod/mini'
import {
  atTop,
  count,
  done,
  duration,
  list,
  number,
  numberOrNull,
  row,
  said,
  text,
  textOrNull,
  underData,
} from '../core/strict.ts'

export const walletWire = {
  addBalance: done,
  /** TXN-01 */
  consoleTransactions: atTop({
    data_list: list(
      row({
        tripid: text,
        startname: text,
        endname: text,
        distance: numberOrNull,
        duration: z.nullable(duration),
        total: number,
        reduce_amount: number,
        f_datetime: text,
      }),
    ),
    count,
  }),
  topUp: done,
  checkPin: done,
  changePin: done,
  /** APR-09 */
  topUpRequests: underData({
    data_list: list(
      row({
        syskey: text,
        domainid: text,
        driver_key: text,
        driver_name: text,
        vehicleno: text,
        mobile: text,
        email: text,
        member_id: text,
        status: z.literal([1, 2, 4]),
        amount: number,
        symbol: text,
        name: text,
        type: text,
        remark: text,
        requesteddate: text,
        attachments: list(row({ image: text })),
      }),
    ),
    total_count: count,
  }),
  decideTopUp: done,
  /** TXN-02, TXN-03 */
  balanceHistory: underData({
    data_list: list(
      row({
        tripid: text,
        tripnumber: z.union([text, number, z.null()]),
        trip_success_code: textOrNull,
        total: number,
        createddate: text,
        initial: number,
        reduce_amount: number,
        balance: number,
      }),
    ),
    count,
    opening_balance: number,
    closing_balance: number,
    commission: number,
    wallet: number,
  }),
  topUpCheck: said,
}
