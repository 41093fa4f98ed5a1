import { type BaseName, FLEET_BASES } from '@fleetgis/api'
import { type EndpointName, endpoints } from '@fleetgis/api/endpoints'
import { type Step, step } from './step.ts'

interface Days {
  readonly start: string
  readonly end: string
}

const DAY = 86_400_000
const BOOKING_STATUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 400] as const
const ROUTE = '/home/driver-list'
const page = { page: 1, size: 10 }
/** The largest page that the clients ask for (docs/servers.md). */
const LARGEST_PAGE = 300
/** The entries of a wallet that a top-up with an unknown outcome is looked for in (docs/servers.md). */
const WALLET_ENTRIES = 200
const entriesOf = ({ transactions }: { transactions: readonly unknown[] }) => transactions
const nothing = () => undefined

/** The period of the calls: the last seven days, in the fleet's time zone (CF-22). */
function lastDays(now: number): Days {
  const day = (time: number) => new Date(time).toLocaleDateString('sv-SE', { timeZone: 'Asia/Yangon' })
  return { start: day(now - 6 * DAY), end: day(now) }
}

const OWN: ReadonlySet<BaseName> = new Set(FLEET_BASES)

/**
 * Every read of the fleet's own servers; those whose answers have arguments for others stand before them. A read that is
 * not named here has no input.
 */
export function readSteps(now: number, appId: string): readonly Step[] {
  const days = lastDays(now)
  const named = [
    ...consoleReads(days),
    ...placeReads(),
    ...groupReads(days, appId),
    ...adminMapReads(days),
    ...dashboardReads(days),
    ...ownerReads(days),
    ...bookingReads(days),
    ...chatReads(appId),
  ]
  const names = new Set(named.map(({ name }) => name))
  const others = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => endpoints[name].access === 'read' && OWN.has(endpoints[name].base) && !names.has(name),
  )
  return [...named, ...others.map((name) => ({ name, input: nothing, finds: () => ({}) }))]
}

const mapOf = (days: Days) => ({ search: ' ', groupIds: [], ...days })

function consoleReads(days: Days): Step[] {
  const map = mapOf(days)
  return [
    step('checkPermission', () => ({ route: ROUTE })),
    step('routePermission', () => ({ route: ROUTE })),
    step('checkToken', ({ mailToken }) => ({ token: mailToken })),
    step('groups', nothing, ([group]) => ({ groupId: group?.id })),
    {
      ...step('locations', () => ({ ...map, page: 1, size: LARGEST_PAGE })),
      pages: { size: LARGEST_PAGE, list: 'data_list', rows: (rows: readonly unknown[]) => rows },
    },
    step('trips', () => ({ ...map, ...page })),
    step('tripInfo', () => map),
    step(
      'consoleDrivers',
      ({ groupId }) => ({ search: '', groupId, ...page }),
      ({ drivers: [driver] }) => ({ driverId: driver?.key }),
    ),
    step('unregisteredDrivers', () => ({ search: '', groupId: '', ...page })),
    {
      ...step('consoleTransactions', ({ driverId, groupId }) => ({
        driverId,
        groupId,
        ...days,
        page: 1,
        size: WALLET_ENTRIES,
      })),
      pages: { size: WALLET_ENTRIES, list: 'data_list', rows: entriesOf },
    },
    step('roles', nothing, (roles) => ({ role: roles.find(({ isOwn }) => !isOwn) })),
    step('users', nothing, ([user]) => ({ user })),
    step('rates', nothing, ([rate]) => ({ rate })),
    step('extraCharges', nothing, ([charge]) => ({ charge })),
  ]
}

const placeReads = (): Step[] => [
  step('savedLocations', () => ({ search: '' })),
  step(
    'locationReview',
    () => ({ search: '', ...page }),
    ({ locations: [location] }) => ({ location }),
  ),
  step('unknownLocations', () => ({ search: '', ...page })),
]

const groupReads = (days: Days, appId: string): Step[] => [
  step(
    'superAdminGroups',
    ({ userId }) => ({ userId }),
    ([group]) => ({ groupId: group?.id }),
  ),
  step(
    'adminGroups',
    ({ userId }) => ({ userId, appId }),
    ([group]) => ({ groupId: group?.id }),
  ),
  step('adminInfo', ({ userId, groupId }) => ({ userId, groupId })),
  step('groupSettings', ({ groupId }) => ({ groupId })),
  step(
    'groupDrivers',
    ({ userId, groupId }) => ({ search: '', userId, groupId, ...page }),
    ({ drivers }) => {
      const driver = drivers.find(({ isInGroup }) => isInGroup)
      if (!driver) return {}
      const { key, name, mobile = '', email = '', memberId = '', vehicleNo = '', vehicle = '' } = driver
      return {
        driverId: key,
        contact: { mobile, email: mobile === '' ? email : '' },
        driver: { key, name, memberId, vehicleNo, vehicle },
      }
    },
  ),
  step('topUpDrivers', ({ userId, groupId }) => ({ search: '', userId, groupId, ...page })),
  step('driverLookup', ({ userId, groupId, contact }) => ({ userId, groupId, ...contact })),
  step('topUpRequests', ({ userId, groupId }) => ({
    userId,
    groupId,
    type: '',
    search: '',
    ...days,
    ...page,
  })),
  {
    ...step('balanceHistory', ({ userId, groupId, driverId }) => ({
      userId,
      groupId,
      driverId,
      ...days,
      page: 1,
      size: WALLET_ENTRIES,
    })),
    pages: { size: WALLET_ENTRIES, list: 'data.data_list', rows: entriesOf },
  },
  step('topUpCheck', ({ userId, groupId, driverId }) => ({ userId, groupId, driverId })),
]

