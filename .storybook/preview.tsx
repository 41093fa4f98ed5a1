import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { lazy, Suspense, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { createFakeHost, loadLanguage, SandboxProvider } from '../packages/ui/src/testing/index.ts'
import { awaitServer } from './awaitServer.ts'
import { expectBurmese } from './expectBurmese.ts'
import { inLanguage } from './inLanguage.ts'
import { rulesOfStory } from './ruleTexts.ts'
import { showMessage, showStory } from './showInPanels.ts'
import { skipPlayInBurmese } from './skipPlayInBurmese.ts'
import { isState } from './stateStories.ts'
import { FAULTS, withFault } from './storyFaults.ts'

// A slow machine must not fail a story that does not test speed.
configure({ asyncUtilTimeout: 10_000 })
skipPlayInBurmese()
void addons.ready().then(awaitServer)
const startWorker = mswLoader()
/**
 * In `npm test` only the states of a component are checked for contrast, the slowest rule of axe. `npm run matrix` checks
 * it in all stories.
 */
const isInTests = import.meta.env.VITEST_STORYBOOK === 'false'

/** Lazy, because only documentation needs them. */
const DocsFrame = lazy(() => import('./DocsFrame.tsx'))
const DocsPage = lazy(() => import('./DocsPage.tsx'))

export default {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      container: (props: DocsContainerProps) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    a11y: {
      test: 'error',
      // react-aria's live region keeps announcements for seconds, with references to removed elements.
      context: { exclude: ['[data-live-announcer]'] },
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // All violations and incomplete results; passes only once per rule, which takes a third of the time.
        resultTypes: ['violations', 'incomplete'],
      },
      // A story is a part of a page, not a page.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
        ],
      },
    },
    viewport: {
      options: {
        // The widths that every component must support: phone, tablet, desktop.
        phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    // The order: what a reader of the kit needs first, what partners import, its parts, and what surrounds it.
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Fleet GIS', 'FleetProvider', 'Host app'],
          'Patterns',
          ['States', 'Money'],
          'Foundations',
          ['Tokens', 'Icons', 'Motion', 'Burmese', 'Content and voice', 'Accessibility'],
          'Primitives',
          'Widgets',
          ['*', 'WidgetBoundary'],
          'Pages',
          'Changelog',
        ],
      },
    },
  },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          // Not in Burmese script, because the reader's system may lack the font.
          { value: 'my', title: 'Burmese' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    faults: {
      description: 'What goes wrong',
      toolbar: {
        icon: 'alert',
        dynamicTitle: true,
        items: Object.entries(FAULTS).map(([value, title]) => ({ value, title })),
      },
    },
  },
  initialGlobals: { language: 'en', theme: 'light', faults: 'none' },
  loaders: [
    // Not as an addon, which starts the worker for each story: a frame on a docs page would wait for it.
    (context) => (context.parameters.msw ? startWorker(context) : undefined),
    // Loaded before the story renders, so that tests and screenshots see it complete.
    ({ globals }) => loadLanguage(globals.language),
  ],
  beforeEach: ({ id, name, parameters, viewMode }) => {
    parameters.mend?.()
    parameters.a11y.options.rules = { 'color-contrast': { enabled: !isInTests || isState({ id, name }) } }
    if (viewMode === 'story') showStory(rulesOfStory(name, parameters))
  },
  afterEach: ({ canvasElement, storyGlobals, parameters, playFunction, reporting }) => {
    // What `npm run rules` reads in the report of the tests.
    const result = { rules: parameters.rules ?? [], isPlayed: playFunction !== undefined }
    reporting.addReport({ type: 'rules', version: 1, status: 'passed', result })
    // Only stories with Burmese as their own language are checked; one that a reader switches to Burmese keeps its
    // author's texts.
    if (storyGlobals.language === 'my') expectBurmese(canvasElement, parameters.latinWords)
  },
  decorators: [
    (Story, { globals, storyGlobals, parameters, id, viewMode }) => {
      const [host] = useState(() => createFakeHost({ onMessage: showMessage }))
      return (
        <SandboxProvider
          // Remounts the story when faults change, because the world keeps the effects of earlier faults.
          key={`${id} ${globals.faults}`}
          language={globals.language}
          theme={globals.theme}
          signedInAs={parameters.signedInAs}
          network={parameters.network}
          host={host}
          {...(parameters.clock ? { clock: parameters.clock } : {})}
          {...withFault(
            {
              ...parameters,
              world: parameters.world && (() => inLanguage(parameters.world(), storyGlobals.language)),
            },
            globals.faults,
          )}
        >
          <div
            style={{
              padding: parameters.isFullScreen ? 0 : 24,
              minHeight: viewMode === 'story' ? '100dvh' : undefined,
            }}
          >
            <Story />
          </div>
        </SandboxProvider>
      )
    },
  ],
} satisfies Preview
