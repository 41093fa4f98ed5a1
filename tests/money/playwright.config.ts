import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findHeadless, WITHOUT_SPARES } from '../../tools/browser.ts'
import '../../tools/fromSource.ts'

export default defineConfig({
  testDir: '.',
  // Node strips types itself, which takes a worker seconds less than Playwright's Babel.
  build: { external: ['**/packages/**', '**/tools/**'] },
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: '../../reports/money.json' }]],
  outputDir: '../../reports/money',
  use: {
    viewport: { width: 400, height: 560 },
    launchOptions: { executablePath: findHeadless(), args: [...CHROMIUM_FLAGS, WITHOUT_SPARES] },
  },
})