function adminMapReads(days: Days): Step[] {
  const map = mapOf(days)
  return [
    step('adminTrips', ({ userId, groupId }) => ({ ...map, userId, groupIds: [groupId], ...page })),
    step('adminTripInfo', ({ userId, groupId }) => ({ ...map, userId, groupIds: [groupId] })),
    step('bookingTripInfo', ({ userId, groupId }) => ({ userId, groupIds: [groupId], ...days })),
    step('driverLocations', ({ userId, groupId }) => ({ userId, groupIds: [groupId], search: ' ' })),
    step('driverLocationChanges', ({ userId, groupId }) => ({ userId, groupIds: [groupId], stamp: '' })),
    step('currentTrips', ({ userId, groupId }) => ({ userId, groupIds: [groupId] })),
    step('ongoingBookings', ({ userId, groupId }) => ({ ...map, userId, groupIds: [groupId], ...page })),
    step('onlineBookings', ({ userId, groupId }) => ({ ...map, userId, groupIds: [groupId], ...page })),
    step('driversByStatus', ({ userId, groupId }) => ({ userId, groupIds: [groupId], status: 1, ...page })),
    step(
      'tripDrivers',
      ({ userId, groupId }) => ({ ...map, start: days.end, userId, groupIds: [groupId], ...page }),
      ({ drivers: [driver] }) => ({ tripDriverId: driver?.key }),
    ),
    step('driverTripDetail', ({ userId, groupId, tripDriverId }) => ({
      userId,
      groupId,
      driverId: tripDriverId,
    })),
  ]
}

const dashboardReads = (days: Days): Step[] => [
  step('dashboardSummary', ({ userId, groupId }) => ({ userId, groupId, ...days })),
  step('driverRanking', ({ userId, groupId }) => ({ userId, groupId, ...days })),
  step('driverTotals', ({ userId, groupId }) => ({ userId, groupId, ...days })),
  step('dashboard', ({ userId, groupId }) => ({ userId, groupId, ...days })),
  step('driverDashboard', ({ driverId }) => ({ driverId, ...days })),
  step('topAdminTotals', ({ userId, groupId }) => ({ userId, groupId, ...days })),
  step('adminList', ({ userId, groupId }) => ({ userId, groupId, ...days })),
]

const ownerReads = (days: Days): Step[] => [
  step(
    'ownerVehicles',
    ({ userId }) => ({ ownerId: userId }),
    ([vehicle]) => ({ vehicleId: vehicle?.id }),
  ),
  step('ownerTripSummary', ({ userId }) => ({ ownerId: userId, search: ' ', vehicleIds: [], ...days })),
  step('ownerLocations', ({ userId }) => ({ ownerId: userId, search: ' ' })),
  step('ownerTrips', ({ userId }) => ({ ownerId: userId, search: ' ', vehicleIds: [], ...days, ...page })),
  step('ownerVehicleDetail', ({ userId, vehicleId }) => ({ ownerId: userId, vehicleId })),
  step(
    'ownerTripList',
    ({ userId }) => ({ ownerId: userId, search: ' ', vehicleIds: [], ...days, ...page }),
    ({ trips: [trip] }) => ({ tripId: trip?.id }),
  ),
  step('ownerTripDetail', ({ userId, tripId }) => ({ ownerId: userId, tripId })),
]

function bookingReads(days: Days): Step[] {
  const bookings = { fromDate: days.start, toDate: days.end, statuses: BOOKING_STATUSES, ...page }
  return [
    step(
      'driverBookings',
      ({ userId, groupId }) => ({ driverId: userId, groupId, ...bookings }),
      ({ driver, bookings: [booking] }) => ({ bookingKey: booking?.key, isReady: driver.isReady }),
    ),
    step(
      'passengerBookings',
      ({ userId }) => ({ passengerId: userId, ...bookings }),
      ({ bookings: [booking] }) => ({ bookingKey: booking?.key }),
    ),
    step(
      'adminBookings',
      ({ userId, groupId }) => ({ driverId: userId, groupId, ...bookings }),
      ({ bookings: [booking] }) => ({ bookingKey: booking?.key, pickup: positionOf(booking?.pickup) }),
    ),
    step('driverBookingDetail', ({ userId, bookingKey }) => ({ driverId: userId, bookingKey })),
    step('passengerBookingDetail', ({ userId, bookingKey }) => ({ passengerId: userId, bookingKey })),
    step(
      'bookingType',
      ({ groupId }) => ({ groupId }),
      ({ type }) => ({ bookingType: type }),
    ),
    step('assignOffer', ({ userId, groupId, bookingKey, pickup }) => ({
      driverId: userId,
      groupId,
      bookingKey,
      ...pickup,
      radius: 5,
      search: '',
    })),
  ]
}

const chatReads = (appId: string): Step[] => [
  step(
    'bookingConversation',
    ({ bookingKey }) => ({ bookingKey }),
    (found) => found,
  ),
  step(
    'conversations',
    ({ userId }) => ({ userId, appId, ...page }),
    ([conversation]) => ({ conversationId: conversation?.id }),
  ),
  step('messages', ({ conversationId }) => ({ conversationId, appId, ...page })),
  step('participants', ({ conversationId }) => ({ conversationId })),
  step('bookingParties', ({ bookingKey }) => ({ bookingKey })),
  step('chatUser', ({ userId }) => ({ id: userId })),
]

function positionOf(place: { lat?: number | undefined; lng?: number | undefined } | undefined) {
  return place?.lat === undefined || place.lng === undefined ? undefined : { lat: place.lat, lng: place.lng }
}
