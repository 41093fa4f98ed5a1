import { groups, locations, tripInfo, trips } from '@fleetgis/api/map'
import { fleetVehicles } from '@fleetgis/domain/map'
import { expect, test } from 'vitest'
import { openWorld } from '../testing/openWorld.ts'
import { pathLength } from '../testing/pathLength.ts'

const TODAY = '2026-11-20'
const all = { search: ' ', groupIds: [], start: TODAY, end: TODAY }
const month = { ...all, start: '2026-10-21' }
const page = { page: 1, size: 300 }

async function opened(options: Parameters<typeof openWorld>[0] = {}, userId?: string) {
  const opened = openWorld(options)
  await opened.enter(userId)
  return opened
}

test('CF-116 rows are sorted newest first, each with its documented fields', async () => {
  const { send, session } = await opened()
  const body = { search: ' ', domainids: [], startdate: '2026-11-01', enddate: TODAY }
  const headers = { Authorization: `Bearer ${session.accessToken}` }
  const { body: reply } = await send('/location?pageSize=300&curPage=1', body, { headers })
  const stamps: string[] = reply.data_list.map(({ datetime }: { datetime: string }) => datetime)
  expect(stamps).toEqual([...stamps].sort().reverse())
  expect(reply.data_list[0]).toEqual({
    syskey: expect.stringMatching(/^\d{19}$/),
    userid: expect.any(String),
    domainid: expect.stringMatching(/^G00[1-6]$/),
    type: 'location',
    datetime: expect.stringMatching(/^2026-11-20 08:1\d:\d\d$/),
    route: { type: 'Point', coordinates: [expect.closeTo(96.2, 0), expect.closeTo(16.9, 0)] },
  })
})

test('CF-116 each row has its own key, and lies in the past and in the period', async () => {
  const { client } = await opened()
  const rows = await client.call(locations, { ...all, ...page, start: '2026-11-13', end: '2026-11-18' })
  expect(rows.length).toBeGreaterThan(50)
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
  for (const { at } of rows) expect(at >= '2026-11-13' && at < '2026-11-19').toBe(true)
})

test('MAP-25 pages follow each other without gap or overlap', async () => {
  const { client } = await opened()
  const whole = await client.call(locations, { ...month, ...page, size: 100 })
  const parts = await Promise.all(
    [1, 2, 3, 4].map((number) => client.call(locations, { ...month, page: number, size: 25 })),
  )
  expect(parts.flat()).toEqual(whole)
  expect(await client.call(locations, { ...month, page: 1000, size: 300 })).toEqual([])
})

test('MAP-26 the search finds user ids that contain it, whatever its case', async () => {
  const { client } = await opened({ drivers: 60 })
  const rows = await client.call(locations, { ...month, ...page, search: ' DRIVER00 ' })
  expect(rows.length).toBeGreaterThan(0)
  for (const { userId } of rows) expect(userId).toMatch(/driver00/)
  expect(await client.call(locations, { ...month, ...page, search: 'unknown' })).toEqual([])
})

test('MAP-26 domainids choose groups; none means all', async () => {
  const { client } = await opened({ drivers: 60 })
  const some = await client.call(locations, { ...month, ...page, groupIds: ['G002', 'G003'] })
  expect(new Set(some.map(({ groupId }) => groupId))).toEqual(new Set(['G002', 'G003']))
  const every = await client.call(locations, { ...month, ...page })
  expect(new Set(every.map(({ groupId }) => groupId)).size).toBeGreaterThan(3)
})

test('MAP-26 a group is chosen by its key too, and an unknown one answers 404', async () => {
  const { client } = await opened({ drivers: 60 })
  const [first] = await client.call(groups, undefined)
  const rowsOf = (groupId = '') => client.call(locations, { ...month, ...page, groupIds: [groupId] })
  expect(await rowsOf(first?.key)).toEqual(await rowsOf(first?.id))
  await expect(rowsOf('G999')).rejects.toMatchObject({ status: 404 })
})

test('vehicles move from one poll to the next', async () => {
  const { client, world } = await opened()
  const before = fleetVehicles(await client.call(locations, { ...all, ...page }))
  world.advanceTo(world.now + 60_000)
  const after = fleetVehicles(await client.call(locations, { ...all, ...page }), before)
  const places = new Map(before.map(({ id, position }) => [id, position]))
  const moved = after.filter(({ id, position }) => places.get(id)?.lat !== position.lat)
  expect(moved.length).toBeGreaterThan(3)
})

test('a fleet without drivers answers empty lists and zeros', async () => {
  const { client } = await opened({ drivers: 0 })
  expect(await client.call(locations, { ...month, ...page })).toEqual([])
  expect(await client.call(trips, { ...month, ...page })).toEqual([])
  expect(await client.call(tripInfo, month)).toEqual({ trips: 0, drivers: 0, distanceKm: 0 })
  expect(await client.call(groups, undefined)).toHaveLength(6)
})

