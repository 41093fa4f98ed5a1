import type { BookingAudience } from '@fleetgis/domain/bookings'
import type { DateRange } from '@fleetgis/domain/period'
import type { BookingListFilters } from '@fleetgis/ui/BookingList'
import type { CheckInFilters } from '@fleetgis/ui/CheckInList'
import type { DashboardFilters, ReportFilters } from '@fleetgis/ui/ConsoleDashboard'
import type { DriverFilters } from '@fleetgis/ui/ConsoleDriverList'
import type { DispatchFilters } from '@fleetgis/ui/DispatchBoard'
import type { DriverProfileFilters } from '@fleetgis/ui/DriverProfile'
import type { HomeMapFilters } from '@fleetgis/ui/HomeMap'
import type { RoleListProps } from '@fleetgis/ui/RoleList'
import type { RouteFilters } from '@fleetgis/ui/RouteList'
import type { OwnerFilters } from '@fleetgis/ui/TripList'
import * as z from 'zod/mini'
import { address } from './address.ts'
import type { ConsoleConfig } from './config.ts'
import * as is from './parameters.ts'
import { BANNER, ID, LONG_TEXT, optional, required, SEARCH, TEXT } from './parameters.ts'
import {
  type Display,
  type FullViewFrameOptions,
  type Route,
  route,
  type StaffFrameOptions,
  type WebViewFrameOptions,
} from './route.ts'
import type { ConsoleText } from './words.ts'

// The table: one row for each address. Pages import the rows that they read and write; `pages.ts` loads the pages. The token
// is no parameter: it stays with the tab (CF-114).

const redirect = (path: string): Display => ({ title: 'app.name', redirectsTo: path })

/** A page of visitors. */
const account = (title: ConsoleText, page: string): Display => ({
  title,
  page,
  frame: { name: 'SignInFrame' },
})

/** A page of the console; that of one thing has its list as `parent`. */
const staff = (title: ConsoleText, page: string, options: StaffFrameOptions = {}): Display => ({
  title,
  page,
  guard: 'session',
  inShell: true,
  frame: { name: 'StaffFrame', options },
})

/** Off unless the deployment says so: the documents give these pages to web views only (CF-185). */
const hasStaffBookings = ({ staffBookings }: ConsoleConfig) => staffBookings

/** A page about places: opened by the menu, or with a token in the address (CF-155). */
const place = (title: ConsoleText, page: string): Display => ({
  title,
  page,
  token: 'page',
  inShell: 'signedIn',
  frame: {
    name: 'StaffFrame',
    options: { parent: { path: '/location', title: 'page.places' }, section: () => PLACES },
  },
})

/** A page inside the mobile app, which sends its token. */
const webView = (title: ConsoleText, page: string, options: WebViewFrameOptions = {}): Display => ({
  title,
  page,
  guard: 'token',
  frame: { name: 'WebViewFrame', options },
})

/** One that fills the window. */
const fullView = (title: ConsoleText, page: string, options: FullViewFrameOptions = {}): Display => ({
  title,
  page,
  guard: 'token',
  frame: { name: 'FullViewFrame', options },
})

/** A chat or payment opens without a token too (CF-05). */
const WITHOUT_TOKEN = { guard: undefined, token: 'page' } as const
/** The gateway returns to it, and Back from there leads to the payment, which uses the token (CF-114). */
const RESULT = { guard: undefined, token: 'kept' } as const

/** The filters of a list page in its address; its search text is in the history entry (T11). */
interface Filtered<Filters> {
  readonly filters: Omit<Filters, 'search'>
}

const id = z.string()

