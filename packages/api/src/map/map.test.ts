import type { TripRoute } from '@fleetgis/domain/map'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { countSent } from '../core/readers.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import { groups, locations, tripInfo, trips } from './endpoints.ts'
import { rowsSent, tripsQuery } from './queries.ts'

const setUp = (reply: unknown) => fakeClient(() => json(reply))

const filter = { search: 'aung', groupIds: ['g1', 'g2'], start: '2025-01-01', end: '2025-01-07' }
const row = {
  syskey: '9223372036854775807',
  userid: 'u1',
  domainid: 'g1',
  type: 'checkin',
  datetime: '2025-01-01 08:00:00',
  route: { type: 'Point', coordinates: [96.199379, 16.871311] },
}

test('MAP-25 locations are requested by page and size', async () => {
  const { client, requests } = setUp({ data_list: [] })
  await client.call(locations, { ...filter, page: 1, size: 300 })
  expect(requests[0]?.url.href).toBe('https://a.example/location?pageSize=300&curPage=1')
})

test('MAP-26 locations send search, groups and dates, and read data_list', async () => {
  const { client, requests } = setUp({ data_list: [row] })
  const read = await client.call(locations, { ...filter, page: 1, size: 300 })
  expect(requests[0]?.body).toEqual({
    search: 'aung',
    domainids: ['g1', 'g2'],
    startdate: '2025-01-01',
    enddate: '2025-01-07',
  })
  expect(read).toHaveLength(1)
})

test('VAL-34 a blank search of the map is sent as one space, another one trimmed', async () => {
  const { client, requests } = setUp({ data_list: [] })
  for (const search of ['', ' \t', ' ko aung '])
    await client.call(locations, { ...filter, search, page: 1, size: 300 })
  expect(requests.map(({ body }) => (body as { search: string }).search)).toEqual([' ', ' ', 'ko aung'])
})

test('MAP-29 a location has its longitude first', async () => {
  const { client } = setUp({ data_list: [row] })
  expect(await client.call(locations, { ...filter, page: 1, size: 300 })).toEqual([
    {
      key: '9223372036854775807',
      userId: 'u1',
      groupId: 'g1',
      type: 'checkin',
      at: '2025-01-01 08:00:00',
      position: { lat: 16.871311, lng: 96.199379 },
    },
  ])
})

test.each([[['96.2', '16.9']], [[96.2, 16.9, 12]]])(
  'MAP-29 coordinates that come as %j are read',
  async (coordinates) => {
    const { client } = setUp({ data_list: [{ ...row, route: { coordinates } }] })
    const [location] = await client.call(locations, { ...filter, page: 1, size: 300 })
    expect(location?.position).toEqual({ lat: 16.9, lng: 96.2 })
  },
)

test.each([[[]], [[96.2]], [['east', 'north']], [null]])(
  'CF-28 a location whose coordinates are %j is kept without a position',
  async (coordinates) => {
    const { client } = setUp({ data_list: [{ ...row, route: { coordinates } }] })
    const [location] = await client.call(locations, { ...filter, page: 1, size: 300 })
    expect(location).toMatchObject({ userId: 'u1', at: '2025-01-01 08:00:00', position: undefined })
  },
)

test.each(['syskey', 'userid', 'domainid', 'type', 'datetime', 'route'])(
  'CF-28 a location without %s is kept with what it has',
  async (field) => {
    const { client } = setUp({ data_list: [{ ...row, [field]: null }, { ...row, [field]: undefined }, row] })
    expect(await client.call(locations, { ...filter, page: 1, size: 300 })).toHaveLength(3)
  },
)

test('CF-28 a row that is no object is left out, and countSent counts it', async () => {
  const { client } = setUp({ data_list: [null, row] })
  const read = await client.call(locations, { ...filter, page: 1, size: 300 })
  expect(read).toHaveLength(1)
  expect(countSent(read)).toBe(2)
})

test('EP-A12 a trip is read with its path, longitude first', async () => {
  const { client, requests } = setUp({
    data_list: [
      {
        tripid: 't1',
        userid: 'u1',
        domainid: 'g1',
        trip_status: '3',
        f_datetime: '2025-01-01 08:00:00',
        t_datetime: null,
        startname: 'Sule',
        endname: '',
        route: {
          type: 'LineString',
          coordinates: [
            [96.1, 16.8],
            [96.2, 16.9],
          ],
        },
      },
    ],
  })
  expect(await client.call(trips, { ...filter, page: 2, size: 50 })).toEqual([
    {
      id: 't1',
      userId: 'u1',
      groupId: 'g1',
      tripStatus: 3,
      startedAt: '2025-01-01 08:00:00',
      endedAt: undefined,
      from: 'Sule',
      to: undefined,
      path: [
        { lat: 16.8, lng: 96.1 },
        { lat: 16.9, lng: 96.2 },
      ],
    },
  ])
  expect(requests[0]?.url.search).toBe('?pageSize=50&curPage=2')
})

test('MAP-14 the counters are read from data.trips, data.drivers and data.distancebykm', async () => {
  const { client } = setUp({ status: 200, data: { trips: 12, drivers: '3', distancebykm: 45.6 } })
  expect(await client.call(tripInfo, filter)).toEqual({ trips: 12, drivers: 3, distanceKm: 45.6 })
})

test('MAP-28 the groups are read from dataList of syskey, id and name', async () => {
  const { client } = setUp({ status: 200, dataList: [{ syskey: 's1', id: 'g1', name: 'Yangon Taxi' }] })
  expect(await client.call(groups, undefined)).toEqual([{ key: 's1', id: 'g1', name: 'Yangon Taxi' }])
})

test('CF-178 a refetched page of trips counts the rows that were sent, and keeps unchanged rows', async () => {
  const names = ['Sule', 'Hledan']
  const { client } = fakeClient(() =>
    json({ data_list: [{ tripid: 'T-1', startname: names.shift() }, { tripid: 'T-2' }, {}] }),
  )
  const cache = new QueryClient()
  const query = tripsQuery(client, { ...filter, page: 1, size: 3 })
  const fetched = async () => {
    await cache.fetchQuery(query)
    return cache.getQueryData(query.queryKey) as readonly TripRoute[]
  }
  const first = await fetched()
  const second = await fetched()
  expect(second.map(({ from }) => from)).toEqual(['Hledan', undefined])
  expect(second[1]).toBe(first[1])
  expect([first, second].map(rowsSent)).toEqual([3, 3])
})
