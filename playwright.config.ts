import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findHeadless, WITHOUT_SPARES } from './tools/browser.ts'
import './tools/fromSource.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  // Node strips types itself, which takes a worker seconds less than Playwright's Babel.
  build: { external: ['**/packages/**', '**/apps/**', '**/tools/**'] },
  globalSetup: './tests/e2e/buildConsole.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A loaded machine must not fail a test that proves something else than speed.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  outputDir: 'reports/e2e',
  use: {
    // Journeys route requests of the page, which those of a worker are not; opening.spec.ts allows the console's own.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findHeadless(), args: [...CHROMIUM_FLAGS, WITHOUT_SPARES] },
  },
})
