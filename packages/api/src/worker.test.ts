import { expect, test, vi } from 'vitest'
import { endpoints } from './endpoints.ts'
import { bareLocation } from './testing/aDriverLocation.ts'

const long = Object.values(endpoints).filter((call) => 'parts' in call)

test.each(long.map(({ name }) => [name]))('the worker reads the long replies of %s', async (call) => {
  const report = vi.fn()
  vi.stubGlobal('postMessage', report)
  await import('./worker.ts')
  const reply = {
    status: 200,
    data: {
      data_list: [bareLocation],
      ...{ active: 1, ongoing: 0, offline: 0, total_count: 1 },
      // Of the changes.
      ...{ stamp: '1', gone: [] },
    },
  }
  const order = { id: 7, call, status: 200, blob: new Blob([JSON.stringify(reply)]) }
  globalThis.onmessage?.call(globalThis as never, new MessageEvent('message', { data: order }))
  await expect.poll(() => report.mock.lastCall).toEqual([{ id: 7, isRead: true }])
  vi.unstubAllGlobals()
})
