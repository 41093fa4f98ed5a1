import { type EndpointName, type Endpoints, endpoints } from '@fleetgis/api/endpoints'
import { BOOKING_CODES } from '@fleetgis/domain/bookings'
import { expect, test } from 'vitest'
import { DAY, dateOf, dayOf } from './base/stamp.ts'
import { bookingKey } from './bookings/booking.ts'
import { standingBookings } from './bookings/standing.ts'
import { conversationKey } from './chat/chats.ts'
import { castOf } from './testing/castOf.ts'
import { pageTokenOf } from './testing/clientOf.ts'
import { openWorld } from './testing/openWorld.ts'
import { tripId } from './trips/trip.ts'
import type { World } from './world.ts'

const PAGE = 'curPage=1&pageSize=50'
const MINUTE = 60_000

interface Read {
  who: 'staff' | 'admin' | 'top' | 'driver' | 'passenger' | 'owner' | 'anonymous'
  query?: string
  body?: unknown
  /** The path, where it has parts. */
  path?: string
}

type ReadName = {
  [Name in EndpointName]: Endpoints[Name]['access'] extends 'read' ? Name : never
}[EndpointName]

/** The reads of staff that have no input. */
const WITHOUT_INPUT: Read = { who: 'staff', body: {} }

const READS = Object.values(endpoints).filter(({ access }) => access === 'read')

