import { environmentManager, focusManager } from '@tanstack/react-query'
import { afterEach, beforeEach, vi } from 'vitest'

/** Each test of the file runs on a visible page in a browser, with fake timers. */
export function onVisiblePage() {
  beforeEach(() => {
    vi.useFakeTimers()
    environmentManager.setIsServer(() => false)
    focusManager.setFocused(true)
  })
  afterEach(() => {
    focusManager.setFocused(undefined)
    vi.useRealTimers()
  })
}
