import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ServerError, UnauthorizedError } from '../core/errors.ts'
import { expectSent } from '../testing/expectSent.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import { oneCall } from '../testing/oneCall.ts'
import { refreshedBy } from '../testing/refreshedBy.ts'
import * as calls from './endpoints.ts'
import {
  addDriverToGroupMutation,
  enrolDriverMutation,
  registerDriverMutation,
  removeDriverFromGroupMutation,
  setMemberIdMutation,
  updateDriverMutation,
} from './mutations.ts'
import {
  adminGroupsQuery,
  adminInfoQuery,
  consoleDriversQuery,
  driverLookupQuery,
  groupDriversQuery,
  groupSettingsQuery,
  topUpDriversQuery,
  unregisteredDriversQuery,
} from './queries.ts'

const consolePage = { search: ' aung ', groupId: 'g1', page: 2, size: 15 }
const groupPage = { search: ' 0979 ', groupId: 'g1', userId: 'a1', page: 1, size: 10 }
const admin = { userId: 'a1', groupId: 'g1' }
const member = { driverId: 'd1', groupId: 'g1', userId: 'a1' }
const contact = { mobile: '09791234567', email: '' }
const details = { name: 'Aung', memberId: 'M-7', vehicleNo: 'AA-1234', vehicle: 'Toyota Probox' }

test.each([
  [
    'EP-A16',
    () => oneCall(calls.consoleDrivers, consolePage),
    'POST https://a.example/driver/driverByAdmin?pageSize=15&curPage=2',
    { search: 'aung', domain: 'g1' },
  ],
  [
    'EP-A17',
    () => oneCall(calls.unregisteredDrivers, { ...consolePage, search: '  ', groupId: '' }),
    'POST https://a.example/driver/unregisterDrivers?pageSize=15&curPage=2',
    { search: '', domain: '' },
  ],
  [
    'EP-A19',
    () => oneCall(calls.enrolDriver, { driverId: 'd1', groupId: 'g1' }),
    'POST https://a.example/domain/create/driver-domain',
    { driverid: 'd1', domain: 'g1' },
  ],
  [
    'EP-B10',
    () => oneCall(calls.groupDrivers, groupPage),
    'POST https://b.example/driver/list/webconsole?pageSize=10&curPage=1',
    { search: '0979', domain: 'g1', userid: 'a1' },
  ],
  [
    'EP-B11',
    () => oneCall(calls.superAdminGroups, { userId: 'a1' }),
    'POST https://b.example/domain/listBySuperAdmin',
    { userid: 'a1' },
  ],
  [
    'EP-B12',
    () => oneCall(calls.adminGroups, { userId: 'a1', appId: '001' }),
    'POST https://b.example/domain/super-admin/list',
    { driverid: 'a1', appid: '001' },
  ],
  [
    'EP-B13',
    () => oneCall(calls.addDriverToGroup, member),
    'POST https://b.example/domain/add/driver-domain',
    { driverid: 'd1', domain: 'g1', userid: 'a1' },
  ],
  [
    'EP-B14',
    () => oneCall(calls.removeDriverFromGroup, member),
    'POST https://b.example/driver/group/remove',
    { driverid: 'd1', domainid: 'g1', userid: 'a1' },
  ],
  [
    'EP-B15',
    () => oneCall(calls.topUpDrivers, groupPage),
    'POST https://b.example/driver/list?pageSize=10&curPage=1',
    { search: '0979', domain: 'g1', userid: 'a1' },
  ],
  [
    'EP-B19',
    () => oneCall(calls.adminInfo, admin),
    'POST https://b.example/driver/admin-info',
    { driverid: 'a1', domainid: 'g1' },
  ],
  [
    'EP-B29',
    () => oneCall(calls.setMemberId, { driverId: 'd1', groupId: 'g1', memberId: 'M-7' }),
    'POST https://b.example/driver/add/member-id',
    { driverid: 'd1', domainid: 'g1', member_id: 'M-7' },
  ],
  [
    'EP-B30',
    () => oneCall(calls.registerDriver, { ...admin, ...contact, ...details }),
    'POST https://b.example/driver/pre-register',
    {
      userid: 'a1',
      name: 'Aung',
      member_id: 'M-7',
      mobile: '09791234567',
      email: '',
      vehicleno: 'AA-1234',
      vehicle: 'Toyota Probox',
      domainid: 'g1',
    },
  ],
  [
    'EP-B31',
    () => oneCall(calls.updateDriver, { ...admin, driverId: 'd1', ...details }),
    'PUT https://b.example/driver/pre-register',
    {
      userid: 'a1',
      name: 'Aung',
      syskey: 'd1',
      vehicleno: 'AA-1234',
      vehicle: 'Toyota Probox',
      member_id: 'M-7',
      domainid: 'g1',
    },
  ],
  [
    'EP-B32',
    () => oneCall(calls.driverLookup, { ...admin, ...contact }),
    'POST https://b.example/driver/pre-register/details',
    { userid: 'a1', mobile: '09791234567', email: '', domainid: 'g1' },
  ],
  [
    'EP-B35',
    () => oneCall(calls.vehicleColours, undefined),
    'POST https://b.example/driver/vehicle-color',
    {},
  ],
  [
    'EP-K07',
    () => oneCall(calls.groupSettings, { groupId: 'g1' }),
    'POST https://k.example/domain/console-details',
    { domainid: 'g1' },
  ],
])('%s is sent to its path, with the page’s token', async (_id, call, request, body) => {
  await expectSent(call(), request, body)
})

