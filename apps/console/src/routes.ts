import type { ComponentType } from 'react'
import type { PageQuery } from './readQuery.ts'
import type { ConsoleText } from './words.ts'

/** The props of a page, from its address. */
export interface PageProps {
  /** The parameters of the path, such as `id`. */
  params: Readonly<Record<string, string>>
  query: PageQuery
}

/** One row of the table of routes. */
export interface PageRoute {
  /** The path; `:id` matches one segment. */
  readonly path: string
  /**
   * The key of the document's title, which ends with the name of the product (APP-08). A page may set another by
   * `usePageTitle`.
   */
  readonly title: ConsoleText
  /** Whether only signed-in users may see it (GUARD-01..04). */
  readonly isGuarded?: boolean
  /**
   * Whether it is inside the console's navbar and menu; `signedIn` only for a session, without a token of the page
   * (CF-155).
   */
  readonly isInShell?: boolean | 'signedIn'
  /**
   * Whether loading it keeps the tab's token although it uses none: the gateway returns to it, and Back from there
   * leads to the payment, which uses the token (CF-114).
   */
  readonly keepsToken?: boolean
  /** The target of a redirect. */
  readonly redirectsTo?: string
  /** Loads the page; undefined for a redirect. */
  readonly load?: () => Promise<{ default: ComponentType<PageProps> }>
}

/** Loads the navbar and menu. */
export const loadShell = () => import('./ConsoleShell.tsx')

const arrived = new Map<PageRoute, ComponentType<PageProps>>()

/** The page of a route if its code is loaded: it can render without suspending. */
export function arrivedPage(route: PageRoute): ComponentType<PageProps> | undefined {
  return arrived.get(route)
}

/** Starts loading the code of a page. A failure is reported when the page is shown. */
export function preloadRoute(route: PageRoute | undefined): void {
  const target = route?.redirectsTo === undefined ? route : findRoute(route.redirectsTo)?.route
  target?.load?.().then(
    ({ default: page }) => arrived.set(target, page),
    () => undefined,
  )
  if (target?.isInShell === true) loadShell().catch(() => undefined)
}

type Load = NonNullable<PageRoute['load']>

const inHome = (name: string, title: ConsoleText, load: Load): PageRoute => ({
  path: `/home/${name}`,
  title,
  isGuarded: true,
  isInShell: true,
  load: load,
})

/** Without a guard: opened by a menu, or with a token in the address (CF-155). */
const ofPlaces = (name: string, title: ConsoleText, load: Load): PageRoute => ({
  path: `/${name}`,
  title,
  isInShell: 'signedIn',
  load: load,
})

/** Loads one page of a file with several. */
const pageOf =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType<PageProps>>>, name: Name) =>
  async () => ({ default: (await load())[name] })

/** One file for the three pages, which differ in their audience. */
const paymentResultPages = () => import('./routes/paymentResultPages.tsx')
const bookingListPages = () => import('./routes/bookingListPages.tsx')

/** One file for the two pages, which differ in their screen. */
const bookingChatPages = () => import('./routes/bookingChatPages.tsx')

/** One file for the six pages, which differ in their app. */
const policyRoute = () => import('./routes/PolicyRoute.tsx')

