import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPace } from './pace.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Who passed, and how many ms after the start. */
function watch() {
  const start = performance.now()
  const passed: [string, number][] = []
  const note = (name: string) => () => void passed.push([name, performance.now() - start])
  return { passed, note }
}

test('T19 calls that come together pass one second apart, in their order, and none is lost', async () => {
  const pace = createPace()
  const { passed, note } = watch()
  for (const name of ['a', 'b', 'c']) void pace('search', 1000).then(note(name))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(passed).toEqual([
    ['a', 0],
    ['b', 1000],
    ['c', 2000],
  ])
})

test('T19 a call that comes late enough does not wait', async () => {
  const pace = createPace()
  await pace('search', 1000)
  await vi.advanceTimersByTimeAsync(1000)
  const { passed, note } = watch()
  void pace('search', 1000).then(note('b'))
  await vi.advanceTimersByTimeAsync(0)
  expect(passed).toEqual([['b', 0]])
})

test('T19 calls of another name do not wait for these', async () => {
  const pace = createPace()
  const { passed, note } = watch()
  void pace('search', 1000).then(note('a'))
  void pace('other', 1000).then(note('b'))
  await vi.advanceTimersByTimeAsync(0)
  expect(passed).toEqual([
    ['a', 0],
    ['b', 0],
  ])
})

test('T19 who gives up while waiting is told at once, and takes no turn', async () => {
  const pace = createPace()
  const { passed, note } = watch()
  const controller = new AbortController()
  const reason = new Error('left the page')
  void pace('search', 1000).then(note('a'))
  const second = pace('search', 1000, controller.signal).catch((error) => error)
  void pace('search', 1000).then(note('c'))
  await vi.advanceTimersByTimeAsync(400)
  controller.abort(reason)
  expect(await second).toBe(reason)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(passed).toEqual([
    ['a', 0],
    ['c', 1000],
  ])
})

test('T19 who gives up behind others is told at once too', async () => {
  const pace = createPace()
  const controller = new AbortController()
  void pace('search', 1000)
  void pace('search', 1000)
  const third = pace('search', 1000, controller.signal).catch((error) => error)
  controller.abort('gone')
  expect(await third).toBe('gone')
  await expect(pace('search', 1000, AbortSignal.abort('too late'))).rejects.toBe('too late')
})