/** One call for each read with an input, in the server's words, with a result that is not empty. */
function readsOf(world: World, placeId: string): Partial<Record<ReadName, Read>> {
  const { driver, passenger, admin, groupId } = castOf(world)
  const top = world.accounts.find('top@fleetgis.example')
  const [owner] = world.owners
  const [vehicle] = world.vehicles.filter(({ ownerKey }) => ownerKey === owner?.key)
  const today = dateOf(dayOf(world.now))
  const days = { startdate: dateOf(dayOf(world.now - 3 * DAY)), enddate: today }
  const [trip] = [...world.diary.trips(dayOf(world.now) - 3, dayOf(world.now), world.now)].filter(
    ({ driver: index }) => world.drivers[index]?.vehicleKey === vehicle?.key,
  )
  const standing = standingBookings(world, dayOf(world.now)).filter((one) => one.groupId === groupId)
  const chatting = standing.find((one) => world.chats.exists(one, world.now)) ?? standing[0]
  const bookingkey = chatting ? bookingKey(chatting) : ''
  const conversation_id = chatting ? conversationKey(chatting) : ''
  const app = { appid: '001', sub_appid: '001' }
  const mapped = { search: ' ', domainids: [], ...days }
  const acting = { userid: admin.key, domain: groupId }
  const scoped = { search: ' ', ...acting, ...days }
  const owned = { search: ' ', driverid: owner?.key, vehicleid: [], ...days }
  const listed = { domainid: groupId, fromdate: today, todate: today, status: [1, 2, 3, 5, 8, 11, 13] }
  const asTop = { userid: top?.key, domain: groupId, ...days }
  return {
    checkToken: { who: 'anonymous', query: 'token=reset-valid' },
    checkPermission: { who: 'staff', body: { route: '/home/driver-list' } },
    routePermission: { who: 'staff', body: { route: '/home/driver-list' } },
    locations: { who: 'staff', query: PAGE, body: mapped },
    trips: { who: 'staff', query: PAGE, body: mapped },
    tripInfo: { who: 'staff', body: mapped },
    consoleDrivers: { who: 'staff', query: PAGE, body: { search: '', domain: '' } },
    unregisteredDrivers: { who: 'staff', query: PAGE, body: { search: '', domain: '' } },
    consoleTransactions: {
      who: 'staff',
      query: PAGE,
      body: { driverid: driver.key, domain: groupId, ...days },
    },
    savedLocations: { who: 'staff', body: { location: 'a' } },
    locationReview: { who: 'staff', query: PAGE, body: { search: '' } },
    unknownLocations: { who: 'staff', query: PAGE, body: { name: '' } },
    groupDrivers: { who: 'admin', query: PAGE, body: { search: '', ...acting } },
    superAdminGroups: { who: 'top', body: { userid: top?.key } },
    adminGroups: { who: 'admin', body: { driverid: admin.key, appid: '001' } },
    topUpDrivers: { who: 'admin', query: PAGE, body: { search: '', ...acting } },
    adminInfo: { who: 'admin', body: { driverid: admin.key, domainid: groupId } },
    topUpRequests: {
      who: 'admin',
      query: PAGE,
      body: { ...acting, startDate: days.startdate, endDate: today, type: '', search: '' },
    },
    adminTrips: { who: 'admin', query: PAGE, body: scoped },
    adminTripInfo: { who: 'admin', body: scoped },
    bookingTripInfo: { who: 'admin', body: scoped },
    driverLocations: { who: 'admin', body: scoped },
    driverLocationChanges: { who: 'admin', body: { ...scoped, stamp: '' } },
    currentTrips: { who: 'admin', body: scoped },
    ongoingBookings: { who: 'admin', query: PAGE, body: scoped },
    onlineBookings: { who: 'admin', query: PAGE, body: scoped },
    driverLookup: {
      who: 'admin',
      body: { userid: admin.key, mobile: driver.mobile, email: '', domainid: groupId },
    },
    driversByStatus: { who: 'admin', query: PAGE, body: { ...acting, status: 1 } },
    driverTripDetail: { who: 'admin', body: { ...acting, driverid: driver.key } },
    vehicleColours: { who: 'admin', body: {} },
    tripDrivers: { who: 'admin', query: PAGE, body: scoped },
    dashboardSummary: { who: 'admin', body: scoped },
    driverRanking: { who: 'admin', body: scoped },
    driverTotals: { who: 'admin', body: scoped },
    dashboard: { who: 'admin', body: scoped },
    driverDashboard: { who: 'driver', body: { driverid: driver.key, ...days } },
    topAdminTotals: { who: 'top', body: asTop },
    adminList: { who: 'top', body: asTop },
    balanceHistory: { who: 'admin', query: PAGE, body: { driverid: driver.key, ...scoped } },
    topUpCheck: { who: 'admin', body: { ...acting, driverid: driver.key } },
    ownerVehicles: { who: 'owner', body: { driverid: owner?.key } },
    ownerTripSummary: { who: 'owner', body: owned },
    ownerLocations: { who: 'owner', body: owned },
    ownerTrips: { who: 'owner', query: PAGE, body: owned },
    ownerVehicleDetail: { who: 'owner', body: { driverid: owner?.key, vehicleid: vehicle?.key } },
    ownerTripList: { who: 'owner', query: PAGE, body: owned },
    ownerTripDetail: { who: 'owner', body: { driverid: owner?.key, tripid: trip && tripId(trip) } },
    driverBookings: { who: 'driver', query: PAGE, body: { driverid: driver.key, ...listed } },
    passengerBookings: {
      who: 'passenger',
      query: PAGE,
      body: { passengerkey: passenger.key, ...listed, search: '' },
    },
    adminBookings: { who: 'admin', query: PAGE, body: { driverid: admin.key, ...listed } },
    bookingType: { who: 'admin', body: { domainid: groupId } },
    groupSettings: { who: 'admin', body: { domainid: groupId } },
    driverBookingDetail: { who: 'admin', body: { driverid: admin.key, bookingkey } },
    passengerBookingDetail: { who: 'passenger', body: { passengerkey: passenger.key, bookingkey } },
    assignOffer: {
      who: 'admin',
      body: {
        bookingkey,
        driverid: admin.key,
        domainid: groupId,
        lat: 16.8,
        lng: 96.15,
        range: 30,
        search: '',
      },
    },
    bookingConversation: { who: 'driver', body: { bookingkey } },
    messages: { who: 'driver', query: PAGE, body: { conversation_id, ...app } },
    conversations: { who: 'driver', query: PAGE, body: { userid: driver.key, ...app } },
    participants: { who: 'driver', body: { conversation_id } },
    bookingParties: { who: 'driver', body: { bookingkey } },
    chatUser: { who: 'driver', path: `/driver/check/${driver.key}` },
    openStreetSearch: {
      who: 'anonymous',
      query:
        'q=market&format=json&addressdetails=1&countrycodes=mm&limit=100&viewbox=96.01,16.70,96.25,17.05&bounded=1',
    },
    geocoderSearch: { who: 'anonymous', query: 'q=market&limit=100&bbox=96.01,16.70,96.25,17.05' },
    placeSuggestions: { who: 'anonymous', body: { input: 'market', sessionToken: 'a' } },
    placeDetails: { who: 'anonymous', path: `/v1/places/${placeId}` },
  }
}

