import { consoleDrivers, groupDrivers, topUpDrivers } from '@fleetgis/api/drivers'
import { driversByStatus } from '@fleetgis/api/map/admin'
import { balanceHistory, consoleTransactions } from '@fleetgis/api/wallet'
import { sumsAgree, transactionCode } from '@fleetgis/domain/wallet'
import { describe, expect, test } from 'vitest'
import { dateOf, dayOf, stampOf } from '../base/stamp.ts'
import type { Enlisted } from '../drivers/roster.ts'
import { DEFAULT_NOW } from '../scenarios/scenario.ts'
import { openPanel } from '../testing/openPanel.ts'
import { openWorld } from '../testing/openWorld.ts'
import { receiptOf } from '../trips/receipt.ts'
import { tripId } from '../trips/trip.ts'

const HOUR = 3_600_000

describe('the ledger', () => {
  test.each(['G001', 'G002', 'G004'])(
    'CF-123 every balance of %s follows from the one before it',
    async (groupId) => {
      const { drivers, history } = openPanel({ groupId })
      for (const { key } of drivers) {
        const { transactions, count, ...sums } = await history(key)
        expect(count).toBe(transactions.length)
        expect(sumsAgree(sums)).toBe(true)
        let balance = sums.opening
        for (const { initial, balance: after, platform = Number.NaN, total = Number.NaN, tripId: trip } of [
          ...transactions,
        ].reverse()) {
          expect(initial).toBe(balance)
          expect(after).toBe(trip === '' ? initial + total : initial - platform)
          expect(after).toBeGreaterThanOrEqual(0)
          balance = after
        }
        expect(balance).toBe(sums.closing)
      }
    },
  )

  test('CF-123 the balance that a map reads is the closing one of the statement, at any time and after a change', () => {
    const { world } = openWorld({ drivers: 60 })
    const wallets = world.roster.all().filter(({ driver }) => driver !== undefined)
    const groupOf = ({ driver }: Enlisted) => driver?.groupId ?? ''
    const read = () => wallets.map((one) => world.wallets.balance(one, groupOf(one), world.now))
    const first = read()
    for (const hours of [0, 0.01, 0.2, 3, 9, 20, 40]) {
      world.advanceTo(DEFAULT_NOW + hours * HOUR)
      read()
    }
    const last = read()
    expect(last).not.toEqual(first)
    const days = { first: 0, last: dayOf(world.now) }
    const closing = wallets.map((one) => world.wallets.statement(one, groupOf(one), days, world.now).closing)
    expect(last).toEqual(closing)
    const [one] = wallets
    if (one) world.wallets.topUp(one, groupOf(one), { amount: 700, by: 'a', way: 'hand' }, world.now)
    expect(read()).toEqual(last.map((balance, index) => (index === 0 ? balance + 700 : balance)))
  })

  test('CF-123 the closing balance of a day is the opening one of the next', async () => {
    const { drivers, history, world } = openPanel()
    const [driver] = drivers
    let closing: number | undefined
    for (let day = dayOf(world.now) - 8; day <= dayOf(world.now); day += 1) {
      const sums = await history(driver?.key ?? '', { start: dateOf(day), end: dateOf(day) })
      expect(sumsAgree(sums)).toBe(true)
      if (closing !== undefined) expect(sums.opening).toBe(closing)
      closing = sums.closing
    }
  })

  test('TXN-02 the trips of a wallet are the ended trips of the diary, with their receipts', async () => {
    const { drivers, history, world, today } = openPanel()
    for (const { index, key } of drivers) {
      const { transactions } = await history(key, { start: '2026-11-18', end: today })
      const first = dayOf(Date.UTC(2026, 10, 18))
      const ended = [...world.diary.tripsOf(index, first - 1, first + 2, world.now)].filter(
        ({ end }) => end <= world.now && dayOf(end) >= first,
      )
      expect(transactions.flatMap(({ tripId: trip }) => trip || [])).toEqual(ended.map(tripId))
      for (const trip of ended) {
        const row = transactions.find((one) => one.tripId === tripId(trip))
        const receipt = receiptOf(world, trip)
        expect(row).toMatchObject({ total: receipt.total, createdAt: stampOf(trip.end) })
        expect(row?.tripNumber).toBe(String(receipt.tripNumber))
        expect(transactionCode(row ?? { tripId: '' })).toMatch(/^#\d/)
      }
    }
  })

  test.each([
    ['G001', (fare: number) => Math.round(fare / 100) * 10],
    ['G004', () => 300],
  ])('TXN-02 the commission of %s follows its fee type', async (groupId, commission) => {
    const { drivers, history } = openPanel({ groupId })
    const { transactions } = await history(drivers[0]?.key ?? '')
    const trips = transactions.filter(({ tripId: trip }) => trip !== '')
    expect(trips.length).toBeGreaterThan(50)
    for (const { total, platform } of trips) expect(platform).toBe(commission(total ?? Number.NaN))
  })

  test('a group without fees has no commission, no top-ups, and nothing in its wallets', async () => {
    const { drivers, history } = openPanel({ groupId: 'G003' })
    const { transactions, ...sums } = await history(drivers[0]?.key ?? '')
    expect(sums).toMatchObject({ opening: 0, wallet: 0, platform: 0, closing: 0 })
    expect(transactions.length).toBeGreaterThan(50)
  })

  test('entries are sorted newest first and paged, without future ones', async () => {
    const { drivers, client, acting, history, world, today } = openPanel()
    const driverId = drivers[2]?.key ?? ''
    const all = await history(driverId)
    const stamps = all.transactions.map(({ createdAt }) => createdAt)
    expect(stamps).toEqual([...stamps].sort().reverse())
    expect(stamps[0]?.localeCompare(stampOf(world.now))).toBeLessThanOrEqual(0)
    const page = (number: number) =>
      client.call(balanceHistory, {
        ...acting,
        driverId,
        start: '2026-10-01',
        end: today,
        page: number,
        size: 5,
      })
    expect((await page(2)).transactions).toEqual(all.transactions.slice(5, 10))
    expect((await page(1)).count).toBe(all.count)
    expect((await page(10_000)).transactions).toEqual([])
  })

  test('a trip that ends while the clock runs is charged then', async () => {
    const { drivers, balance, history, world } = openPanel()
    const driverId = drivers[0]?.key ?? ''
    const before = await history(driverId)
    world.advanceTo(world.now + 20 * HOUR)
    const after = await history(driverId)
    expect(after.opening).toBe(before.opening)
    expect(after.transactions.slice(-before.count)).toEqual(before.transactions)
    expect(after.count).toBeGreaterThan(before.count)
    expect(after.closing).toBe(balance(driverId))
    expect(sumsAgree(after)).toBe(true)
  })

  test('the ledger is the same whenever it is first read', async () => {
    const early = openPanel()
    const late = openPanel()
    const driverId = early.drivers[3]?.key ?? ''
    await early.history(driverId)
    for (const { world } of [early, late]) world.advanceTo(world.now + 20 * HOUR)
    expect(await late.history(driverId)).toEqual(await early.history(driverId))
  })
})

test('every list shows the present balance of the ledger', async () => {
  const { client, staff, enter, acting, history, drivers, groupId } = openPanel({ groupId: 'G002' })
  await enter()
  const page = { search: '', page: 1, size: 300 }
  const lists = {
    panel: (await client.call(groupDrivers, { ...acting, ...page })).drivers,
    topUp: (await client.call(topUpDrivers, { ...acting, ...page })).drivers,
    map: (
      await Promise.all(
        [1, 2, 3].map((status) =>
          client.call(driversByStatus, {
            userId: acting.userId,
            groupIds: [groupId],
            status,
            page: 1,
            size: 300,
          }),
        ),
      )
    ).flatMap(({ drivers: rows }) => rows),
    console: (await staff.call(consoleDrivers, { search: '', groupId, page: 1, size: 300 })).drivers,
  }
  for (const { key } of drivers) {
    const { closing } = await history(key)
    for (const [name, rows] of Object.entries(lists)) {
      expect([name, rows.find((row) => row.key === key)?.amount]).toEqual([name, closing])
    }
  }
})

describe('the console’s transactions', () => {
  const days = { start: '2026-11-19', end: '2026-11-19' }

  test('TXN-01 are the trips that began on those days, with route and duration, and the top-ups', async () => {
    const { staff, enter, world, drivers, groupId } = openPanel({ groupId: 'G002' })
    await enter()
    const driver = drivers[1]
    const driverId = driver?.key ?? ''
    const input = { driverId, groupId, ...days, page: 1, size: 300 }
    const { transactions, count } = await staff.call(consoleTransactions, input)
    const day = dayOf(Date.UTC(2026, 10, 19))
    const trips = [...world.diary.tripsOf(driver?.index ?? 0, day, day, world.now)]
    expect(transactions.flatMap(({ tripId: trip }) => trip || [])).toEqual(trips.map(tripId))
    expect(count).toBe(transactions.length)
    for (const trip of trips) {
      const receipt = receiptOf(world, trip)
      expect(transactions.find((row) => row.tripId === tripId(trip))).toMatchObject({
        total: receipt.total,
        duration: receipt.seconds,
        distanceKm: Math.round(receipt.metres / 10) / 100,
        at: stampOf(trip.start),
        from: expect.stringMatching(/./),
        to: expect.stringMatching(/./),
      })
    }
    // The second driver of a group is topped up each day.
    expect(transactions.filter(({ tripId: trip }) => trip === '')).toMatchObject([
      { total: 5000, reduced: 0 },
    ])
    const stamps = transactions.map(({ at }) => at)
    expect(stamps).toEqual([...stamps].sort().reverse())
  })

  test('are paged', async () => {
    const { staff, enter, drivers, groupId } = openPanel({ groupId: 'G002' })
    await enter()
    const input = { driverId: drivers[1]?.key ?? '', groupId, ...days }
    const all = await staff.call(consoleTransactions, { ...input, page: 1, size: 300 })
    const second = await staff.call(consoleTransactions, { ...input, page: 2, size: 3 })
    expect(second).toEqual({ transactions: all.transactions.slice(3, 6), count: all.count })
  })
})