const consoleRow = {
  syskey: 9007199254740991,
  name: 'Aung Aung',
  email: 'aung@example.com',
  mobile: '09791234567',
  vehicleno: 'AA-1234',
  vehicle: 'Toyota',
  deviceid: 'dev-1',
  amount: '15000.5',
}
const consoleDriver = {
  key: '9007199254740991',
  name: 'Aung Aung',
  email: 'aung@example.com',
  mobile: '09791234567',
  vehicleNo: 'AA-1234',
  vehicle: 'Toyota',
  deviceId: 'dev-1',
  amount: 15000.5,
}

test.each([
  ['at the top', { status: 200, data_list: [consoleRow], total_count: '31' }],
  ['under data', { status: 200, data: { dataList: [consoleRow], total_count: 31 } }],
])('DRV-14 a console driver is read %s', async (_, reply) => {
  const expected = { drivers: [consoleDriver], total: 31 }
  expect(await oneCall(calls.consoleDrivers, consolePage, reply).answer()).toEqual(expected)
  expect(await oneCall(calls.unregisteredDrivers, consolePage, reply).answer()).toEqual(expected)
})

const row = {
  syskey: 's1',
  driverid: 'd1',
  name: 'Thida',
  image: 'https://img.example/1.jpg',
  mobile: '09791234567',
  email: 'thida@example.com',
  member_id: 7,
  vehicleno: 'AA-1234',
  vehicle: 'Toyota Probox',
  model: 'Probox',
  color: 'White',
  fueltype: 'CNG',
  amount: 15000,
  in_domain: '1',
  domainid: 'g1',
  group_name: 'Yangon Taxi',
  domain: 'YGN',
  status: '2',
  active_hour: '08:30',
}
const driver = {
  key: 's1',
  driverId: 'd1',
  name: 'Thida',
  image: 'https://img.example/1.jpg',
  mobile: '09791234567',
  email: 'thida@example.com',
  memberId: '7',
  vehicleNo: 'AA-1234',
  vehicle: 'Toyota Probox',
  model: 'Probox',
  colour: 'White',
  fuelType: 'CNG',
  amount: 15000,
  isInGroup: true,
  groupKey: 'g1',
  groupName: 'Yangon Taxi',
  status: 2,
  activeHours: '08:30',
}

test('GDRV-16 a driver is read with every field', async () => {
  const reply = { status: 200, data: { data_list: [row], total_count: 1 } }
  expect(await oneCall(calls.groupDrivers, groupPage, reply).answer()).toEqual({
    drivers: [driver],
    total: 1,
  })
})

test.each([
  ['under data', { status: 200, data: { data_list: [row], total_count: 1 } }],
  ['at the top', { status: 200, data_list: [row], total_count: '1' }],
])('GDRV-18 the driver list is read %s', async (_, reply) => {
  expect(await oneCall(calls.groupDrivers, groupPage, reply).answer()).toEqual({
    drivers: [driver],
    total: 1,
  })
})

test.each([
  ['at the top', { data_list: [row], total_count: 1 }],
  ['under data', { data: { data_list: [row], total_count: 1 } }],
])('WAL-02 the top-up list is read %s', async (_, reply) => {
  expect(await oneCall(calls.topUpDrivers, groupPage, reply).answer()).toEqual({
    drivers: [driver],
    total: 1,
  })
})

test('GDRV-16 a driver with only a key is kept', async () => {
  const bare = { syskey: 's2', name: null, amount: null, status: 'x', in_domain: null, domain: 'YGN' }
  const reply = { data: { data_list: [bare, { name: 'without a key' }], total_count: 2 } }
  const { drivers } = await oneCall(calls.groupDrivers, groupPage, reply).answer()
  expect(drivers).toMatchObject([{ key: 's2', name: '', isInGroup: false, groupName: 'YGN' }])
  expect(drivers[0]).toMatchObject({ amount: undefined, status: undefined })
})

