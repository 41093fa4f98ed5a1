import type { FleetClient } from '@fleetgis/api'
import { acceptBooking } from '@fleetgis/api/bookings'
import { removeDriverFromGroup } from '@fleetgis/api/drivers'
import {
  adminTripInfo,
  adminTrips,
  bookingTripInfo,
  currentTrips,
  driverLocations,
  driversByStatus,
  driverTripDetail,
  ongoingBookings,
  onlineBookings,
  tripDrivers,
} from '@fleetgis/api/map/admin'
import { totalPages } from '@fleetgis/domain/paging'
import { describe, expect, test } from 'vitest'
import { clientOf, pageTokenOf } from '../../testing/clientOf.ts'
import { openWorld } from '../../testing/openWorld.ts'

const TODAY = '2026-11-20'
const WEEK = { start: '2026-11-16', end: TODAY }
const DAY = { start: TODAY, end: TODAY }

/** A world, and the map of one of its admins: by default the admin of G002. */
function open(userId = 'group@fleetgis.example', options: Parameters<typeof openWorld>[0] = {}) {
  const { world, send } = openWorld({ drivers: 60, ...options })
  const admin = world.accounts.find(userId)
  if (!admin) throw new Error(`${userId} has no account.`)
  const client = clientOf(world, admin)
  const groups = { userId: admin.key, groupIds: [] as readonly string[] }
  const filter = { ...groups, search: '', ...WEEK }
  return { world, send, admin, client, groups, filter }
}

/** All pages of a list. */
async function pages<Row>(
  size: number,
  read: (page: number) => Promise<{ total: number; rows: readonly Row[] }>,
) {
  const first = await read(1)
  const rows = [...first.rows]
  const count = totalPages(first.total, size)
  for (let page = 2; page <= count; page += 1) rows.push(...(await read(page)).rows)
  return { total: first.total, rows }
}

const listed = (
  client: FleetClient,
  groups: { userId: string; groupIds: readonly string[] },
  status: number,
) =>
  pages(2, async (page) => {
    const { drivers, total } = await client.call(driversByStatus, { ...groups, status, page, size: 2 })
    return { total, rows: drivers }
  })