/** Every address of the console. A page's query parameters are in the domain, under the same path (CF-90). */
export const ROUTES: readonly PageRoute[] = [
  // Entry and session (ROUTE-01..11, CF-04, CF-83)
  { path: '/', title: 'signIn.title', redirectsTo: '/login' },
  { path: '/login', title: 'signIn.title', load: () => import('./routes/SignInPage.tsx') },
  { path: '/sign-up', title: 'signUp.title', load: () => import('./routes/SignUpPage.tsx') },
  {
    path: '/forgot-password',
    title: 'forgotPassword.title',
    load: () => import('./routes/ForgotPasswordPage.tsx'),
  },
  {
    path: '/reset-password',
    title: 'resetPassword.title',
    load: () => import('./routes/ResetPasswordPage.tsx'),
  },
  {
    path: '/view-message',
    title: 'verify.title',
    load: () => import('./routes/VerifyAccountPage.tsx'),
  },
  {
    path: '/success',
    title: 'page.success',
    isGuarded: true,
    load: () => import('./routes/SuccessPage.tsx'),
  },
  { path: '/welcome', title: 'page.map', isGuarded: true, redirectsTo: '/home/map' },

  // The console (ROUTE-21..28)
  { path: '/home', title: 'page.map', isGuarded: true, redirectsTo: '/home/map' },
  inHome('map', 'page.map', () => import('./routes/HomeMapPage.tsx')),
  inHome('checkin-list', 'page.checkinList', () => import('./routes/CheckInListPage.tsx')),
  inHome('domain-list', 'page.domainList', () => import('./routes/GroupListPage.tsx')),
  inHome('rate', 'page.rate', () => import('./routes/RatePage.tsx')),
  inHome('driver-list', 'page.driverList', () => import('./routes/ConsoleDriverListPage.tsx')),
  inHome('polyline-list', 'page.polylineList', () => import('./routes/RouteListPage.tsx')),
  inHome('role', 'page.role', () => import('./routes/RolePage.tsx')),
  inHome('user', 'page.user', () => import('./routes/UserPage.tsx')),
  inHome('extra-charge', 'page.extraCharge', () => import('./routes/ExtraChargePage.tsx')),
  inHome('dashboard', 'page.dashboard', () => import('./routes/DashboardPage.tsx')),
  inHome('driver-report', 'page.driverReport', () => import('./routes/DriverReportPage.tsx')),
  inHome('vehicle', 'page.vehicle', () => import('./routes/VehicleListPage.tsx')),
  // The pages of a single thing (GUARD-06..10, CF-84)
  inHome('domain-form/:id', 'page.domainForm', () => import('./routes/GroupPage.tsx')),
  inHome('polyline-detail/:id', 'page.polylineDetail', () => import('./routes/RoutePage.tsx')),
  inHome('rate-form/:id', 'page.rateForm', () => import('./routes/RateFormPage.tsx')),
  inHome('role-form/:id', 'page.roleForm', () => import('./routes/RoleFormPage.tsx')),
  inHome('vehicle-form/:id', 'page.vehicleForm', () => import('./routes/VehiclePage.tsx')),

  // Inside the mobile app (ROUTE-12..19)
  {
    path: '/groupadmin',
    title: 'page.groupAdmin',
    load: () => import('./routes/GroupAdminPage.tsx'),
  },
  { path: '/map', title: 'page.map', load: () => import('./routes/MapPage.tsx') },
  {
    path: '/driver-list',
    title: 'page.driverList',
    load: () => import('./routes/DriverListPage.tsx'),
  },
  {
    path: '/driver-booking-list',
    title: 'page.bookings',
    load: pageOf(bookingListPages, 'DriverBookingListPage'),
  },
  {
    path: '/passenger-booking-list',
    title: 'page.bookings',
    load: pageOf(bookingListPages, 'PassengerBookingListPage'),
  },
  {
    path: '/admin-booking-list',
    title: 'page.bookings',
    load: pageOf(bookingListPages, 'AdminBookingListPage'),
  },
  {
    path: '/driver-booking-chat',
    title: 'page.chat',
    load: pageOf(bookingChatPages, 'DriverBookingChatPage'),
  },
  {
    path: '/passenger-booking-chat',
    title: 'page.chat',
    load: pageOf(bookingChatPages, 'PassengerBookingChatPage'),
  },
  { path: '/chat', title: 'page.chat', load: () => import('./routes/ChatPage.tsx') },
  {
    path: '/owner-map',
    title: 'page.ownerMap',
    load: () => import('./routes/OwnerMapPage.tsx'),
  },
  {
    path: '/trip-list',
    title: 'page.tripList',
    load: () => import('./routes/TripListPage.tsx'),
  },
  { path: '/payment', title: 'page.payment', load: () => import('./routes/PaymentPage.tsx') },
  {
    path: '/payment-success',
    title: 'page.payment',
    keepsToken: true,
    load: pageOf(paymentResultPages, 'PaymentSuccessPage'),
  },
  {
    path: '/payment-fail',
    title: 'page.paymentFail',
    keepsToken: true,
    load: pageOf(paymentResultPages, 'PaymentFailPage'),
  },
  {
    path: '/payment-cancel',
    title: 'page.paymentCancel',
    keepsToken: true,
    load: pageOf(paymentResultPages, 'PaymentCancelPage'),
  },

  // Places (ROUTE-18)
  ofPlaces('location', 'page.addLocations', () => import('./routes/LocationPage.tsx')),
  ofPlaces('search-location', 'page.searchLocations', () => import('./routes/SearchLocationPage.tsx')),
  ofPlaces('check-location', 'page.reviewData', () => import('./routes/CheckLocationPage.tsx')),
  ofPlaces('unknown-location', 'page.unknownLocations', () => import('./routes/UnknownLocationPage.tsx')),

  // Policies (ROUTE-20, CF-88)
  { path: '/policy/driver', title: 'page.policy', load: policyRoute },
  { path: '/policy/passenger', title: 'page.policy', load: policyRoute },
  { path: '/policy/collaboration', title: 'page.policy', load: policyRoute },
  { path: '/policy/kilometer', title: 'page.policy', load: policyRoute },
  { path: '/policy/kaizentic', title: 'page.policy', load: policyRoute },
  { path: '/policy/seinyadanar', title: 'page.policy', load: policyRoute },
]

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

/** The route of a path, and its parameters; undefined for an unknown path. */
export function findRoute(
  path: string,
): { route: PageRoute; params: Readonly<Record<string, string>> } | undefined {
  const segments = segmentsOf(path)
  for (const route of ROUTES) {
    const parts = segmentsOf(route.path)
    const isMatch =
      parts.length === segments.length &&
      parts.every((part, index) => part.startsWith(':') || part === segments[index])
    if (isMatch) return { route, params: paramsOf(parts, segments) }
  }
  return undefined
}

/** Whether a path is always inside the console's navbar and menu: all of `/home`, including unknown paths (ROUTE-21). */
export function isInShell(path: string): boolean {
  const row = findRoute(path)
  return row ? row.route.isInShell === true : segmentsOf(path)[0] === 'home'
}

function paramsOf(parts: readonly string[], segments: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    parts.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), decode(segments[index] ?? '')]] : [],
    ),
  )
}

/** An invalid escape is kept as written. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
