// The files of the build. Each page is a file of its own, which the router loads; what several pages share is put
// together here, so that a page loads few files and little that it does not need. `bench:load` has the budgets.

/** One regular expression for module paths that start with one of these, with any path separator. */
const modules = (...paths: readonly string[]) =>
  new RegExp(`(${paths.map((path) => path.replaceAll('/', '[\\\\/]')).join('|')})\\.(m?js|tsx?)$`)

const either = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

/** The console itself, and the parts that nearly every page has: they are small, and a page loads them anyway. */
const CONSOLE = modules(
  'console/src/(startConsole|PageFailure|PageHeading|WebViewFrame|historyEntry)',
  'primitives/(lazily|hasModifier|rootProps|useLatestCallback|actions/IconButton|feedback/(ErrorCard|ReloadCard|useReload|Banner|EmptyState|Skeleton(Row)?)|layout/(Badge|Card|FactList|Stack|VisuallyHidden|useIsWide)|lists/uniqueKeys)',
  'remote/(WidgetBoundary|describeFailure|explainFailure|serverWords|useLast|useFailure|useRemote|FailureCard|RetryBanner|StaleBanner)',
  'ui/src/i18n/(langOf|formatWords|useShownText|words|createTexts|usePartnerI18n|zawgyi/mayBeZawgyi)',
  'domain/src/(format/(civil|words|dayPeriod|fixedPoint|amount|stamp|dates|distance)|host/waits|query/allowedAddress|paging/(pages|pageSizes)|map/latLng)',
  'api/src/(core/(callQuery|callPages|geo|mutation|page)|auth/queries|trips/stops)',
  '@tanstack/query-core/build/modern/((infiniteQ|q)ueryObserver|mutationObserver)',
  '@tanstack/react-query/build/modern/(useBaseQuery|use(Infinite)?Query|useMutation|suspense|errorBoundaryUtils|QueryErrorResetBoundary|IsRestoringProvider|(query|infiniteQuery|mutation)Options)',
  'ui/src/provider/useHost',
  'icons/(circle-question-mark|clock|chevron-\\w+|arrow-(up|down|left|right)|copy|inbox|pencil|plus|settings|trash)',
)

/** Filters and their periods: with the console, because most pages have some of them. */
const FILTERS = modules(
  'primitives/(fields/(GoButton|PeriodSelect|SegmentedControl|Select|FieldFrame|useDraft)|overlays/(ConfirmDialog|lazyModalFrame))',
  'domain/src/period/(date|defaults|fleetToday|period)',
  'private/form/(useFormValidation|useFormValidationState)',
  'private/utils/(useFormReset|useControlledState)',
  'private/(Form|FieldError|Text)',
)

/** What a page with live data has: its state, rows that load while it scrolls, and the switches above them. */
const LISTS = modules(
  'remote/(LiveStrip|liveState|useLive|blockedText|useRemoteList)',
  'primitives/(lists/InfiniteList|layout/Avatar|fields/(Checkbox|Switch))',
  'api/src/(core/pollEvery|bookings/\\w+)',
  'domain/src/(chat/names|trips/photoAddress)',
  'private/(Checkbox|Switch|toggle/\\w+|checkbox/useCheckbox|checkbox/useCheckboxGroupItem|switch/\\w+|visually-hidden/\\w+)',
  'private/utils/useSlot',
  'icons/(check|message-circle|minus|play|user-round)',
)

/** Long lists of which only the rows in view are in the page. */
const VIRTUAL = modules(
  '@tanstack/(react-virtual|virtual-core)/dist/esm/[\\w-]+',
  'primitives/lists/(useRange|nextRows)',
)

/** What the pages before the sign-in and the console's navbar have in common. */
const NAVBAR = modules(
  'primitives/(feedback/LoadingBar|layout/Brand|overlays/(useDismiss|useScrollStop))',
  'shell/(LanguageSelect|ThemeSwitch|MyanmarWord)',
  'icons/(sun|moon)',
)

/** Inputs with a label. */
const INPUTS = modules(
  'primitives/fields/FieldAction',
  'ui/src/provider/useUnsaved',
  'private/(Input|Autocomplete|Group)',
  'private/(textfield/useTextField|label/useField)',
)

/** Text fields: of the account pages, and of forms. */
const FIELDS = modules(
  'primitives/fields/(TextField|PasswordField|useFields)',
  'private/(TextField|TextArea)',
  'domain/src/auth/(email|validation)',
  'icons/eye(-off)?',
)

/** A search: its field and its row. */
const SEARCH = modules(
  'primitives/(lists/SearchRow|fields/SearchField)',
  'private/(SearchField|searchfield/\\w+|intl/searchfield/[\\w-]+|i18n/useLocalizedStringFormatter|LocalizedString\\w+)',
  'domain/src/format/degrees',
  'icons/search',
)

/** Keeps the focus inside a part of the page: of dialogs, menus and maps. */
const FOCUS = modules('private/focus/FocusScope', 'private/utils/shadowdom/ShadowTreeWalker')

/** Panels that float beside what opened them. */
const FLOATING = modules('primitives/overlays/(FloatingPanel|placePanel|usePanelFocus|usePlacedPanel)')

