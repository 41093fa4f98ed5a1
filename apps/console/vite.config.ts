import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { configFile } from './build/configFile.ts'
import { forHosting } from './build/forHosting.ts'
import { languageFiles } from './build/languageFiles.ts'
import { preloadChunks } from './build/preloadChunks.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** One expression for the paths of modules that begin with one of these, whatever the system's separator is. */
const modules = (...paths: readonly string[]) =>
  new RegExp(`(${paths.map((path) => path.replaceAll('/', '[\\\\/]')).join('|')})\\.(m?js|tsx?)$`)

/** The console itself, and what the pages before the sign-in have in common with web views: both load it anyway. */
const CONSOLE = modules(
  'console/src/startConsole',
  'primitives/(Banner|ErrorCard|IconButton|SegmentedControl)',
  'WidgetBoundary/WidgetBoundary',
  'private/form/(useFormValidation|useFormValidationState)',
  'private/utils/(useFormReset|useControlledState)',
  'private/(FieldError|Form)',
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
    // The policy allows no script in the page, and none as text.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each with everything that it imports and that the ones above it have not: few files, and none that a page
          // does not need. The entry stays small, so that what it asks for is asked for at once.
          groups: [
            { name: 'entry', priority: 4, test: /src[\\/]main\.tsx$/ },
            { name: 'console', priority: 3, test: CONSOLE },
            {
              name: 'sign-in',
              priority: 1,
              test: /routes[\\/](SignIn|SignUp|ForgotPassword|ResetPassword|VerifyAccount)Page\.tsx$/,
            },
            // With what it has in common with the map: a web view on a slow phone pays for one file, not for two.
            { name: 'bookings', priority: 1, test: /routes[\\/]bookingListPages\.tsx$/ },
          ],
        },
      },
    },
  },
})
