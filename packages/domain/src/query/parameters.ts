/** One query parameter of a page. */
export interface QueryParameter {
  readonly name: string
  /** In UTF-16 code units; a longer value is refused. */
  readonly maxLength: number
  /** Whether the page needs it. Source: VAL-31, VAL-32. */
  readonly required: boolean
  /** Whether it may occur more than once; any other repeated parameter is refused (quality T11). */
  readonly repeats: boolean
}

type Rules = Partial<Omit<QueryParameter, 'name'>>

const ID = 128
const SEARCH = 200
const TEXT = 500
const LONG_TEXT = 2048
const TOKEN = 8192
/** Truncated where it is shown (`successText`), so that a long text does not make the page refuse its address. */
const BANNER = 65_536

const optional = (name: string, maxLength: number, rules: Rules = {}): QueryParameter => ({
  name,
  maxLength,
  required: false,
  repeats: false,
  ...rules,
})
const required = (name: string, maxLength: number) => optional(name, maxLength, { required: true })

const language = optional('language', 8)
const theme = optional('theme', 8)

/**
 * The parameters of each page, under exactly these names: `groupid` and `domainid` are not synonyms, nor are the ids of
 * people. Pages that are not listed have none. In addition, every page reads `AMBIENT_PARAMETERS`. Source: CF-90.
 */
export const PAGE_PARAMETERS = pageParameters()

/** A function, so that a bundle without the table can leave it out. */
function pageParameters() {
  const token = required('token', TOKEN)
  const driverId = required('driverid', ID)
  const appId = optional('appid', ID)
  const surroundings = [appId, language, theme]
  const groupPage = [token, driverId, required('groupid', ID), ...surroundings]
  const bookingPage = [token, driverId, required('domainid', ID), ...surroundings]
  /** `conversation` is the open one, so that it is in the history of the page. */
  const dashboardFilters = [
    optional('period', 8),
    optional('startdate', 10),
    optional('enddate', 10),
    optional('group', ID),
  ]
  const chatPage = [required('userid', ID), optional('bookingkey', ID), optional('conversation', ID), appId]
  const bookingChatPage = [required('userid', ID), required('bookingkey', ID), appId]

  return {
    /** Source: AUTH-05. */
    '/login': [optional('success', BANNER)],
    /** Source: AUTH-14. */
    '/sign-up': [optional('success', BANNER)],
    /** Source: AUTH-27. Without a token the page shows its own message (ERR-25). */
    '/reset-password': [optional('token', TOKEN)],
    /** Source: AUTH-34, CF-83. */
    '/view-message': [optional('token', TOKEN)],
    /**
     * The filters of the console's map, so that an address can be shared. They are not documented; missing ones have the
     * map's defaults.
     */
    '/home/map': [
      optional('period', 8),
      optional('startdate', 10),
      optional('enddate', 10),
      optional('city', 2),
      optional('groups', LONG_TEXT),
      optional('search', SEARCH),
      optional('locations', 1),
      optional('routes', 1),
      optional('markers', 1),
    ],
    /** The filters of the console's lists, so that Back restores them; their search text is not in the address. */
    '/home/checkin-list': [
      optional('groups', LONG_TEXT),
      optional('startdate', 10),
      optional('enddate', 10),
      optional('sort', 16),
      optional('page', 6),
    ],
    '/home/driver-list': [optional('group', ID), optional('page', 6)],
    '/home/domain-list': [optional('sort', 16), optional('page', 6)],
    '/home/vehicle': [optional('group', ID), optional('page', 6)],
    '/home/dashboard': dashboardFilters,
    '/home/driver-report': dashboardFilters,
    '/home/polyline-list': [
      optional('period', 8),
      optional('startdate', 10),
      optional('enddate', 10),
      optional('groups', LONG_TEXT),
      optional('sort', 16),
      optional('page', 6),
    ],
    /** The days and groups in which the trip is found: no call returns one trip (CF-84). */
    '/home/polyline-detail/:id': [
      optional('startdate', 10),
      optional('enddate', 10),
      optional('groups', LONG_TEXT),
    ],
    /** Source: EMB-01. */
    '/groupadmin': groupPage,
    /** Source: VAL-31, PMAP-19. */
    '/map': groupPage,
    /** Source: GDRV-01. */
    '/driver-list': groupPage,
    /** Source: BKG-01. */
    '/driver-booking-list': bookingPage,
    /** Source: BKG-02. */
    '/passenger-booking-list': [token, required('passengerid', ID), optional('groupid', ID), ...surroundings],
    /** Source: BKG-03. */
    '/admin-booking-list': bookingPage,
    /** Source: CHAT-01. */
    '/chat': chatPage,
    /** Source: CHAT-01. */
    '/driver-booking-chat': bookingChatPage,
    /** Source: CHAT-01, CHAT-10. */
    '/passenger-booking-chat': bookingChatPage,
    /** Source: PAY-04. */
    '/payment-success': [
      optional('order_no', ID),
      optional('bookingkey', ID),
      optional('name', TEXT),
      optional('telephone', ID),
      optional('transact_no', ID),
      optional('email', TEXT),
      optional('modifiedtime', ID),
      optional('price', ID),
    ],
    /** Source: CF-177; the documents name none. */
    '/payment-fail': [optional('order_no', ID), optional('cancelurl', LONG_TEXT)],
    /** Source: PAY-10; without an order and its amount there is no payment (CF-140). */
    '/payment': [
      optional('token', TOKEN),
      optional('userID', ID),
      optional('bookingkey', ID),
      required('refno', ID),
      required('amount', ID),
      optional('address', TEXT),
      optional('pcode', ID),
      optional('resultpageskip', ID),
      optional('pname', TEXT),
      optional('cname', TEXT),
      optional('sign', LONG_TEXT),
      optional('contactname', TEXT),
      optional('appname', TEXT),
      optional('phone', ID),
      appId,
      optional('currency', ID),
      optional('cancelurl', LONG_TEXT),
      optional('email', TEXT),
      optional('paymenttype', ID),
      optional('cid', ID),
      optional('desc', LONG_TEXT),
    ],
    /** Source: LOC-03. */
    '/location': [optional('name', SEARCH)],
    /** Source: OMAP-01. */
    '/owner-map': [token, driverId, ...surroundings],
    /** Source: TRIP-01. */
    '/trip-list': [
      token,
      driverId,
      language,
      theme,
      optional('search', SEARCH),
      optional('startdate', 10),
      optional('enddate', 10),
      optional('showdate', 1),
      optional('vehicleid', ID, { repeats: true }),
    ],
  } as const satisfies Record<string, readonly QueryParameter[]>
}

