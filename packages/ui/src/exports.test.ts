import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { everyWidget } from './testing/everyWidget.tsx'

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

/** Views: they fetch nothing, and what they are given is their owner's. */
const VIEWS = [
  'AppShell',
  'AssignPanelView',
  'AuthLayout',
  'BookingCard',
  'BookingListView',
  'ChatPanelView',
  'ConversationListView',
  'ForgotPasswordForm',
  'HomeMapView',
  'LanguageSelect',
  'LocationTableView',
  'PinChangeForm',
  'PinPad',
  'ResetPasswordForm',
  'SignInForm',
  'SignUpForm',
  'ThemeSwitch',
  'TopUpPanelView',
  'TopUpView',
  'TransactionHistoryView',
  'TripDetailView',
  'VerifyAccountView',
]

test('what the package exports changes only on purpose', () => {
  const list = entries.map(({ path, found }) => [path, found.map(({ name }) => name).toSorted()])
  expect(Object.fromEntries(list)).toMatchInlineSnapshot(`
    {
      ".": [
        "AppShell",
        "AuthLayout",
        "Avatar",
        "Badge",
        "Banner",
        "Brand",
        "Breadcrumbs",
        "Button",
        "CaptchaProvider",
        "Card",
        "Checkbox",
        "ConfirmDialog",
        "DateField",
        "DateRangeField",
        "Dialog",
        "EmptyState",
        "ErrorCard",
        "FleetProvider",
        "ForgotPassword",
        "ForgotPasswordForm",
        "IconButton",
        "InfiniteList",
        "LanguageSelect",
        "Link",
        "LoadingBar",
        "Menu",
        "MultiSelect",
        "Pagination",
        "PasswordField",
        "PeriodSelect",
        "Popover",
        "ReloadCard",
        "ResetPassword",
        "ResetPasswordForm",
        "SearchField",
        "SegmentedControl",
        "Select",
        "Sheet",
        "SignIn",
        "SignInForm",
        "SignUp",
        "SignUpForm",
        "SignedInShell",
        "Skeleton",
        "Slider",
        "Spinner",
        "Switch",
        "Table",
        "Tabs",
        "TextField",
        "ThemeSwitch",
        "Tooltip",
        "VerifyAccount",
        "VerifyAccountView",
        "WidgetBoundary",
        "createHostChannel",
        "dateWords",
        "formatWords",
        "loadLanguage",
        "preloadDialog",
        "useCaptcha",
        "useFleet",
        "useHost",
        "useNoticeToHost",
        "useNotify",
        "useText",
      ],
      "./AssignPanel": [
        "AssignPanel",
        "AssignPanelSheet",
        "AssignPanelView",
      ],
      "./Avatar": [
        "Avatar",
      ],
      "./Badge": [
        "Badge",
      ],
      "./BookingCard": [
        "BookingCard",
      ],
      "./BookingList": [
        "BookingList",
        "BookingListView",
      ],
      "./Breadcrumbs": [
        "Breadcrumbs",
      ],
      "./ChatPanel": [
        "ChatPanel",
        "ChatPanelView",
        "createFleetChat",
      ],
      "./Checkbox": [
        "Checkbox",
      ],
      "./ConfirmDialog": [
        "ConfirmDialog",
      ],
      "./ConversationList": [
        "ConversationList",
        "ConversationListView",
      ],
      "./DateField": [
        "DateField",
      ],
      "./DateRangeField": [
        "DateRangeField",
      ],
      "./Dialog": [
        "Dialog",
        "preloadDialog",
      ],
      "./EmptyState": [
        "EmptyState",
      ],
      "./FleetMap": [
        "FleetMap",
      ],
      "./HomeMap": [
        "HOME_MAP_FILTERS",
        "HomeMap",
        "HomeMapView",
      ],
      "./InfiniteList": [
        "InfiniteList",
      ],
      "./LoadingBar": [
        "LoadingBar",
      ],
      "./LocationTable": [
        "LocationTable",
        "LocationTableView",
      ],
      "./Menu": [
        "Menu",
      ],
      "./MultiSelect": [
        "MultiSelect",
      ],
      "./Pagination": [
        "Pagination",
      ],
      "./PeriodSelect": [
        "PeriodSelect",
      ],
      "./PinPad": [
        "PinChange",
        "PinChangeForm",
        "PinCheck",
        "PinPad",
      ],
      "./PolicyPage": [
        "PolicyPage",
      ],
      "./Popover": [
        "Popover",
      ],
      "./ReloadCard": [
        "ReloadCard",
      ],
      "./RouteMap": [
        "RouteMap",
      ],
      "./SearchField": [
        "SearchField",
      ],
      "./Select": [
        "Select",
      ],
      "./Sheet": [
        "Sheet",
      ],
      "./Skeleton": [
        "Skeleton",
      ],
      "./Slider": [
        "Slider",
      ],
      "./Switch": [
        "Switch",
      ],
      "./Table": [
        "Table",
      ],
      "./Tabs": [
        "Tabs",
      ],
      "./Tooltip": [
        "Tooltip",
      ],
      "./TopUp": [
        "TopUp",
        "TopUpView",
      ],
      "./TopUpPanel": [
        "TopUpPanel",
        "TopUpPanelView",
      ],
      "./TransactionHistory": [
        "TransactionHistory",
        "TransactionHistoryView",
      ],
      "./TripDetail": [
        "TripDetail",
        "TripDetailSheet",
        "TripDetailView",
      ],
      "./testing": [
        "SandboxProvider",
        "appShell",
        "assignPanel",
        "bookingCard",
        "bookingList",
        "chatPanel",
        "conversationList",
        "createFakeClock",
        "createFakeHost",
        "createHandlers",
        "forgotPasswordPage",
        "homeMap",
        "hostWindows",
        "loadLanguage",
        "locationTable",
        "pinChange",
        "pinPad",
        "resetPasswordPage",
        "signInPage",
        "signUpPage",
        "topUpPanel",
        "topUpPopup",
        "transactionHistory",
        "tripDetail",
        "verifyAccountPage",
      ],
    }
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

test('R12 every widget is a view, or stands in a boundary with its name and is made to fail in stories', () => {
  const components = found.filter(
    ({ name, file }) =>
      /src\/(areas|map|shell)\//.test(file) && /^[A-Z][a-z]/.test(name) && name !== 'WidgetBoundary',
  )
  const connected = components.filter(({ name }) => !VIEWS.includes(name))
  expect(connected.map(({ name }) => name).toSorted()).toEqual(Object.keys(everyWidget).toSorted())
  for (const { name, file } of connected)
    expect(read(file), file).toContain(`<WidgetBoundary name="${name}">`)
})

test('views fetch nothing', () => {
  for (const name of VIEWS) {
    const file = found.find((one) => one.name === name)?.file ?? ''
    expect(existsSync(join(PACKAGE, file)), name).toBe(true)
    expect(read(file), file).not.toMatch(/react-query|\bclient\b/)
  }
})
