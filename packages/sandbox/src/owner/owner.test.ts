import { UnauthorizedError } from '@fleetgis/api'
import {
  ownerLocations,
  ownerTripDetail,
  ownerTripList,
  ownerTripSummary,
  ownerTrips,
  ownerVehicleDetail,
  ownerVehicles,
} from '@fleetgis/api/owner'
import { expect, test } from 'vitest'
import { clientOf, pageTokenOf } from '../testing/clientOf.ts'
import { openWorld } from '../testing/openWorld.ts'

const TODAY = '2026-11-20'

/** The pages of an owner: by default the first one, who has five vehicles. */
function open(index = 0, options: Parameters<typeof openWorld>[0] = {}) {
  const { world, send, enter, client: staff } = openWorld({ drivers: 40, ...options })
  const owner = world.owners[index]
  if (!owner) throw new Error('There is no such owner.')
  const client = clientOf(world, owner)
  const vehicles = world.vehicles.filter(({ ownerKey }) => ownerKey === owner.key)
  const filter = {
    ownerId: owner.key,
    search: '',
    vehicleIds: [] as string[],
    start: '2026-11-16',
    end: TODAY,
  }
  return { world, send, enter, staff, owner, client, vehicles, filter }
}

test.each([
  ['several vehicles', 0, 5],
  ['one vehicle', 1, 1],
  ['no vehicle', 2, 0],
])('OMAP-26 the list of an owner with %s', async (_, index, count) => {
  const { client, owner, vehicles } = open(index)
  const list = await client.call(ownerVehicles, { ownerId: owner.key })
  expect(list).toHaveLength(count)
  expect(list).toEqual(vehicles.map(({ key, vehicleNo }) => ({ id: key, number: vehicleNo })))
})

test('every vehicle belongs to one owner', () => {
  const { world } = open()
  const keys = new Set(world.owners.map(({ key }) => key))
  expect(world.vehicles).toHaveLength(40)
  for (const { ownerKey } of world.vehicles) expect(keys).toContain(ownerKey)
})

test('an owner without vehicles sees an empty map and zeros', async () => {
  const { client, owner, filter } = open(2)
  expect(await client.call(ownerLocations, { ownerId: owner.key, search: '' })).toEqual({
    drivers: [],
    found: [],
  })
  expect(await client.call(ownerTripList, { ...filter, page: 1, size: 5 })).toEqual({ trips: [], total: 0 })
  expect(await client.call(ownerTripSummary, filter)).toEqual({
    trips: 0,
    duration: 0,
    totalAmount: 0,
    distanceKm: 0,
  })
})

test('OMAP-25 the counters are the sums of the trips in the list and in their details', async () => {
  const { client, owner, filter } = open()
  const { trips, total } = await client.call(ownerTrips, { ...filter, page: 1, size: 1000 })
  const details = await Promise.all(
    trips.map(({ id }) => client.call(ownerTripDetail, { ownerId: owner.key, tripId: id })),
  )
  const sum = (values: readonly unknown[]) =>
    values.reduce<number>((all, value) => all + Number(value ?? 0), 0)
  const summary = await client.call(ownerTripSummary, filter)
  expect(total).toBeGreaterThan(50)
  expect(summary.trips).toBe(total)
  expect(summary.totalAmount).toBe(sum(trips.map((trip) => trip.total)))
  expect(summary.totalAmount).toBe(sum(details.map((detail) => detail.total)))
  expect(summary.duration).toBe(sum(details.map(({ duration }) => duration)))
  expect(summary.distanceKm).toBeCloseTo(sum(trips.map(({ distanceKm }) => distanceKm)), 5)
})

test('pages of five hold each trip once, the same as the batches of the map', async () => {
  const { client, filter } = open(1)
  const all = await client.call(ownerTrips, { ...filter, page: 1, size: 50 })
  const list = await Promise.all(
    Array.from({ length: Math.ceil(all.total / 5) }, (_, index) =>
      client.call(ownerTripList, { ...filter, page: index + 1, size: 5 }),
    ),
  )
  expect(list.length).toBeGreaterThan(2)
  for (const { total } of list) expect(total).toBe(all.total)
  expect(list.flatMap(({ trips }) => trips).slice(0, 50)).toEqual(all.trips)
  expect((await client.call(ownerTripList, { ...filter, page: 1000, size: 5 })).trips).toEqual([])
})

test('vehicles and search choose the trips of list and counters alike', async () => {
  const { client, world, vehicles, filter } = open()
  const [vehicle] = vehicles
  const driver = world.drivers.find(({ key }) => key === vehicle?.driverKey)
  const byVehicle = { ...filter, vehicleIds: [vehicle?.key ?? ''] }
  const { trips, total } = await client.call(ownerTripList, { ...byVehicle, page: 1, size: 100 })
  expect(new Set(trips.map(({ vehicleNo }) => vehicleNo))).toEqual(new Set([vehicle?.vehicleNo]))
  const bySearch = { ...filter, search: ` ${driver?.mobile} ` }
  expect(await client.call(ownerTripList, { ...bySearch, page: 1, size: 100 })).toEqual({ trips, total })
  expect(await client.call(ownerTripSummary, bySearch)).toEqual(
    await client.call(ownerTripSummary, byVehicle),
  )
  expect((await client.call(ownerTripSummary, bySearch)).trips).toBe(total)
})

