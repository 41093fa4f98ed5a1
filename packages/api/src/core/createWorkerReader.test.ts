import { afterEach, expect, test, vi } from 'vitest'
import { driverLocations } from '../map/admin/endpoints.ts'
import { aDriverLocation, bareLocation } from '../testing/aDriverLocation.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import { type FakeWorkerOptions, fakeWorker } from '../testing/fakeWorker.ts'
import type { ClientEvent } from './client.ts'
import { createWorkerReader } from './createWorkerReader.ts'
import { ContractError, UnauthorizedError } from './errors.ts'
import { LONG_BYTES } from './request.ts'

const INPUT = { userId: 'a1', groupIds: ['g1'], search: '' }
const COUNTS = { active: 3, ongoing: 2, offline: 1, total_count: 6 }
const LENGTH = JSON.stringify(aDriverLocation).length
/** More rows than a client leaves to a page's own thread. */
const MANY = Math.ceil(LONG_BYTES / LENGTH) + 1_500

const rowsOf = (count: number, prefix = 'd') =>
  Array.from({ length: count }, (_, index) => ({ ...aDriverLocation, syskey: `${prefix}${index}` }))

/** A client whose workers are made with these options, one after the other, and then with none. */
function setUp(data: unknown, options: readonly FakeWorkerOptions[] = []) {
  const events: ClientEvent[] = []
  const workers: ReturnType<typeof fakeWorker>[] = []
  const onFailure = vi.fn()
  const reader = createWorkerReader(() => {
    const made = fakeWorker(options[workers.length])
    workers.push(made)
    return made.worker
  }, onFailure)
  const reply = () => json(data instanceof Function ? data() : data)
  const { client } = fakeClient(reply, { reader, retryAfter: 0, onEvent: (event) => events.push(event) })
  const { client: plain } = fakeClient(reply, { retryAfter: 0 })
  return {
    events,
    workers,
    onFailure,
    ask: (signal?: AbortSignal) => client.call(driverLocations, INPUT, { signal }),
    /** What a client without a worker makes of the same reply. */
    askPlainly: () => plain.call(driverLocations, INPUT),
  }
}

const replyOf = (rows: readonly unknown[], found: readonly unknown[] = []) => ({
  status: 200,
  data: { data_list: rows, search_data: found, ...COUNTS },
})

afterEach(() => {
  vi.useRealTimers()
})

test('EP-B25 a long reply is the same whether a worker reads it or the client', async () => {
  const rows: unknown[] = rowsOf(MANY)
  rows[1_203] = { ...bareLocation, route: null }
  const { ask, askPlainly, events, workers, onFailure } = setUp(replyOf(rows, rowsOf(3, 'f')))
  const answer = await ask()
  expect(answer).toStrictEqual(await askPlainly())
  expect([answer.drivers.length, answer.found.length]).toEqual([MANY - 1, 3])
  expect(events).toEqual([
    { type: 'rowDropped', endpoint: 'EP-B25', list: 'data_list', index: 1_203, field: 'route' },
  ])
  expect(workers).toHaveLength(1)
  expect(onFailure).not.toHaveBeenCalled()
})

test('the worker is made at the first long reply, and kept', async () => {
  let rows = rowsOf(1_000)
  const { ask, workers } = setUp(() => replyOf(rows))
  await ask()
  expect(workers).toHaveLength(0)
  rows = rowsOf(MANY)
  await ask()
  await ask()
  expect(workers).toHaveLength(1)
  expect(workers[0]?.orders).toHaveLength(2)
})

test.each([
  ['without its counters', { status: 200, data: { data_list: rowsOf(MANY), active: 'many' } }, ContractError],
  ['of a refused token', { ...replyOf(rowsOf(MANY)), status: 401 }, UnauthorizedError],
])('a long reply %s fails as it does without a worker', async (_name, reply, error) => {
  const { ask, askPlainly, onFailure } = setUp(reply)
  const failure = await askPlainly().catch((reason: unknown) => reason)
  expect(failure).toBeInstanceOf(error)
  await expect(ask()).rejects.toThrow(failure as Error)
  expect(onFailure).not.toHaveBeenCalled()
})

test('a worker that cannot be loaded is replaced once; then the client reads', async () => {
  const { ask, workers, onFailure } = setUp(replyOf(rowsOf(MANY)), [{ isMissing: true }, { isMissing: true }])
  expect((await ask()).drivers).toHaveLength(MANY)
  expect((await ask()).drivers).toHaveLength(MANY)
  expect(workers.map(({ isEnded }) => isEnded())).toEqual([true, true])
  expect(onFailure).toHaveBeenCalledTimes(2)
})

test('where no worker can be made the client reads', async () => {
  const createWorker = vi.fn(() => {
    throw new DOMException('Refused by the policy.', 'SecurityError')
  })
  const { client } = fakeClient(() => json(replyOf(rowsOf(MANY))), {
    reader: createWorkerReader(createWorker),
  })
  expect((await client.call(driverLocations, INPUT)).drivers).toHaveLength(MANY)
  expect(createWorker).toHaveBeenCalledTimes(2)
})

test('a worker that dies in the middle of a reply is replaced, and no row is there twice', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const rows: unknown[] = rowsOf(MANY)
  rows[3] = { ...bareLocation, route: null }
  const { ask, workers, onFailure, events } = setUp(replyOf(rows), [{ reports: 1 }])
  const answer = ask()
  await expect.poll(() => workers.length).toBe(1)
  while (workers.length < 2) await vi.advanceTimersByTimeAsync(1_000)
  expect((await answer).drivers).toHaveLength(MANY - 1)
  expect(events).toHaveLength(1)
  expect(workers.map(({ isEnded }) => isEnded())).toEqual([true, false])
  expect(onFailure).toHaveBeenCalledTimes(1)
})

test('an aborted reading rejects at once, and the worker reads the newer reply', async () => {
  const controller = new AbortController()
  const abortFirst = ({ id }: { id: number }) => {
    if (id === 1) controller.abort()
  }
  const { ask, workers } = setUp(replyOf(rowsOf(MANY)), [{ onOrder: abortFirst }])
  const [older, newer] = await Promise.allSettled([ask(controller.signal), ask()])
  expect(older).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } })
  expect(newer).toMatchObject({ status: 'fulfilled', value: { drivers: { length: MANY } } })
  expect(workers[0]?.orders).toContainEqual({ id: 1, isAborted: true })
})
