// The files of the build. Each page is a file of its own, which the router loads; what several pages share is put
// together here, so that a page loads few files and little that it does not need. `bench:load` has the budgets.

/** One regular expression for module paths that start with one of these, with any path separator. */
const modules = (...paths: readonly string[]) =>
  new RegExp(`(${paths.map((path) => path.replaceAll('/', '[\\\\/]')).join('|')})\\.(m?js|tsx?)$`)

/** The console itself, and the parts that nearly every page has: they are small, and a page loads them anyway. */
const CONSOLE = modules(
  'console/src/(startConsole|PageFailure|PageHeading|WebViewFrame)',
  'primitives/(lazily|hasModifier|rootProps|actions/IconButton|feedback/(ErrorCard|ReloadCard|useReload)|layout/(Card|FactList))',
  'remote/(WidgetBoundary|describeFailure|explainFailure|serverWords|useLast|useFailure)',
  'ui/src/i18n/(langOf|formatWords|useShownText|zawgyi/mayBeZawgyi)',
  'domain/src/(format/(civil|words|dayPeriod|fixedPoint|amount)|host/waits|query/allowedAddress)',
  'api/src/core/callQuery',
  '@tanstack/query-core/build/modern/queryObserver',
  '@tanstack/react-query/build/modern/(useBaseQuery|useQuery|suspense|errorBoundaryUtils|QueryErrorResetBoundary|IsRestoringProvider|queryOptions)',
  'ui/src/provider/useHost',
  'icons/(circle-question-mark|clock|chevron-down)',
)

/** What all fields of forms have. */
const FORM = modules(
  'private/form/(useFormValidation|useFormValidationState)',
  'private/utils/(useFormReset|useControlledState)',
  'private/(Form|FieldError|Text)',
  'primitives/(fields/SegmentedControl|feedback/Banner)',
)

/** Text fields: of the account pages, and of the pages with a search. */
const FIELDS = modules(
  'primitives/(fields/(TextField|FieldAction)|layout/Brand)',
  'shell/(LanguageSelect|ThemeSwitch|MyanmarWord)',
  'api/src/auth/queries',
  'icons/(eye(-off)?|sun|moon|languages|globe)',
  'private/(TextField|Input|Autocomplete|TextArea|Group)',
  'private/(textfield/useTextField|label/useField)',
)

/** What a page with live data has: its state, rows that load while it scrolls, and what shows until they are there. */
const LISTS = modules(
  'remote/(LiveStrip|liveState|useLive|useOfflineSince|useSignedOutAction|FailureCard|blockedText|ageText|useRemote|useRemoteList|useMinutesSince|RetryBanner|StaleBanner)',
  'primitives/(lists/(InfiniteList|uniqueKeys)|feedback/(EmptyState|Skeleton|LoadingBar)|layout/(Avatar|Stack|useIsWide))',
  '@tanstack/(query-core|react-query)/build/modern/(infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions)',
  '@tanstack/(query-core|react-query)/build/modern/(mutationObserver|useMutation|mutationOptions)',
  'api/src/core/(pollEvery|page|callPages|geo|mutation)',
  'domain/src/(format/(stamp|dates|distance|degrees|tripCode)|mask/mask|query/searchText|permission/\\w+|map/(latLng|mapState|driverMarker)|paging/(pages|pageSizes))',
  'console/src/(FullViewFrame|useAppId)',
  'icons/(message-circle|map-pin|play|plus|pencil|copy|settings|chevron-(left|right|up)|arrow-(up|down|left|right))',
)

/** What bookings and trips have in common. */
const TRIPS = modules(
  'ui/src/i18n/bookingWords',
  'domain/src/(trips/(photoAddress|detailStatus)|bookings/(actions|visibility))',
  'trips/stops',
)

/** The fields of filters: selects, checkboxes and switches. */
const FILTERS = modules(
  'primitives/(fields/(GoButton|useDraft|Select|FieldFrame|Checkbox|Switch)|layout/Badge|overlays/(ConfirmDialog|lazyModalFrame))',
  'private/(Checkbox|Switch|toggle/\\w+|checkbox/\\w+|switch/\\w+|visually-hidden/\\w+)',
  'private/utils/useSlot',
  'icons/(check|minus)',
)

/** Periods, and the days that they count. */
const PERIOD = modules(
  '@internationalized/date/dist/private/\\w+',
  'domain/src/period/\\w+',
  'primitives/fields/(PeriodSelect|calendarMonth|dayName)',
  'ui/src/i18n/dateWords',
  'console/src/periodAddress',
)

