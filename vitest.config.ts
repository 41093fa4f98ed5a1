import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_FLAGS, findHeadless, ONE_RASTER_THREAD } from './tools/browser.ts'

/** Storybook takes seconds to load, which a run of other projects (`--project unit`) does without. */
const hasStories = !process.argv.includes('--project') || process.argv.includes('stories')

const DEVELOPMENT = { 'process.env.NODE_ENV': '"development"' }
const conditions = ['@fleetgis/source']

// Stories run with React's production build, as in a partner's app, and in a third less CPU time (decision 21).
process.env.NODE_ENV = 'production'

const inBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: findHeadless(), args: [...CHROMIUM_FLAGS, ONE_RASTER_THREAD] },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
})

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // A loaded machine must not fail a test that proves something else than speed.
    testTimeout: 180_000,
    // As long as a story waits (.storybook/preview.tsx).
    expect: { poll: { timeout: 45_000 } },
    // Files of a project share their modules: loading them again for each file takes longer than most tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          env: { NODE_ENV: 'test' },
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/src/**/*.test.tsx',
            'apps/*/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/chaos/*.test.ts',
            'tests/sequences/*.test.ts',
          ],
          exclude: ['**/*.strict.test.tsx'],
        },
      },
      {
        // Every story is a test: it renders, its `play` passes, and axe finds nothing. The config of Storybook decides how.
        // `npm test` leaves those with a picture to its step `pixels`, which tests them as well.
        plugins: [
          hasStories &&
            storybookTest({
              configDir: '.storybook',
              tags: { exclude: process.env.WITHOUT_PICTURES ? ['picture'] : [] },
            }),
        ],
        test: {
          name: 'stories',
          browser: inBrowser(),
        },
      },
      {
        // Effects that run twice, as React's development build runs them (decision 27).
        extends: true,
        define: DEVELOPMENT,
        // Not the dependencies of the stories: those have React's production build.
        cacheDir: 'node_modules/.vite-strict',
        resolve: { conditions: [...conditions, ...defaultClientConditions] },
        optimizeDeps: {
          entries: ['packages/ui/src/**/*.strict.test.tsx'],
          rolldownOptions: { transform: { define: DEVELOPMENT } },
        },
        test: {
          name: 'strict',
          include: ['packages/ui/src/**/*.strict.test.tsx'],
          browser: inBrowser(),
        },
      },
    ],
  },
})