describe('locations', () => {
  test('PMAP-40 counters match the drivers shown and the lists of the tabs', async () => {
    const { client, groups } = open('admin@fleetgis.example')
    const { drivers, counts, found } = await client.call(driverLocations, { ...groups, search: '' })
    const ofStatus = (status: number) => drivers.filter((driver) => driver.status === status)
    expect(counts).toEqual({
      online: ofStatus(1).length,
      ongoing: ofStatus(2).length,
      offline: ofStatus(3).length,
      all: 60,
    })
    expect(drivers).toHaveLength(60)
    expect(found).toEqual([])
    for (const status of [1, 2, 3]) {
      const { total, rows } = await listed(client, groups, status)
      expect(total).toBe(ofStatus(status).length)
      expect(rows.map(({ key }) => key).sort()).toEqual(
        ofStatus(status)
          .map(({ key }) => key)
          .sort(),
      )
      for (const row of rows) expect(row.status).toBe(status)
    }
    expect(Math.min(counts.online, counts.ongoing, counts.offline)).toBeGreaterThan(2)
  })

  test('a list has the drivers of a page, in a stable order', async () => {
    const { client, groups } = open('admin@fleetgis.example')
    const page = (number: number, size: number) =>
      client.call(driversByStatus, { ...groups, status: 1, page: number, size })
    const four = await page(1, 4)
    expect((await page(1, 2)).drivers).toEqual(four.drivers.slice(0, 2))
    expect((await page(2, 2)).drivers).toEqual(four.drivers.slice(2))
    expect((await page(1000, 2)).drivers).toEqual([])
  })

  test('PMAP-39 a driver comes with everything that the popup shows', async () => {
    const { client, world, groups } = open()
    const { drivers } = await client.call(driverLocations, { ...groups, search: '' })
    const [first] = drivers
    const driver = world.drivers.find(({ key }) => key === first?.key)
    const vehicle = world.vehicles[driver?.index ?? -1]
    expect(first).toMatchObject({
      groupId: 'G002',
      groupName: 'ရွှေရထားတက္ကစီ',
      name: driver?.name.en,
      memberId: driver?.memberId,
      mobile: driver?.mobile,
      email: driver?.email,
      vehicleId: vehicle?.key,
      vehicleNo: vehicle?.vehicleNo,
      vehicle: `${vehicle?.brand} ${vehicle?.model}`,
      model: vehicle?.model,
      colour: vehicle?.colour,
      fuelType: vehicle?.fuel,
    })
    for (const { position } of drivers) {
      expect(position.lat).toBeCloseTo(16.87, 0)
      expect(position.lng).toBeCloseTo(96.2, 0)
    }
  })

  test('CF-29 a search gives found drivers status 4, and does not change the others or the counters', async () => {
    const { client, world, groups } = open()
    const driver = world.drivers.find(({ groupId }) => groupId === 'G002')
    const all = await client.call(driverLocations, { ...groups, search: '' })
    for (const search of [
      driver?.mobile,
      ` ${driver?.email.toUpperCase()} `,
      driver?.memberId,
      driver?.name.my,
    ]) {
      const { found, drivers, counts } = await client.call(driverLocations, {
        ...groups,
        search: search ?? '',
      })
      expect(found.map(({ key }) => key)).toContain(driver?.key)
      expect(new Set(found.map(({ status }) => status))).toEqual(new Set([4]))
      expect({ drivers, counts }).toEqual({ drivers: all.drivers, counts: all.counts })
    }
    const none = await client.call(driverLocations, { ...groups, search: 'unknown' })
    expect(none.found).toEqual([])
  })

  test('the requested groups are used, or all groups of the admin', async () => {
    const { client, groups } = open('admin@fleetgis.example')
    const some = await client.call(driverLocations, { ...groups, groupIds: ['G002', 'G004'], search: '' })
    expect(new Set(some.drivers.map(({ groupId }) => groupId))).toEqual(new Set(['G002', 'G004']))
    const own = open()
    const all = await own.client.call(driverLocations, { ...own.groups, search: '' })
    expect(new Set(all.drivers.map(({ groupId }) => groupId))).toEqual(new Set(['G002']))
  })

  test('a driver who leaves the group leaves its map, but the trips made for it stay', async () => {
    const { client, world, groups, filter } = open()
    const driver = world.drivers.find(({ groupId }) => groupId === 'G002')
    const before = await client.call(driverLocations, { ...groups, search: '' })
    const { trips } = await client.call(adminTripInfo, filter)
    await client.call(removeDriverFromGroup, {
      driverId: driver?.key ?? '',
      groupId: 'G002',
      userId: groups.userId,
    })
    const after = await client.call(driverLocations, { ...groups, search: '' })
    expect(after.drivers.map(({ key }) => key)).not.toContain(driver?.key)
    expect(after.counts.all).toBe(before.counts.all - 1)
    expect((await client.call(adminTripInfo, filter)).trips).toBe(trips)
  })

  test('markers and counters change with time', async () => {
    const { client, world, groups } = open('admin@fleetgis.example')
    const before = await client.call(driverLocations, { ...groups, search: '' })
    world.advanceTo(world.now + 6 * 3_600_000)
    const after = await client.call(driverLocations, { ...groups, search: '' })
    expect(after.counts).not.toEqual(before.counts)
    expect(after.drivers.map(({ position }) => position)).not.toEqual(
      before.drivers.map(({ position }) => position),
    )
  })
})

test('PMAP-39 a driver with a second group has the number and the balance there, and a trip to show', async () => {
  const { client, world, groups } = open()
  const driver = world.drivers.find(
    ({ groupId, index }) => groupId === 'G001' && world.diary.tripsOf(index, 0, 30_000, world.now).length > 0,
  )
  const one = world.roster.find(driver?.key ?? '')
  if (!one) throw new Error('No driver of G001 has made a trip.')
  world.roster.join(one, 'G002', 'SECOND-7')
  const { drivers } = await client.call(driverLocations, { ...groups, groupIds: ['G002'], search: '' })
  const balance = world.wallets.balance(one, 'G002', world.now)
  expect(balance).not.toBe(world.wallets.balance(one, 'G001', world.now))
  expect(drivers.find(({ key }) => key === driver?.key)).toMatchObject({
    groupId: 'G002',
    memberId: 'SECOND-7',
    amount: balance,
  })
  const asked = { userId: groups.userId, driverId: driver?.key ?? '', groupId: 'G002' }
  expect(await client.call(driverTripDetail, asked)).toMatchObject({ driverName: driver?.name.en })
})

