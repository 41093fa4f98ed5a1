import { expect, test, vi } from 'vitest'
import { fakeTimers } from '../testing/fakeTimers.ts'
import { type PaceLocks, pace } from './pace.ts'

fakeTimers()

/** The calls that passed, in ms after the start. */
function watch() {
  const start = performance.now()
  const passed: [string, number][] = []
  const note = (name: string) => () => void passed.push([name, performance.now() - start])
  return { passed, note }
}

/** Locks of one browser: one holder per name, the others queue; an aborted request leaves the queue. */
function createLocks() {
  const held = new Map<string, Promise<unknown>>()
  const names: string[] = []
  const locks: PaceLocks = {
    request(name, { signal }, use) {
      names.push(name)
      const before = held.get(name) ?? Promise.resolve()
      const turn = before.then(() => {
        signal?.throwIfAborted()
        return use()
      })
      held.set(
        name,
        turn.catch(() => {}),
      )
      return turn
    },
  }
  return { locks, names }
}

/** The module as in another tab, with its own memory. */
async function openTab(): Promise<typeof pace> {
  vi.resetModules()
  return (await import('./pace.ts')).pace
}

test('T19 simultaneous calls pass one second apart, in their order, and none is lost', async () => {
  const { passed, note } = watch()
  for (const name of ['a', 'b', 'c']) void pace('https://search.example', 1000).then(note(name))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(passed).toEqual([
    ['a', 0],
    ['b', 1000],
    ['c', 2000],
  ])
})

test('T19 a call after the interval does not wait', async () => {
  await pace('https://search.example', 1000)
  await vi.advanceTimersByTimeAsync(1000)
  const { passed, note } = watch()
  void pace('https://search.example', 1000).then(note('b'))
  await vi.advanceTimersByTimeAsync(0)
  expect(passed).toEqual([['b', 0]])
})

test('T19 addresses of one host share the pace', async () => {
  const { passed, note } = watch()
  void pace('https://search.example', 1000).then(note('a'))
  void pace('https://search.example/', 1000).then(note('b'))
  void pace('https://search.example/nominatim', 1000).then(note('c'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(passed.map(([, at]) => at)).toEqual([0, 1000, 2000])
})

test('T19 calls to another host do not wait for these', async () => {
  const { passed, note } = watch()
  void pace('https://search.example', 1000).then(note('a'))
  void pace('https://other.example', 1000).then(note('b'))
  await vi.advanceTimersByTimeAsync(0)
  expect(passed).toEqual([
    ['a', 0],
    ['b', 0],
  ])
})

test('T19 a call aborted while it waits rejects at once, and takes no turn', async () => {
  const { passed, note } = watch()
  const controller = new AbortController()
  const reason = new Error('left the page')
  void pace('https://search.example', 1000).then(note('a'))
  const second = pace('https://search.example', 1000, controller.signal).catch((error) => error)
  void pace('https://search.example', 1000).then(note('c'))
  await vi.advanceTimersByTimeAsync(400)
  controller.abort(reason)
  expect(await second).toBe(reason)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(passed).toEqual([
    ['a', 0],
    ['c', 1000],
  ])
})

test('T19 a call aborted behind others rejects at once too', async () => {
  const controller = new AbortController()
  void pace('https://search.example', 1000)
  void pace('https://search.example', 1000)
  const third = pace('https://search.example', 1000, controller.signal).catch((error) => error)
  controller.abort('gone')
  expect(await third).toBe('gone')
  await expect(pace('https://search.example', 1000, AbortSignal.abort('too late'))).rejects.toBe('too late')
})

test('T19 calls of two tabs pass one second apart', async () => {
  const { locks, names } = createLocks()
  const other = await openTab()
  const { passed, note } = watch()
  void pace('https://search.example', 1000, undefined, locks).then(note('a'))
  void other('https://search.example', 1000, undefined, locks).then(note('b'))
  void pace('https://search.example', 1000, undefined, locks).then(note('c'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(passed.map(([, at]) => at)).toEqual([0, 1000, 2000])
  expect(new Set(names)).toEqual(new Set(['fleetgis:pace:search.example']))
})

test('T19 a call aborted while another tab has the turn rejects at once, and takes no turn', async () => {
  const { locks } = createLocks()
  const other = await openTab()
  const { passed, note } = watch()
  const controller = new AbortController()
  void other('https://search.example', 1000, undefined, locks).then(note('a'))
  const second = pace('https://search.example', 1000, controller.signal, locks).catch((error) => error)
  void pace('https://search.example', 1000, undefined, locks).then(note('c'))
  await vi.advanceTimersByTimeAsync(400)
  controller.abort('left')
  expect(await second).toBe('left')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(passed).toEqual([
    ['a', 0],
    ['c', 1000],
  ])
})

test('T19 without browser locks the calls of the page still pass one second apart', async () => {
  const refused: PaceLocks = { request: () => Promise.reject(new DOMException('', 'SecurityError')) }
  const throwing: PaceLocks = {
    request() {
      throw new DOMException('', 'InvalidStateError')
    },
  }
  const { passed, note } = watch()
  void pace('https://search.example', 1000, undefined, refused).then(note('a'))
  void pace('https://search.example', 1000, undefined, throwing).then(note('b'))
  void pace('https://search.example', 1000).then(note('c'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(passed).toEqual([
    ['a', 0],
    ['b', 1000],
    ['c', 2000],
  ])
})
