import { widgetNames } from './tools/entries.ts'

// What each import path may weigh, gzipped, without the shared peers. Parts that load later (dialogs, pickers, maps) count
// where they are said to: `whole` takes them in, else an entry is what loads first.
const DOMAIN = {
  '.': '12 kB',
  auth: '3.2 kB',
  bookings: '4 kB',
  chat: '3.6 kB',
  dashboards: '0.8 kB',
  drivers: '1.1 kB',
  format: '3.4 kB',
  host: '0.3 kB',
  i18n: '1 kB',
  map: '4.7 kB',
  mask: '0.4 kB',
  money: '1 kB',
  paging: '1 kB',
  payments: '4.7 kB',
  period: '1.9 kB',
  permission: '0.7 kB',
  places: '1.9 kB',
  policies: '0.4 kB',
  query: '1.3 kB',
  staff: '1.4 kB',
  trips: '1.8 kB',
  wallet: '1.8 kB',
}

const API = {
  '.': '19 kB',
  'map/admin': '11.7 kB',
  auth: '9 kB',
  bookings: '10.9 kB',
  chat: '10.3 kB',
  dashboards: '8.4 kB',
  drivers: '9.9 kB',
  endpoints: '20.6 kB',
  map: '9.5 kB',
  owner: '11.2 kB',
  queries: '0.5 kB',
  payments: '7.9 kB',
  places: '10.4 kB',
  staff: '9.8 kB',
  trips: '10 kB',
  wallet: '10.8 kB',
  worker: '13.3 kB',
}

/** All of an entry, the parts that load later too: primitives and maps. */
const UI_WHOLE = {
  '.': '104.7 kB',
  AdminMap: '137.6 kB',
  Avatar: '3.9 kB',
  Badge: '0.8 kB',
  Breadcrumbs: '3.2 kB',
  Checkbox: '3.1 kB',
  ConfirmDialog: '8.4 kB',
  DataTable: '31.3 kB',
  DateField: '11.8 kB',
  DateRangeField: '12.1 kB',
  Dialog: '8.4 kB',
  EmptyState: '2.8 kB',
  FindDialog: '16 kB',
  FleetMap: '63.1 kB',
  HomeMap: '86.3 kB',
  InfiniteList: '16.4 kB',
  LoadingBar: '0.9 kB',
  Menu: '5.8 kB',
  MultiSelect: '21.1 kB',
  OwnerMap: '122.7 kB',
  Pagination: '4.6 kB',
  PeriodSelect: '14.3 kB',
  Popover: '3.5 kB',
  ReloadCard: '5 kB',
  RouteMap: '64.5 kB',
  SearchField: '3.4 kB',
  SuggestField: '7.2 kB',
  Select: '3.6 kB',
  Sheet: '8.4 kB',
  Skeleton: '0.7 kB',
  Slider: '1.3 kB',
  Switch: '1 kB',
  Table: '6.9 kB',
  Tabs: '1.4 kB',
  Tooltip: '1.8 kB',
  TripReplay: '65.6 kB',
}

/** What a widget loads first; one without a limit of its own may have `WIDGET`. */
const WIDGET = '29.5 kB'
const UI_FIRST = {
  ...Object.fromEntries(widgetNames().map((name) => [name, WIDGET])),
  ConsoleDashboard: '31.8 kB',
  DriverPanel: '32.1 kB',
  ApprovalPanel: '39.4 kB',
  ConsoleDriverList: '37.5 kB',
  BookingCard: '16.7 kB',
  BookingList: '42 kB',
  ChatPanel: '23.7 kB',
  CheckInList: '35.6 kB',
  DriverProfile: '49.8 kB',
  ConversationList: '24 kB',
  DispatchBoard: '54.6 kB',
  LocationTable: '31.4 kB',
  PlaceFinder: '42 kB',
  PlaceSearch: '32 kB',
  RouteList: '40.2 kB',
  PinPad: '18.8 kB',
  PolicyPage: '7.5 kB',
  TopUp: '23.3 kB',
  TripList: '31.9 kB',
  TopUpPanel: '27.3 kB',
  TripDetail: '27 kB',
  VehicleList: '32.7 kB',
}

