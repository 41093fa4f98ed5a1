import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeOf } from './change.ts'
import type { DriverRanking } from './dashboard.ts'
import { ranked } from './ranked.ts'
import { adminFigures, driverFigures, furtherFigures, summaryFigures } from './totals.ts'
import { userTypeOf } from './userType.ts'

test('DASH-02 an unknown select value means drivers', () => {
  expect(userTypeOf('2')).toBe(2)
  expect(userTypeOf(2)).toBe(2)
  for (const value of [1, '1', 3, '', null, undefined, 'admin']) expect(userTypeOf(value)).toBe(1)
})

const dashboard = { totalAmount: 150000, tripCount: 12, driverCount: 3, distanceKm: 84.5 }

test('DASH-04 the figures of the dashboard', () => {
  expect(driverFigures(dashboard, undefined)).toEqual([
    { key: 'totalAmount', kind: 'amount', value: 150000 },
    { key: 'tripCount', kind: 'count', value: 12 },
    { key: 'driverCount', kind: 'count', value: 3 },
    { key: 'distanceKm', kind: 'distance', value: 84.5 },
  ])
})

test('DASH-05 drivers’ earnings are shown beside the total amount', () => {
  expect(
    driverFigures(dashboard, { income: 120000, netAmount: 0 }).map(({ key, value }) => [key, value]),
  ).toEqual([
    ['totalAmount', 150000],
    ['income', 120000],
    ['netAmount', 0],
    ['tripCount', 12],
    ['driverCount', 3],
    ['distanceKm', 84.5],
  ])
  expect(driverFigures(undefined, undefined)).toEqual([])
})

test('DASH-06 the figures of the admins', () => {
  expect(adminFigures({ totalTrips: 40, totalNetAmount: 90000, groups: [] })).toEqual([
    { key: 'totalTrips', kind: 'count', value: 40 },
    { key: 'totalNetAmount', kind: 'amount', value: 90000 },
  ])
  expect(adminFigures(undefined)).toEqual([])
})

const driver = (name: string, totalAmount: number): DriverRanking => ({
  name,
  mobile: '',
  email: '',
  memberId: '',
  totalAmount,
  netAmount: 0,
  tripCount: 0,
  distanceKm: 0,
})

test('DASH-07 the ranking is sorted by total amount, equal ones in the server’s order', () => {
  const rows = ranked([
    driver('a', 100),
    driver('b', 300),
    driver('c', 100),
    driver('d', Number.NaN),
    driver('e', -5),
  ])
  expect(rows.map(({ rank, name }) => `${rank} ${name}`)).toEqual(['1 b', '2 a', '2 c', '4 e', '5 d'])
})

test('DASH-07 the ranking has each driver once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 })), (amounts) => {
      const rows = ranked(amounts.map((amount, index) => driver(String(index), amount)))
      expect(rows.map(({ totalAmount }) => totalAmount)).toEqual([...amounts].sort((a, b) => b - a))
      expect(new Set(rows.map(({ name }) => name)).size).toBe(amounts.length)
      rows.forEach(({ rank }, index) => {
        expect(rank).toBeLessThanOrEqual(index + 1)
      })
    }),
  )
})

test('without drivers the ranking is empty', () => {
  expect(ranked([])).toEqual([])
})

test('the panel shows totals, each with its kind', () => {
  const dashboard = { totalAmount: 1, tripCount: 2, driverCount: 3, distanceKm: 4 }
  const kinds = driverFigures(dashboard, { income: 5, netAmount: 6 }).map(({ kind }) => kind)
  expect(kinds).toEqual(['amount', 'amount', 'amount', 'count', 'count', 'distance'])
})

test('DASH-05 drivers’ earnings are amounts', () => {
  expect(driverFigures(undefined, { income: 5, netAmount: 6 })).toEqual([
    { key: 'income', kind: 'amount', value: 5 },
    { key: 'netAmount', kind: 'amount', value: 6 },
  ])
})

test('DASH-08 the figures of the summary', () => {
  const summary = {
    totalAmount: 1,
    income: 2,
    driverIncome: 3,
    totalTrips: 4,
    totalDrivers: 5,
    totalKm: 6,
    adminTotalTrips: 7,
    groupIncome: 8,
  }
  expect(summaryFigures(summary).map(({ key, kind, value }) => `${key} ${kind} ${value}`)).toEqual([
    'totalAmount amount 1',
    'income amount 2',
    'driverIncome amount 3',
    'totalTrips count 4',
    'totalDrivers count 5',
    'totalKm distance 6',
    'adminTotalTrips count 7',
    'groupIncome amount 8',
  ])
  expect(summaryFigures(undefined)).toEqual([])
})

test('DASH-11 a change is a part of the figure before, and nothing is compared with 0', () => {
  expect(changeOf(150, 100)).toBe(0.5)
  expect(changeOf(50, 100)).toBe(-0.5)
  expect(changeOf(0, 0)).toBe(0)
  expect(changeOf(5, 0)).toBeUndefined()
  expect(changeOf(Number.NaN, 5)).toBeUndefined()
})

test('DASH-13 the summary adds no figure that equals another one', () => {
  const summary = {
    totalAmount: 100,
    income: 100,
    driverIncome: 80,
    totalTrips: 4,
    totalDrivers: 2,
    totalKm: 9,
    adminTotalTrips: 4,
    groupIncome: 20,
  }
  const keys = (more: Partial<typeof summary>) =>
    furtherFigures({ ...summary, ...more }).map(({ key }) => key)
  expect(keys({})).toEqual(['driverIncome'])
  expect(keys({ income: 90, adminTotalTrips: 9 })).toEqual(['income', 'driverIncome', 'adminTotalTrips'])
  expect(furtherFigures(undefined)).toEqual([])
})
