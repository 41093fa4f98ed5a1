import { expect, test, vi } from 'vitest'
import { driverLocationChanges, driverLocations } from '../map/admin/endpoints.ts'
import { aDriverLocation, bareLocation } from '../testing/aDriverLocation.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import type { ClientEvent } from './client.ts'
import { ContractError } from './errors.ts'
import { isLongReply, LONG_REPLY, PART_LENGTH, readInSlices } from './readInSlices.ts'

const INPUT = { userId: 'a1', groupIds: ['g1'], search: '' }
const LONG = LONG_REPLY + 7
const COUNTS = { active: 3, ongoing: 2, offline: 1, total_count: 6 }

const rowsOf = (count: number, prefix = 'd') =>
  Array.from({ length: count }, (_, index) => ({ ...aDriverLocation, syskey: `${prefix}${index}` }))

function askFor(data: unknown) {
  const events: ClientEvent[] = []
  const { client } = fakeClient(() => json({ status: 200, data }), { onEvent: (event) => events.push(event) })
  return { events, answer: client.call(driverLocations, INPUT) }
}

test('EP-B25 a long reply is read as a short one is: every row, its search results and its counters', async () => {
  const { events, answer } = askFor({
    data_list: rowsOf(LONG),
    search_data: rowsOf(PART_LENGTH + 1, 'f'),
    ...COUNTS,
  })
  const { drivers, found, counts } = await answer
  expect(drivers.map(({ key }) => key)).toEqual(rowsOf(LONG).map(({ syskey }) => syskey))
  expect(found.map(({ key }) => key)).toEqual(rowsOf(PART_LENGTH + 1, 'f').map(({ syskey }) => syskey))
  expect(counts).toEqual({ online: 3, ongoing: 2, offline: 1, all: 6 })
  const {
    drivers: [one],
  } = await askFor({ data_list: rowsOf(1), ...COUNTS }).answer
  expect(drivers[0]).toEqual(one)
  expect(events).toEqual([])
})

test('a reply is long from 1,001 rows on', () => {
  const { parts } = driverLocations
  const isLong = (count: number) =>
    parts && isLongReply(parts, { body: { data: { data_list: rowsOf(count) } } })
  expect([isLong(1_000), isLong(1_001)]).toEqual([false, true])
})

test('an unreadable row of a long reply is reported with its index in the whole list', async () => {
  const rows: unknown[] = rowsOf(LONG)
  rows[PART_LENGTH + 3] = { ...bareLocation, route: null }
  const { events, answer } = askFor({ data_list: rows, ...COUNTS })
  expect((await answer).drivers).toHaveLength(LONG - 1)
  expect(events).toEqual([
    { type: 'rowDropped', endpoint: 'EP-B25', list: 'data_list', index: PART_LENGTH + 3, field: 'route' },
  ])
})

test('a long reply without its counters is a ContractError', async () => {
  await expect(askFor({ data_list: rowsOf(LONG), active: 'many' }).answer).rejects.toThrow(ContractError)
})

test('no part that is read at once has more rows than its length, and other tasks run between them', async () => {
  const { parts } = driverLocations
  if (!parts) throw new Error('The call has parts.')
  const join = vi.fn(parts.join)
  let tasks = 0
  const timer = setInterval(() => tasks++)
  await readInSlices(
    { ...driverLocations, parts: { ...parts, join } },
    { status: 200, body: { data_list: rowsOf(20 * PART_LENGTH), ...COUNTS }, retryAfter: undefined },
    () => undefined,
  )
  clearInterval(timer)
  const [first, others = []] = join.mock.calls[0] ?? []
  const lengths = [first, ...others].map((part) => part?.drivers.length)
  expect(lengths).toEqual(Array.from({ length: 20 }, () => PART_LENGTH))
  expect(tasks).toBeGreaterThan(0)
})

test('a request that is aborted while its reply is read ends with it: a newer answer wins', async () => {
  const controller = new AbortController()
  const { parts } = driverLocations
  if (!parts) throw new Error('The call has parts.')
  const join = vi.fn(parts.join)
  const answer = readInSlices(
    { ...driverLocations, parts: { ...parts, join } },
    { status: 200, body: { data_list: rowsOf(LONG), ...COUNTS }, retryAfter: undefined },
    () => undefined,
    controller.signal,
  )
  controller.abort()
  await expect(answer).rejects.toThrow('aborted')
  expect(join).not.toHaveBeenCalled()
})

test('EP-B53 a long list of changes is read in slices, with every key that is gone', async () => {
  const rows: unknown[] = rowsOf(LONG)
  const gone = Array.from({ length: PART_LENGTH + 1 }, (_, index) => `gone${index}`)
  const ask = async (data_list: unknown[]) => {
    const { client } = fakeClient(() =>
      json({ status: 200, data: { data_list, gone, stamp: 's2', since: 's1', ...COUNTS } }),
    )
    return client.call(driverLocationChanges, { userId: 'a1', groupIds: ['g1'], stamp: 's1' })
  }
  const changes = await ask(rows)
  expect(changes).toMatchObject({ stamp: 's2', since: 's1', gone, hasEveryRow: true })
  expect(changes.drivers.map(({ key }) => key)).toEqual(rowsOf(LONG).map(({ syskey }) => syskey))
  // Changes without a row that was sent cannot be joined (decision 46).
  rows[PART_LENGTH + 3] = { ...bareLocation, route: null }
  expect(await ask(rows)).toMatchObject({ hasEveryRow: false })
})
