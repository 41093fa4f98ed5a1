import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acceptBooking } from '../bookings/endpoints.ts'
import { groups } from '../map/endpoints.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import type { ClientEvent } from './client.ts'

/** The events of the page, and how many listeners it has. */
let page: EventTarget
let listeners = 0

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  listeners = 0
  vi.stubGlobal('addEventListener', (name: string, listener: EventListener) => {
    listeners += 1
    page.addEventListener(name, listener)
  })
  vi.stubGlobal('removeEventListener', (name: string, listener: EventListener) => {
    listeners -= 1
    page.removeEventListener(name, listener)
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const tell = (name: string) => page.dispatchEvent(new Event(name))

/** A call that is under way, and what became of it. `abort` rejects its requests as a browser does that leaves. */
function callUnderWay<Result>(call: (client: ReturnType<typeof fakeClient>['client']) => Promise<Result>) {
  const events: ClientEvent['type'][] = []
  const aborts: (() => void)[] = []
  const respond = () =>
    new Promise<Response>((_resolve, reject) => {
      aborts.push(() => reject(new TypeError('Failed to fetch')))
    })
  const { client, requests } = fakeClient(respond, { onEvent: ({ type }) => events.push(type) })
  const ended = vi.fn()
  call(client).then(ended, ended)
  const abort = () => {
    for (const one of aborts.splice(0)) one()
  }
  return { events, requests, ended, abort }
}

const readGroups = () => callUnderWay((client) => client.call(groups, undefined))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test.each(['beforeunload', 'pagehide'])(
  'a read that the browser aborts after %s is neither reported nor repeated',
  async (name) => {
    const { events, requests, ended, abort } = readGroups()
    await pass(0)
    tell(name)
    abort()
    await pass(4_000)
    tell('pagehide')
    await pass(600_000)
    expect(events).toEqual([])
    expect(requests).toHaveLength(1)
    expect(ended).not.toHaveBeenCalled()
  },
)

test('a page that comes back from the back/forward cache goes on with its call', async () => {
  const { events, requests, abort } = readGroups()
  await pass(0)
  tell('beforeunload')
  abort()
  tell('pagehide')
  await pass(600_000)
  tell('pageshow')
  await pass(2_000)
  expect(events).toEqual(['retried'])
  expect(requests).toHaveLength(2)
})

test('a page that stays after beforeunload, such as for a download, goes on 5 s later', async () => {
  const { events, requests, abort } = readGroups()
  await pass(0)
  tell('beforeunload')
  abort()
  await pass(4_999)
  expect(events).toEqual([])
  await pass(2_000)
  expect(events).toEqual(['retried'])
  expect(requests).toHaveLength(2)
})

test('a pause before a repeat does not end in a page that is left', async () => {
  const { events, requests, abort } = readGroups()
  await pass(0)
  abort()
  await pass(100)
  tell('pagehide')
  await pass(600_000)
  expect(events).toEqual(['retried'])
  expect(requests).toHaveLength(1)
})

test('R5 a money call under way has no outcome in a page that is left, so its intent stays; it is unknown in a page that comes back', async () => {
  const { events, requests, ended, abort } = callUnderWay((client) =>
    client.call(acceptBooking, { bookingKey: 'K-1', driverId: 'D-1', vehicleNo: '' }),
  )
  await pass(0)
  tell('pagehide')
  abort()
  await pass(600_000)
  expect(events).toEqual([])
  expect(ended).not.toHaveBeenCalled()
  tell('pageshow')
  await pass(600_000)
  expect(events).toEqual(['failed'])
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome: 'unknown' }))
  expect(requests).toHaveLength(1)
})

test('no call under way, no listener', async () => {
  const { client } = fakeClient(() => json({ data_list: [] }))
  const call = client.call(groups, undefined)
  expect(listeners).toBe(3)
  await call.catch(() => {})
  expect(listeners).toBe(0)
})
