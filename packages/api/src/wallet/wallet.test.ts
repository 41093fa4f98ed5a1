import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ServerError, TimeoutError, UnauthorizedError } from '../core/errors.ts'
import { aTopUpRequest } from '../testing/aTopUpRequest.ts'
import { expectSent } from '../testing/expectSent.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import { oneCall } from '../testing/oneCall.ts'
import { refreshedBy } from '../testing/refreshedBy.ts'
import * as calls from './endpoints.ts'
import { addBalanceMutation, decideTopUpMutation, topUpMutation } from './mutations.ts'
import {
  balanceHistoryQuery,
  consoleTransactionsQuery,
  topUpCheckQuery,
  topUpRequestsQuery,
} from './queries.ts'

const wallet = { driverId: 'd1', groupId: 'g1' }
const asked = { ...wallet, userId: 'a1' }
const days = { start: '2025-01-01', end: '2025-01-07' }
const page = { page: 1, size: 5 }
const admin = { userId: 'a1', groupId: 'g1' }
const filter = { ...admin, ...days, type: '', search: ' aung ' }
const decision = { ...asked, requestKey: 'r1', amount: 5000, status: 2 } as const

test.each([
  [
    'EP-A18',
    () => oneCall(calls.addBalance, { ...wallet, amount: 15000 }),
    'POST https://a.example/driver/add/balance',
    { driverid: 'd1', domain: 'g1', amount: 15000 },
  ],
  [
    'EP-A20',
    () => oneCall(calls.consoleTransactions, { ...wallet, ...days, ...page }),
    'POST https://a.example/driver/transaction?pageSize=5&curPage=1',
    { driverid: 'd1', domain: 'g1', startdate: '2025-01-01', enddate: '2025-01-07' },
  ],
  [
    'WAL-14 EP-B16',
    () => oneCall(calls.topUp, { ...asked, amount: 15000 }),
    'POST https://b.example/driver/self/add-balance',
    { driverid: 'd1', domain: 'g1', userid: 'a1', amount: 15000 },
  ],
  [
    'EP-B17',
    () => oneCall(calls.checkPin, { ...admin, pin: '012345' }),
    'POST https://b.example/console/driver/pincode',
    { driverid: 'a1', domainid: 'g1', pincode: '012345' },
  ],
  [
    'EP-B18',
    () => oneCall(calls.changePin, { ...admin, oldPin: '012345', newPin: '543210' }),
    'PUT https://b.example/console/driver/pincode',
    { driverid: 'a1', domainid: 'g1', pincode: '543210', old_pincode: '012345' },
  ],
  [
    'EP-B20',
    () => oneCall(calls.topUpRequests, { ...filter, page: 1, size: 300 }),
    'POST https://b.example/driver/request-list?pageSize=300&curPage=1',
    {
      userid: 'a1',
      domain: 'g1',
      startDate: '2025-01-01',
      endDate: '2025-01-07',
      type: '',
      search: 'aung',
    },
  ],
  [
    'EP-B21',
    () => oneCall(calls.decideTopUp, decision),
    'POST https://b.example/driver/admin-approve',
    { userid: 'a1', driverid: 'd1', domain: 'g1', request_key: 'r1', amount: 5000, status: 2 },
  ],
  [
    'EP-B44',
    () => oneCall(calls.balanceHistory, { ...asked, ...days, page: 2, size: 5 }),
    'POST https://b.example/console/driver/balance/history?pageSize=5&curPage=2',
    { driverid: 'd1', userid: 'a1', startdate: '2025-01-01', enddate: '2025-01-07', domain: 'g1' },
  ],
  [
    'EP-B45',
    () => oneCall(calls.topUpCheck, asked),
    'POST https://b.example/driver/check-transaction',
    { userid: 'a1', driverid: 'd1', domain: 'g1' },
  ],
])('%s is sent to its path, with the page’s token', async (_id, call, request, body) => {
  await expectSent(call(), request, body)
})

const consoleRow = {
  startname: 'Sule',
  endname: 'Insein',
  tripid: 't1',
  distance: '12.5',
  duration: '00:35:10',
  total: '4500',
  reduce_amount: 450,
  f_datetime: '2025-01-01 08:00:00',
}

test.each([
  ['at the top', { status: 200, data_list: [consoleRow], count: '12' }],
  ['under data', { status: 200, data: { data_list: [consoleRow], count: 12 } }],
])('TXN-01 a transaction of the console is read %s', async (_, reply) => {
  const call = oneCall(calls.consoleTransactions, { ...wallet, ...days, ...page }, reply)
  expect(await call.answer()).toEqual({
    transactions: [
      {
        from: 'Sule',
        to: 'Insein',
        tripId: 't1',
        distanceKm: 12.5,
        duration: '00:35:10',
        total: 4500,
        reduced: 450,
        at: '2025-01-01 08:00:00',
      },
    ],
    count: 12,
  })
})

