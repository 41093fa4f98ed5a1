import { test } from 'vitest'
import { aTopUpRequest } from '../testing/aTopUpRequest.ts'
import { fuzzReply } from '../testing/fuzz.ts'
import { balanceHistory, consoleTransactions, topUpCheck, topUpRequests } from './endpoints.ts'

const input = {
  driverId: 'd1',
  groupId: 'g1',
  userId: 'a1',
  start: '2025-01-01',
  end: '2025-01-07',
  type: '',
  search: '',
  page: 1,
  size: 5,
}

test('EP-A20 for any reply transactions of the console are read or refused', async () => {
  const bare = { total: 4500, f_datetime: '2025-01-01 08:00:00' }
  const ends = { startname: 'Sule', endname: 'Insein', tripid: 't1' }
  const row = { ...bare, ...ends, distance: 12.5, duration: '00:35:10', reduce_amount: 450 }
  await fuzzReply(consoleTransactions, input, { data_list: [row, { ...row, duration: 90 }, bare], count: 3 })
})

test('EP-B20 for any reply requests for top-ups are read or refused', async () => {
  const { syskey, amount, domainid, driver_key, status, requesteddate } = aTopUpRequest
  const bare = { syskey, amount, domainid, driver_key, status, requesteddate }
  await fuzzReply(topUpRequests, input, { data: { data_list: [aTopUpRequest, bare], total_count: 2 } })
})

test('EP-B44 for any reply the history of a wallet is read or refused', async () => {
  const bare = { createddate: '2025-01-01 08:35:00', initial: 20000, balance: 19550 }
  const trip = { tripnumber: '128', tripid: 't-1', trip_success_code: '7H' }
  const row = { ...bare, ...trip, total: 4500, reduce_amount: 450 }
  const sums = { opening_balance: 20000, closing_balance: 19550, commission: 450, wallet: null }
  const none = { opening_balance: null, closing_balance: null, commission: null, wallet: null }
  await fuzzReply(
    balanceHistory,
    input,
    { data: { data_list: [row, bare], count: 2, ...sums } },
    { data: { data_list: null, count: 0, ...none } },
  )
})

test('EP-B45 for any reply the check of a top-up is read or refused', async () => {
  await fuzzReply(topUpCheck, input, { status: 200, message: 'Success' }, { message: 'Limit reached' }, {})
})
