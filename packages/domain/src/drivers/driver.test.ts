import { expect, test } from 'vitest'
import { driverLabel, groupAction, showsMemberId } from './driver.ts'
import { driverStatus } from './status.ts'

test.each([
  [1, 'online'],
  [2, 'ongoing'],
  [3, 'offline'],
  [4, 'searched'],
] as const)('GDRV-17 a driver of status %i is %s', (code, key) => {
  expect(driverStatus(code)).toEqual({ code, key })
})

test('OMAP-15 status 0 is hidden', () => {
  expect(driverStatus(0)).toEqual({ code: 0, key: 'hidden' })
})

test.each([9, -1, 1.5])('GDRV-17 the status %d is unknown', (code) => {
  expect(driverStatus(code)).toEqual({ code, key: 'unknown' })
})

test('GDRV-17 a status in text form is read, other values are unknown', () => {
  expect(driverStatus('2' as never).key).toBe('ongoing')
  for (const value of [undefined, null, '', 'online', 'toString', {}, Symbol('status')]) {
    expect(driverStatus(value as never)).toEqual({ code: undefined, key: 'unknown' })
  }
})

test('GDRV-10 a driver in the group can be removed, one outside added', () => {
  expect(groupAction({ isInGroup: true })).toBe('remove')
  expect(groupAction({ isInGroup: false })).toBe('add')
})

test('GDRV-08 the member id with its edit icon shows for a driver in the group only', () => {
  expect(showsMemberId({ isInGroup: true })).toBe(true)
  expect(showsMemberId({ isInGroup: false })).toBe(false)
})

test.each([
  [{ name: ' Aung Kyaw ', vehicleNo: '1A-2345', memberId: 'M1' }, 'Aung Kyaw'],
  [{ name: '  ', vehicleNo: '1A-2345', memberId: 'M1' }, '1A-2345'],
  [{ name: '', memberId: 'M1' }, 'M1'],
  [{ name: '', vehicleNo: '' }, '–'],
])('%o is called %s in a sentence', (driver, label) => {
  expect(driverLabel(driver)).toBe(label)
})