const row = {
  tripnumber: 128,
  tripid: 'trip-2024-001ab',
  trip_success_code: '7H',
  total: 4500,
  createddate: '2025-01-01 08:35:00',
  initial: '20000',
  reduce_amount: 450,
  balance: 19550,
}
const transaction = {
  tripNumber: '128',
  tripId: 'trip-2024-001ab',
  successCode: '7H',
  total: 4500,
  createdAt: '2025-01-01 08:35:00',
  initial: 20000,
  platform: 450,
  balance: 19550,
}

test('TXN-02 an entry of a wallet is read with every field', async () => {
  const reply = {
    data: { data_list: [row], count: 1, opening_balance: 0, closing_balance: 0, commission: 0, wallet: 0 },
  }
  const history = await oneCall(calls.balanceHistory, { ...asked, ...days, ...page }, reply).answer()
  expect(history.transactions).toEqual([transaction])
})

const sums = { opening_balance: '20000', closing_balance: 19550, commission: 450, wallet: 0 }
test.each([
  ['under data', { status: 200, data: { data_list: [row], count: 11, ...sums } }],
  ['at the top', { status: 200, data_list: [row], count: '11', ...sums }],
])('TXN-03 the history of a wallet is read with its sums %s', async (_, reply) => {
  expect(await oneCall(calls.balanceHistory, { ...asked, ...days, ...page }, reply).answer()).toEqual({
    transactions: [transaction],
    count: 11,
    opening: 20000,
    closing: 19550,
    platform: 450,
    wallet: 0,
  })
})

test('TXN-03 a history without entries may have null sums, which are 0, and null balances, which are unknown', async () => {
  const none = { opening_balance: null, closing_balance: null, commission: null, wallet: null }
  const reply = { data: { data_list: null, count: 0, ...none } }
  expect(await oneCall(calls.balanceHistory, { ...asked, ...days, ...page }, reply).answer()).toEqual({
    transactions: [],
    count: 0,
    opening: undefined,
    closing: undefined,
    platform: 0,
    wallet: 0,
  })
})

test('TXN-03 a history without its sums is refused', async () => {
  const { answer } = oneCall(
    calls.balanceHistory,
    { ...asked, ...days, ...page },
    { data_list: [], count: 0 },
  )
  await expect(answer()).rejects.toMatchObject({ name: 'ContractError', field: 'opening_balance' })
})

const request = {
  ...aTopUpRequest,
  amount: '5000',
  status: '1',
  member_id: 7,
  attachments: [...aTopUpRequest.attachments, { image: null }, ''],
}

test('APR-09 a request for a top-up is read with every field', async () => {
  const reply = { data: { data_list: [request], total_count: 1 } }
  const { requests } = await oneCall(calls.topUpRequests, { ...filter, page: 1, size: 300 }, reply).answer()
  expect(requests).toEqual([
    {
      key: 'r1',
      amount: 5000,
      groupKey: 'g1',
      driverKey: 'd1',
      status: 1,
      driverName: 'Thida',
      vehicleNo: 'AA-1234',
      mobile: '09791234567',
      email: 'thida@example.com',
      symbol: 'Ks',
      name: 'KBZ Pay',
      type: 'bank',
      remark: 'Please',
      requestedAt: '2025-01-01 08:00:00',
      memberId: '7',
      attachments: ['https://img.example/1.jpg', 'https://img.example/2.jpg'],
    },
  ])
})

test.each([
  ['under data', { data: { data_list: [{ ...request, attachments: null }], total_count: 301 } }],
  ['at the top', { data_list: [{ ...request, attachments: undefined }], total_count: '301' }],
])('APR-13 the requests are read %s', async (_, reply) => {
  const answer = await oneCall(calls.topUpRequests, { ...filter, page: 1, size: 300 }, reply).answer()
  expect(answer).toMatchObject({ requests: [{ key: 'r1', attachments: [] }], total: 301 })
})

test('WAL-10 a driver may be topped up where the message is Success', async () => {
  expect(await oneCall(calls.topUpCheck, asked, { status: 200, message: 'Success' }).answer()).toEqual({
    isAllowed: true,
  })
})