describe('trips', () => {
  test('TRIP-08 a trip has driver, vehicle, group, places, line, distance and total', async () => {
    const { client, world, filter } = open()
    const { trips } = await client.call(adminTrips, { ...filter, page: 1, size: 50 })
    expect(trips).toHaveLength(50)
    for (const trip of trips) {
      const driver = world.drivers.find(({ userId }) => userId === trip.userId)
      const vehicle = world.vehicles[driver?.index ?? -1]
      expect(trip).toMatchObject({
        groupId: 'G002',
        groupName: 'ရွှေရထားတက္ကစီ',
        vehicleId: vehicle?.key,
        vehicleNo: vehicle?.vehicleNo,
        driverName: driver?.name.en,
        memberId: driver?.memberId,
        mobile: driver?.mobile,
        email: driver?.email,
      })
      expect(trip.from).not.toBe('')
      expect(trip.to).not.toBe('')
      expect(trip.distanceKm).toBeGreaterThanOrEqual(0)
      // MARK-12: an ended trip has a total, an end time and an end marker.
      expect([trip.tripStatus, trip.total === undefined, trip.endedAt === undefined]).toEqual(
        trip.tripStatus === 3 ? [3, false, false] : [2, true, true],
      )
    }
    const booked = trips.find(({ booking }) => booking !== undefined)
    expect(booked?.booking).toMatchObject({ key: expect.stringMatching(/^7110\d{15}$/) })
    expect(booked?.booking?.passengerName).not.toBe('')
    expect(booked?.bookingPath?.length).toBeGreaterThan(1)
  })

  test('PMAP-38 pages of 50 hold each trip once, newest first, and match the count', async () => {
    const { client, filter } = open()
    const { total, rows } = await pages(50, async (page) => {
      const { trips, total } = await client.call(adminTrips, { ...filter, page, size: 50 })
      return { total, rows: trips }
    })
    expect(rows).toHaveLength(total)
    expect(total).toBeGreaterThan(100)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(total)
    const starts = rows.map(({ startedAt }) => startedAt)
    expect(starts).toEqual([...starts].sort().reverse())
  })

  test('PMAP-41 the counters match the trips of the list', async () => {
    const { client, filter } = open()
    const { trips, total } = await client.call(adminTrips, { ...filter, page: 1, size: 10_000 })
    const info = await client.call(adminTripInfo, filter)
    const hundredths = trips.reduce((sum, { distanceKm = 0 }) => sum + Math.round(distanceKm * 100), 0)
    expect(info).toEqual({
      trips: total,
      drivers: new Set(trips.map(({ userId }) => userId)).size,
      totalDrivers: expect.any(Number),
      distanceKm: hundredths / 100,
    })
    expect(info.totalDrivers).toBeGreaterThanOrEqual(info.drivers)
  })

  test('the trip drivers are the drivers of the trips, busiest first', async () => {
    const { client, filter } = open()
    const { trips } = await client.call(adminTrips, { ...filter, page: 1, size: 10_000 })
    const { total, rows } = await pages(2, async (page) => {
      const { drivers, total } = await client.call(tripDrivers, { ...filter, page, size: 2 })
      return { total, rows: drivers }
    })
    expect(rows).toHaveLength(total)
    const counts = rows.map(({ mobile }) => trips.filter((trip) => trip.mobile === mobile).length)
    expect(counts).toEqual([...counts].sort((one, other) => other - one))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(trips.length)
  })

  test('a search narrows list and counters alike', async () => {
    const { client, world, filter } = open()
    const mobile = world.drivers.find(({ groupId }) => groupId === 'G002')?.mobile ?? ''
    const search = { ...filter, search: mobile }
    const { trips, total } = await client.call(adminTrips, { ...search, page: 1, size: 10_000 })
    expect(new Set(trips.map((trip) => trip.mobile))).toEqual(new Set([mobile]))
    expect(await client.call(adminTripInfo, search)).toMatchObject({ trips: total, drivers: 1 })
  })

  test('current trips have no end, and their line ends at the car', async () => {
    const { client, world, groups } = open('admin@fleetgis.example')
    const trips = await client.call(currentTrips, groups)
    expect(trips.length).toBeGreaterThan(5)
    const ongoing = world.drivers.filter(
      (driver) => world.traffic.whereabouts(driver, world.now)?.state === 'ongoing',
    )
    // A phone reports up to ten seconds late, so one trip may have just begun or ended.
    expect(Math.abs(trips.length - ongoing.length)).toBeLessThanOrEqual(2)
    for (const { tripStatus, endedAt, total } of trips) {
      expect([tripStatus, endedAt, total]).toEqual([2, undefined, undefined])
    }
  })
})

