// Each story with the tag `picture` passes as the others do, and looks as it did, to the last pixel, after its play.
// `npm run pixels` runs this.
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_FLAGS, findHeadless } from '../../tools/browser.ts'
import { pinnedChromium } from '../../tools/stories/pinnedChromium.ts'

const TAG = 'picture'

// As all stories run (decision 21).
process.env.NODE_ENV = 'production'

/** Where the pinned browser cannot start, the machine's own plays the stories. */
const isCompared = process.env.NOT_COMPARED === undefined

/** Files without a picture, which take a while to load. */
const withoutPicture = globSync('{packages,apps}/*/src/**/*.stories.tsx').filter(
  (file) => !readFileSync(file, 'utf8').includes(`'${TAG}'`),
)

export default defineConfig({
  plugins: [
    storybookTest({ configDir: '.storybook', tags: { include: [TAG] } }),
    {
      name: 'pictures',
      // Merged after what Storybook's plugin sets.
      config: () => ({
        // Not the cache of the stories as tests, which run at the same time.
        cacheDir: 'node_modules/.vite-pixels',
        test: isCompared ? { setupFiles: ['tests/pixels/takePicture.ts'] } : {},
      }),
    },
  ],
  test: {
    name: 'pixels',
    testTimeout: 60_000,
    isolate: false,
    exclude: withoutPicture,
    reporters: ['dot', ['json', { outputFile: 'reports/pixels.json' }]],
    attachmentsDir: 'reports/pixels',
    // The pictures are written from the browser's process.
    api: { allowWrite: true },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: isCompared
          ? await pinnedChromium()
          : { executablePath: findHeadless(), args: [...CHROMIUM_FLAGS] },
        contextOptions: { reducedMotion: 'reduce', timezoneId: 'Asia/Yangon', locale: 'en-GB' },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          // A loaded machine takes seconds for a picture.
          timeout: 30_000,
          comparatorName: 'pixelmatch',
          // Exact: by default similar colours are equal, and so are edges that are smoothed in another way.
          comparatorOptions: { allowedMismatchedPixels: 0, threshold: 0, includeAA: true },
          resolveScreenshotPath: ({ root, arg, ext }) => resolve(root, 'tests/pixels', `${arg}${ext}`),
          resolveDiffPath: ({ root, arg, ext }) => resolve(root, 'reports/pixels', `${arg}${ext}`),
        },
      },
    },
  },
})
