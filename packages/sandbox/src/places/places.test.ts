import {
  addLocations,
  addUnknownLocation,
  hiddenLocationNames,
  locationReview,
  savedLocations,
  setLocationStatus,
  unknownLocations,
  updateLocation,
} from '@fleetgis/api/places'
import { isHidden, visibilityChange } from '@fleetgis/domain/places'
import { describe, expect, test, vi } from 'vitest'
import { pageTokenOf } from '../testing/clientOf.ts'
import { openWorld } from '../testing/openWorld.ts'

const BURMESE = /[\u1000-\u109f]/
const place = {
  name: 'Sein Yadanar Tea Shop 9',
  latitude: 16.81,
  longitude: 96.15,
  address: 'Mya Thazin Road',
}

/** The review of places, signed in as the admin by default. */
async function open(userId = 'admin@fleetgis.example', options: Parameters<typeof openWorld>[0] = {}) {
  const opened = openWorld(options)
  await opened.enter(userId)
  const { client } = opened
  const all = () => client.call(savedLocations, { search: '' })
  const review = (search: string, page = 1) => client.call(locationReview, { search, page, size: 10 })
  const unknown = (search = '', page = 1) => client.call(unknownLocations, { search, page, size: 12 })
  return { ...opened, all, review, unknown }
}

test('LOC-29 places come with key, name, address, position and status, in both languages', async () => {
  const { all } = await open()
  const places = await all()
  expect(places.length).toBeGreaterThan(300)
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
  for (const { id, name, latitude, longitude, status } of places) {
    expect(id).toMatch(/^7107\d{15}$/)
    expect(name).not.toBe('')
    expect(latitude).toBeCloseTo(16.87, 0)
    expect(longitude).toBeCloseTo(96.2, 0)
    expect([1, 4]).toContain(status)
  }
  const burmese = places.filter(({ name }) => BURMESE.test(name)).length
  expect(burmese / places.length).toBeGreaterThan(0.2)
  expect(burmese / places.length).toBeLessThan(0.5)
  // Names repeat, as in a real city.
  expect(new Set(places.map(({ name }) => name)).size).toBeLessThan(places.length)
})

test('pages of ten hold each place once, and match the count', async () => {
  const { all, review } = await open()
  const { total } = await review('')
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / 10) }, (_, index) => review('', index + 1)),
  )
  expect(pages.flatMap(({ locations }) => locations)).toEqual(await all())
  expect((await review('', 1000)).locations).toEqual([])
})

test('a search finds names and addresses, in either language and whatever the case', async () => {
  const { client, all, review } = await open()
  const places = await all()
  const [english, burmese] = [false, true].map((is) => places.find(({ name }) => BURMESE.test(name) === is))
  for (const search of [english?.name.toUpperCase(), burmese?.name, english?.address, ` ${english?.name} `]) {
    const wanted = search?.trim().toLowerCase() ?? ''
    const expected = places.filter(({ name, address }) =>
      [name, address].some((text) => text.toLowerCase().includes(wanted)),
    )
    expect(await client.call(savedLocations, { search: search ?? '' })).toEqual(expected)
    expect((await review(search ?? '')).total).toBe(expected.length)
    expect(expected.length).toBeGreaterThan(0)
  }
  expect(await client.call(savedLocations, { search: 'nowhere at all' })).toEqual([])
})

test('LOC-35 added places stand first, and can be found', async () => {
  const { client, all } = await open()
  const before = await all()
  const other = { ...place, name: 'မြသဇင်ဈေး ၂', address: '' }
  expect(await client.call(addLocations, { locations: [place, other] })).toMatchObject({ status: 200 })
  const after = await all()
  expect(after.slice(2)).toEqual(before)
  expect(after.slice(0, 2)).toEqual([
    { id: expect.any(String), status: 1, ...other },
    { id: expect.any(String), status: 1, ...place },
  ])
  await client.call(addLocations, { locations: [{ ...place, name: ` ${place.name.toUpperCase()}` }] })
  expect(await all()).toEqual(after)
})

test('the cost of adding a place does not grow with their number', async () => {
  const { client, all, world } = await open()
  const { length } = await all()
  const rows = 10_000
  const locations = Array.from({ length: rows }, (_, index) => ({ ...place, name: `Shop ${index % 5_000}` }))
  const normalized = vi.spyOn(String.prototype, 'normalize')
  await client.call(addLocations, { locations })
  world.savedPlaces.addUnknown('Shop 7')
  expect(normalized.mock.calls.length).toBeLessThan(10 * rows)
  normalized.mockRestore()
  expect((await all()).length).toBe(length + rows / 2)
})