describe('bookings', () => {
  test('PMAP-42 the counters match the two layers and the trips', async () => {
    const { client, groups, filter } = open()
    const period = { ...groups, ...DAY }
    const info = await client.call(bookingTripInfo, period)
    const page = { ...filter, ...DAY, page: 1, size: 50 }
    const online = await client.call(onlineBookings, page)
    const ongoing = await client.call(ongoingBookings, page)
    const { total: trips } = await client.call(adminTrips, page)
    expect(info).toEqual({ trips, onlineBookings: online.total, ongoingBookings: ongoing.total })
    expect(new Set(online.trips.map(({ bookingStatus }) => bookingStatus))).toEqual(new Set([1, 11, 12]))
    for (const { bookingStatus } of ongoing.trips) expect([2, 3, 4, 8]).toContain(bookingStatus)
    for (const { id, booking, path } of online.trips) {
      expect(id).toBe(booking?.key)
      expect(path.length).toBeGreaterThan(1)
    }
  })

  test('a booking that a driver accepts moves from one layer to the other', async () => {
    const { client, world, filter } = open()
    const page = { ...filter, ...DAY, page: 1, size: 50 }
    const { trips } = await client.call(onlineBookings, page)
    const pending = trips.find(({ bookingStatus }) => bookingStatus === 1)
    const driver = world.drivers.find(({ groupId }) => groupId === 'G002')
    if (!pending || !driver) throw new Error('The group has no pending booking or no driver for it.')
    await clientOf(world, driver).call(acceptBooking, {
      bookingKey: pending.id,
      driverId: driver.key,
      vehicleNo: '',
    })
    const online = await client.call(onlineBookings, page)
    const ongoing = await client.call(ongoingBookings, page)
    expect(online.trips.map(({ id }) => id)).not.toContain(pending.id)
    expect(ongoing.trips.find(({ id }) => id === pending.id)).toMatchObject({
      bookingStatus: 2,
      driverName: driver.name.en,
    })
  })
})

describe('detail', () => {
  test('TRIP-09 a driver on a trip shows it: status, places, way and estimate, no receipt yet', async () => {
    const { client, world, groups } = open('admin@fleetgis.example')
    const [trip] = await client.call(currentTrips, groups)
    const driver = world.drivers.find(({ userId }) => userId === trip?.userId)
    const detail = await client.call(driverTripDetail, {
      userId: groups.userId,
      driverId: driver?.key ?? '',
      groupId: trip?.groupId ?? '',
    })
    expect(detail).toMatchObject({
      key: trip?.id,
      driverName: driver?.name.en,
      pickup: trip?.from,
      dropOff: trip?.to,
      distanceKm: trip?.distanceKm,
      path: trip?.path,
      currentStatus: 'Start',
      estimatedAmount: expect.any(Number),
      total: undefined,
      successCode: undefined,
    })
  })

  test('the amounts of an ended trip add up to its total, which equals that of the list', async () => {
    const { client, world, groups, filter } = open()
    const { trips } = await client.call(adminTrips, { ...filter, page: 1, size: 10_000 })
    const resting = world.drivers.find(
      (driver) =>
        driver.groupId === 'G002' && trips.find(({ userId }) => userId === driver.userId)?.tripStatus === 3,
    )
    const detail = await client.call(driverTripDetail, {
      userId: groups.userId,
      driverId: resting?.key ?? '',
      groupId: 'G002',
    })
    const row = trips.find(({ userId }) => userId === resting?.userId)
    expect(detail).toMatchObject({ key: row?.id, total: row?.total, distanceKm: row?.distanceKm })
    const parts = [detail.initialFare, detail.distanceCharge, detail.waitingCharge, detail.extrasTotal]
    expect(parts.reduce<number>((sum, part) => sum + Number(part), 0)).toBe(detail.total)
    expect(detail.currentStatus).toBe('Complete')
    expect(detail.previousStatus).toBe('Start')
  })

  test('a driver who has not driven for days has no trip to show', async () => {
    const { client, world, groups } = open('admin@fleetgis.example', {
      historyDays: 0,
      now: Date.UTC(2026, 10, 19, 17, 31),
    })
    const driver = world.drivers.find(
      ({ index }) => ![...world.diary.trips(0, 30_000, world.now)].some((trip) => trip.driver === index),
    )
    const call = client.call(driverTripDetail, {
      userId: groups.userId,
      driverId: driver?.key ?? '',
      groupId: driver?.groupId ?? '',
    })
    await expect(call).rejects.toMatchObject({ status: 404 })
  })
})