const MAPS = { 'X-Goog-Api-Key': 'demo', 'X-Goog-FieldMask': '*' }

/** The world as bytes. Derived values show in the answers. */
const bytesOf = (world: World): string =>
  JSON.stringify(world, (_, value) =>
    value instanceof Map || value instanceof Set
      ? [...value]
      : typeof value === 'bigint' || typeof value === 'function'
        ? String(value)
        : value,
  )

/**
 * A scripted morning: reads everything, changes some things, and reads everything again later. Returns all replies as
 * bytes.
 */
async function morning(seed: number): Promise<{ world: string; answers: Map<string, string> }> {
  const { world, send, enter } = openWorld({ seed, drivers: 40, historyDays: 4, city: undefined })
  const { accessToken } = await enter()
  const { driver, passenger, admin, groupId } = castOf(world)
  const tokenOf = (userId = '') => pageTokenOf(world, { userId })
  const tokens: Record<Read['who'], string | undefined> = {
    staff: accessToken,
    admin: tokenOf(admin.userId),
    top: tokenOf('top@fleetgis.example'),
    driver: tokenOf(driver.userId),
    passenger: tokenOf(passenger.userId),
    owner: tokenOf(world.owners[0]?.userId),
    anonymous: undefined,
  }
  const answers = new Map<string, string>()

  async function readAll(round: string) {
    const first = await send(
      '/v1/places:autocomplete',
      { input: 'market', sessionToken: 'a' },
      { headers: MAPS },
    )
    const placeId = first.body.suggestions[0].placePrediction.placeId
    const reads: Partial<Record<string, Read>> = readsOf(world, placeId)
    for (const { name, method, path } of READS) {
      const read = reads[name] ?? WITHOUT_INPUT
      const token = tokens[read.who]
      const reply = await send(
        `${read.path ?? path}${read.query ? `?${read.query}` : ''}`,
        method === 'GET' ? undefined : read.body,
        { method, headers: { ...MAPS, ...(token !== undefined && { Authorization: `Bearer ${token}` }) } },
      )
      answers.set(`${round} ${name}`, `${reply.status} ${JSON.stringify(reply.body)}`)
    }
  }

  await readAll('before')
  const [pending] = standingBookings(world, dayOf(world.now)).filter(
    (one) =>
      one.groupId === groupId && world.bookings.life(one, world.now).current.status === BOOKING_CODES.pending,
  )
  const headers = { Authorization: `Bearer ${tokens.driver}`, appid: '001' }
  const taken = { bookingkey: pending && bookingKey(pending), driverid: driver.key }
  await send('/booking/accept', { ...taken, vehicleno: '' }, { headers })
  await send('/booking/driver-status', { ...taken, status: '8' }, { headers })
  await send(
    '/driver/add/balance',
    { driverid: driver.key, domain: groupId, amount: 500 },
    { headers: { Authorization: `Bearer ${accessToken}` } },
  )
  world.advanceTo(world.now + 7 * MINUTE)
  await readAll('after')
  return { world: bytesOf(world), answers }
}

test('two worlds of a seed and a moment are the same byte for byte, in their tables and in every answer', async () => {
  const [one, other] = [await morning(3), await morning(3)]
  for (const [call, answer] of one.answers) {
    expect([call, answer.slice(0, 3)]).toEqual([call, '200'])
    expect([call, other.answers.get(call)]).toEqual([call, answer])
  }
  expect(one.world === other.world).toBe(true)
  expect(one.world.length).toBeGreaterThan(100_000)
})
