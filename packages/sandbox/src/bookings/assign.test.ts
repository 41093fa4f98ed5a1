import { assignOffer } from '@fleetgis/api/bookings'
import { expect, test } from 'vitest'
import { distanceBetween } from '../base/geo.ts'
import { dayOf } from '../base/stamp.ts'
import { placeName } from '../streets/placeName.ts'
import { castOf } from '../testing/castOf.ts'
import { clientOf } from '../testing/clientOf.ts'
import { openWorld } from '../testing/openWorld.ts'
import { bookingKey } from './booking.ts'
import { TWO_STOPS } from './standing.ts'

function open() {
  const { world } = openWorld({ drivers: 120 })
  const { admin, groupId } = castOf(world)
  const booking = [...world.bookings.made(dayOf(world.now), dayOf(world.now), world.now)].find(
    (one) => one.groupId === groupId && one.origin.kind === 'standing' && one.origin.series === TWO_STOPS,
  )
  if (!booking) throw new Error('No booking with two stops.')
  const [lng, lat] = world.city.places[booking.from]?.position ?? [0, 0]
  const input = {
    bookingKey: bookingKey(booking),
    driverId: admin.key,
    groupId,
    lat,
    lng,
    radius: 5,
    search: '',
  }
  const client = clientOf(world, admin)
  return {
    world,
    client,
    groupId,
    booking,
    input,
    ask: (more = {}) => client.call(assignOffer, { ...input, ...more }),
  }
}

/** Shared by the tests that only read. */
const shared = open()

test('ASG-06 candidates are ready drivers on duty of the group, the nearest first', async () => {
  const { world, ask, groupId, input } = shared
  const { candidates } = await ask({ radius: 10 })
  expect(candidates.length).toBeGreaterThan(3)
  const distances = candidates.map(({ distanceMetres }) => Number(distanceMetres))
  expect(distances).toEqual([...distances].sort((one, other) => one - other))
  for (const { key, position, distanceMetres, vehicleNo } of candidates) {
    const driver = world.drivers.find((one) => one.key === key)
    if (!driver || !position) throw new Error('No such driver.')
    expect(driver.groupId).toBe(groupId)
    expect(world.bookingSettings.isReady(driver)).toBe(true)
    expect(world.traffic.whereabouts(driver, world.now)?.state).toBe('online')
    expect(vehicleNo).toBe(world.vehicles[driver.index]?.vehicleNo)
    const metres = distanceBetween([input.lng, input.lat], [position.lng, position.lat])
    expect(distanceMetres).toBe(Math.round(metres))
  }
})

test('a smaller radius leaves out drivers farther away', async () => {
  const { ask } = shared
  const wide = (await ask({ radius: 10 })).candidates
  for (const radius of [1, 3, 5, 7]) {
    const near = wide.filter(({ distanceMetres }) => Number(distanceMetres) <= radius * 1000)
    expect((await ask({ radius })).candidates).toEqual(near)
  }
})

test('the search finds name, mobile and vehicle', async () => {
  const { ask } = shared
  const [first] = (await ask({ radius: 10 })).candidates
  for (const search of [first?.name.toUpperCase(), first?.mobile, first?.vehicleNo?.slice(0, 5)]) {
    expect((await ask({ radius: 10, search })).candidates.map(({ key }) => key)).toContain(first?.key)
  }
  expect((await ask({ radius: 10, search: 'unknown' })).candidates).toEqual([])
})

test('the route follows streets from the pickup through the stops to the drop-off', async () => {
  const { world, ask, booking } = shared
  const offer = await ask()
  const [lng, lat] = world.city.places[booking.from]?.position ?? []
  expect(offer.path[0]).toEqual({ lat, lng })
  const crossings = new Set(world.city.streets.positions.map((position) => position.join()))
  for (const { lat, lng } of offer.path) expect(crossings).toContain([lng, lat].join())
  expect(offer.booking.pickup).toEqual({ name: placeName(world.city, booking.from), lat, lng })
  expect(offer.booking.stops).toHaveLength(2)
  for (const stop of offer.booking.stops) {
    expect(stop.name).not.toBe('')
    expect(offer.path).toContainEqual({ lat: stop.lat, lng: stop.lng })
  }
})

test('a driver who is no longer ready is not a candidate', async () => {
  const { world, ask } = open()
  const [first] = (await ask()).candidates
  const driver = world.drivers.find(({ key }) => key === first?.key)
  if (!driver) throw new Error('No candidate.')
  world.bookingSettings.setReady(driver, false)
  expect((await ask()).candidates.map(({ key }) => key)).not.toContain(first?.key)
})

test.each([
  [400, { radius: 0 }],
  [400, { lat: 91 }],
  [400, { lng: -181 }],
  [404, { bookingKey: 'none' }],
  [404, { groupId: 'G999' }],
  [403, { groupId: 'G001' }],
  [404, { driverId: 'unknown' }],
])('%d answers %j', async (status, more) => {
  const { ask } = shared
  await expect(ask(more)).rejects.toMatchObject({ status })
})
