import type { CheckInFilters } from '@fleetgis/ui/CheckInList'
import type { DashboardFilters } from '@fleetgis/ui/ConsoleDashboard'
import type { DriverFilters } from '@fleetgis/ui/ConsoleDriverList'
import type { DispatchFilters } from '@fleetgis/ui/DispatchBoard'
import type { GroupFilters } from '@fleetgis/ui/GroupList'
import type { HomeMapFilters } from '@fleetgis/ui/HomeMap'
import type { RouteFilters } from '@fleetgis/ui/RouteList'
import type { OwnerFilters } from '@fleetgis/ui/TripList'
import * as z from 'zod/mini'
import { address } from './address.ts'
import * as is from './parameters.ts'
import { BANNER, ID, LONG_TEXT, optional, required, SEARCH, TEXT } from './parameters.ts'

// Pages import the addresses that they read and write; `routes.ts`, which loads the pages, says how each is shown.
// The token is in none: it stays with the tab (CF-114).

/** The filters of a list page in its address; its search text is in the history entry (T11). */
interface Filtered<Filters> {
  readonly filters: Omit<Filters, 'search'>
}

const id = z.string()

// Entry and session
export const start = address('/')
/** Source: AUTH-05, CF-107. */
export const signIn = address('/login', { success: optional(BANNER) })
/** Source: AUTH-14. */
export const signUp = address('/sign-up', { success: optional(BANNER) })
export const forgotPassword = address('/forgot-password')
export const resetPassword = address('/reset-password')
export const verifyAccount = address('/view-message')
export const success = address('/success')
export const welcome = address('/welcome')

// The console. The filters of its pages are in the address, so that Back restores them and the map can be shared.
export const home = address('/home')
export const homeMap = address(
  '/home/map',
  {
    ...is.PERIOD,
    city: is.city,
    groups: is.ids,
    search: is.search,
    // `q` is a name that finds the driver. CF-186.
    driver: optional(ID),
    q: optional(TEXT),
    // CF-106.
    locations: is.flag(true),
    routes: is.flag(false),
    markers: is.flag(true),
  },
  {
    decode: ({ city, groups, search, driver: key, q = '', locations, routes, markers, ...period }) => ({
      filters: {
        period: is.readPeriod(period),
        cityId: city,
        groupIds: groups,
        search,
        driver: key ? { key, name: q } : undefined,
        locations,
        routes,
        markers,
      },
    }),
    encode: ({
      filters: { period, cityId, groupIds, search, driver: chosen, ...switches },
    }: {
      filters: HomeMapFilters
    }) => ({
      ...is.writePeriod(period),
      city: cityId,
      groups: groupIds,
      search,
      driver: chosen?.key,
      q: chosen?.name,
      ...switches,
    }),
  },
)
export const checkInList = address(
  '/home/checkin-list',
  { groups: is.ids, ...is.DAYS, sort: is.sort, page: is.page },
  {
    decode: ({ groups, sort, page, ...days }) => ({
      filters: { groupIds: groups, days: is.readDays(days), sort, page },
    }),
    encode: ({ filters: { groupIds, days, ...rest } }: Filtered<CheckInFilters>) => ({
      groups: groupIds,
      ...is.writeDays(days),
      ...rest,
    }),
  },
)
const ofDrivers = (path: string) =>
  address(
    path,
    { group: is.groupId, page: is.page },
    {
      decode: ({ group, page }) => ({ filters: { groupId: group, page } }),
      encode: ({ filters: { groupId, page } }: Filtered<DriverFilters>) => ({ group: groupId, page }),
    },
  )
export const consoleDriverList = ofDrivers('/home/driver-list')
export const vehicleList = ofDrivers('/home/vehicle')
export const vehicleForm = address('/home/vehicle-form/:id', { id })
/** Source: CF-185. */
export const dispatch = address(
  '/home/bookings',
  { group: is.groupId },
  {
    decode: ({ group }) => ({ filters: { groupId: group } }),
    encode: ({ filters: { groupId } }: { filters: DispatchFilters }) => ({ group: groupId }),
  },
)
/** `conversation` is the open chat, so that Back leaves it. Source: CF-185. */
export const staffChats = address('/home/chats', { conversation: optional(ID) })
export const groupList = address(
  '/home/domain-list',
  { sort: is.sort, page: is.page },
  {
    decode: (filters) => ({ filters }),
    encode: ({ filters }: Filtered<GroupFilters>) => filters,
  },
)
export const groupForm = address('/home/domain-form/:id', { id })
/** `q` is a search that finds the driver, whose key no call looks up. Source: CF-186. */
export const driver = address('/home/driver/:id', { id, q: optional(TEXT) })
const ofFigures = (path: string) =>
  address(
    path,
    { ...is.PERIOD, group: is.groupId },
    {
      decode: ({ group, ...period }) => ({ filters: { period: is.readPeriod(period), groupId: group } }),
      encode: ({ filters: { period, groupId } }: { filters: DashboardFilters }) => ({
        ...is.writePeriod(period),
        group: groupId,
      }),
    },
  )