test('a place that was renamed or moved away may be added again', async () => {
  const { client, all, unknown } = await open()
  await client.call(addLocations, { locations: [place] })
  const [added] = await all()
  await client.call(updateLocation, { id: added?.id ?? '', name: 'Another name', address: '' })
  await client.call(addLocations, { locations: [place, { ...place, name: 'ANOTHER NAME' }] })
  const [again, renamed] = await all()
  expect([again?.name, renamed?.name]).toEqual([place.name, 'Another name'])
  await client.call(updateLocation, { id: again?.id ?? '', name: 'Third name', address: '' })
  await client.call(addUnknownLocation, { name: place.name })
  expect((await unknown()).locations[0]).toEqual({ name: place.name })
})

test('an added name is no longer unknown', async () => {
  const { client, unknown } = await open()
  const before = await unknown()
  const name = before.locations[3]?.name ?? ''
  await client.call(addLocations, { locations: [place, { ...place, name: ` ${name.toUpperCase()} ` }] })
  const after = await unknown()
  expect(after.total).toBe(before.total - 1)
  expect(after.locations.map((one) => one.name)).not.toContain(name)
})

test('unknown names come in pages of twelve, each once, and none of them is a saved place', async () => {
  const { all, unknown } = await open()
  const { total } = await unknown()
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / 12) }, (_, index) => unknown('', index + 1)),
  )
  const names = pages.flatMap(({ locations }) => locations.map(({ name }) => name))
  expect(names).toHaveLength(total)
  expect(total).toBeGreaterThan(24)
  expect(new Set(names).size).toBe(total)
  const placed = new Set((await all()).map(({ name }) => name.toLowerCase()))
  for (const name of names) expect(placed).not.toContain(name.toLowerCase())
  const found = await unknown(names[5]?.toUpperCase())
  expect(found.locations.map(({ name }) => name)).toContain(names[5])
})

test('EP-B04 a name is stored once, and not if it is a saved place', async () => {
  const { client, all, unknown } = await open()
  const { total } = await unknown()
  await client.call(addUnknownLocation, { name: ' Ko Min’s garage ' })
  await client.call(addUnknownLocation, { name: 'KO MIN’S GARAGE' })
  await client.call(addUnknownLocation, { name: (await all())[0]?.name ?? '' })
  const after = await unknown()
  expect(after.total).toBe(total + 1)
  expect(after.locations[0]).toEqual({ name: 'Ko Min’s garage' })
})

test('LOC-36 a change of name and address shows at once; coordinates stay unless they are sent', async () => {
  const { client, review } = await open()
  const [first, second] = (await review('')).locations
  await client.call(updateLocation, { id: first?.id ?? '', name: ' Mya Yeik Nyo ', address: ' Pyay Road ' })
  const after = (await review('')).locations
  expect(after[0]).toEqual({ ...first, name: 'Mya Yeik Nyo', address: 'Pyay Road' })
  expect(after[1]).toEqual(second)
  await client.call(updateLocation, {
    id: first?.id ?? '',
    name: 'Mya Yeik Nyo',
    address: '',
    latitude: 16.9,
    longitude: 96.1,
  })
  expect((await review('')).locations[0]).toMatchObject({ address: '', latitude: 16.9, longitude: 96.1 })
})

test('LOC-27 hiding and showing change the status, and LOC-34 the names by which rows are shaded', async () => {
  const { client, all } = await open()
  const names = () => client.call(hiddenLocationNames, undefined)
  const places = await all()
  expect(new Set(await names())).toEqual(
    new Set(places.filter(({ status }) => status === 4).map(({ name }) => name)),
  )
  expect((await names()).length).toBeGreaterThan(10)
  await client.call(addLocations, { locations: [place] })
  const [added] = await all()
  for (const isNowHidden of [true, false]) {
    const [current] = await all()
    const { sets } = visibilityChange(current?.status ?? 0) ?? { sets: 0 }
    await client.call(setLocationStatus, { id: added?.id ?? '', status: sets })
    expect((await all())[0]?.status).toBe(isNowHidden ? 4 : 1)
    expect(isHidden(place.name.toUpperCase(), await names())).toBe(isNowHidden)
  }
})

