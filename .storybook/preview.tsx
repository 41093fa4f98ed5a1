import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { loadLanguage, SandboxProvider } from '../packages/ui/src/testing/index.ts'

export default {
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // What react-aria reads aloud stays in its live region for seconds, with references to what has gone since.
      context: { exclude: ['[data-live-announcer]'] },
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
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
        phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    options: { storySort: { order: ['Widgets', 'Primitives'] } },
  },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'my', title: 'မြန်မာ' },
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
  },
  initialGlobals: { language: 'en', theme: 'light' },
  loaders: [
    mswLoader(),
    // Loaded before the story renders, so that tests and screenshots see it whole at once.
    ({ globals }) => loadLanguage(globals.language),
  ],
  decorators: [
    (Story, { globals, parameters, id }) => (
      <SandboxProvider
        key={id}
        language={globals.language}
        theme={globals.theme}
        world={parameters.world}
        signedInAs={parameters.signedInAs}
        answer={parameters.answer}
      >
        <div
          style={{
            padding: parameters.isFullScreen ? 0 : 24,
            minHeight: parameters.isFullScreen ? '100dvh' : undefined,
          }}
        >
          <Story />
        </div>
      </SandboxProvider>
    ),
  ],
} satisfies Preview
