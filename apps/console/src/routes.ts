import type { ComponentType } from 'react'
import type { Address, Look, ReadAddress } from './address.ts'
import * as at from './addresses.ts'
import type { ConsoleConfig } from './config.ts'
import type { FrameProps } from './pageProps.ts'
import type { TokenUse } from './pageToken.ts'
import type { ConsoleText } from './words.ts'

/** What is around a page: the console's navbar and menu, and a component with the page's title. */
interface Frame {
  /** Whether it is in the navbar and menu; `signedIn` only for a session, without a token of the page (CF-155). */
  readonly inShell?: true | 'signedIn' | undefined
  readonly load?: (() => Promise<{ default: ComponentType<FrameProps> }>) | undefined
  /** The component's own props. */
  readonly props?: object | undefined
}

/** How the page of an address is shown. */
interface Display<Values> {
  /**
   * The key of the document's title, which ends with the name of the product (APP-08). A page may set another by
   * `usePageTitle`.
   */
  readonly title: ConsoleText
  /** `session`: only signed-in users may see it (GUARD-01..04). `token`: the mobile app has to send its token. */
  readonly guard?: 'session' | 'token' | undefined
  /** The token that it uses; with a `token` guard that of the mobile app. */
  readonly token?: TokenUse | undefined
  readonly frame?: Frame | undefined
  readonly page: () => Promise<{ default: ComponentType<{ parameters: Values & Look }> }>
}

/** The code of a page and of its frame. */
export interface PageCode {
  readonly Content: ComponentType<{ parameters: object }>
  readonly Around: ComponentType<FrameProps> | undefined
}

/** One row of the table of addresses. */
export interface Route extends Address<object> {
  readonly title: ConsoleText
  readonly guard?: Display<object>['guard']
  readonly token?: Display<object>['token']
  readonly frame: Frame
  /** Whether the deployment has the page; every one has it unless given. */
  readonly isOn?: (config: ConsoleConfig) => boolean
  /** The target of a redirect, which has no page. */
  readonly redirectsTo?: string
  /** Loads the page and its frame. */
  readonly load?: () => Promise<PageCode>
}

function row<Values extends object>(
  address: Address<Values>,
  { title, guard, token = guard === 'token' ? 'page' : undefined, frame = {}, page }: Display<Values>,
): Route {
  async function load(): Promise<PageCode> {
    const [content, around] = await Promise.all([page(), frame.load?.()])
    // The page takes what its own address reads.
    const Content = content.default as PageCode['Content']
    return { Content, Around: around?.default }
  }
  return { ...address, title, guard, token, frame, load }
}

const redirect = (address: Address<object>, to: Address<object>, guard?: 'session'): Route => ({
  ...address,
  title: 'app.name',
  guard,
  frame: {},
  redirectsTo: to.path,
})

/** A frame with its props; it is loaded with the page. */
const frame = <Own extends object>(
  load: () => Promise<{ default: ComponentType<FrameProps & Own> }>,
  props: Own,
  inShell?: Frame['inShell'],
): Frame => ({ load: load as NonNullable<Frame['load']>, props, inShell })

const accountFrame = frame(() => import('./SignInFrame.tsx'), {})
const webView = (own = {}) => frame(() => import('./WebViewFrame.tsx'), own)
const fullView = (own = {}) => frame(() => import('./FullViewFrame.tsx'), own)

const account = { frame: accountFrame } as const

type Load<Values> = Display<Values>['page']

/** A list of the console; `crumb` is the last part of the way to it, where that is not the title. */
const list = <Values extends object>(
  address: Address<Values>,
  title: ConsoleText,
  page: Load<Values>,
  own: { crumb?: ConsoleText } = {},
): Route =>
  row(address, {
    title,
    guard: 'session',
    frame: frame(() => import('./StaffFrame.tsx'), own, true),
    page,
  })

/** The page of one thing of a list. */
const detail = <Values extends object>(
  address: Address<Values>,
  title: ConsoleText,
  parent: Route,
  page: Load<Values>,
): Route =>
  row(address, {
    title,
    guard: 'session',
    frame: frame(() => import('./StaffFrame.tsx'), { parent }, true),
    page,
  })

const groups = list(at.groupList, 'page.domainList', () => import('./routes/GroupListPage.tsx'))
const drivers = list(
  at.consoleDriverList,
  'page.driverList',
  () => import('./routes/ConsoleDriverListPage.tsx'),
  { crumb: 'consoleDrivers.crumb' },
)
const rates = list(at.rate, 'page.rate', () => import('./routes/RatePage.tsx'))
const roles = list(at.role, 'page.role', () => import('./routes/RolePage.tsx'))
const users = list(at.user, 'page.user', () => import('./routes/UserPage.tsx'))
const extraCharges = list(at.extraCharge, 'page.extraCharge', () => import('./routes/ExtraChargePage.tsx'))
const vehicles = list(at.vehicleList, 'page.vehicle', () => import('./routes/VehicleListPage.tsx'))
const trips = list(at.routeList, 'page.polylineList', () => import('./routes/RouteListPage.tsx'))

