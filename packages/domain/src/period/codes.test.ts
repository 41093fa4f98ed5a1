import { expect, test } from 'vitest'
import { gives } from '../testing/gives.ts'
import { PERIOD_CODES, periodFromCode } from './codes.ts'
import { checkInLoadRange, checkInRange, DEFAULT_PERIODS, MAX_CHECK_INS } from './defaults.ts'
import { CONSOLE_PERIODS, PERIODS } from './period.ts'

test.each([
  [1, 'today'],
  [2, 'week'],
  [3, 'month'],
  [4, 'range'],
] as const)('DATE-05 the code %i is %s', (code, period) => {
  expect(periodFromCode(code)).toBe(period)
  expect(PERIOD_CODES[period]).toBe(code)
})

test.each([
  ['2', 'week'],
  ['4', 'range'],
  ['5', 'today'],
  ['', 'today'],
  [0, 'today'],
  [1.5, 'today'],
  [undefined, 'today'],
  [Symbol('week'), 'today'],
])('TRIP-10 showdate %j preselects %s', gives(periodFromCode))

test('transactions open with the week in one view and with today in another', () => {
  expect(DEFAULT_PERIODS.driverListTransactions).toBe('week')
  expect(DEFAULT_PERIODS.adminTransactions).toBe('today')
})

test('TXN-10 the popup of /driver-list preselects option 2', () => {
  expect(PERIOD_CODES[DEFAULT_PERIODS.driverListTransactions]).toBe(2)
})

test('booking lists open with today', () => {
  expect(DEFAULT_PERIODS.bookings).toBe('today')
})

test('the map opens with today', () => {
  expect(DEFAULT_PERIODS.adminMap).toBe('today')
})

test('CHK-10 the check-in list starts on 2024-09-01', () => {
  expect(checkInRange('2025-01-05')).toEqual({ start: '2024-09-01', end: '2025-01-05' })
})

test('CHK-12 the check-in list ends today, even on a clock set far back', () => {
  expect(checkInRange('2023-05-01')).toEqual({ start: '2023-05-01', end: '2023-05-01' })
})

test('the periods of the transactions are Today, Week, Month and Range', () => {
  expect(PERIODS).toEqual(['today', 'week', 'month', 'range'])
})

test('the periods of the console map are Today, 7 Days, 30 Days and Custom', () => {
  expect(CONSOLE_PERIODS).toEqual(['today', '7days', '30days', 'range'])
})

test.each([
  ['TXN-06', 'driverListTransactions', 'week'],
  ['APR-16', 'approvals', 'today'],
  ['DASH-10', 'other', 'today'],
  ['CF-18', 'consoleMap', 'today'],
  ['CF-18', 'consoleTransactions', 'today'],
  ['CF-18', 'ownerMap', 'today'],
  ['CF-18', 'tripList', 'today'],
] as const)('%s %s opens with %s', (_, screen, period) => {
  expect(DEFAULT_PERIODS[screen]).toBe(period)
})

test.each([
  ['2025-01-02', { start: '2024-09-01', end: '2025-01-05' }],
  ['', { start: '2024-09-01', end: '2025-01-05' }],
  ['2024-08-31', { start: '2024-08-31', end: '2025-01-05' }],
])('CF-130 a check-in list from %j loads %j', (start, loaded) => {
  expect(checkInLoadRange({ start, end: '2025-01-03' }, '2025-01-05')).toEqual(loaded)
})

test('CF-130 a check-in list loads at most 20,000 rows', () => {
  expect(MAX_CHECK_INS).toBe(20_000)
})
