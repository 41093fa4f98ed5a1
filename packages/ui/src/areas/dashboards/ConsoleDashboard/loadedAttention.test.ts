import { consoleDrivers } from '@fleetgis/api/drivers'
import { locations } from '@fleetgis/api/map'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { loadedAttention } from './loadedAttention.ts'

const today = '2026-11-20'
const scope = 'this client'
const client = { scope: () => scope }

test('DASH-14 nothing is counted before a page has loaded it', () => {
  expect(loadedAttention(new QueryClient(), client, today)).toEqual({
    noBalance: [],
    noCheckIn: { count: 0, total: 0 },
  })
})

test('DASH-14 each loaded driver counts once in each group, and each user once', () => {
  const cache = new QueryClient()
  const driver = (key: string, amount?: number) => ({ key, name: key, amount })
  cache.setQueryData([consoleDrivers.id, { groupId: 'G001', page: 1 }, scope], {
    drivers: [driver('1', 0), driver('2', 500), driver('3')],
    total: 9,
  })
  cache.setQueryData([consoleDrivers.id, { groupId: 'G001', page: 2 }, scope], {
    drivers: [driver('1', 0), driver('4', -20)],
    total: 9,
  })
  cache.setQueryData([consoleDrivers.id, { groupId: 'G002', page: 1 }, scope], {
    drivers: [driver('1', 700)],
    total: 1,
  })
  // Of no certain wallet (CF-129).
  cache.setQueryData([consoleDrivers.id, { groupId: '', page: 1 }, scope], {
    drivers: [driver('5', 0)],
    total: 9,
  })
  const at = (userId: string, stamp: string) => ({ key: stamp, userId, groupId: '', at: stamp })
  cache.setQueryData([locations.id, { end: today }, 1000, scope], {
    pages: [
      [at('thida', '2026-11-20 09:15:00'), at('naing', '2026-11-19 23:59:00')],
      [at('thida', '2026-11-18 09:15:00'), at('hla', '2026-11-01 09:15:00')],
    ],
    pageParams: [1, 2],
  })
  // A period that is over.
  cache.setQueryData([locations.id, { end: '2026-11-19' }, 1000, scope], {
    pages: [[at('aye', '2026-11-19 09:15:00')]],
    pageParams: [1],
  })
  // Reloaded after midnight, and not answered yet.
  const pages = [[at('mya', '2026-11-19 09:15:00')]]
  cache.setQueryData([locations.id, { end: '2026-11-21' }, 1000, scope], { pages, isOfEarlierDay: true })
  // A later page that failed, or a reload, leaves the others.
  void cache.invalidateQueries({ queryKey: [locations.id] })
  // Of another client.
  cache.setQueryData([consoleDrivers.id, { groupId: 'G001', page: 3 }, 'other'], {
    drivers: [driver('6', 0)],
    total: 9,
  })
  expect(loadedAttention(cache, client, today)).toEqual({
    noBalance: [
      { groupId: 'G001', count: 2, total: 3 },
      { groupId: 'G002', count: 0, total: 1 },
    ],
    noCheckIn: { count: 2, total: 3 },
  })
})

test('DASH-14 amounts that are out of date are not counted until their list has loaded again', async () => {
  const cache = new QueryClient()
  const queryKey = [consoleDrivers.id, { groupId: 'G001', page: 1 }, scope]
  const load = (amount: number) =>
    cache.setQueryData(queryKey, { drivers: [{ key: '1', name: 'Thida', amount }], total: 1 })
  load(0)
  expect(loadedAttention(cache, client, today).noBalance).toEqual([{ groupId: 'G001', count: 1, total: 1 }])
  // As an added balance does.
  await cache.invalidateQueries({ queryKey: [consoleDrivers.id] })
  expect(loadedAttention(cache, client, today).noBalance).toEqual([])
  load(5000)
  expect(loadedAttention(cache, client, today).noBalance).toEqual([{ groupId: 'G001', count: 0, total: 1 }])
})