/** A search: its field and its row. */
const SEARCH = modules(
  'primitives/(lists/SearchRow|fields/SearchField)',
  'private/(SearchField|searchfield/\\w+|intl/searchfield/[\\w-]+|i18n/useLocalizedStringFormatter|LocalizedString\\w+)',
  'icons/search',
)

/** Keeps the focus inside a part of the page: of dialogs, menus and maps. */
const FOCUS = modules('private/focus/FocusScope', 'private/utils/shadowdom/ShadowTreeWalker')

/** Panels that float beside what opened them. */
const FLOATING = modules(
  'primitives/overlays/(FloatingPanel|placePanel|usePanelFocus|usePlacedPanel|useDismiss|useScrollStop)',
  'primitives/fields/(MultiSelect|multiSelectText)',
  'remote/GroupMultiSelect',
)

/** Filters that are kept in the address, and the groups to choose from. */
const ADDRESS = modules(
  'console/src/(historyEntry|useListFilters)',
  'remote/(useGroups|useAllPages)',
  'api/src/map/(schemas|endpoints|queries)',
  'domain/src/map/checkIns',
)

/** What the lists of the staff have in common: filters in the address, tables, pages of rows, records and their rights. */
const STAFF = modules(
  'console/src/(ListPage|useKeptScroll)',
  'primitives/lists/(Table|Pagination|FilterBar|ListTable|DataTable|DataTableWaiting|dataTableLook|sortRows|columns|usePageOfRows)',
  'primitives/fields/useFilterState',
  'primitives/layout/Breadcrumbs',
  'primitives/overlays/(Dialog|StepButtons)',
  'remote/(GroupSelect|useRoutePermission|useRemotePage)',
  'areas/staff/(useRecordList|RecordListView|RecordForm|useSave)',
  'api/src/staff/\\w+',
  'icons/trash',
)

/** Leaflet, its layers and the controls over it: every map loads them, after its page. */
const LEAFLET = modules(
  'leaflet/dist/leaflet-src',
  'ui/src/map/(engine/\\w+|layers/\\w+|LeafletMap|MapContent|nearestInDirection|upTo)',
  'ui/src/map/panels/(MapLoading|MapControls?|MapCredit|PanControl|VehicleDetails|VehicleButtons|PlaceDetails|TripDetails|Coordinates|EmptyView|useCutText|useMapSettings|useSummary)',
  'private/(Toolbar|toolbar/\\w+)',
  'icons/(crosshair|expand|list|move)',
)

/** What the pages with a map load before the map itself. */
const MAPS = modules(
  'ui/src/map/(FleetMap|FleetMapFrame|leafletLayout)',
  'ui/src/map/panels/(formatCount|statusText|useVehicleName|MapCard|MapOver|MapToggle|MapTotals)',
  'areas/map/(parts/(MapToggles|CitySelect|mapPanel|polledPositions|useMapData|useMapState|DriverMap|useDriverMap|useTripPages|LayerProgress)|useVehicles)',
  'ui/src/i18n/cityWords',
  'domain/src/map/\\w+',
  'domain/src/trips/routePath',
  'domain/src/format/timeAgo',
)

const SIGN_IN = /routes[\\/](SignIn|SignUp|ForgotPassword|ResetPassword|VerifyAccount)Page\.tsx$/

/**
 * The groups, earliest first: each has its imports except those of earlier groups. The entry stays small, so that its
 * requests start early.
 */
export const CHUNKS = [
  { name: 'entry', test: /src[\\/]main\.tsx$/ },
  { name: 'console', test: CONSOLE },
  { name: 'form', test: FORM },
  { name: 'fields', test: FIELDS },
  { name: 'lists', test: LISTS },
  { name: 'trips', test: TRIPS },
  { name: 'filters', test: FILTERS },
  { name: 'period', test: PERIOD },
  { name: 'search', test: SEARCH },
  { name: 'focus', test: FOCUS },
  { name: 'floating', test: FLOATING },
  { name: 'address', test: ADDRESS },
  { name: 'maps', test: MAPS },
  { name: 'leaflet', test: LEAFLET },
  { name: 'sign-in', test: SIGN_IN },
  { name: 'staff', test: STAFF },
  // With what it shares with the map: a web view on a slow phone loads one file instead of two.
  { name: 'bookings', test: /routes[\\/]bookingListPages\.tsx$/ },
].map((group, index, { length }) => ({ ...group, priority: length - index }))
