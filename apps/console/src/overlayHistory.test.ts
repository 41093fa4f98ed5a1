import { beforeEach, expect, test, vi } from 'vitest'
import { createOverlayHistory } from './overlayHistory.ts'

/** A history whose steps arrive later, as a browser's do, and a popstate listener. */
function setUp(before: unknown[] = []) {
  const entries: unknown[] = [...before, null]
  let at = entries.length - 1
  const onPopState = vi.fn(() => {
    if (!overlays.follow()) overlays.settle()
  })
  const history = {
    get state() {
      return entries[at]
    },
    go(by: number) {
      queueMicrotask(() => {
        if (entries[at + by] === undefined) return
        at += by
        onPopState()
      })
    },
    pushState(state: unknown) {
      at += 1
      entries.splice(at, entries.length, state)
    },
  }
  const follow = vi.fn()
  /** Entries below the page are other pages. */
  const location = {
    get pathname() {
      return at < before.length ? `/before/${at}` : '/page'
    },
    hash: '',
  }
  const overlays = createOverlayHistory({
    window: { history, location, setTimeout: (act) => setTimeout(act, 20) },
    follow,
  })
  const overlay = (isKept = () => false) => ({ close: vi.fn(() => !isKept()) })
  return { overlays, overlay, history, depth: () => at - before.length, entries }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/home/map', search: '', hash: '' })
})

test('CF-169 each open overlay has an entry, and its own Close leaves it', async () => {
  const { overlays, overlay, depth } = setUp()
  const closeFirst = overlays.open(overlay())
  await settled()
  const closeSecond = overlays.open(overlay())
  await settled()
  expect(depth()).toBe(2)
  closeSecond()
  await settled()
  expect(depth()).toBe(1)
  closeFirst()
  await settled()
  expect(depth()).toBe(0)
})

test('CF-169 Back closes the top overlay and nothing else', async () => {
  const { overlays, overlay, history, depth } = setUp([{}])
  const [below, top] = [overlay(), overlay()]
  overlays.open(below)
  const closed = overlays.open(top)
  await settled()
  history.go(-1)
  await settled()
  expect(top.close).toHaveBeenCalledOnce()
  expect(below.close).not.toHaveBeenCalled()
  closed()
  await settled()
  expect(depth()).toBe(1)
})

test('CF-169 an overlay that asks or sends stays, also after a second Back at once, until it closes', async () => {
  const { overlays, overlay, history, depth } = setUp([{}, {}])
  let isKept = true
  const sending = overlay(() => isKept)
  overlays.open(sending)
  await settled()
  history.go(-1)
  history.go(-1)
  await settled()
  await expect.poll(depth).toBe(1)
  isKept = false
  history.go(-1)
  await expect.poll(depth).toBe(0)
})

test('CF-169 the question that Back opens is not closed by the way forward', async () => {
  const { overlays, overlay, history, depth } = setUp([{}])
  const question = overlay()
  overlays.open({
    close() {
      overlays.open(question)
      return false
    },
  })
  await settled()
  history.go(-1)
  await settled()
  expect(question.close).not.toHaveBeenCalled()
  expect(depth()).toBe(2)
})

test('CF-169 an overlay that replaces another takes over its entry, and one mounted twice has one', async () => {
  const { overlays, overlay, depth, entries } = setUp()
  const close = overlays.open(overlay())
  await settled()
  close()
  overlays.open(overlay())()
  overlays.open(overlay())
  await settled()
  expect(depth()).toBe(1)
  expect(entries).toHaveLength(2)
})

test('CF-169 Forward onto the entry of a closed overlay returns, and so does a reload on one', async () => {
  const { overlays, overlay, history, depth } = setUp()
  overlays.open(overlay())()
  const close = overlays.open(overlay())
  await settled()
  close()
  await settled()
  history.go(1)
  await settled()
  expect(depth()).toBe(0)
  history.pushState({ overlays: 1 })
  overlays.settle()
  await settled()
  expect(depth()).toBe(0)
})

test('CF-169 what comes after its own Close waits for its entry', async () => {
  const { overlays, overlay, depth } = setUp()
  const act = vi.fn(() => depth())
  overlays.after(act)
  expect(act).toHaveReturnedWith(0)
  const close = overlays.open(overlay())
  await settled()
  close()
  overlays.after(act)
  expect(act).toHaveBeenCalledOnce()
  await settled()
  expect(act).toHaveNthReturnedWith(2, 0)
})

test('CF-169 a step whose event comes after the first timer, as on a page that slept, is not repeated', async () => {
  vi.useFakeTimers()
  try {
    const { overlays, overlay, history, depth } = setUp([{}])
    const close = overlays.open(overlay())
    await Promise.resolve()
    const { go } = history
    const steps: number[] = []
    history.go = (by) => void steps.push(by)
    close()
    await Promise.resolve()
    vi.advanceTimersToNextTimer()
    for (const by of steps) go(by)
    await vi.runAllTimersAsync()
    expect(steps).toEqual([-1])
    expect(depth()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('CF-169 a step that has no event is repeated, so that a navigation does not wait for ever', async () => {
  vi.useFakeTimers()
  try {
    const { overlays, overlay, history, depth } = setUp([{}])
    overlays.open(overlay())
    await Promise.resolve()
    const { go } = history
    history.go = () => {
      history.go = go
    }
    const act = vi.fn()
    void overlays.leave()?.then(act)
    await vi.runAllTimersAsync()
    expect(act).toHaveBeenCalledOnce()
    expect(depth()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('CF-169 a navigation leaves the entries of all open overlays first', async () => {
  const { overlays, overlay, depth } = setUp()
  expect(overlays.leave()).toBeUndefined()
  overlays.open(overlay())
  overlays.open(overlay())
  await settled()
  await overlays.leave()
  expect(depth()).toBe(0)
})