const groupRow = { syskey: 's1', id: 'g1', name: 'Yangon Taxi' }

test.each([
  ['as data', { status: 200, data: [groupRow] }],
  ['as data.data_list', { status: 200, data: { data_list: [groupRow] } }],
  ['as dataList', { status: 200, dataList: [groupRow] }],
])('EMB-07 the groups of an admin are read %s', async (_, reply) => {
  const groups = [{ key: 's1', id: 'g1', name: 'Yangon Taxi' }]
  expect(await oneCall(calls.adminGroups, { userId: 'a1', appId: '001' }, reply).answer()).toEqual(groups)
  expect(await oneCall(calls.superAdminGroups, { userId: 'a1' }, reply).answer()).toEqual(groups)
})

test('EMB-07 an admin may have no group', async () => {
  expect(await oneCall(calls.adminGroups, { userId: 'a1', appId: '001' }, { data: null }).answer()).toEqual(
    [],
  )
})

test.each([
  ['as HTTP status', { message: 'Unauthorized' }, 401],
  ['in the body', { status: 401, message: 'Unauthorized' }, 200],
])('EMB-08 a 401 %s is a failure of the group list', async (_, reply, status) => {
  const { answer } = oneCall(calls.adminGroups, { userId: 'a1', appId: '001' }, reply, status)
  await expect(answer()).rejects.toBeInstanceOf(UnauthorizedError)
})

test.each([
  [
    'under data',
    { data: { name: 'Daw Mya', domain: 'Yangon Taxi', fee_type: '0', is_permission: 1, userid: 7 } },
  ],
  ['at the top', { name: 'Daw Mya', domain: 'Yangon Taxi', fee_type: '0', is_permission: 1, userid: '7' }],
])('EMB-05 the admin info is read %s, its money fields as sent', async (_, reply) => {
  expect(await oneCall(calls.adminInfo, admin, reply).answer()).toEqual({
    name: 'Daw Mya',
    groupName: 'Yangon Taxi',
    userId: '7',
    feeType: '0',
    isPermission: 1,
  })
})

test.each([
  [{ data: { is_pincode: true, is_default: 0 } }, { isPincode: true, isDefault: 0 }],
  [
    { is_pincode: '1', is_default: '0' },
    { isPincode: '1', isDefault: '0' },
  ],
  [{ data: { is_pincode: null } }, { isPincode: null, isDefault: undefined }],
])('EMB-06 the settings of a group %j are read as sent', async (reply, settings) => {
  expect(await oneCall(calls.groupSettings, { groupId: 'g1' }, reply).answer()).toEqual(settings)
})

test.each([
  ['data', { status: 200, data: row }],
  ['a list in data', { status: 200, data: [row] }],
  ['data_list', { status: 200, data_list: [row] }],
])('REG-03 a lookup finds a driver in %s', async (_, reply) => {
  expect(await oneCall(calls.driverLookup, { ...admin, ...contact }, reply).answer()).toEqual(driver)
})

test.each([
  ['of a driver without one', { syskey: 's1' }, undefined],
  ['of a driver', { syskey: 's1', status: 2 }, 2],
  ['of a row of a list', [{ syskey: 's1', status: 3 }], 3],
])('GDRV-16 a lookup reads the status %s, not that of the reply', async (_, data, status) => {
  const call = oneCall(calls.driverLookup, { ...admin, ...contact }, { status: 200, data })
  expect(await call.answer()).toMatchObject({ key: 's1', status })
})

test.each([
  [{ status: 200, data: null }],
  [{ status: 200, data: {} }],
  [{ status: 200, data: [] }],
  [{ status: 200, message: 'Not found' }],
])('REG-03 a lookup with the reply %j finds no driver', async (reply) => {
  expect(await oneCall(calls.driverLookup, { ...admin, ...contact }, reply).answer()).toBeNull()
})

test('GDRV-19 a colour is read with key and name', async () => {
  const reply = { data_list: [{ autokey: 3, name: 'White' }] }
  expect(await oneCall(calls.vehicleColours, undefined, reply).answer()).toEqual([
    { key: '3', name: 'White' },
  ])
})

const said = { status: 200, message: 'Done.' }

