import { afterEach, expect, test, vi } from 'vitest'
import { addMissing } from './addMissing.ts'

const { timeout } = AbortSignal

afterEach(() => {
  Object.assign(AbortSignal, { timeout })
  vi.useRealTimers()
})

test('a browser without AbortSignal.timeout gets it', () => {
  Reflect.deleteProperty(AbortSignal, 'timeout')
  addMissing()
  vi.useFakeTimers()
  const signal = AbortSignal.timeout(100)
  vi.advanceTimersByTime(99)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
})

test('what a browser has stays', () => {
  addMissing()
  expect(AbortSignal.timeout).toBe(timeout)
})
