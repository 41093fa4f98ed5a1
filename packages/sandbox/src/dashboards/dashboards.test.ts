import * as calls from '@fleetgis/api/dashboards'
import { adminTripInfo, adminTrips } from '@fleetgis/api/map/admin'
import { ranked } from '@fleetgis/domain/dashboards'
import { describe, expect, test } from 'vitest'
import { clientOf, pageTokenOf } from '../testing/clientOf.ts'
import { openWorld } from '../testing/openWorld.ts'
import { commissionOf } from '../wallet/commission.ts'

const TODAY = '2026-11-20'

/** The figures of G002 for its admin by default. */
function open(userId = 'group@fleetgis.example', groupId = 'G002') {
  const { world, send } = openWorld({ drivers: 60 })
  const admin = world.accounts.find(userId)
  if (!admin) throw new Error(`${userId} has no account.`)
  const filter = { userId: admin.key, groupId, start: '2026-11-16', end: TODAY }
  return { world, admin, send, client: clientOf(world, admin), filter }
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** The totals of a group's trips, from the list on the map. */
async function fromTrips({ client, filter }: ReturnType<typeof open>) {
  const { groupId, ...period } = filter
  const { trips } = await client.call(adminTrips, {
    ...period,
    groupIds: [groupId],
    search: '',
    page: 1,
    size: 100_000,
  })
  const totals = trips.flatMap(({ total }) => total ?? [])
  const amount = sum(totals)
  const commission = sum(totals.map((total) => commissionOf(groupId, total)))
  return { trips, amount, net: amount - commission, commission }
}

test('DASH-04 the figures match the trips on the map', async () => {
  const opened = open()
  const { client, filter } = opened
  const { trips, amount } = await fromTrips(opened)
  const { groupId, ...period } = filter
  const info = await client.call(adminTripInfo, { ...period, groupIds: [groupId], search: '' })
  expect(await client.call(calls.dashboard, filter)).toEqual({
    totalAmount: amount,
    tripCount: trips.length,
    driverCount: info.drivers,
    distanceKm: info.distanceKm,
  })
  expect(amount).toBeGreaterThan(100_000)
})

test.each(['G001', 'G003', 'G005'])(
  'DASH-05 drivers of %s have what the commission leaves',
  async (groupId) => {
    const opened = open('admin@fleetgis.example', groupId)
    const { amount, net } = await fromTrips(opened)
    expect(await opened.client.call(calls.driverTotals, opened.filter)).toEqual({
      income: amount,
      netAmount: net,
    })
    // G003 pays no commission.
    expect(net < amount).toBe(groupId !== 'G003')
  },
)

test('DASH-07 the ranking has each driver with trips, the highest amount first, and the totals are its sums', async () => {
  const opened = open()
  const { client, filter, world } = opened
  const rows = await client.call(calls.driverRanking, filter)
  const figures = await client.call(calls.dashboard, filter)
  const totals = await client.call(calls.driverTotals, filter)
  expect(rows).toHaveLength(figures.driverCount)
  expect(ranked(rows).map(({ memberId }) => memberId)).toEqual(rows.map(({ memberId }) => memberId))
  expect(sum(rows.map(({ totalAmount }) => totalAmount))).toBe(figures.totalAmount)
  expect(sum(rows.map(({ netAmount }) => netAmount))).toBe(totals.netAmount)
  expect(sum(rows.map(({ tripCount }) => tripCount))).toBe(figures.tripCount)
  expect(sum(rows.map(({ distanceKm }) => distanceKm))).toBeCloseTo(figures.distanceKm, 5)
  const [first] = rows
  const driver = world.drivers.find(({ memberId }) => memberId === first?.memberId)
  expect(first).toMatchObject({ name: driver?.name.en, mobile: driver?.mobile, email: driver?.email })
})

test('DASH-08 the summary splits the income into the drivers’ share and commission', async () => {
  const opened = open()
  const { trips, amount, net, commission } = await fromTrips(opened)
  const { client, filter } = opened
  const figures = await client.call(calls.dashboard, filter)
  // This admin has one group, so all groups are the same.
  expect(await client.call(calls.dashboardSummary, filter)).toEqual({
    totalAmount: amount,
    driverIncome: net,
    groupIncome: commission,
    income: amount,
    totalTrips: trips.length,
    adminTotalTrips: trips.length,
    totalDrivers: figures.driverCount,
    totalKm: figures.distanceKm,
  })
  const all = open('admin@fleetgis.example')
  const summary = await all.client.call(calls.dashboardSummary, all.filter)
  expect(summary.adminTotalTrips).toBeGreaterThan(summary.totalTrips)
  expect(summary.income).toBeGreaterThan(summary.groupIncome)
})

test.each(['G001', ''])('income of group "%s" equals that of EP-B39', async (groupId) => {
  const { client, filter } = open('admin@fleetgis.example', groupId)
  const { income, totalAmount } = await client.call(calls.dashboardSummary, filter)
  expect(income).toBe(totalAmount)
  expect((await client.call(calls.driverTotals, filter)).income).toBe(income)
  if (groupId === '') expect((await client.call(calls.topAdminTotals, filter)).income).toBe(income)
})

test('a longer period has larger figures, and a future period zeros', async () => {
  const { client, filter } = open()
  const day = await client.call(calls.dashboard, { ...filter, start: TODAY })
  const month = await client.call(calls.dashboard, { ...filter, start: '2026-11-01' })
  expect(month.totalAmount).toBeGreaterThan(day.totalAmount)
  expect(month.tripCount).toBeGreaterThan(day.tripCount)
  const future = { ...filter, start: '2026-12-01', end: '2026-12-31' }
  expect(await client.call(calls.dashboard, future)).toEqual({
    totalAmount: 0,
    tripCount: 0,
    driverCount: 0,
    distanceKm: 0,
  })
  expect(await client.call(calls.driverRanking, future)).toEqual([])
})

describe('top admins', () => {
  test.each(['admin@fleetgis.example', 'top@fleetgis.example'])(
    'DASH-06 %s sees all groups, whose totals are those of each group',
    async (userId) => {
      const { client, filter, world } = open(userId)
      const list = await client.call(calls.adminList, filter)
      expect(list.groups.map(({ name }) => name)).toEqual(world.groups.map(({ name }) => name))
      const each = await Promise.all(
        world.groups.map(async ({ id }) => ({
          trips: (await client.call(calls.dashboard, { ...filter, groupId: id })).tripCount,
          net: (await client.call(calls.driverTotals, { ...filter, groupId: id })).netAmount,
        })),
      )
      expect(list.groups.map(({ tripCount, netAmount }) => ({ trips: tripCount, net: netAmount }))).toEqual(
        each,
      )
      expect(list.totalTrips).toBe(sum(each.map(({ trips }) => trips)))
      expect(list.totalNetAmount).toBe(sum(each.map(({ net }) => net)))
      const totals = await client.call(calls.topAdminTotals, filter)
      expect(totals.netAmount).toBe(list.totalNetAmount)
      expect(totals.income).toBeGreaterThan(totals.netAmount)
    },
  )

  test('PERM-07 other users get 403', async () => {
    const { client, filter } = open()
    await expect(client.call(calls.adminList, filter)).rejects.toMatchObject({ status: 403 })
    await expect(client.call(calls.topAdminTotals, filter)).rejects.toMatchObject({ status: 403 })
  })
})

describe('the figures of one driver', () => {
  test('EP-B41 the driver and the admin of the group see the figures of the ranking', async () => {
    const { world, client, filter } = open()
    const [row] = await client.call(calls.driverRanking, filter)
    const driver = world.drivers.find(({ memberId }) => memberId === row?.memberId)
    if (!driver) throw new Error('The world has no drivers.')
    const period = { driverId: driver.key, start: filter.start, end: filter.end }
    const figures = await client.call(calls.driverDashboard, period)
    expect(figures).toEqual({
      totalAmount: row?.totalAmount,
      tripCount: row?.tripCount,
      distanceKm: row?.distanceKm,
    })
    expect(await clientOf(world, driver).call(calls.driverDashboard, period)).toEqual(figures)
  })

  test('EP-B41 other users get 403, and a person who is not a driver 404', async () => {
    const { world, client, filter } = open()
    const period = { start: filter.start, end: filter.end }
    const stranger = world.drivers.find(({ groupId }) => groupId !== 'G002')
    const [first, second] = world.drivers
    if (!first || !second || !stranger) throw new Error('The world has too few drivers.')
    const foreign = client.call(calls.driverDashboard, { ...period, driverId: stranger.key })
    await expect(foreign).rejects.toMatchObject({ status: 403 })
    const other = clientOf(world, second).call(calls.driverDashboard, { ...period, driverId: first.key })
    await expect(other).rejects.toMatchObject({ status: 403 })
    const unknown = client.call(calls.driverDashboard, { ...period, driverId: filter.userId })
    await expect(unknown).rejects.toMatchObject({ status: 404 })
  })
})

test('DASH-04 without a group the figures are those of all groups of the admin', async () => {
  const { client, filter } = open('groups@fleetgis.example', '')
  const each = await Promise.all(
    ['G001', 'G002', 'G003', 'G004'].map((groupId) => client.call(calls.dashboard, { ...filter, groupId })),
  )
  const all = await client.call(calls.dashboard, filter)
  expect(all.tripCount).toBe(sum(each.map(({ tripCount }) => tripCount)))
  expect(all.totalAmount).toBe(sum(each.map(({ totalAmount }) => totalAmount)))
})

describe('refusals', () => {
  const paths = [
    ['EP-B37', '/console/driver/summary'],
    ['EP-B38', '/location/driver-ranking'],
    ['EP-B39', '/console/driver/totalamount'],
    ['EP-B40', '/console/dashboard'],
  ] as const

  test.each(paths)('%s requires a group of the admin and a period', async (_, path) => {
    const { world, admin, send } = open()
    const headers = { Authorization: `Bearer ${pageTokenOf(world, admin)}` }
    const body = { userid: admin.key, domain: 'G002', startdate: TODAY, enddate: TODAY }
    const statusOf = async (wrong: object) => (await send(path, { ...body, ...wrong }, { headers })).status
    expect(await statusOf({})).toBe(200)
    expect(await statusOf({ domain: 'G001' })).toBe(403)
    expect(await statusOf({ domain: 'G999' })).toBe(404)
    expect(await statusOf({ domain: ['G002'] })).toBe(400)
    expect(await statusOf({ startdate: '2026-13-01' })).toBe(400)
    expect(await statusOf({ enddate: undefined })).toBe(400)
    expect(await statusOf({ userid: 'unknown' })).toBe(404)
  })

  test.each(paths)('%s requires the token of an admin', async (_, path) => {
    const { world, admin, send } = open()
    const [driver] = world.drivers
    if (!driver) throw new Error('The world has no drivers.')
    const body = { userid: admin.key, domain: 'G002', startdate: TODAY, enddate: TODAY }
    const headers = { Authorization: `Bearer ${pageTokenOf(world, driver)}` }
    expect((await send(path, body)).status).toBe(401)
    expect((await send(path, body, { headers })).status).toBe(403)
  })
})
