import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storyMounts } from './testing/storyMountsInNode.ts'

const PACKAGE = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(PACKAGE, path), 'utf8')

interface Manifest {
  exports: Record<string, Record<string, unknown>>
}
const { exports } = JSON.parse(read('package.json')) as Manifest

/** What each path of the package exports, types aside, and from which file: read from the text of the entries. */
function exportsOf(entry: string): { name: string; file: string }[] {
  const lists = read(entry).matchAll(/export \{([^}]*)\} from '([^']+)'/g)
  return [...lists].flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => ({ name, file: join(entry, '..', file) })),
  )
}

const entries = Object.entries(exports).map(([path, conditions]) => {
  const source = String(conditions['@fleetgis/source'])
  return { path, source, found: exportsOf(source) }
})
const found = entries.filter(({ path }) => path !== './testing').flatMap((entry) => entry.found)

test('what the package exports changes only on purpose', () => {
  // A line per path, and for the long lists one per initial.
  const list = entries.flatMap(({ path, found }) => {
    const names = found.map(({ name }) => name).toSorted()
    if (names.length < 20) return `${path}: ${names.join(' ')}`
    const initials = [...new Set(names.map(([initial = '']) => initial))]
    return initials.map((one) => `${path} ${one}: ${names.filter((name) => name.startsWith(one)).join(' ')}`)
  })
  expect(list).toMatchInlineSnapshot(`
    [
      ". A: AppShell AuthLayout Avatar",
      ". B: Badge Banner Brand Breadcrumbs Button",
      ". C: CaptchaProvider Card Checkbox ClockNotice ConfirmDialog",
      ". D: DataTable DateField DateRangeField Dialog",
      ". E: EmptyState ErrorCard",
      ". F: FleetProvider ForgotPassword ForgotPasswordForm",
      ". I: IconButton InfiniteList",
      ". L: LanguageSelect Link LoadingBar",
      ". M: Menu MultiSelect",
      ". O: OfflineNotice",
      ". P: Pagination PasswordField PeriodSelect Popover",
      ". R: ReloadCard ResetPassword ResetPasswordForm",
      ". S: SearchField SegmentedControl Select Sheet SignIn SignInForm SignUp SignUpForm SignedInShell Skeleton Slider Spinner SuggestField Switch",
      ". T: Table Tabs TextField ThemeSwitch Tooltip",
      ". V: VerifyAccount VerifyAccountView",
      ". W: WidgetBoundary",
      ". c: createHostChannel",
      ". d: dateWords",
      ". f: formatWords",
      ". l: lazily",
      ". p: preloadDialog",
      ". u: useCaptcha useFleet useHost useNoticeToHost useNotify useText",
      "./AddBalance: AddBalance",
      "./AdminMap: AdminMap AdminMapView",
      "./AdminPanel: AdminPanel AdminPanelView",
      "./ApprovalPanel: ApprovalPanel ApprovalPanelView",
      "./AssignPanel: AssignPanel AssignPanelSheet AssignPanelView",
      "./Avatar: Avatar",
      "./Badge: Badge",
      "./BookingCard: BookingCard",
      "./BookingList: BookingList BookingListView",
      "./Breadcrumbs: Breadcrumbs",
      "./ChatInbox: ChatInbox",
      "./ChatPanel: ChatPanel ChatPanelView createFleetChat",
      "./CheckInList: CHECK_IN_FILTERS CheckInList CheckInListView",
      "./Checkbox: Checkbox",
      "./ConfirmDialog: ConfirmDialog UnsavedQuestion",
      "./ConsoleDashboard: ConsoleDashboard DASHBOARD_FILTERS DriverReport",
      "./ConsoleDriverList: ConsoleDriverList ConsoleDriverListView DRIVER_FILTERS UnregisteredDrivers",
      "./ConversationList: ConversationList ConversationListView",
      "./DataTable: DataTable",
      "./DateField: DateField",
      "./DateRangeField: DateRangeField",
      "./Dialog: Dialog preloadDialog",
      "./DispatchBoard: DispatchBoard",
      "./DriverPanel: DriverPanel DriverPanelView",
      "./DriverProfile: DriverProfile",
      "./EmptyState: EmptyState",
      "./ExtraChargeForm: ExtraChargeForm ExtraChargeFormView",
      "./ExtraChargeList: ExtraChargeList ExtraChargeListView",
      "./FiguresPanel: FiguresPanel FiguresPanelView",
      "./FindDialog: FindDialog",
      "./FleetMap: FleetMap",
      "./GroupList: GROUP_FILTERS GroupList GroupSettings",
      "./HomeMap: HOME_MAP_FILTERS HomeMap HomeMapView",
      "./InfiniteList: InfiniteList",
      "./LoadingBar: LoadingBar",
      "./LocationTable: LocationTable LocationTableView",
      "./Menu: Menu",
      "./MultiSelect: MultiSelect",
      "./OwnerMap: OwnerMap OwnerMapView",
      "./Pagination: Pagination",
      "./PaymentResult: PaymentResult PaymentResultView",
      "./PaymentStart: PaymentStart PaymentStartView",
      "./PeriodSelect: PeriodSelect",
      "./PinPad: PinChange PinChangeForm PinCheck PinPad",
      "./PlaceFinder: PlaceFinder PlaceFinderView",
      "./PlaceSearch: PlaceSearch PlaceSearchView",
      "./PolicyPage: PolicyPage",
      "./Popover: Popover",
      "./RateForm: RateForm RateFormView",
      "./RateList: RateList RateListView",
      "./ReloadCard: ReloadCard",
      "./RoleForm: RoleForm RoleFormView",
      "./RoleList: RoleList RoleListView",
      "./RouteList: ROUTE_FILTERS RouteDetail RouteList RouteListView",
      "./RouteMap: RouteMap",
      "./SearchField: SearchField",
      "./Select: Select",
      "./Sheet: Sheet",
      "./Skeleton: Skeleton",
      "./Slider: Slider",
      "./SuggestField: SuggestField",
      "./Switch: Switch",
      "./Table: Table",
      "./Tabs: Tabs",
      "./Tooltip: Tooltip",
      "./TopUp: TopUp TopUpView",
      "./TopUpPanel: TopUpPanel TopUpPanelView",
      "./TransactionHistory: TransactionHistory TransactionHistoryView",
      "./TripDetail: TripDetail TripDetailSheet TripDetailView",
      "./TripList: OWNER_FILTERS TripList TripListView",
      "./TripReplay: TripReplay",
      "./UnknownPlaces: UnknownPlaces UnknownPlacesView",
      "./UserForm: UserForm UserFormView",
      "./UserList: UserList UserListView",
      "./VehicleList: VehicleFacts VehicleList",
      "./testing S: SandboxProvider",
      "./testing a: adminMap adminPanel appShell approvalPanel assignPanel",
      "./testing b: bookingCard bookingList",
      "./testing c: chatPanel checkInList consoleDriverList conversationList createFakeClock createFakeHost",
      "./testing d: driverPanel",
      "./testing e: extraChargePages",
      "./testing f: figuresPanel forgotPasswordPage",
      "./testing h: homeMap hostWindows",
      "./testing l: locationTable",
      "./testing o: ownerMap",
      "./testing p: paymentPages pinChange pinPad placeFinder placeSearch",
      "./testing r: ratePages resetPasswordPage rolePages routeList",
      "./testing s: signInPage signUpPage",
      "./testing t: topUpPanel topUpPopup transactionHistory tripDetail tripList",
      "./testing u: unknownPlaces userPages",
      "./testing v: verifyAccountPage",
    ]
  `)
})