export const dashboard = ofFigures('/home/dashboard')
export const driverReport = ofFigures('/home/driver-report')
export const routeList = address(
  '/home/polyline-list',
  { ...is.PERIOD, groups: is.ids, sort: is.sort, page: is.page },
  {
    decode: ({ groups, sort, page, ...period }) => ({
      filters: { period: is.readPeriod(period), groupIds: groups, sort, page },
    }),
    encode: ({ filters: { period, groupIds, ...rest } }: Filtered<RouteFilters>) => ({
      ...is.writePeriod(period),
      groups: groupIds,
      ...rest,
    }),
  },
)
/** With the days and groups in which the trip is found: no call returns one trip (CF-84). */
export const routeDetail = address(
  '/home/polyline-detail/:id',
  { id, ...is.DAYS, groups: is.ids },
  {
    decode: ({ id, groups, ...days }) => ({ id, days: is.readDays(days), groupIds: groups }),
    encode: ({ id, days, groupIds }) => ({ id, ...is.writeDays(days), groups: groupIds }),
  },
)
export const rate = address('/home/rate')
export const rateForm = address('/home/rate-form/:id', { id })
export const role = address('/home/role')
export const roleForm = address('/home/role-form/:id', { id })
export const user = address('/home/user')
export const userForm = address('/home/user-form/:id', { id })
export const extraCharge = address('/home/extra-charge')
export const extraChargeForm = address('/home/extra-charge-form/:id', { id })

// Inside the mobile app
const ofGroup = { driverid: required(ID), groupid: required(ID), appid: optional(ID) }
const ofBookings = { driverid: required(ID), domainid: required(ID), appid: optional(ID) }
const ofChat = { userid: required(ID), bookingkey: required(ID), appid: optional(ID) }
/** Source: EMB-01. */
export const groupAdmin = address('/groupadmin', ofGroup)
/** Source: VAL-31, PMAP-19. */
export const map = address('/map', ofGroup)
/** Source: GDRV-01. */
export const driverList = address('/driver-list', ofGroup)
/** Source: BKG-01. */
export const driverBookings = address('/driver-booking-list', ofBookings)
/** Source: BKG-02. */
export const passengerBookings = address('/passenger-booking-list', {
  passengerid: required(ID),
  groupid: optional(ID),
  appid: optional(ID),
})
/** Source: BKG-03. */
export const adminBookings = address('/admin-booking-list', ofBookings)
/** Source: CHAT-01. */
export const driverBookingChat = address('/driver-booking-chat', ofChat)
/** Source: CHAT-01, CHAT-10. */
export const passengerBookingChat = address('/passenger-booking-chat', ofChat)
/** `conversation` is the open chat, so that Back leaves it. Source: CHAT-01. */
export const chat = address('/chat', { ...ofChat, bookingkey: optional(ID), conversation: optional(ID) })
/** Source: OMAP-01. */
export const ownerMap = address('/owner-map', { driverid: required(ID), appid: optional(ID) })
/** Source: TRIP-01, CF-94. */
export const tripList = address(
  '/trip-list',
  { driverid: required(ID), search: is.search, ...is.CODED_PERIOD, vehicleid: is.repeated(ID) },
  {
    decode: ({ driverid, search, vehicleid, ...period }) => ({
      driverid,
      filters: { search, period: is.readCodedPeriod(period), vehicleIds: vehicleid },
    }),
    encode: ({
      driverid,
      filters: { search, period, vehicleIds },
    }: {
      driverid: string
      filters: OwnerFilters
    }) => ({ driverid, search, ...is.writeCodedPeriod(period), vehicleid: vehicleIds }),
  },
)
/** Source: PAY-10; without an order and its amount there is no payment (CF-140). */
export const payment = address('/payment', {
  userID: optional(ID),
  bookingkey: optional(ID),
  refno: required(ID),
  amount: is.orderAmount,
  address: optional(TEXT),
  pcode: optional(ID),
  resultpageskip: optional(ID),
  pname: optional(TEXT),
  cname: optional(TEXT),
  sign: optional(LONG_TEXT),
  contactname: optional(TEXT),
  appname: optional(TEXT),
  phone: optional(ID),
  appid: optional(ID),
  currency: optional(ID),
  cancelurl: optional(LONG_TEXT),
  email: optional(TEXT),
  paymenttype: optional(ID),
  cid: optional(ID),
  desc: optional(LONG_TEXT),
})
/** Source: PAY-04. */
export const paymentSuccess = address('/payment-success', {
  order_no: optional(ID),
  bookingkey: optional(ID),
  name: optional(TEXT),
  telephone: optional(ID),
  transact_no: optional(ID),
  email: optional(TEXT),
  modifiedtime: optional(ID),
  price: optional(ID),
})
/** Source: CF-177; the documents name none. */
export const paymentFail = address('/payment-fail', {
  order_no: optional(ID),
  cancelurl: optional(LONG_TEXT),
})
export const paymentCancel = address('/payment-cancel')

// Places
/** Source: LOC-03. */
export const location = address('/location', { name: optional(SEARCH) })
export const searchLocation = address('/search-location')
export const checkLocation = address('/check-location')
export const unknownLocation = address('/unknown-location')

// Policies: the app is the last part of the path (CF-88)
export const policies = ['driver', 'passenger', 'collaboration', 'kilometer', 'kaizentic', 'seinyadanar'].map(
  (app) => address(`/policy/${app}`),
)
