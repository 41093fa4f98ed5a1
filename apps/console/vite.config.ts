import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { OLDEST_BROWSERS } from '../../tools/oldestBrowsers.ts'
import { configFile } from './build/configFile.ts'
import { forHosting } from './build/forHosting.ts'
import { languageFiles } from './build/languageFiles.ts'
import { preloadChunks } from './build/preloadChunks.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** One regular expression for module paths that start with one of these, with any path separator. */
const modules = (...paths: readonly string[]) =>
  new RegExp(`(${paths.map((path) => path.replaceAll('/', '[\\\\/]')).join('|')})\\.(m?js|tsx?)$`)

/** The console itself, and the parts that nearly every page has: they are small, and a page loads them anyway. */
const CONSOLE = modules(
  'console/src/(startConsole|PageFailure|PageHeading|WebViewFrame)',
  'primitives/(lazily|actions/IconButton|feedback/(ErrorCard|ReloadCard|useReload)|fields/SegmentedControl|layout/Card)',
  'remote/(WidgetBoundary|describeFailure|explainFailure|serverWords|useLast|useFailure)',
  'ui/src/i18n/(langOf|formatWords)',
  'domain/src/(format/(civil|words|dayPeriod|fixedPoint|amount)|host/waits|query/allowedAddress)',
  '@tanstack/query-core/build/modern/queryObserver',
  '@tanstack/react-query/build/modern/(useBaseQuery|useQuery|suspense|errorBoundaryUtils|QueryErrorResetBoundary|IsRestoringProvider|queryOptions)',
  'private/form/(useFormValidation|useFormValidationState)',
  'private/utils/(useFormReset|useControlledState)',
  'private/Form',
  'ui/src/provider/useHost',
  'icons/(circle-question-mark|clock|chevron-down)',
)

/** Text fields: of the account pages, and of the pages with a search. */
const FIELDS = modules(
  'primitives/(fields/(TextField|FieldAction)|feedback/Banner)',
  'api/src/auth/queries',
  'icons/eye(-off)?',
  'private/(TextField|Input|FieldError|Text|Autocomplete|TextArea|Group)',
  'private/(textfield/useTextField|label/useField)',
)

/** What a page with live data has: its state, rows that load while it scrolls, and what shows until they are there. */
const LISTS = modules(
  'remote/(LiveStrip|liveState|useLive|useOfflineSince|useSignedOutAction|FailureCard|blockedText|ageText|useRemote|useRemoteList|useMinutesSince)',
  'ui/src/i18n/(useShownText|zawgyi/mayBeZawgyi)',
  'primitives/(lists/InfiniteList|feedback/(EmptyState|Skeleton)|layout/Avatar)',
  '@tanstack/(query-core|react-query)/build/modern/(infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions)',
  '@tanstack/(query-core|react-query)/build/modern/(mutationObserver|useMutation|mutationOptions)',
  'api/src/core/(pollEvery|page|callPages|geo|mutation)',
  'domain/src/(format/(stamp|dates|distance)|trips/photoAddress|map/latLng|paging/(pages|pageSizes))',
  'trips/stops',
  'icons/message-circle',
)

/** The fields of filters: periods and days, selects, checkboxes and switches. */
const FILTERS = modules(
  '@internationalized/date/dist/private/\\w+',
  'domain/src/period/\\w+',
  'primitives/(fields/(GoButton|useDraft|Select|FieldFrame|PeriodSelect|Checkbox|Switch)|layout/Badge|overlays/(ConfirmDialog|lazyModalFrame))',
  'private/(Checkbox|Switch|toggle/\\w+|checkbox/\\w+|switch/\\w+|visually-hidden/\\w+)',
  'private/utils/useSlot',
  'icons/(check|minus)',
)

/** What the pages with tables have in common. */
const TABLES = modules(
  'primitives/(lists/(Table|Pagination|SearchRow)|fields/SearchField)',
  'console/src/ListPage',
)

export default defineConfig({
  resolve: { conditions: ['@fleetgis/source', ...defaultClientConditions] },
  plugins: [
    react(),
    configFile(file('public/config.json')),
    languageFiles({
      en: file('../../packages/ui/src/i18n/en.json'),
      my: file('../../packages/ui/src/i18n/my.json'),
    }),
    preloadChunks('console', 'rolldown-runtime'),
    forHosting(),
  ],
  server: { port: 5173, strictPort: true },
  build: {
    target: OLDEST_BROWSERS,
    // The policy allows no inline and no data: script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Chunks: each has its imports except those of earlier groups. Few files, without code that a page does not
          // need. The entry stays small, so that its requests start early.
          groups: [
            { name: 'entry', priority: 9, test: /src[\\/]main\.tsx$/ },
            { name: 'console', priority: 8, test: CONSOLE },
            { name: 'fields', priority: 7, test: FIELDS },
            { name: 'lists', priority: 6, test: LISTS },
            { name: 'filters', priority: 5, test: FILTERS },
            {
              name: 'sign-in',
              priority: 4,
              test: /routes[\\/](SignIn|SignUp|ForgotPassword|ResetPassword|VerifyAccount)Page\.tsx$/,
            },
            // With what it shares with the map: a web view on a slow phone loads one file instead of two.
            { name: 'bookings', priority: 2, test: /routes[\\/]bookingListPages\.tsx$/ },
            { name: 'tables', priority: 3, test: TABLES },
          ],
        },
      },
    },
  },
})
