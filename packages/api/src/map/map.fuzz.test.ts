import { test } from 'vitest'
import { fuzzReply } from '../testing/fuzz.ts'
import { groups, locations, tripInfo, trips } from './endpoints.ts'

const filter = { search: ' ', groupIds: ['g1'], start: '2025-01-01', end: '2025-01-07' }
const page = { ...filter, page: 1, size: 300 }

const location = {
  syskey: '1',
  userid: 'u1',
  domainid: 'g1',
  type: 'checkin',
  datetime: '2025-01-01 08:00:00',
  route: { coordinates: [96.1, 16.8] as [number, number] },
}

test('EP-A11 for any reply locations are read or refused', async () => {
  await fuzzReply(locations, page, { data_list: [location, {}] })
})

const trip = {
  tripid: 't1',
  userid: 'u1',
  domainid: 'g1',
  route: {
    coordinates: [
      [96.1, 16.8],
      [96.2, 16.9],
    ] as [number, number][],
  },
}

test('EP-A12 for any reply trips are read or refused', async () => {
  const full = {
    ...trip,
    trip_status: 3,
    f_datetime: '2025-01-01 08:00:00',
    t_datetime: '2025-01-01 09:00:00',
    startname: 'Sule',
    endname: 'Insein',
  }
  await fuzzReply(trips, page, { data_list: [full, trip] })
})

test('EP-A13 for any reply the counters are read or refused', async () => {
  await fuzzReply(tripInfo, filter, { status: 200, data: { trips: 12, drivers: 3, distancebykm: 45.6 } })
})

test('EP-A14 for any reply the groups are read or refused', async () => {
  await fuzzReply(groups, undefined, { status: 200, dataList: [{ syskey: 's1', id: 'g1', name: 'Yangon' }] })
})
