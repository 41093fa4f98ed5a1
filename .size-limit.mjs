import { entriesOf, widgetNames } from './tools/entries.ts'

// What each import path may weigh, gzipped, without the shared peers: a limit for each kind, and those of the paths that
// weigh more. They leave room to grow, and find what a path should not take along, such as a library or another area.
// Parts that load later (dialogs, pickers, maps) count where they are said to: `whole` takes them in, else an entry is
// what loads first.
const pathsOf = (pkg) =>
  Object.keys(entriesOf(pkg)).map((path) => (path === '.' ? path : path.replace('./', '')))
const limitsOf = (paths, usual, more) => ({
  ...Object.fromEntries(paths.map((path) => [path, usual])),
  ...more,
})

const DOMAIN = limitsOf(pathsOf('domain'), '2.2 kB', {
  '.': '13 kB',
  auth: '3.6 kB',
  bookings: '4.5 kB',
  chat: '4 kB',
  format: '3.8 kB',
  map: '5.2 kB',
  payments: '5.2 kB',
})

const API = limitsOf(
  pathsOf('api').filter((path) => path !== 'wire'),
  '13 kB',
  { '.': '21 kB', endpoints: '23 kB', queries: '1 kB', worker: '15 kB' },
)

const WIDGETS = widgetNames()

/** All of an entry, the parts that load later too: primitives and maps. */
const UI_WHOLE = limitsOf(
  pathsOf('ui').filter((path) => !WIDGETS.includes(path) && path !== 'testing'),
  '4.5 kB',
  {
    '.': '115 kB',
    AdminMap: '150 kB',
    ConfirmDialog: '9.3 kB',
    DataTable: '34 kB',
    DateField: '14 kB',
    DateRangeField: '14 kB',
    Dialog: '9.3 kB',
    FindDialog: '18 kB',
    FleetMap: '70 kB',
    HomeMap: '95 kB',
    InfiniteList: '18 kB',
    Menu: '6.4 kB',
    MultiSelect: '24 kB',
    OwnerMap: '135 kB',
    Pagination: '5.1 kB',
    PeriodSelect: '16 kB',
    ReloadCard: '5.6 kB',
    RouteMap: '70 kB',
    Sheet: '9.3 kB',
    SuggestField: '8 kB',
    Table: '7.6 kB',
    TripReplay: '72 kB',
  },
)

/** What a widget loads first. */
const UI_FIRST = limitsOf(WIDGETS, '36 kB', {
  ApprovalPanel: '43 kB',
  BookingCard: '20 kB',
  BookingList: '46 kB',
  ChatPanel: '27 kB',
  CheckInList: '39 kB',
  ConsoleDashboard: '39 kB',
  ConsoleDriverList: '41 kB',
  DispatchBoard: '60 kB',
  DriverProfile: '55 kB',
  PinPad: '22 kB',
  PlaceFinder: '46 kB',
  PolicyPage: '9 kB',
  RouteList: '44 kB',
  TopUp: '27 kB',
  TripDetail: '30 kB',
})

/**
 * What a page that has React alone pays for a first import, all other dependencies included: the table of the kit's
 * README. The second limit is with the provider. Parts that load later are left out.
 */
export const PAID = {
  FleetProvider: ['68 kB', '68 kB'],
  BookingCard: ['48 kB', '100 kB'],
  ChatPanel: ['75 kB', '118 kB'],
  FleetMap: ['42 kB', '94 kB'],
  LocationTable: ['87 kB', '135 kB'],
  PinPad: ['44 kB', '96 kB'],
  TransactionHistory: ['75 kB', '124 kB'],
  TripDetail: ['78 kB', '127 kB'],
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
const WITH_REACT_ARIA = { Menu: '53 kB' }
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
