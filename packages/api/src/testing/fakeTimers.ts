import { afterEach, beforeEach, vi } from 'vitest'

/** Fakes the timers of each test of the file or block. Node's locks, which ignore fake timers, are taken away. */
export function fakeTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', undefined)
  })

  afterEach(async () => {
    await vi.runAllTimersAsync()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}
