import { test } from 'vitest'
import { fuzzReply } from '../testing/fuzz.ts'
import * as calls from './endpoints.ts'

const page = { search: '', groupId: 'g1', userId: 'a1', page: 1, size: 10 }

const consoleRow = {
  syskey: 's1',
  name: 'Aung',
  email: 'aung@example.com',
  mobile: '09791234567',
  vehicleno: 'AA-1234',
  vehicle: 'Toyota',
  deviceid: 'dev-1',
  amount: 15000,
}
const { deviceid: _, ...row } = {
  ...consoleRow,
  driverid: 'd1',
  image: 'https://img.example/1.jpg',
  member_id: 'M-7',
  model: 'Probox',
  color: 'White',
  fueltype: 'CNG',
  in_domain: 1,
  domainid: 'g1',
  group_name: 'Yangon Taxi',
  domain: 'YGN',
  status: 2,
  active_hour: '08:30',
}
const bare = { syskey: 's2' }
const group = { syskey: 's1', id: 'g1', name: 'Yangon Taxi' }

test('EP-A16 for any reply the drivers of the console are read or refused', async () => {
  await fuzzReply(calls.consoleDrivers, page, { status: 200, data_list: [consoleRow, bare], total_count: 2 })
})

test('EP-A17 for any reply drivers without a group are read or refused', async () => {
  await fuzzReply(calls.unregisteredDrivers, page, { data_list: [consoleRow, bare], total_count: '2' })
})

test('EP-B10 for any reply the drivers of a group are read or refused', async () => {
  await fuzzReply(calls.groupDrivers, page, { status: 200, data: { data_list: [row, bare], total_count: 2 } })
})

test('EP-B11 for any reply the groups of a super admin are read or refused', async () => {
  await fuzzReply(calls.superAdminGroups, page, { status: 200, data: [group] })
})

test('EP-B12 for any reply the groups of an admin are read or refused', async () => {
  await fuzzReply(calls.adminGroups, { userId: 'a1', appId: '001' }, { status: 200, data: [group] })
})

test('EP-B15 for any reply the drivers to top up are read or refused', async () => {
  await fuzzReply(calls.topUpDrivers, page, { status: 200, data_list: [row, bare], total_count: 2 })
})

test('EP-B19 for any reply the admin info is read or refused', async () => {
  const info = { userid: 'a1', name: 'Daw Mya', domain: 'Yangon Taxi' }
  await fuzzReply(
    calls.adminInfo,
    page,
    { data: { ...info, fee_type: 1, is_permission: true } },
    { data: { ...info, fee_type: '1', is_permission: '1' } },
    { data: { ...info, fee_type: null, is_permission: 1 } },
    { data: { ...info, is_permission: null } },
    { data: info },
  )
})

test('EP-B32 for any reply a lookup is read or refused', async () => {
  const contact = { mobile: '09791234567', email: '' }
  await fuzzReply(calls.driverLookup, { ...page, ...contact }, { data: row }, { data: bare }, { data: {} })
})

test('EP-B35 for any reply the colours are read or refused', async () => {
  await fuzzReply(calls.vehicleColours, undefined, { data_list: [{ autokey: '3', name: 'White' }] })
})

test('EP-K07 for any reply the settings of a group are read or refused', async () => {
  await fuzzReply(
    calls.groupSettings,
    page,
    { data: { is_pincode: true, is_default: true } },
    { data: { is_pincode: 1, is_default: 0 } },
    { data: { is_pincode: '1', is_default: '0' } },
    { data: { is_pincode: null, is_default: null } },
    { data: {} },
  )
})
