import { expect, test } from 'vitest'
import { adminMenu } from './adminMenu.ts'
import { NO_TOP_ADMINS } from './topAdmin.ts'

const lists = { topAdminIds: ['A1'], otherGroupIds: ['G1'] }
const admin = { driverId: 'A1', groupId: 'G1', feeType: 1, isPermission: true }

test('EMB-04 the menu is Map view, Drivers, Top up, Approval and Other', () => {
  expect(adminMenu(admin, lists)).toEqual(['map', 'drivers', 'topUp', 'approval', 'other'])
})

test('PERM-12 at fee status 0 the menu has neither Top up nor Approval', () => {
  expect(adminMenu({ ...admin, feeType: 0 }, lists)).toEqual(['map', 'drivers', 'other'])
})

test('PERM-14 without the permission flag the menus stay', () => {
  expect(adminMenu({ ...admin, isPermission: false }, lists)).toEqual([
    'map',
    'drivers',
    'topUp',
    'approval',
    'other',
  ])
})

test('PERM-11 without configured top admins no admin has Other', () => {
  expect(NO_TOP_ADMINS).toEqual({ topAdminIds: [], otherGroupIds: [] })
  expect(adminMenu(admin, NO_TOP_ADMINS)).toEqual(['map', 'drivers', 'topUp', 'approval'])
})

test('PERM-10 a group that is not configured has no Other', () => {
  expect(adminMenu({ ...admin, groupId: 'G2' }, lists)).toEqual(['map', 'drivers', 'topUp', 'approval'])
})