test.each([
  ['WAL-11', 'Already topped up by yourself'],
  ['WAL-12', 'Already topped up by an admin'],
  ['WAL-09', 'Top up limit reached'],
])('%s any other message blocks, and is returned: %s', async (_, message) => {
  const blocked = { isAllowed: false, message }
  expect(await oneCall(calls.topUpCheck, asked, { status: 200, message }).answer()).toEqual(blocked)
  expect(await oneCall(calls.topUpCheck, asked, { data: { message } }).answer()).toEqual(blocked)
})

test.each([[{ status: 200 }], [{ message: null }], [{ message: 'success' }]])(
  'WAL-10 %j does not allow a top-up',
  async (reply) => {
    expect(await oneCall(calls.topUpCheck, asked, reply).answer()).toMatchObject({ isAllowed: false })
  },
)

test('WAL-10 the check is refetched each time', async () => {
  const messages = ['Success', 'Already topped up by yourself']
  const { client } = fakeClient(() => json({ message: messages.shift() }))
  const queries = new QueryClient()
  expect(await queries.fetchQuery(topUpCheckQuery(client, asked))).toMatchObject({ isAllowed: true })
  expect(await queries.fetchQuery(topUpCheckQuery(client, asked))).toMatchObject({ isAllowed: false })
})

test('EP-B16 a missing answer leaves the outcome unknown, and the call is not repeated', async () => {
  const { client, requests } = fakeClient(() => new Promise(() => {}), { timeouts: { write: 5 } })
  const input = { ...asked, amount: 15000 }
  const result = await client.call(calls.topUp, input)
  expect(result).toMatchObject({ outcome: 'unknown', error: expect.any(TimeoutError) })
  expect(await client.call(calls.topUp, input)).toBe(result)
  expect(requests).toHaveLength(1)
  if (result.outcome === 'unknown') result.settle()
})

test.each([
  ['as HTTP status', {}, 403],
  ['in the body', { message_code: 403, message: 'Wrong PIN.' }, 200],
])('EP-B17 a wrong PIN that is refused %s can be entered again', async (_, reply, status) => {
  const { client, requests } = fakeClient(() => json(reply, status))
  for (const pin of ['111111', '222222']) {
    await expect(client.call(calls.checkPin, { ...admin, pin })).rejects.toBeInstanceOf(ServerError)
  }
  expect(requests).toHaveLength(2)
})

test('EP-B21 a refused token decides no request', async () => {
  const { answer } = oneCall(calls.decideTopUp, decision, { message: 'Unauthorized' }, 401)
  await expect(answer()).rejects.toBeInstanceOf(UnauthorizedError)
})

test.each([
  ['EP-A18', ['EP-A16', 'EP-A20'], () => refreshedBy(addBalanceMutation, { ...wallet, amount: 15000 })],
  [
    'EP-B16',
    ['EP-B15', 'EP-B10', 'EP-B44', 'EP-B45'],
    () => refreshedBy(topUpMutation, { ...asked, amount: 15000 }),
  ],
  ['EP-B21', ['EP-B20', 'EP-B15', 'EP-B10', 'EP-B44'], () => refreshedBy(decideTopUpMutation, decision)],
])('%s refetches what it changes', async (id, refreshed, mutate) => {
  expect(await mutate()).toMatchObject({ key: [id], refreshed })
})

test('APR-14 requests have pages of 300, with a next page if there are more', async () => {
  const { client, requests } = fakeClient(() => json({ data: { data_list: [request], total_count: 301 } }))
  const list = topUpRequestsQuery(client, filter)
  expect(list.queryKey).toEqual(['EP-B20', filter, 300, client.scope()])
  const loaded = await new QueryClient().fetchInfiniteQuery({ ...list, pages: 5 })
  expect(loaded.pages).toHaveLength(2)
  expect(requests[1]?.url.search).toBe('?pageSize=300&curPage=2')
})

test('TXN-08 histories are requested by page', async () => {
  const reply = { data_list: [], count: 0, opening_balance: 0, closing_balance: 0, commission: 0, wallet: 0 }
  const { client, requests } = fakeClient(() => json(reply))
  const queries = new QueryClient()
  await queries.fetchQuery(balanceHistoryQuery(client, { ...asked, ...days, ...page }))
  await queries.fetchQuery(balanceHistoryQuery(client, { ...asked, ...days, page: 2, size: 5 }))
  await queries.fetchQuery(consoleTransactionsQuery(client, { ...wallet, ...days, ...page }))
  expect(requests.map(({ url }) => url.pathname + url.search)).toEqual([
    '/console/driver/balance/history?pageSize=5&curPage=1',
    '/console/driver/balance/history?pageSize=5&curPage=2',
    '/driver/transaction?pageSize=5&curPage=1',
  ])
})