/**
 * What a page that has React alone pays for a first import, all other dependencies included: the table of the kit's
 * README. The second limit is with the provider. Parts that load later are left out.
 */
export const PAID = {
  FleetProvider: ['62 kB', '62 kB'],
  BookingCard: ['43.7 kB', '91.2 kB'],
  ChatPanel: ['67.7 kB', '107.5 kB'],
  FleetMap: ['37.5 kB', '85.1 kB'],
  LocationTable: ['79.1 kB', '122.5 kB'],
  PinPad: ['39.6 kB', '86.9 kB'],
  TransactionHistory: ['67.8 kB', '112.2 kB'],
  TripDetail: ['71 kB', '114.9 kB'],
}

const DATES = '@internationalized/date'
const SHARED = [
  'react',
  'react-dom',
  'styled-components',
  'i18next',
  'react-aria-components',
  '@tanstack/react-query',
  'leaflet',
  'react-leaflet',
  '@fleetgis/domain',
  '@fleetgis/api',
  DATES,
]

/** What its opened list adds comes from react-aria (decision 10), so here that counts too. */
const WITH_REACT_ARIA = { Menu: '48 kB' }
const WITHOUT_REACT_ARIA = SHARED.filter((name) => name !== 'react-aria-components')

/** Leaves out parts that load later, those whose path matches. */
const without = (filter) => (config) => ({
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    {
      name: 'later',
      setup(build) {
        build.onResolve({ filter }, ({ kind, path }) =>
          kind === 'dynamic-import' ? { path, external: true } : undefined,
        )
      },
    },
  ],
})
const withoutLater = without(/./)

/** The model of Zawgyi loads for a text that could be Zawgyi alone (decision 15). Any part that shows a name can load it. */
const withoutZawgyi = without(/\/toUnicode-/)

const checks = (pkg, limits, fileOf, ignore, more = {}) =>
  Object.entries(limits).map(([entry, limit]) => ({
    name: `@fleetgis/${pkg}${entry === '.' ? '' : `/${entry}`}`,
    path: `packages/${pkg}/${fileOf(entry)}`,
    limit,
    gzip: true,
    ignore,
    ...more,
  }))

/** The entries of the client that are one file of its root. */
const API_FILES = {
  '.': 'dist/index.js',
  endpoints: 'dist/endpoints.js',
  queries: 'dist/queries.js',
  worker: 'dist/worker.js',
}
const apiFile = (entry) => API_FILES[entry] ?? `dist/${entry}/index.js`
const uiFile = (entry) => `dist/${entry === '.' ? 'index' : entry}.js`

export default [
  ...checks('domain', DOMAIN, (entry) => `src/${entry === '.' ? '' : `${entry}/`}index.ts`, [DATES]),
  ...checks('api', API, apiFile, ['@fleetgis/domain', '@tanstack/react-query', DATES]),
  ...checks('ui', UI_WHOLE, uiFile, SHARED, { modifyEsbuildConfig: withoutZawgyi }),
  ...checks('ui', WITH_REACT_ARIA, uiFile, WITHOUT_REACT_ARIA, { name: '@fleetgis/ui/Menu, opened' }),
  ...checks('ui', UI_FIRST, uiFile, SHARED, { modifyEsbuildConfig: withoutLater }),
  ...Object.entries(PAID).flatMap(([name, [alone, onPage]]) => {
    const provider = { 'packages/ui/dist/index.js': '{ FleetProvider }' }
    const own = name === 'FleetProvider' ? {} : { [`packages/ui/dist/${name}.js`]: `{ ${name} }` }
    const paid = { gzip: true, ignore: ['react', 'react-dom'] }
    return [
      {
        ...paid,
        name: `@fleetgis/ui/${name}, alone`,
        import: name === 'FleetProvider' ? provider : own,
        path: Object.keys(name === 'FleetProvider' ? provider : own)[0],
        limit: alone,
        modifyEsbuildConfig: withoutLater,
      },
      {
        ...paid,
        name: `@fleetgis/ui/${name}, on a page`,
        import: { ...provider, ...own },
        path: 'packages/ui/dist/index.js',
        limit: onPage,
        modifyEsbuildConfig: withoutLater,
      },
    ]
  }),
]