describe('refusals', () => {
  test('no token answers 401, and the token of a driver 403', async () => {
    const { world, send, groups } = open()
    const body = { userid: groups.userId, domain: [], search: ' ' }
    expect(await send('/location/admin', body)).toMatchObject({ status: 401 })
    const [driver] = world.drivers
    if (!driver) throw new Error('The world has no drivers.')
    const headers = { Authorization: `Bearer ${pageTokenOf(world, driver)}` }
    expect(await send('/location/admin', body, { headers })).toMatchObject({ status: 403 })
    expect(await send('/location/admin', { ...body, userid: driver.key }, { headers })).toMatchObject({
      status: 403,
    })
  })

  test('another admin’s group answers 403, and an unknown one 404', async () => {
    const { client, groups } = open()
    const call = (groupIds: string[]) => client.call(driverLocations, { ...groups, groupIds, search: '' })
    await expect(call(['G001'])).rejects.toMatchObject({ status: 403 })
    await expect(call(['G002', 'G999'])).rejects.toMatchObject({ status: 404 })
  })

  test("another admin's id answers 403, and an unknown one 404", async () => {
    const { client, world, groups } = open()
    const other = world.accounts.find('admin@fleetgis.example')?.key ?? ''
    const call = (userId: string) => client.call(currentTrips, { ...groups, userId })
    await expect(call(other)).rejects.toMatchObject({ status: 403 })
    await expect(call('unknown')).rejects.toMatchObject({ status: 404 })
  })

  test('a driver of another group answers 404', async () => {
    const { client, world, groups } = open()
    const other = world.drivers.find(({ groupId }) => groupId !== 'G002')
    const call = (driverId: string) =>
      client.call(driverTripDetail, { userId: groups.userId, driverId, groupId: 'G002' })
    await expect(call(other?.key ?? '')).rejects.toMatchObject({ status: 404 })
    await expect(call('unknown')).rejects.toMatchObject({ status: 404 })
  })

  test.each([0, 4, 1.5])('CF-98 status %j has no list', async (status) => {
    const { client, groups } = open()
    const call = client.call(driversByStatus, { ...groups, status, page: 1, size: 2 })
    await expect(call).rejects.toMatchObject({ status: 400 })
  })

  test.each([
    ['startdate', { start: '2026-02-30' }],
    ['enddate', { end: 'today' }],
    ['enddate', { end: '2026-11-01' }],
  ])('a %s that is none answers 400', async (field, wrong) => {
    const { client, filter } = open()
    const call = client.call(adminTripInfo, { ...filter, ...wrong })
    await expect(call).rejects.toMatchObject({ status: 400, serverMessage: expect.stringContaining(field) })
  })

  test.each([
    ['/location/admin', { userid: 'x', domain: null, search: '' }],
    ['/location/admin/status?curPage=0&pageSize=2', { userid: 'x', domain: [], status: 1 }],
    [
      '/trip/admin/polyline?curPage=1',
      { userid: 'x', domain: [], search: '', startdate: TODAY, enddate: TODAY },
    ],
    ['/console/online/booking?curPage=1&pageSize=50', {}],
  ])('%s refuses a body or a query that does not fit with 400', async (path, body) => {
    const { world, send, admin } = open()
    const headers = { Authorization: `Bearer ${pageTokenOf(world, admin)}` }
    const sent = { ...body, ...('userid' in body && { userid: admin.key }) }
    expect(await send(path, sent, { headers })).toMatchObject({ status: 400 })
  })
})

test('two worlds of one seed answer the same', async () => {
  const answersOf = async () => {
    const { client, groups, filter } = open('admin@fleetgis.example')
    return [
      await client.call(driverLocations, { ...groups, search: 'ko' }),
      await client.call(adminTrips, { ...filter, page: 2, size: 50 }),
      await client.call(ongoingBookings, { ...filter, page: 1, size: 50 }),
    ]
  }
  expect(await answersOf()).toEqual(await answersOf())
})

test('an empty fleet answers empty lists and zeros', async () => {
  const { client, groups, filter } = open('admin@fleetgis.example', { drivers: 0 })
  const { drivers, counts } = await client.call(driverLocations, { ...groups, search: '' })
  expect({ drivers, counts }).toEqual({ drivers: [], counts: { online: 0, ongoing: 0, offline: 0, all: 0 } })
  expect(await client.call(adminTrips, { ...filter, page: 1, size: 50 })).toEqual({ trips: [], total: 0 })
  expect(await client.call(currentTrips, groups)).toEqual([])
  expect(await client.call(bookingTripInfo, { ...groups, ...DAY })).toEqual({
    trips: 0,
    onlineBookings: 0,
    ongoingBookings: 0,
  })
})