describe('refusals', () => {
  const wrong: [string, string, unknown, number][] = [
    ['no places', '/console/location/add', { locations: [] }, 400],
    [
      'one nameless place among others',
      '/console/location/add',
      { locations: [place, { ...place, name: ' ' }] },
      400,
    ],
    [
      'a latitude beyond the pole',
      '/console/location/add',
      { locations: [{ ...place, latitude: 90.1 }] },
      400,
    ],
    [
      'a longitude beyond the date line',
      '/console/location/add',
      { locations: [{ ...place, longitude: -181 }] },
      400,
    ],
    ['a latitude in words', '/console/location/add', { locations: [{ ...place, latitude: 'north' }] }, 400],
    ['half a text', '/console/location/add', '{ "locations": [', 400],
    ['an empty name', '/console/add/unknow-location', { name: '  ' }, 400],
    ['no such place', '/console/update/location/address', { syskey: '1', location: 'a', address: '' }, 404],
    ['no such place', '/console/update/location/status', { syskey: '1', status: 4 }, 404],
    ['no body', '/console/update/location/status', undefined, 400],
  ]

  test.each(wrong)('%s at %s changes nothing', async (_, path, body, status) => {
    const { world, send, session } = await open()
    const before = [world.savedPlaces.all(), world.savedPlaces.unknown()]
    const headers = { Authorization: `Bearer ${session.accessToken}` }
    expect(await send(path, body, { headers })).toMatchObject({ status })
    expect([world.savedPlaces.all(), world.savedPlaces.unknown()]).toEqual(before)
  })

  test.each([
    ['a blank name', { location: ' ' }, 400],
    ['a wrong latitude', { latitude: -91 }, 400],
    ['a wrong longitude', { longitude: 181 }, 400],
    ['a status besides 1 and 4', { status: 2 }, 400],
  ])('%s of a place that there is changes nothing', async (_, change, status) => {
    const { world, send, session, all } = await open()
    const [first] = await all()
    const headers = { Authorization: `Bearer ${session.accessToken}` }
    const path = 'status' in change ? '/console/update/location/status' : '/console/update/location/address'
    const body = { syskey: first?.id, location: 'a', address: 'b', ...change }
    const before = world.savedPlaces.all()
    expect(await send(path, body, { headers })).toMatchObject({ status })
    expect(world.savedPlaces.all()).toEqual(before)
  })

  test('a viewer reads and does not write; a guest does neither', async () => {
    const viewer = await open('viewer@fleetgis.example')
    const places = await viewer.all()
    expect(places.length).toBeGreaterThan(0)
    const id = places[0]?.id ?? ''
    await expect(viewer.client.call(addLocations, { locations: [place] })).rejects.toMatchObject({
      status: 403,
    })
    await expect(viewer.client.call(addUnknownLocation, { name: 'a' })).rejects.toMatchObject({ status: 403 })
    const update = viewer.client.call(updateLocation, { id, name: 'a', address: '' })
    await expect(update).rejects.toMatchObject({ status: 403 })
    await expect(viewer.client.call(setLocationStatus, { id, status: 4 })).rejects.toMatchObject({
      status: 403,
    })
    expect(await viewer.all()).toEqual(places)
    const guest = await open('guest@fleetgis.example')
    await expect(guest.all()).rejects.toMatchObject({ status: 403 })
  })

  test('no token answers 401, and the token of a driver 403', async () => {
    const { world, send } = openWorld()
    const [driver] = world.drivers
    if (!driver) throw new Error('The world has no drivers.')
    const headers = { Authorization: `Bearer ${pageTokenOf(world, driver)}` }
    for (const [path, body] of [
      ['/console/location/list', { location: '' }],
      ['/console/disable/location/address-list', {}],
    ] as const) {
      expect(await send(path, body)).toMatchObject({ status: 401 })
      expect(await send(path, body, { headers })).toMatchObject({ status: 403 })
    }
  })
})

test('two worlds of one seed have the same places, and a change of one does not affect the other', async () => {
  const [one, other] = [await open(), await open()]
  expect(await one.all()).toEqual(await other.all())
  expect(await one.unknown()).toEqual(await other.unknown())
  await one.client.call(addLocations, { locations: [place] })
  expect(await one.all()).not.toEqual(await other.all())
})
