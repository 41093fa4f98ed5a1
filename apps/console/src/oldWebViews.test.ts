import { afterEach, expect, test, vi } from 'vitest'
import { addMissing } from './oldWebViews.ts'

const { canParse } = URL
const { timeout } = AbortSignal

afterEach(() => {
  Object.assign(URL, { canParse })
  Object.assign(AbortSignal, { timeout })
  vi.useRealTimers()
})

test('a browser without URL.canParse and AbortSignal.timeout gets them', () => {
  Reflect.deleteProperty(URL, 'canParse')
  Reflect.deleteProperty(AbortSignal, 'timeout')
  addMissing()
  expect(URL.canParse('https://fleet.example/')).toBe(true)
  expect(URL.canParse('/page', 'https://fleet.example')).toBe(true)
  expect(URL.canParse('fleet')).toBe(false)
  vi.useFakeTimers()
  const signal = AbortSignal.timeout(100)
  vi.advanceTimersByTime(99)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
})

test('what a browser has stays', () => {
  addMissing()
  expect(URL.canParse).toBe(canParse)
  expect(AbortSignal.timeout).toBe(timeout)
})
