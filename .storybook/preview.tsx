import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { Preview } from '@storybook/react-vite'
import { lazy, Suspense, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { configure, getConfig } from 'storybook/test'
import { createFakeHost } from '../packages/ui/src/testing/index.ts'
import { StoryProvider } from '../packages/ui/src/testing/StoryProvider.tsx'
import { allArrived, type StoryServers } from '../packages/ui/src/testing/storyServers.ts'
import { awaitServer } from './awaitServer.ts'
import { expectBurmese } from './expectBurmese.ts'
import { extendToBeVisible } from './extendToBeVisible.ts'
import { keepStill } from './keepStill.ts'
import { MODES } from './modes.ts'
import { openServers } from './openServers.ts'
import { rulesOfStory } from './ruleTexts.ts'
import { showMessage, showStory } from './showInPanels.ts'
import { skipPlayInBurmese } from './skipPlayInBurmese.ts'
import { isState } from './stateStories.ts'
import { stayOnDocsPage, takeTurn } from './stayOnDocsPage.ts'
import { FAULTS } from './storyFaults.ts'
import { VIEWPORTS } from './viewports.ts'

// A slow machine must not fail a story that does not test speed. `npm run matrix` does not wait so long for what a window
// of another size does not show.
configure({ asyncUtilTimeout: Number(new URLSearchParams(location.search).get('patience') ?? 45_000) })
skipPlayInBurmese()
stayOnDocsPage()
keepStill()
extendToBeVisible()
void addons.ready().then(awaitServer)
/**
 * In `npm test` only the states of a component are checked for contrast, the slowest rule of axe. `npm run matrix` checks
 * it in all stories.
 */
const isInTests = import.meta.env.VITEST_STORYBOOK === 'false'

const windowOf = (name: string, { width, height }: { width: number; height: number }) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
})

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
    chromatic: { modes: MODES, prefersReducedMotion: 'reduce' },
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
        phone: { ...windowOf('Phone', VIEWPORTS.phone), type: 'mobile' },
        tablet: { ...windowOf('Tablet', VIEWPORTS.tablet), type: 'tablet' },
        desktop: { ...windowOf('Desktop', VIEWPORTS.desktop), type: 'desktop' },
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
          [
            'BookingCard',
            'TripDetail',
            'PinPad',
            'TransactionHistory',
            'ChatPanel',
            'FleetMap',
            'LocationTable',
            '*',
            'WidgetBoundary',
          ],
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
  // After that of Storybook's React renderer, which replaces the wrapper.
  beforeAll: () => {
    const { asyncWrapper } = getConfig()
    configure({
      // What a user does ends when the calls that it sends have arrived: a `play` then sees them, or that there are none.
      async asyncWrapper(act) {
        const result = await asyncWrapper(act)
        await allArrived()
        return result
      },
    })
  },
  loaders: [openServers, takeTurn],
  beforeEach: ({ id, name, parameters, viewMode, loaded }) => {
    parameters.a11y.options.rules = { 'color-contrast': { enabled: !isInTests || isState({ id, name }) } }
    if (viewMode === 'story') showStory(rulesOfStory(name, parameters))
    return () => (loaded.servers as StoryServers | undefined)?.close()
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
    (Story, { globals, parameters, id, viewMode, loaded }) => {
      const [host] = useState(() => createFakeHost({ onMessage: showMessage }))
      const servers = loaded.servers as StoryServers | undefined
      return (
        <StoryProvider
          // Remounts the story when faults change, because the world keeps the effects of earlier faults.
          key={servers?.origin ?? id}
          language={globals.language}
          theme={globals.theme}
          servers={servers}
          signedInAs={parameters.signedInAs}
          host={host}
          {...(parameters.clock ? { clock: parameters.clock } : {})}
        >
          <div
            style={{
              padding: parameters.isFullScreen ? 0 : 24,
              minHeight: viewMode === 'story' ? '100dvh' : undefined,
            }}
          >
            <Story />
          </div>
        </StoryProvider>
      )
    },
  ],
} satisfies Preview
