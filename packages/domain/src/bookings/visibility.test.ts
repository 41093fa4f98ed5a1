import { expect, test } from 'vitest'
import { BOOKING_STATUS_CODES } from './status.ts'
import { canChat, detailLink, mayGetDriver, showsAdminContact, showsDriverPhoto } from './visibility.ts'

const ALL = [...BOOKING_STATUS_CODES, 0, 99]

test.each(['driver', 'passenger'] as const)(
  'BKS-38 the %s has no chat icon at 1, 6, 7 and everywhere else one',
  (who) => {
    expect(ALL.filter((code) => !canChat(who, code))).toEqual([1, 6, 7])
  },
)

test('BKS-39 the admin has no chat icon at 1, 6, 7, 11, 12 and one in all other statuses', () => {
  expect(ALL.filter((code) => !canChat('admin', code))).toEqual([1, 6, 7, 11, 12])
})

test('BKS-38 a status that is not a number counts as unknown, an unknown audience may not chat', () => {
  expect(canChat('driver', undefined as never)).toBe(true)
  expect(canChat('driver', '1' as never)).toBe(false)
  expect(canChat('toString' as never, 2)).toBe(false)
  expect(canChat(undefined as never, 2)).toBe(false)
})

test('BKS-16 the link reads Receipt at 5, 9, 10 and Detail elsewhere', () => {
  expect(ALL.filter((code) => detailLink(code) === 'receipt')).toEqual([5, 9, 10])
  expect(detailLink(99)).toBe('detail')
})

test('BKD-14 driver photo and close icon show at 5, 9, 10', () => {
  expect(ALL.filter((code) => showsDriverPhoto(code))).toEqual([5, 9, 10])
})

test('BKD-03 a driver may still come at 1, 11, 12', () => {
  expect(ALL.filter((code) => mayGetDriver(code))).toEqual([1, 11, 12])
})

test('BKD-15 the admin detail shows a contact line at 9 and 10', () => {
  expect(ALL.filter((code) => showsAdminContact(code))).toEqual([9, 10])
  expect(showsAdminContact('9' as never)).toBe(true)
})