test('every import path has types and code for both module systems', () => {
  for (const [path, { import: esm, require: cjs }] of Object.entries(exports)) {
    expect(esm, path).toEqual({
      types: expect.stringMatching(/^\.\/dist\/.+\.d\.ts$/),
      default: expect.stringMatching(/^\.\/dist\/.+\.js$/),
    })
    expect(cjs, path).toEqual({
      types: expect.stringMatching(/^\.\/dist\/.+\.d\.cts$/),
      default: expect.stringMatching(/^\.\/dist\/.+\.cjs$/),
    })
  }
})

test('each file of exports is one import path', () => {
  const files = readdirSync(join(PACKAGE, 'exports')).map((file) => `./exports/${file}`)
  const sources = entries.map(({ source }) => source).filter((source) => source.startsWith('./exports/'))
  expect(sources.toSorted()).toEqual(files.toSorted())
})

const FETCHES = /\buse(Infinite)?Query\(|\buseMutation\(|\bclient\.call\(/

/** Whether a file fetches: it or what it imports of the widgets and of `remote`, parts that load later included. */
function fetches(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const code = read(file)
  if (FETCHES.test(code)) return true
  const imports = code.matchAll(/(?:^import (?!type )[^']*|\bimport\()'(\.[^']+)'/gm)
  return [...imports]
    .map(([, path = '']) => join(file, '..', path))
    .some((path) => /src\/(areas|map|remote|shell)\/.*\.tsx?$/.test(path) && fetches(path, seen))
}

test('R12 every widget is in a boundary with its name, every view fetches nothing, and stories mount them all', () => {
  const components = found.filter(
    ({ name, file }) =>
      /src\/(areas|map|shell)\//.test(file) && /^[A-Z][a-z]/.test(name) && name !== 'WidgetBoundary',
  )
  const hasBoundary = ({ name, file }: { name: string; file: string }) =>
    new RegExp(`inBoundary\\(\\s*'${name}',`).test(read(file))
  const names = (list: { name: string }[]) => new Set(list.map(({ name }) => name))
  const isInArea = ({ file }: { file: string }) => /\/areas\//.test(file)
  const widgets = names(storyMounts.filter(({ isConnected }) => isConnected))
  const views = names(storyMounts.filter(({ isConnected }) => !isConnected))
  expect(widgets).toEqual(names(components.filter(hasBoundary)))
  const others = components.filter((one) => !hasBoundary(one))
  expect([...names(others.filter(isInArea))].filter((name) => !views.has(name))).toEqual([])
  expect(names(others.filter(({ file }) => fetches(file)))).toEqual(new Set())
})