test('MAP-14 the counters match the trips of the list', async () => {
  const { client } = await opened()
  const info = await client.call(tripInfo, all)
  const rows = await client.call(trips, { ...all, page: 1, size: 10_000 })
  const metres = rows.reduce((sum, { path }) => sum + pathLength(path.map(({ lng, lat }) => [lng, lat])), 0)
  expect(info.trips).toBe(rows.length)
  expect(info.drivers).toBe(new Set(rows.map(({ userId }) => userId)).size)
  // Each row is rounded to ten metres.
  expect(Math.abs(info.distanceKm - metres / 1000)).toBeLessThan(0.005 * rows.length)
})

test('longer periods have more trips', async () => {
  const { client } = await opened()
  const counts = await Promise.all(
    [TODAY, '2026-11-13', '2026-10-21'].map(
      async (start) => (await client.call(tripInfo, { ...all, start })).trips,
    ),
  )
  const [day = 0, week = 0, days30 = 0] = counts
  expect(day).toBeGreaterThan(0)
  expect(week).toBeGreaterThan(5 * day)
  expect(days30).toBeGreaterThan(3 * week)
})

test('CF-31 a trip that has ended has status 3 and an end; the line of a trip on the way ends at the car', async () => {
  const { client, world } = await opened({ drivers: 60 })
  const rows = await client.call(trips, { ...all, page: 1, size: 10_000 })
  const where = new Map(
    world.drivers.map((driver) => [driver.userId, world.traffic.whereabouts(driver, world.now)]),
  )
  const ended = rows.filter(({ tripStatus }) => tripStatus === 3)
  const going = rows.filter(({ tripStatus }) => tripStatus === 2)
  expect(ended.length + going.length).toBe(rows.length)
  expect(ended.every(({ endedAt = '' }) => endedAt <= '2026-11-20 08:15:00' && endedAt > '2026-11-20')).toBe(
    true,
  )
  expect(going.length).toBeGreaterThan(5)
  for (const { userId, endedAt, path } of going) {
    expect(endedAt).toBeUndefined()
    expect(where.get(userId)?.state).toBe('ongoing')
    const [lng = 0, lat = 0] = where.get(userId)?.position ?? []
    // The phone reported up to ten seconds ago: at most 153 m at the speed of the ring road.
    expect(
      pathLength([
        [lng, lat],
        [path.at(-1)?.lng ?? 0, path.at(-1)?.lat ?? 0],
      ]),
    ).toBeLessThan(153)
  }
})

test('MAP-28 the groups have key, id and name, some in Burmese', async () => {
  const { client } = await opened()
  const list = await client.call(groups, undefined)
  expect(list).toContainEqual({ key: '7101100000000000001', id: 'G001', name: 'Yangon Taxi' })
  expect(list.some(({ name }) => /[\u1000-\u109f]/.test(name))).toBe(true)
})

test('the admin of one group sees no other groups, even on request', async () => {
  const { client } = await opened({ drivers: 60 }, 'group@fleetgis.example')
  expect((await client.call(groups, undefined)).map(({ id }) => id)).toEqual(['G002'])
  const rows = await client.call(locations, { ...month, ...page })
  expect(new Set(rows.map(({ groupId }) => groupId))).toEqual(new Set(['G002']))
  expect(await client.call(trips, { ...month, ...page, groupIds: ['G001'] })).toEqual([])
})

test('CF-04 role 0 gets an empty map: no groups, no rows, and zeros', async () => {
  const { client } = await opened({ drivers: 60 }, 'guest@fleetgis.example')
  expect(await client.call(groups, undefined)).toEqual([])
  for (const groupIds of [[], ['G001']]) {
    expect(await client.call(locations, { ...month, ...page, groupIds })).toEqual([])
    expect(await client.call(trips, { ...month, ...page, groupIds })).toEqual([])
    expect(await client.call(tripInfo, { ...month, groupIds })).toEqual({
      trips: 0,
      drivers: 0,
      distanceKm: 0,
    })
  }
})

test.each([
  ['startdate', { start: '2026-02-30' }],
  ['startdate', { start: '20/11/2026' }],
  ['enddate', { end: '' }],
  ['enddate', { start: '2026-11-20', end: '2026-11-19' }],
])('an invalid %s answers 400', async (field, wrong) => {
  const { client } = await opened()
  const call = client.call(locations, { ...all, ...page, ...wrong })
  await expect(call).rejects.toMatchObject({ status: 400, serverMessage: expect.stringContaining(field) })
})