// Entry and session (ROUTE-01..11, CF-04, CF-83)
export const start = route(redirect('/login'), address('/'))
/** Source: AUTH-05, CF-107. */
export const signIn = route(
  account('signIn.title', 'SignInPage'),
  address('/login', { success: optional(BANNER) }),
)
/** Source: AUTH-14. */
export const signUp = route(
  account('signUp.title', 'SignUpPage'),
  address('/sign-up', { success: optional(BANNER) }),
)
export const forgotPassword = route(
  account('forgotPassword.title', 'ForgotPasswordPage'),
  address('/forgot-password'),
)
export const resetPassword = route(
  { ...account('resetPassword.title', 'ResetPasswordPage'), token: 'resetPassword' },
  address('/reset-password'),
)
export const verifyAccount = route(
  { ...account('verify.title', 'VerifyAccountPage'), token: 'verifyAccount' },
  address('/view-message'),
)
export const success = route(
  { ...account('page.success', 'SuccessPage'), guard: 'session' },
  address('/success'),
)
export const welcome = route({ ...redirect('/home/map'), guard: 'session' }, address('/welcome'))

// The console (ROUTE-21..28). The filters of its pages are in the address, so that Back restores them and the map can be
// shared. Pages of a single thing: GUARD-06..10, CF-84, decision 44.
export const home = route({ ...redirect('/home/map'), guard: 'session' }, address('/home'))
export const homeMap = route(
  { title: 'page.map', page: 'HomeMapPage', guard: 'session', inShell: true },
  address(
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
  ),
)
export const checkInList = route(
  staff('page.checkinList', 'CheckInListPage', { crumb: 'page.checkinCrumb' }),
  address(
    '/home/checkin-list',
    { groups: is.ids, ...is.DAYS, sort: is.sort, page: is.page },
    {
      decode: ({ groups, sort, page, ...days }) => ({
        filters: { groupIds: groups, days: is.readEachDay(days), sort, page },
      }),
      encode: ({ filters: { groupIds, days, ...rest } }: Filtered<CheckInFilters>) => ({
        groups: groupIds,
        ...is.writeDays(days),
        ...rest,
      }),
    },
  ),
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
export const consoleDriverList = route(
  staff('page.driverList', 'ConsoleDriverListPage', { crumb: 'consoleDrivers.crumb' }),
  ofDrivers('/home/driver-list'),
)
export const vehicleList = route(staff('page.vehicle', 'VehicleListPage'), ofDrivers('/home/vehicle'))
/** `id` is the key of the vehicle's driver, `q` a search that finds the driver. Source: CF-127, CF-186. */
export const vehicleForm = route(
  staff('page.vehicleForm', 'VehiclePage', { parent: vehicleList }),
  address('/home/vehicle-form/:id', { id, q: optional(TEXT) }),
)
/** Source: CF-185. */
export const dispatch = route(
  { ...staff('page.bookings', 'DispatchPage'), isOn: hasStaffBookings },
  address(
    '/home/bookings',
    { group: is.groupId },
    {
      decode: ({ group }) => ({ filters: { groupId: group } }),
      encode: ({ filters: { groupId } }: { filters: DispatchFilters }) => ({ group: groupId }),
    },
  ),
)
/** `conversation` is the open chat, so that Back leaves it. Source: CF-185. */
export const staffChats = route(
  { ...staff('page.chats', 'StaffChatsPage'), isOn: hasStaffBookings },
  address('/home/chats', { conversation: optional(ID) }),
)
/** A list of rows that are all loaded: its order and page. */
type RowFilters = NonNullable<RoleListProps['filters']>
const ROWS = { sort: is.sort, page: is.page }
const ofRows = (path: string) =>
  address(path, ROWS, {
    decode: (filters) => ({ filters }),
    encode: ({ filters }: { filters: RowFilters }) => filters,
  })
/** The form of a row, with the order and page of its list: Cancel and Save return to them. Source: decision 44. */
const ofRow = (path: string) =>
  address(
    path,
    { id, ...ROWS },
    {
      decode: ({ id, ...filters }) => ({ id, filters }),
      encode: ({ id, filters }: { id: string; filters: RowFilters }) => ({ id, ...filters }),
    },
  )
/** The list of a form, at the order and page that the form's address keeps: the crumb leads where Cancel does. */
const listOf = (list: Route<{ filters: RowFilters }>) => ({
  ...list,
  hrefOf: ({ filters }: { filters: RowFilters }) => list.write({ filters }),
})
export const groupList = route(staff('page.domainList', 'GroupListPage'), ofRows('/home/domain-list'))
export const groupForm = route(
  staff('page.domainForm', 'GroupPage', { parent: groupList }),
  address('/home/domain-form/:id', { id }),
)
/** `q` is a search that finds the driver, whose key no call looks up; `group` is that of the wallet. Source: CF-186. */
export const driver = route(
  staff('page.driver', 'DriverPage', { parent: consoleDriverList }),
  address(
    '/home/driver/:id',
    { id, q: optional(TEXT), group: is.groupId },
    {
      decode: ({ group, ...found }) => ({ ...found, filters: { groupId: group } }),
      encode: ({
        filters: { groupId },
        ...found
      }: {
        id: string
        q?: string | undefined
        filters: DriverProfileFilters
      }) => ({ ...found, group: groupId }),
    },
  ),
)
/** The period and the group of figures. */
const FIGURES = { ...is.PERIOD, group: is.groupId }
/** Groups, or drivers for anything else. */
const ranked = z.codec(optional(8), z.custom<DashboardFilters['ranked']>(), {
  decode: (text) => (text === 'groups' ? text : undefined),
  encode: (chosen) => (chosen === 'groups' ? chosen : undefined),
})
/** `ranked` is what is ranked; `table` shows the days as a table. */
export const dashboard = route(
  staff('page.dashboard', 'DashboardPage'),
  address(
    '/home/dashboard',
    { ...FIGURES, ranked, table: is.flag(false) },
    {
      decode: ({ group, ranked, table, ...period }) => ({
        filters: {
          period: is.readPeriod(period),
          groupId: group,
          ranked,
          isTableShown: table,
        },
      }),
      encode: ({
        filters: { period, groupId, ranked, isTableShown = false },
      }: {
        filters: DashboardFilters
      }) => ({
        ...is.writePeriod(period),
        group: groupId,
        ranked,
        table: isTableShown,
      }),
    },
  ),
)
export const driverReport = route(
  staff('page.driverReport', 'DriverReportPage'),
  address(
    '/home/driver-report',
    { ...FIGURES, ...ROWS },
    {
      decode: ({ group, sort, page, ...period }) => ({
        filters: { period: is.readPeriod(period), groupId: group, sort, page },
      }),
      encode: ({ filters: { period, groupId, ...rest } }: { filters: ReportFilters }) => ({
        ...is.writePeriod(period),
        group: groupId,
        ...rest,
      }),
    },
  ),
)
export const routeList = route(
  staff('page.polylineList', 'RouteListPage'),
  address(
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
  ),
)
/** The trips of the days and groups in which one is found. */
const tripsBeside = ({ days, groupIds }: { days?: DateRange | undefined; groupIds: readonly string[] }) =>
  days
    ? routeList.write({ filters: { period: { option: 'range', ...days }, groupIds, page: 1 } })
    : routeList.path
/** With the days and groups in which the trip is found: no call returns one trip (CF-84). */
export const routeDetail = route(
  staff('page.polylineDetail', 'RoutePage', { parent: { ...routeList, hrefOf: tripsBeside } }),
  address(
    '/home/polyline-detail/:id',
    { id, ...is.DAYS, groups: is.ids },
    {
      decode: ({ id, groups, ...days }) => ({ id, days: is.readDays(days), groupIds: groups }),
      encode: ({ id, days, groupIds }) => ({ id, ...is.writeDays(days), groups: groupIds }),
    },
  ),
)
export const rate = route(staff('page.rate', 'RatePage'), ofRows('/home/rate'))
export const rateForm = route(
  staff('page.rateForm', 'RateFormPage', { parent: listOf(rate) }),
  ofRow('/home/rate-form/:id'),
)
export const role = route(staff('page.role', 'RolePage'), ofRows('/home/role'))
export const roleForm = route(
  staff('page.roleForm', 'RoleFormPage', { parent: listOf(role) }),
  ofRow('/home/role-form/:id'),
)
export const user = route(staff('page.user', 'UserPage'), ofRows('/home/user'))
export const userForm = route(
  staff('page.userForm', 'UserFormPage', { parent: listOf(user) }),
  ofRow('/home/user-form/:id'),
)
export const extraCharge = route(staff('page.extraCharge', 'ExtraChargePage'), ofRows('/home/extra-charge'))
export const extraChargeForm = route(
  staff('page.extraChargeForm', 'ExtraChargeFormPage', { parent: listOf(extraCharge) }),
  ofRow('/home/extra-charge-form/:id'),
)

// Inside the mobile app (ROUTE-12..19)
const ofGroup = { driverid: required(ID), groupid: required(ID), appid: optional(ID) }
const ofChat = { userid: required(ID), bookingkey: required(ID), appid: optional(ID) }
/** Source: EMB-01. */
export const groupAdmin = route(
  webView('page.groupAdmin', 'GroupAdminPage', { isBare: true }),
  address('/groupadmin', ofGroup),
)
/** Source: VAL-31, PMAP-19. */
export const map = route(fullView('page.map', 'MapPage'), address('/map', ofGroup))
/** Source: GDRV-01. */
export const driverList = route(
  webView('page.driverList', 'DriverListPage'),
  address('/driver-list', ofGroup, {
    // Its search alone filters it (T11).
    decode: (ids) => ({ ...ids, filters: {} }),
    encode: (ids) => ids,
  }),
)
const bookingFields = (audience: BookingAudience) => ({
  appid: optional(ID),
  status: is.bookingStatus(audience),
  ...is.CODED_PERIOD,
})
const writeBookings = ({ option, period }: BookingListFilters) => ({
  status: option,
  ...is.writeCodedPeriod(period),
})
/** A list of bookings of a group, with its status and its period. Source: BKG-04, decision 67. */
const ofBookings = (path: string, audience: BookingAudience) =>
  address(
    path,
    { driverid: required(ID), domainid: required(ID), ...bookingFields(audience) },
    {
      decode: ({ status, startdate, enddate, showdate, ...ids }) => ({
        ...ids,
        filters: { option: status, period: is.readCodedPeriod({ startdate, enddate, showdate }) },
      }),
      encode: ({ filters, ...ids }) => ({ ...ids, ...writeBookings(filters) }),
    },
  )
/** Source: BKG-01. */
export const driverBookings = route(
  webView('page.bookings', 'DriverBookingListPage'),
  ofBookings('/driver-booking-list', 'driver'),
)
/** Source: BKG-02. */
export const passengerBookings = route(
  webView('page.bookings', 'PassengerBookingListPage'),
  address(
    '/passenger-booking-list',
    { passengerid: required(ID), groupid: optional(ID), ...bookingFields('passenger') },
    {
      decode: ({ status, startdate, enddate, showdate, ...ids }) => ({
        ...ids,
        filters: { option: status, period: is.readCodedPeriod({ startdate, enddate, showdate }) },
      }),
      encode: ({ filters, ...ids }) => ({ ...ids, ...writeBookings(filters) }),
    },
  ),
)
/** Source: BKG-03. */
export const adminBookings = route(
  webView('page.bookings', 'AdminBookingListPage'),
  ofBookings('/admin-booking-list', 'admin'),
)
/** Source: CHAT-01. */
export const driverBookingChat = route(
  { ...fullView('page.chat', 'DriverBookingChatPage'), ...WITHOUT_TOKEN },
  address('/driver-booking-chat', ofChat),
)
/** Source: CHAT-01, CHAT-10. */
export const passengerBookingChat = route(
  { ...fullView('page.chat', 'PassengerBookingChatPage'), ...WITHOUT_TOKEN },
  address('/passenger-booking-chat', ofChat),
)
/** `conversation` is the open chat, so that Back leaves it. Source: CHAT-01. */
export const chat = route(
  { ...fullView('page.chat', 'ChatPage'), ...WITHOUT_TOKEN },
  address('/chat', { ...ofChat, bookingkey: optional(ID), conversation: optional(ID) }),
)
interface OwnerValues {
  readonly driverid: string
  readonly appid?: string | undefined
  /** `page` is of the trips; the map has none. */
  readonly filters: OwnerFilters & { readonly page?: number }
}

/** A page of an owner, with the filters of the map and of the trips under the same names. Source: TRIP-01, CF-94. */
const ofOwner = (path: string) =>
  address(
    path,
    {
      driverid: required(ID),
      appid: optional(ID),
      search: is.search,
      ...is.CODED_PERIOD,
      vehicleid: is.repeated(ID),
      page: is.page,
    },
    {
      decode: ({ driverid, appid, search, vehicleid, page, ...period }): OwnerValues => ({
        driverid,
        appid,
        filters: { search, period: is.readCodedPeriod(period), vehicleIds: vehicleid, page },
      }),
      encode: ({ filters: { search, period, vehicleIds, page }, ...ids }: OwnerValues) => ({
        ...ids,
        search,
        ...is.writeCodedPeriod(period),
        vehicleid: vehicleIds,
        page,
      }),
    },
  )
/** Source: OMAP-01. */
export const ownerMap = route(
  fullView('page.ownerMap', 'OwnerMapPage', { showsServerWords: true }),
  ofOwner('/owner-map'),
)
/** Source: TRIP-01. */
export const tripList = route(
  webView('page.tripList', 'TripListPage', { showsServerWords: true }),
  ofOwner('/trip-list'),
)
/** Source: PAY-10; without an order and its amount there is no payment (CF-140). */
export const payment = route(
  { ...webView('page.payment', 'PaymentPage'), ...WITHOUT_TOKEN },
  address('/payment', {
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
  }),
)
/** Source: PAY-04. */
export const paymentSuccess = route(
  { ...webView('page.payment', 'PaymentSuccessPage'), ...RESULT },
  address('/payment-success', {
    order_no: optional(ID),
    bookingkey: optional(ID),
    name: optional(TEXT),
    telephone: optional(ID),
    transact_no: optional(ID),
    email: optional(TEXT),
    modifiedtime: optional(ID),
    price: optional(ID),
  }),
)
/** Source: CF-177; the documents name none. */
export const paymentFail = route(
  { ...webView('page.paymentFail', 'PaymentFailPage'), ...RESULT },
  address('/payment-fail', {
    order_no: optional(ID),
    cancelurl: optional(LONG_TEXT),
  }),
)
export const paymentCancel = route(
  { ...webView('page.paymentCancel', 'PaymentCancelPage'), ...RESULT },
  address('/payment-cancel'),
)

// Places
/** Source: LOC-03. */
export const location = route(
  place('page.addLocations', 'LocationPage'),
  address(
    '/location',
    { name: optional(SEARCH), source: is.placeSource },
    {
      decode: ({ source, ...name }) => ({ ...name, filters: { source } }),
      encode: ({ filters, ...name }) => ({ ...name, ...filters }),
    },
  ),
)
const ofPages = (path: string) =>
  address(
    path,
    { page: is.page },
    { decode: (filters) => ({ filters }), encode: ({ filters }: { filters: { page: number } }) => filters },
  )
export const searchLocation = route(
  place('page.searchLocations', 'SearchLocationPage'),
  ofPages('/search-location'),
)
export const checkLocation = route(place('page.reviewData', 'CheckLocationPage'), ofPages('/check-location'))
export const unknownLocation = route(
  place('page.unknownLocations', 'UnknownLocationPage'),
  ofPages('/unknown-location'),
)

/** In the order of the work (ROUTE-18). */
const PLACES: readonly Route[] = [location, searchLocation, checkLocation, unknownLocation]

// Policies: the app is the last part of the path (CF-88)
export const policy = route(
  { title: 'page.policy', page: 'PolicyRoute' },
  address('/policy/:app', {
    app: z.enum(['driver', 'passenger', 'collaboration', 'kilometer', 'kaizentic', 'seinyadanar']),
  }),
)