/** On where the deployment says so: the documents give them to web views only (CF-185). */
const STAFF_BOOKINGS: readonly Route[] = [
  list(at.dispatch, 'page.bookings', () => import('./routes/DispatchPage.tsx')),
  list(at.staffChats, 'page.chats', () => import('./routes/StaffChatsPage.tsx')),
].map((route) => ({ ...route, isOn: ({ staffBookings }) => staffBookings }))

/** A page about places: opened by the menu, or with a token in the address (CF-155). */
const places = <Values extends object>(
  address: Address<Values>,
  title: ConsoleText,
  page: Load<Values>,
): Route =>
  row(address, {
    title,
    token: 'page',
    frame: frame(
      () => import('./StaffFrame.tsx'),
      {
        parent: { path: at.location.path, title: 'page.places' } as const,
        section: { current: address.path, pages: () => PLACES },
      },
      'signedIn',
    ),
    page,
  })

/** In the order of the work (ROUTE-18). */
const PLACES: readonly Route[] = [
  places(at.location, 'page.addLocations', () => import('./routes/LocationPage.tsx')),
  places(at.searchLocation, 'page.searchLocations', () => import('./routes/SearchLocationPage.tsx')),
  places(at.checkLocation, 'page.reviewData', () => import('./routes/CheckLocationPage.tsx')),
  places(at.unknownLocation, 'page.unknownLocations', () => import('./routes/UnknownLocationPage.tsx')),
]

/** A page inside the mobile app, which sends its token. */
const WEB_VIEW = { guard: 'token' } as const
/** A chat opens without a token too (CF-05). */
const CHAT = { title: 'page.chat', token: 'page', frame: fullView() } as const
/** The gateway returns to it, and Back from there leads to the payment, which uses the token (CF-114). */
const RESULT = { token: 'kept', frame: webView() } as const

