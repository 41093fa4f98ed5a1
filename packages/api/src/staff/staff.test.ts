import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { callQuery } from '../core/callQuery.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import { fuzzReply } from '../testing/fuzz.ts'
import { oneCall } from '../testing/oneCall.ts'
import { refreshedBy } from '../testing/refreshedBy.ts'
import * as calls from './endpoints.ts'
import {
  createUserMutation,
  deleteExtraChargeMutation,
  deleteRateMutation,
  deleteRoleMutation,
  saveExtraChargeMutation,
  saveRateMutation,
  saveRoleMutation,
  saveUserMutation,
} from './mutations.ts'

const grant = { route: '/home/rate', canView: true, canAdd: false, canEdit: true, canDelete: false }
const role = { id: 5, name: 'Cashier', grants: [grant] }
const user = { userId: 'a@b.example', userName: 'Aye', role: 5 }
const rate = { id: 'r1', groupId: 'g1', initial: 1200, perKm: 650, perMinute: 100 }
const charge = { id: 'c1', groupId: 'g1', name: 'Luggage', amount: 500 }

const roleWire = {
  role: 5,
  name: 'Cashier',
  permissions: [{ route: '/home/rate', can_view: true, can_add: false, can_edit: true, can_delete: false }],
}
const rateWire = { syskey: 'r1', domainid: 'g1', initial: 1200, per_km: 650, per_minute: 100 }
const chargeWire = { syskey: 'c1', domainid: 'g1', name: 'Luggage', amount: 500 }

test.each([
  ['EP-A22', () => oneCall(calls.roles, undefined), '/role/list', {}],
  ['EP-A23', () => oneCall(calls.saveRole, role), '/role/save', roleWire],
  [
    'EP-A23',
    () => oneCall(calls.saveRole, { ...role, id: undefined }),
    '/role/save',
    { ...roleWire, role: null },
  ],
  ['EP-A24', () => oneCall(calls.deleteRole, { id: 5 }), '/role/delete', { role: 5 }],
  ['EP-A25', () => oneCall(calls.users, undefined), '/user/list', {}],
  [
    'EP-A26',
    () => oneCall(calls.saveUser, user),
    '/user/save',
    { user_id: 'a@b.example', user_name: 'Aye', role: 5 },
  ],
  ['EP-A27', () => oneCall(calls.rates, undefined), '/rate/list', {}],
  ['EP-A28', () => oneCall(calls.saveRate, rate), '/rate/save', rateWire],
  [
    'EP-A28',
    () => oneCall(calls.saveRate, { ...rate, id: undefined }),
    '/rate/save',
    { ...rateWire, syskey: '' },
  ],
  ['EP-A29', () => oneCall(calls.deleteRate, { id: 'r1' }), '/rate/delete', { syskey: 'r1' }],
  ['EP-A30', () => oneCall(calls.extraCharges, undefined), '/extra-charge/list', {}],
  ['EP-A31', () => oneCall(calls.saveExtraCharge, charge), '/extra-charge/save', chargeWire],
  [
    'EP-A31',
    () => oneCall(calls.saveExtraCharge, { ...charge, id: undefined }),
    '/extra-charge/save',
    { ...chargeWire, syskey: '' },
  ],
  ['EP-A32', () => oneCall(calls.deleteExtraCharge, { id: 'c1' }), '/extra-charge/delete', { syskey: 'c1' }],
])('CF-128 %s is sent in the words of the server', async (_, call, path, body) => {
  expect(await call().sent()).toMatchObject({
    request: `POST https://a.example${path}`,
    authorization: 'Bearer page-token',
    body,
  })
})

const READS = [
  {
    name: 'EP-A22',
    endpoint: calls.roles,
    row: { ...roleWire, is_own: 1, users: '2' },
    read: { id: 5, name: 'Cashier', isOwn: true, users: 2, grants: [grant] },
  },
  {
    name: 'EP-A25',
    endpoint: calls.users,
    row: { user_id: 'a@b.example', user_name: 'Aye', role: '5', role_name: 'Cashier', is_own: true },
    read: { ...user, roleName: 'Cashier', isOwn: true },
  },
  {
    name: 'EP-A27',
    endpoint: calls.rates,
    row: { ...rateWire, domain: 'Yangon Taxi', initial: '1200', version: 7 },
    read: { ...rate, groupName: 'Yangon Taxi', version: '7' },
  },
  {
    name: 'EP-A30',
    endpoint: calls.extraCharges,
    row: { ...chargeWire, domain: 'Yangon Taxi' },
    read: { ...charge, groupName: 'Yangon Taxi' },
  },
] as const

test.each(READS)(
  'CF-128 $name reads its rows and drops a broken one',
  async ({ name, endpoint, row, read }) => {
    const { client } = fakeClient(() => json({ status: 200, data_list: [row, { name: 'without a key' }] }))
    const options = callQuery(client, endpoint as typeof calls.rates, undefined)
    expect(options.queryKey).toEqual([name, client.scope()])
    expect(await new QueryClient().fetchQuery(options)).toEqual([read])
  },
)

test.each(READS)('CF-128 R1 $name for any reply the rows are read or refused', async ({ endpoint, row }) => {
  const replyWith = (version: number | undefined) => ({
    status: 200,
    data_list: [{ ...row, version } as never],
  })
  await fuzzReply(endpoint as typeof calls.rates, undefined, replyWith(7), replyWith(undefined))
})

test.each([
  [
    'EP-A06',
    () => refreshedBy(createUserMutation, { ...user, password: 'fleet1234' }),
    '/user',
    ['EP-A25', 'EP-A22'],
  ],
  [
    'EP-A23',
    () => refreshedBy(saveRoleMutation, role),
    '/role/save',
    ['EP-A22', 'EP-A25', 'EP-A10', 'EP-A15'],
  ],
  ['EP-A24', () => refreshedBy(deleteRoleMutation, { id: 5 }), '/role/delete', ['EP-A22']],
  ['EP-A26', () => refreshedBy(saveUserMutation, user), '/user/save', ['EP-A25', 'EP-A22']],
  ['EP-A28', () => refreshedBy(saveRateMutation, rate), '/rate/save', ['EP-A27']],
  ['EP-A29', () => refreshedBy(deleteRateMutation, { id: 'r1' }), '/rate/delete', ['EP-A27']],
  ['EP-A31', () => refreshedBy(saveExtraChargeMutation, charge), '/extra-charge/save', ['EP-A30']],
  ['EP-A32', () => refreshedBy(deleteExtraChargeMutation, { id: 'c1' }), '/extra-charge/delete', ['EP-A30']],
])('CF-128 %s refetches the lists that it changes', async (id, run, path, refreshed) => {
  expect(await run()).toEqual({ key: [id], path, refreshed })
})