/** A page with its own parameters. */
export type ParameterPage = keyof typeof PAGE_PARAMETERS

/** Read by every page: an address may always set language and theme. Source: CF-126. */
export const AMBIENT_PARAMETERS: readonly QueryParameter[] = [language, theme]

/** Pages whose own list has no token and that use one if the host app sends it. Source: CF-05. */
const MAY_CARRY_TOKEN: ReadonlySet<string> = new Set([
  '/chat',
  '/driver-booking-chat',
  '/passenger-booking-chat',
  '/location',
  '/search-location',
  '/check-location',
  '/unknown-location',
])

/** All parameters of a page, each name once. Source: CF-90. */
export function parametersOf(page: string): readonly QueryParameter[] {
  const own = isParameterPage(page) ? PAGE_PARAMETERS[page] : []
  const names = new Set(own.map((parameter) => parameter.name))
  const ambient = MAY_CARRY_TOKEN.has(page)
    ? [optional('token', TOKEN), ...AMBIENT_PARAMETERS]
    : AMBIENT_PARAMETERS
  return [...own, ...ambient.filter(({ name }) => !names.has(name))]
}

/** The names of a page's required parameters that are missing or blank. Source: VAL-31, VAL-32. */
export function missingParameters(
  page: string,
  values: Readonly<Record<string, unknown>>,
): readonly string[] {
  return parametersOf(page)
    .filter(({ name, required }) => required && !isPresent(values[name]))
    .map(({ name }) => name)
}

/** Whether map data can be fetched. Source: VAL-31. */
export function canLoadMap(values: MapContext): boolean {
  return isPresent(values.token) && isPresent(values.driverid) && isPresent(values.groupid)
}

/** Whether owner data can be fetched. Source: VAL-32. */
export function canLoadOwner(values: OwnerContext): boolean {
  return isPresent(values.token) && isPresent(values.driverid)
}

export interface OwnerContext {
  readonly token?: string | null | undefined
  readonly driverid?: string | null | undefined
}

export interface MapContext extends OwnerContext {
  readonly groupid?: string | null | undefined
}

function isPresent(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function isParameterPage(page: string): page is ParameterPage {
  return Object.keys(PAGE_PARAMETERS).includes(page)
}
