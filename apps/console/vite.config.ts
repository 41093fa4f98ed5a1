import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { configFile } from './build/configFile.ts'
import { forHosting } from './build/forHosting.ts'
import { languageFiles } from './build/languageFiles.ts'
import { preloadChunks } from './build/preloadChunks.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** One regular expression for module paths that start with one of these, with any path separator. */
const modules = (...paths: readonly string[]) =>
  new RegExp(`(${paths.map((path) => path.replaceAll('/', '[\\\\/]')).join('|')})\\.(m?js|tsx?)$`)

/** The console itself, and what the sign-in pages share with web views: both load it anyway. */
const CONSOLE = modules(
  'console/src/startConsole',
  'primitives/(feedback|actions|fields)/(Banner|ErrorCard|IconButton|SegmentedControl)',
  'remote/WidgetBoundary',
  '@tanstack/(query-core|react-query)/build/modern/(queryObserver|useBaseQuery)',
  'private/form/(useFormValidation|useFormValidationState)',
  'private/utils/(useFormReset|useControlledState)',
  'private/(FieldError|Form)',
)

/** What every page with data loads: a list of bookings, a chat, and their states. */
const LISTS = modules(
  'console/src/(PageFailure|PageHeading)',
  'primitives/lists/InfiniteList',
  'primitives/feedback/(EmptyState|Skeleton)',
  'primitives/layout/Avatar',
  'ui/src/(remote|i18n)/\\w+',
  'domain/src/format/\\w+',
  'domain/src/trips/photoAddress',
  'api/src/core/\\w+',
  'lucide-react/dist/esm/icons/message-circle',
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
    target: 'es2022',
    // The policy allows no inline and no data: script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Chunks: each has its imports except those of earlier groups. Few files, without code that a page does not
          // need. The entry stays small, so that its requests start early.
          groups: [
            { name: 'entry', priority: 4, test: /src[\\/]main\.tsx$/ },
            { name: 'console', priority: 3, test: CONSOLE },
            {
              name: 'sign-in',
              priority: 1,
              test: /routes[\\/](SignIn|SignUp|ForgotPassword|ResetPassword|VerifyAccount)Page\.tsx$/,
            },
            // What the lists of bookings and the chats share: neither page loads the other's code.
            { name: 'lists', priority: 2, test: LISTS },
            // What other pages share with it is small; a payment loads no page of bookings.
            { name: 'payments', priority: 2, test: /routes[\\/]paymentPages\.tsx$/ },
            // With what it shares with the map: a web view on a slow phone loads one file instead of two.
            { name: 'bookings', priority: 1, test: /routes[\\/]bookingListPages\.tsx$/ },
          ],
        },
      },
    },
  },
})