test.each([
  ['EP-A19', () => oneCall(calls.enrolDriver, { driverId: 'd1', groupId: 'g1' }, said)],
  ['EP-B13', () => oneCall(calls.addDriverToGroup, member, said)],
  ['EP-B14', () => oneCall(calls.removeDriverFromGroup, member, said)],
  ['EP-B29', () => oneCall(calls.setMemberId, { driverId: 'd1', groupId: 'g1', memberId: '7' }, said)],
  ['EP-B30', () => oneCall(calls.registerDriver, { ...admin, ...contact, ...details }, said)],
  ['EP-B31', () => oneCall(calls.updateDriver, { ...admin, driverId: 'd1', ...details }, said)],
])("%s resolves to the server's words", async (_id, call) => {
  expect(await call().answer()).toEqual({ message: 'Done.' })
})

test('EP-B30 a refused registration has the server’s code and words', async () => {
  const refusal = { message_code: 406, message: 'Already registered.' }
  const { answer } = oneCall(calls.registerDriver, { ...admin, ...contact, ...details }, refusal)
  const error = await answer().catch((reason) => reason)
  expect(error).toBeInstanceOf(ServerError)
  expect(error).toMatchObject({ code: 406, serverMessage: 'Already registered.' })
})

const clientOf = (reply: unknown, status = 200) =>
  fakeClient(() => json(reply, status), { retryAfter: 0 }).client
const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

test.each([
  ['as HTTP status', {}, 404],
  ['in the body', { message_code: 404 }, 200],
])('REG-03 a lookup with a 404 %s finds no driver', async (_, reply, status) => {
  const query = driverLookupQuery(clientOf(reply, status), { ...admin, ...contact })
  expect(await queries().fetchQuery(query)).toBeNull()
})

test('REG-03 a failed lookup is an error', async () => {
  const query = driverLookupQuery(clientOf({}, 500), { ...admin, ...contact })
  await expect(queries().fetchQuery(query)).rejects.toBeInstanceOf(ServerError)
})

const none = { data: { data_list: [], total_count: 0 } }

test('EP-A16 the query keys of the area differ by call and input', async () => {
  const cache = queries()
  const client = clientOf(none)
  const noDrivers = { drivers: [], total: 0 }
  expect(await cache.fetchQuery(consoleDriversQuery(client, consolePage))).toEqual(noDrivers)
  expect(await cache.fetchQuery(consoleDriversQuery(client, { ...consolePage, page: 3 }))).toEqual(noDrivers)
  expect(await cache.fetchQuery(unregisteredDriversQuery(client, consolePage))).toEqual(noDrivers)
  expect(await cache.fetchQuery(adminGroupsQuery(client, { userId: 'a1', appId: '' }))).toEqual([])
  const info = clientOf({ data: { userid: 'a1', is_pincode: 0 } })
  expect(await cache.fetchQuery(adminInfoQuery(info, admin))).toMatchObject({ userId: 'a1' })
  expect(await cache.fetchQuery(groupSettingsQuery(info, { groupId: 'g1' }))).toMatchObject({ isPincode: 0 })
  const keys = cache.getQueryCache().getAll()
  expect(keys.map(({ queryKey }) => queryKey[0])).toEqual([
    'EP-A16',
    'EP-A16',
    'EP-A17',
    'EP-B12',
    'EP-B19',
    'EP-K07',
  ])
})

test.each([
  ['GDRV-04', groupDriversQuery],
  ['WAL-02', topUpDriversQuery],
])('%s the list grows by pages of 10 while there are more', async (_, query) => {
  const { client, requests } = fakeClient(() => json({ data: { data_list: [row], total_count: 11 } }))
  const filter = { search: '', groupId: 'g1', userId: 'a1' }
  const loaded = await queries().fetchInfiniteQuery({ ...query(client, filter), pages: 5 })
  expect(loaded.pages).toHaveLength(2)
  expect(requests.map(({ url }) => url.search)).toEqual(['?pageSize=10&curPage=1', '?pageSize=10&curPage=2'])
})

test.each([
  ['EP-A19', ['EP-A16', 'EP-A17'], () => refreshedBy(enrolDriverMutation, member)],
  ['EP-B13', ['EP-B10', 'EP-B15'], () => refreshedBy(addDriverToGroupMutation, member)],
  ['EP-B14', ['EP-B10', 'EP-B15'], () => refreshedBy(removeDriverFromGroupMutation, member)],
  ['EP-B29', ['EP-B10', 'EP-B15'], () => refreshedBy(setMemberIdMutation, { ...member, memberId: '7' })],
  [
    'EP-B30',
    ['EP-B10', 'EP-B15'],
    () => refreshedBy(registerDriverMutation, { ...admin, ...contact, ...details }),
  ],
  ['EP-B31', ['EP-B10', 'EP-B15'], () => refreshedBy(updateDriverMutation, { ...member, ...details })],
])('%s refetches what it changes', async (id, refreshed, mutate) => {
  expect(await mutate()).toMatchObject({ key: [id], refreshed })
})
