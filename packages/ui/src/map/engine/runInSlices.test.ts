import { afterEach, expect, test, vi } from 'vitest'
import { runInSlices } from './runInSlices.ts'

afterEach(() => vi.restoreAllMocks())

/** A clock that a step moves on by a millisecond. */
function stepsOf(count: number) {
  let now = 0
  let left = count
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  return () => {
    now += 1
    left -= 1
    return left > 0
  }
}

/** Runs steps to their end, and returns how many each slice had. */
function slicesOf(count: number, longest: () => number): Promise<readonly number[]> {
  const step = stepsOf(count)
  const slices: number[] = []
  return new Promise((resolve) => {
    const counted = () => {
      slices[slices.length - 1] = (slices[slices.length - 1] ?? 0) + 1
      return step()
    }
    const rules = {
      longest: () => {
        slices.push(0)
        return longest()
      },
      isInFrame: () => false,
    }
    runInSlices(counted, rules, () => resolve(slices))
    expect(slices).toEqual([])
  })
}

test('no slice is longer than the rules say, and none runs in the task that starts them', async () => {
  expect(await slicesOf(10, () => 4)).toEqual([4, 4, 2])
})

test('a step that takes longer than a slice is one', async () => {
  expect(await slicesOf(3, () => 0.5)).toEqual([1, 1, 1])
})

test('a stopped run neither goes on nor ends', async () => {
  const step = vi.fn(() => true)
  const end = vi.fn()
  runInSlices(step, { longest: () => 0, isInFrame: () => false }, end)()
  await new Promise((resolve) => setTimeout(resolve))
  expect(step).not.toHaveBeenCalled()
  expect(end).not.toHaveBeenCalled()
})
