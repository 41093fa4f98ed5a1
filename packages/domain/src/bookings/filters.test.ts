import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOOKING_AUDIENCES } from './audience.ts'
import { bookingFilters, FILTER_OPTIONS, statusesFor } from './filters.ts'
import { BOOKING_STATUS_CODES } from './status.ts'

test.each([
  ['BKS-21', 'driver', [1, 2, 3, 5, 6, 7, 8, 9, 10]],
  ['BKS-22', 'passenger', [1, 2, 3, 5, 6, 7, 9, 10, 13, 400]],
  ['BKS-23', 'admin', [1, 2, 3, 5, 7, 9, 10, 11, 12, 13, 400]],
] as const)('%s All of the %s sends %j', (_, audience, statuses) => {
  expect(statusesFor(audience, 'all')).toEqual(statuses)
})

test.each(BOOKING_AUDIENCES)('BKS-24 Complete of the %s sends 5, 9, 10', (audience) => {
  expect(statusesFor(audience, 'complete')).toEqual([5, 9, 10])
})

test.each(['driver', 'admin'] as const)('BKS-25 Cancelled of the %s sends 6, 7, 13', (audience) => {
  expect(statusesFor(audience, 'cancelled')).toEqual([6, 7, 13])
})

test.each([
  ['driver', 'pending', 1],
  ['driver', 'assigned', 2],
  ['driver', 'arrived', 3],
  ['driver', 'onTheWay', 8],
  ['passenger', 'pending', 1],
  ['passenger', 'assigned', 2],
  ['passenger', 'arrived', 3],
  ['passenger', 'expired', 400],
  ['admin', 'pending', 1],
  ['admin', 'assigned', 2],
  ['admin', 'arrived', 3],
  ['admin', 'reassigned', 11],
  ['admin', 'processing', 12],
  ['admin', 'expired', 400],
] as const)('BKS-26 the option of the %s %s sends %i alone', (audience, option, status) => {
  expect(statusesFor(audience, option)).toEqual([status])
})

test.each([
  ['BKS-18', 'driver', ['all', 'pending', 'assigned', 'arrived', 'complete', 'cancelled', 'onTheWay']],
  ['BKS-19', 'passenger', ['all', 'pending', 'assigned', 'arrived', 'complete', 'expired']],
  [
    'BKS-20',
    'admin',
    ['all', 'pending', 'assigned', 'arrived', 'complete', 'cancelled', 'reassigned', 'processing', 'expired'],
  ],
] as const)('%s the %s is offered %j', (_, audience, options) => {
  expect(FILTER_OPTIONS[audience]).toEqual(options)
})

test('BKS-26 an unknown option counts as All, an unknown audience has no statuses', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      fc.pre(![...FILTER_OPTIONS.admin, ...FILTER_OPTIONS.driver].includes(value as never))
      expect(statusesFor('driver', value as never)).toEqual(statusesFor('driver', 'all'))
      fc.pre(!BOOKING_AUDIENCES.includes(value as never))
      expect(statusesFor(value as never, 'all')).toEqual([])
    }),
  )
})

test('BKS-21 changing the returned list does not affect other callers', () => {
  statusesFor('driver', 'all').push(4)
  expect(statusesFor('driver', 'all')).not.toContain(4)
})

const week = { start: '2024-12-30', end: '2025-01-05' }

test('BKG-27 a list request has days and statuses', () => {
  expect(bookingFilters('driver', 'complete', week)).toStrictEqual({
    fromDate: '2024-12-30',
    toDate: '2025-01-05',
    statuses: [5, 9, 10],
  })
})

test('BKG-30 the passenger list sends an empty search', () => {
  expect(bookingFilters('passenger', 'pending', week)).toStrictEqual({
    fromDate: '2024-12-30',
    toDate: '2025-01-05',
    statuses: [1],
    search: '',
  })
})

test.each([
  ['driver', [4, 11, 12, 13, 400]],
  ['passenger', [4, 8, 11, 12]],
  ['admin', [4, 6, 8]],
] as const)('CF-39 All of the %s leaves out %j', (audience, missing) => {
  const sent = statusesFor(audience, 'all')
  expect(BOOKING_STATUS_CODES.filter((code) => !sent.includes(code))).toEqual(missing)
})
