import { afterEach, expect, test, vi } from 'vitest'
import { assignOffer, driverBookings, setBookingStatus } from '../bookings/endpoints.ts'
import { messages } from '../chat/endpoints.ts'
import { groups, locations, tripInfo } from '../map/endpoints.ts'
import { addLocations } from '../places/endpoints.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import { topUp } from '../wallet/endpoints.ts'
import { createFleetClient } from './client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The error of a call as a program without types makes it, and what was sent. */
async function misuse(call: unknown, input?: unknown) {
  const { client, requests } = fakeClient(() => json({ status: 200, dataList: [] }), { retryAfter: 1 })
  const error = await client.call(call as never, input as never).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return { error, requests }
}

const filters = {
  driverId: 'D-1',
  groupId: 'G-1',
  fromDate: '2026-11-20',
  toDate: '2026-11-20',
  page: 1,
  size: 10,
}

test.each(['groups', undefined])('%j is no call, and the error says what is', async (call) => {
  const { error, requests } = await misuse(call, undefined)
  expect(error).toMatchObject({
    name: 'UsageError',
    wasSent: false,
    message: expect.stringContaining('client.call takes a call, such as groups of "@fleetgis/api/map"'),
  })
  expect(requests).toEqual([])
})

test.each([
  [driverBookings, filters, 'driverBookings (EP-K01): the input has no statuses'],
  [
    driverBookings,
    { ...filters, statuses: [] },
    "statuses is empty, so no booking matches; statusesFor(audience, 'all') has all",
  ],
  [driverBookings, undefined, 'the input has no page, size, driverId, groupId, fromDate, toDate, statuses'],
  [tripInfo, { search: ' ', start: '2026-11-20', end: '2026-11-20' }, 'the input has no groupIds'],
  [messages, { appId: '001', page: 1, size: 10 }, 'messages (EP-C04): the input has no conversationId'],
  [topUp, undefined, 'topUp (EP-B16): the input has no'],
])('the error of an input without a value names it: case %#', async (call, input, message) => {
  const { error, requests } = await misuse(call, input)
  expect(error).toMatchObject({
    name: 'UsageError',
    wasSent: false,
    message: expect.stringContaining(message),
  })
  expect(requests).toEqual([])
})

const movement = { driverId: 'D-1', groupId: 'G-1', userId: 'A-1', amount: 5000 }
const place = { name: 'Sule', latitude: 16.77, longitude: 96.16, address: 'Sule Pagoda Road' }
const offer = { ...filters, bookingKey: 'B-1', lat: 16.8, lng: 96.1, radius: 5, search: '' }

test.each([
  ['no amount', topUp, { ...movement, amount: Number.NaN }],
  ['no amount', topUp, { ...movement, amount: Number.POSITIVE_INFINITY }],
  ['a value of another type', topUp, { ...movement, amount: '5000' }],
  ['no lat', assignOffer, { ...offer, lat: Number.NaN }],
  ['no status', setBookingStatus, { userId: 'D-1', bookingKey: 'B-1' }],
  ['no status', setBookingStatus, { userId: 'D-1', bookingKey: 'B-1', status: Number.NaN }],
  ['a value of another type', addLocations, { locations: [{ ...place, latitude: Number.NaN }] }],
])('R5 an input that has %s is not sent: case %#', async (what, call, input) => {
  const { error, requests } = await misuse(call, input)
  expect(error).toMatchObject({
    name: 'UsageError',
    wasSent: false,
    message: expect.stringContaining(`the input has ${what}`),
  })
  expect(requests).toEqual([])
})

test('an empty list of groups still means all', async () => {
  const { error, requests } = await misuse(locations, {
    search: ' ',
    groupIds: [],
    start: '2026-11-20',
    end: '2026-11-20',
    page: 1,
    size: 10,
  })
  expect(error).toBeUndefined()
  expect(requests).toHaveLength(1)
})

test('outside a page a base without a host fails at the first call, which is not sent', async () => {
  vi.stubGlobal('location', undefined)
  const fetch = vi.fn()
  const client = createFleetClient({ bases: { main: '/api' }, fetch })
  await expect(client.call(groups, undefined)).rejects.toMatchObject({
    name: 'UsageError',
    wasSent: false,
    message: expect.stringContaining('bases.main is /api, a path of the page'),
  })
  expect(fetch).not.toHaveBeenCalled()
})