test('OMAP-15 the map shows each vehicle with its status, and found vehicles with 4', async () => {
  const { client, world, owner, vehicles } = open()
  const { drivers, found } = await client.call(ownerLocations, { ownerId: owner.key, search: '' })
  expect(drivers.map(({ vehicleId }) => vehicleId)).toEqual(vehicles.map(({ key }) => key))
  for (const { status } of drivers) expect([1, 2, 3]).toContain(status)
  expect(found).toEqual([])
  const driver = world.drivers.find(({ key }) => key === vehicles[2]?.driverKey)
  for (const search of [driver?.mobile, driver?.email]) {
    const answer = await client.call(ownerLocations, { ownerId: owner.key, search: search ?? '' })
    expect(answer.found.map(({ vehicleId, status }) => ({ vehicleId, status }))).toEqual([
      { vehicleId: vehicles[2]?.key, status: 4 },
    ])
  }
})

test('a vehicle without a report for two days has status 0', async () => {
  const { world } = open(0, { drivers: 3000, historyDays: 1 })
  const silent = world.drivers.find((driver) => !world.traffic.whereabouts(driver, world.now))
  const vehicle = world.vehicles[silent?.index ?? -1]
  const owner = world.owners.find(({ key }) => key === vehicle?.ownerKey)
  if (!owner) throw new Error('Every vehicle has a report.')
  const { drivers } = await clientOf(world, owner).call(ownerLocations, { ownerId: owner.key, search: '' })
  expect(drivers.find(({ vehicleId }) => vehicleId === vehicle?.key)?.status).toBe(0)
})

test('the details of a vehicle are those of its latest trip', async () => {
  const { client, owner, vehicles, filter } = open()
  for (const { key } of vehicles) {
    const { trips } = await client.call(ownerTripList, { ...filter, vehicleIds: [key], page: 1, size: 5 })
    const detail = await client.call(ownerVehicleDetail, { ownerId: owner.key, vehicleId: key })
    expect(detail.key).toBe(trips[0]?.id)
    expect(detail).toEqual(await client.call(ownerTripDetail, { ownerId: owner.key, tripId: detail.key }))
  }
})

test('CF-50 the trip code of a detail needs number, id and success code, which are all set', async () => {
  const { client, owner, filter } = open()
  const { trips } = await client.call(ownerTripList, { ...filter, page: 2, size: 5 })
  const detail = await client.call(ownerTripDetail, { ownerId: owner.key, tripId: trips[0]?.id ?? '' })
  expect(detail.key).toMatch(/^trip-\d{8}-/)
  expect(detail.tripNumber).toMatch(/^\d+$/)
  expect(detail.successCode).toMatch(/^[A-Z]\d$/)
})

test('OMAP-28 every call answers 401 to other users than the owner', async () => {
  const { world, owner, enter, staff, filter } = open()
  const other = world.owners[1]
  const [driver] = world.drivers
  if (!other || !driver) throw new Error('The world has no second owner or no driver.')
  await enter('admin@fleetgis.example')
  for (const client of [clientOf(world, other), clientOf(world, driver), staff]) {
    const calls = [
      client.call(ownerVehicles, { ownerId: owner.key }),
      client.call(ownerTripSummary, filter),
      client.call(ownerLocations, { ownerId: owner.key, search: '' }),
      client.call(ownerTrips, { ...filter, page: 1, size: 50 }),
      client.call(ownerVehicleDetail, { ownerId: owner.key, vehicleId: 'x' }),
      client.call(ownerTripList, { ...filter, page: 1, size: 5 }),
      client.call(ownerTripDetail, { ownerId: owner.key, tripId: 'x' }),
    ]
    const outcomes = await Promise.allSettled(calls)
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(UnauthorizedError) })
    }
  }
})

test('a changed token answers 401, and so does an expired one', async () => {
  const { world, owner, send } = open()
  const token = pageTokenOf(world, owner)
  const post = (bearer: string) =>
    send('/owner/driver-vehicle', { driverid: owner.key }, { headers: { Authorization: `Bearer ${bearer}` } })
  expect(await post(token)).toMatchObject({ status: 200 })
  expect(await post(`${token}x`)).toMatchObject({ status: 401 })
  world.advanceTo(world.now + 25 * 3_600_000)
  expect(await post(token)).toMatchObject({ status: 401 })
})

test('vehicles and trips of others answer 404, as unknown ones do', async () => {
  const { world, client, owner, filter } = open()
  const otherVehicle = world.vehicles.find(({ ownerKey }) => ownerKey !== owner.key)?.key ?? ''
  const second = world.owners[1]
  if (!second) throw new Error('There is no second owner.')
  const others = await clientOf(world, second).call(ownerTripList, {
    ...filter,
    ownerId: second.key,
    page: 1,
    size: 5,
  })
  for (const vehicleId of [otherVehicle, 'nothing']) {
    await expect(client.call(ownerVehicleDetail, { ownerId: owner.key, vehicleId })).rejects.toMatchObject({
      status: 404,
    })
    const summary = client.call(ownerTripSummary, { ...filter, vehicleIds: [vehicleId] })
    await expect(summary).rejects.toMatchObject({ status: 404 })
  }
  for (const tripId of [others.trips[0]?.id ?? '', 'trip-20261120-0001zz', 'trip-20269999-000100', '']) {
    await expect(client.call(ownerTripDetail, { ownerId: owner.key, tripId })).rejects.toMatchObject({
      status: 404,
    })
  }
})

test('an invalid date answers 400', async () => {
  const { client, filter } = open()
  const call = client.call(ownerTripSummary, { ...filter, end: '20/11/2026' })
  await expect(call).rejects.toMatchObject({ status: 400, serverMessage: expect.stringContaining('enddate') })
})
