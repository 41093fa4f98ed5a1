import { expect, test } from 'vitest'
import { feeRights } from './feeRights.ts'
import { isGranted, needsPin, showsRegistration } from './flags.ts'
import { DRIVER_LIST_ROUTE, driverRowActions, NO_PERMISSION, showsAddDriver } from './routePermission.ts'
import { offersAllVehicles, showsGroupSelector } from './selectors.ts'
import { isTopAdmin, NO_TOP_ADMINS, showsOther, showsUserTypeSelector } from './topAdmin.ts'

test.each([
  [true, true, true],
  [true, false, true],
  [false, true, false],
  [false, false, false],
])('PERM-03 can_add %s and can_edit %s: Add on Unregistered Drivers is %s', (canAdd, canEdit, shown) => {
  expect(showsAddDriver({ ...NO_PERMISSION, canAdd, canEdit })).toBe(shown)
})

test.each([
  [true, true, ['addBalance', 'transactionList']],
  [true, false, ['transactionList']],
  [false, true, ['addBalance', 'transactionList']],
  [false, false, ['transactionList']],
])('PERM-04 can_add %s and can_edit %s: the row menu offers %j', (canAdd, canEdit, actions) => {
  expect(driverRowActions({ ...NO_PERMISSION, canAdd, canEdit })).toEqual(actions)
})

const lists = { topAdminIds: ['A1'], otherGroupIds: ['G1', 'G2'] }

test('PERM-07 top admins are those of the configured list', () => {
  expect(isTopAdmin('A1', lists)).toBe(true)
  for (const id of ['A2', 'a1', '', undefined, null]) expect(isTopAdmin(id, lists)).toBe(false)
  expect(isTopAdmin('', { topAdminIds: [''], otherGroupIds: [] })).toBe(false)
  expect(isTopAdmin('A1', NO_TOP_ADMINS)).toBe(false)
})

test('PERM-08 a top admin of a named group sees Other', () => {
  expect(showsOther({ driverId: 'A1', groupId: 'G1' }, lists)).toBe(true)
})

test('PERM-10 Other does not show outside the configured groups, nor for other admins in them', () => {
  expect(showsOther({ driverId: 'A1', groupId: 'G3' }, lists)).toBe(false)
  expect(showsOther({ driverId: 'A2', groupId: 'G1' }, lists)).toBe(false)
  expect(showsOther({ driverId: 'A2', groupId: 'G3' }, lists)).toBe(false)
  expect(showsOther({ driverId: 'A1', groupId: undefined }, lists)).toBe(false)
})

test('PERM-09 top admins see the driver/admin selector', () => {
  expect(showsUserTypeSelector('A1', lists)).toBe(true)
  expect(showsUserTypeSelector('A2', lists)).toBe(false)
})

test.each([0, '0', ' 0 ', '0.0'])('PERM-12 fee status %j hides the Top up menu', (feeType) => {
  expect(feeRights({ feeType, isPermission: true }).topUpMenu).toBe(false)
})

test.each([0, '0', ' 0 ', '0.0'])('PERM-13 fee status %j hides the Approval menu', (feeType) => {
  expect(feeRights({ feeType, isPermission: true }).approvalMenu).toBe(false)
})

test.each([1, '1', 2, 'free', '', '  ', null, undefined, Number.NaN])(
  'PERM-12 fee status %j shows both menus',
  (feeType) => {
    expect(feeRights({ feeType, isPermission: false })).toEqual({
      topUpMenu: true,
      approvalMenu: true,
      topUp: false,
      review: false,
    })
  },
)

test('PERM-14 topping up needs the permission flag', () => {
  expect(feeRights({ feeType: 1, isPermission: true }).topUp).toBe(true)
  expect(feeRights({ feeType: 1, isPermission: false }).topUp).toBe(false)
  expect(feeRights({ feeType: 0, isPermission: true }).topUp).toBe(false)
})

test('PERM-15 Approve and Reject need the permission flag', () => {
  expect(feeRights({ feeType: 1, isPermission: '1' }).review).toBe(true)
  expect(feeRights({ feeType: 1, isPermission: '0' }).review).toBe(false)
  expect(feeRights({ feeType: 1 }).review).toBe(false)
})

test('PERM-14 a flag grants as true, 1 or "1"', () => {
  for (const flag of [true, 1, '1']) expect(isGranted(flag)).toBe(true)
  for (const flag of [false, 0, '0', 'true', 2, '', null, undefined, {}]) expect(isGranted(flag)).toBe(false)
})

test('PERM-16 a PIN is required if the domain requires it', () => {
  expect(needsPin(true)).toBe(true)
  expect(needsPin('1')).toBe(true)
  expect(needsPin(false)).toBe(false)
  expect(needsPin(undefined)).toBe(false)
})

test('PERM-17 Registration shows at 0 only', () => {
  expect(showsRegistration(0)).toBe(true)
  expect(showsRegistration('0')).toBe(true)
  for (const value of [1, '1', false, '', null, undefined]) expect(showsRegistration(value)).toBe(false)
})

test('PERM-18 the group filter shows with more than one group', () => {
  expect([0, 1, 2, 30, Number.NaN].map(showsGroupSelector)).toEqual([false, false, true, true, false])
})

test('OMAP-04 All vehicles is offered with more than one', () => {
  expect([0, 1, 2, 30].map(offersAllVehicles)).toEqual([false, false, true, true])
})

test('nothing is permitted before the server has answered', () => {
  expect(NO_PERMISSION).toEqual({ canAdd: false, canView: false, canEdit: false, canDelete: false })
})

test('the driver page uses the rights of /home/driver-list', () => {
  expect(DRIVER_LIST_ROUTE).toBe('/home/driver-list')
})

test('PERM-07 an id that is not text is not a top admin', () => {
  expect(isTopAdmin(5 as never, { topAdminIds: [5 as never], otherGroupIds: [] })).toBe(false)
})

test('the row menu has Add balance only with the edit right', () => {
  expect(driverRowActions({ ...NO_PERMISSION, canEdit: true })).toContain('addBalance')
  expect(driverRowActions(NO_PERMISSION)).not.toContain('addBalance')
})

test('the row menu has Transaction List always', () => {
  expect(driverRowActions(NO_PERMISSION)).toEqual(['transactionList'])
})

test('a card has Top up only with the permission', () => {
  expect(feeRights({ feeType: 1, isPermission: 1 }).topUp).toBe(true)
  expect(feeRights({ feeType: 1, isPermission: 0 }).topUp).toBe(false)
})

test('EMB-10 the fee status is the fee type of the admin, and a missing one hides nothing', () => {
  expect(feeRights({ isPermission: true })).toEqual({
    topUpMenu: true,
    approvalMenu: true,
    topUp: true,
    review: true,
  })
})