/** Every address of the console. */
export const ROUTES: readonly Route[] = [
  // Entry and session (ROUTE-01..11, CF-04, CF-83)
  redirect(at.start, at.signIn),
  row(at.signIn, { ...account, title: 'signIn.title', page: () => import('./routes/SignInPage.tsx') }),
  row(at.signUp, { ...account, title: 'signUp.title', page: () => import('./routes/SignUpPage.tsx') }),
  row(at.forgotPassword, {
    ...account,
    title: 'forgotPassword.title',
    page: () => import('./routes/ForgotPasswordPage.tsx'),
  }),
  row(at.resetPassword, {
    ...account,
    title: 'resetPassword.title',
    token: 'resetPassword',
    page: () => import('./routes/ResetPasswordPage.tsx'),
  }),
  row(at.verifyAccount, {
    ...account,
    title: 'verify.title',
    token: 'verifyAccount',
    page: () => import('./routes/VerifyAccountPage.tsx'),
  }),
  row(at.success, {
    title: 'page.success',
    guard: 'session',
    frame: accountFrame,
    page: () => import('./routes/SuccessPage.tsx'),
  }),
  redirect(at.welcome, at.homeMap, 'session'),

  // The console (ROUTE-21..28)
  redirect(at.home, at.homeMap, 'session'),
  row(at.homeMap, {
    title: 'page.map',
    guard: 'session',
    frame: { inShell: true },
    page: () => import('./routes/HomeMapPage.tsx'),
  }),
  list(at.checkInList, 'page.checkinList', () => import('./routes/CheckInListPage.tsx'), {
    crumb: 'page.checkinCrumb',
  }),
  drivers,
  users,
  extraCharges,
  list(at.dashboard, 'page.dashboard', () => import('./routes/DashboardPage.tsx')),
  list(at.driverReport, 'page.driverReport', () => import('./routes/DriverReportPage.tsx')),
  ...STAFF_BOOKINGS,
  groups,
  rates,
  roles,
  vehicles,
  trips,
  // The pages of a single thing (GUARD-06..10, CF-84, decision 44)
  detail(at.driver, 'page.driver', drivers, () => import('./routes/DriverPage.tsx')),
  detail(at.groupForm, 'page.domainForm', groups, () => import('./routes/GroupPage.tsx')),
  detail(at.rateForm, 'page.rateForm', rates, () => import('./routes/RateFormPage.tsx')),
  detail(at.roleForm, 'page.roleForm', roles, () => import('./routes/RoleFormPage.tsx')),
  detail(at.userForm, 'page.userForm', users, () => import('./routes/UserFormPage.tsx')),
  detail(
    at.extraChargeForm,
    'page.extraChargeForm',
    extraCharges,
    () => import('./routes/ExtraChargeFormPage.tsx'),
  ),
  detail(at.vehicleForm, 'page.vehicleForm', vehicles, () => import('./routes/VehiclePage.tsx')),
  detail(at.routeDetail, 'page.polylineDetail', trips, () => import('./routes/RoutePage.tsx')),

  // Inside the mobile app (ROUTE-12..19)
  row(at.groupAdmin, {
    ...WEB_VIEW,
    title: 'page.groupAdmin',
    frame: webView({ isBare: true }),
    page: () => import('./routes/GroupAdminPage.tsx'),
  }),
  row(at.map, {
    ...WEB_VIEW,
    title: 'page.map',
    frame: fullView(),
    page: () => import('./routes/MapPage.tsx'),
  }),
  row(at.driverList, {
    ...WEB_VIEW,
    title: 'page.driverList',
    frame: webView(),
    page: () => import('./routes/DriverListPage.tsx'),
  }),
  row(at.driverBookings, {
    ...WEB_VIEW,
    title: 'page.bookings',
    frame: webView(),
    page: async () => ({ default: (await import('./routes/bookingListPages.tsx')).DriverBookingListPage }),
  }),
  row(at.passengerBookings, {
    ...WEB_VIEW,
    title: 'page.bookings',
    frame: webView(),
    page: async () => ({ default: (await import('./routes/bookingListPages.tsx')).PassengerBookingListPage }),
  }),
  row(at.adminBookings, {
    ...WEB_VIEW,
    title: 'page.bookings',
    frame: webView(),
    page: async () => ({ default: (await import('./routes/bookingListPages.tsx')).AdminBookingListPage }),
  }),
  row(at.driverBookingChat, {
    ...CHAT,
    page: async () => ({ default: (await import('./routes/bookingChatPages.tsx')).DriverBookingChatPage }),
  }),
  row(at.passengerBookingChat, {
    ...CHAT,
    page: async () => ({ default: (await import('./routes/bookingChatPages.tsx')).PassengerBookingChatPage }),
  }),
  row(at.chat, { ...CHAT, page: () => import('./routes/ChatPage.tsx') }),
  row(at.ownerMap, {
    ...WEB_VIEW,
    title: 'page.ownerMap',
    frame: fullView({ showsServerWords: true }),
    page: () => import('./routes/OwnerMapPage.tsx'),
  }),
  row(at.tripList, {
    ...WEB_VIEW,
    title: 'page.tripList',
    frame: webView({ showsServerWords: true }),
    page: () => import('./routes/TripListPage.tsx'),
  }),
  row(at.payment, {
    title: 'page.payment',
    token: 'page',
    frame: webView(),
    page: () => import('./routes/PaymentPage.tsx'),
  }),
  row(at.paymentSuccess, {
    ...RESULT,
    title: 'page.payment',
    page: async () => ({ default: (await import('./routes/paymentResultPages.tsx')).PaymentSuccessPage }),
  }),
  row(at.paymentFail, {
    ...RESULT,
    title: 'page.paymentFail',
    page: async () => ({ default: (await import('./routes/paymentResultPages.tsx')).PaymentFailPage }),
  }),
  row(at.paymentCancel, {
    ...RESULT,
    title: 'page.paymentCancel',
    page: async () => ({ default: (await import('./routes/paymentResultPages.tsx')).PaymentCancelPage }),
  }),

  ...PLACES,

  // Policies (ROUTE-20)
  ...at.policies.map((policy) =>
    row(policy, { title: 'page.policy', page: () => import('./routes/PolicyRoute.tsx') }),
  ),
]

/** Loads the navbar and menu. */
export const loadShell = () => import('./ConsoleShell.tsx')

const arrived = new Map<Route, PageCode>()

/** The code of a page if it is loaded: it can render without suspending. */
export function arrivedPage(route: Route): PageCode | undefined {
  return arrived.get(route)
}

/** Starts loading the code of a page. A failure is reported when the page is shown. */
export function preloadRoute(route: Route | undefined): void {
  const target = route?.redirectsTo === undefined ? route : findRoute(route.redirectsTo)?.route
  target?.load?.().then(
    (code) => arrived.set(target, code),
    () => undefined,
  )
  if (target?.frame.inShell === true) loadShell().catch(() => undefined)
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

/** The route of a path, and its parameters; undefined for an unknown path. */
export function findRoute(
  path: string,
): { route: Route; params: Readonly<Record<string, string>> } | undefined {
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

/** The use that the page of a path has for a token. */
export const tokenUse = (path: string): TokenUse | undefined => findRoute(path)?.route.token

/** Whether a path is always inside the console's navbar and menu: all of `/home`, including unknown paths (ROUTE-21). */
export function isInShell(path: string): boolean {
  const match = findRoute(path)
  return match ? match.route.frame.inShell === true : segmentsOf(path)[0] === 'home'
}

/** The parameters of a page; a token that its guard needs is missing like any other (VAL-31, VAL-32). */
export function readRoute(
  { route, params }: NonNullable<ReturnType<typeof findRoute>>,
  search: string,
  token: string | undefined,
): ReadAddress<object> {
  const result = route.read(params, search)
  if (route.guard !== 'token' || token?.trim()) return result
  const { missing, invalid } = result.ok ? { missing: [], invalid: [] } : result
  return { ok: false, missing: ['token', ...missing], invalid }
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