/** Groups to choose from. */
const GROUPS = modules('primitives/fields/(MultiSelect|multiSelectText)', 'remote/GroupMultiSelect')

/** Filters that are kept in the address, and the calls of a map. */
const ADDRESS = modules(
  'console/src/useFilters',
  'remote/useGroups',
  'api/src/map/(schemas|endpoints|queries)',
  'domain/src/(map/mapState|query/searchText)',
)

/** The console's navbar and menu, and the table that most of its pages have. */
const SHELL = modules(
  'console/src/ConsoleShell',
  'primitives/lists/(Table|Pagination)',
  'remote/useRemotePage',
  'domain/src/paging/(rowsOfPage|pageItems)',
  'icons/menu',
)

/** What the lists of the staff have in common: filters in the address, and rights. */
const STAFF = modules(
  'console/src/(ListFrame|useKeptScroll)',
  'primitives/(fields/useFilterState|layout/Breadcrumbs|lists/FilterBar|overlays/(Dialog|StepButtons))',
  'remote/(FoundOne|GroupSelect|useRoutePermission)',
)

/** Tables with columns that sort, and the lists that show one. */
const TABLES = modules('primitives/lists/(DataTable|DataTableWaiting|dataTableLook|sortRows|columns)')
const LIST_TABLES = modules('primitives/lists/(ListTable|usePageOfRows)', 'remote/ListFrame')

/** Drivers, their rights and balances. */
const DRIVERS = modules(
  'api/src/drivers/\\w+',
  'domain/src/(permission/(feeRights|flags)|wallet/lowBalance)',
  'areas/wallet/Balance',
  'ui/src/i18n/moneyText',
)

/** Records that the staff edits. */
const RECORDS = modules('api/src/staff/\\w+', 'areas/staff/(useRecordList|RecordListView)')

/** Places, and the frame of their pages. */
const PLACES = modules(
  'api/src/places/\\w+',
  'console/src/PlaceFrame',
  'domain/src/places/(location|place|provider|search)',
)

/** A list as a file of comma-separated values. */
const CSV = modules('ui/src/csv/\\w+', 'remote/(CsvExport|readAllPages|useCsvExport)', 'icons/download')

/** Leaflet, its layers and the controls over it: every map loads them, after its page. */
const LEAFLET = modules(
  'leaflet/src/.+',
  'ui/src/map/(engine/\\w+|layers/\\w+|LeafletMap|MapContent|nearestInDirection|upTo)',
  'ui/src/map/panels/(MapLoading|MapControls?|MapCredit|PanControl|VehicleDetails|VehicleButtons|PlaceDetails|TripDetails|Coordinates|EmptyView|useCutText|useMapSettings|useSummary)',
  'private/(Toolbar|toolbar/\\w+)',
  'icons/(crosshair|expand|list|move)',
)

/** What the pages with a map load before the map itself. */
const MAPS = modules(
  'ui/src/map/(FleetMap|FleetMapFrame|leafletLayout)',
  'ui/src/map/panels/(formatCount|statusText|useVehicleName)',
  'domain/src/(map/(bearing|driverMarker)|format/timeAgo)',
)

/** What live maps add to that. */
const LIVE_MAPS = modules(
  'ui/src/map/panels/(MapCard|MapOver)',
  'areas/map/useVehicles',
  'domain/src/map/(mapDrawing|mapPolling|mapReducer|mapRefresh)',
)

const SIGN_IN = /routes[\\/](SignIn|SignUp|ForgotPassword|ResetPassword|VerifyAccount)Page\.tsx$/

/**
 * The groups, earliest first: each has its imports except those of earlier groups. The entry stays small, so that its
 * requests start early.
 */
export const CHUNKS = [
  { name: 'entry', test: /src[\\/]main\.tsx$/ },
  { name: 'console', test: either(CONSOLE, FILTERS) },
  { name: 'lists', test: LISTS },
  // With all that no other page needs: a web view on a slow phone loads two files.
  { name: 'bookings', test: /routes[\\/]bookingListPages\.tsx$/ },
  // The page that starts a payment shares half of it, and leads to it.
  { name: 'payments', test: /routes[\\/]paymentResultPages\.tsx$/ },
  { name: 'virtual', test: VIRTUAL },
  { name: 'navbar', test: NAVBAR },
  { name: 'inputs', test: INPUTS },
  { name: 'fields', test: FIELDS },
  { name: 'search', test: SEARCH },
  { name: 'focus', test: FOCUS },
  { name: 'floating', test: FLOATING },
  { name: 'groups', test: GROUPS },
  { name: 'address', test: ADDRESS },
  { name: 'shell', test: SHELL },
  { name: 'staff', test: STAFF },
  { name: 'tables', test: TABLES },
  { name: 'list-tables', test: LIST_TABLES },
  { name: 'drivers', test: DRIVERS },
  { name: 'records', test: RECORDS },
  { name: 'places', test: PLACES },
  { name: 'csv', test: CSV },
  { name: 'maps', test: MAPS },
  { name: 'live-maps', test: LIVE_MAPS },
  { name: 'leaflet', test: LEAFLET },
  { name: 'sign-in', test: SIGN_IN },
].map((group, index, { length }) => ({ ...group, priority: length - index }))
