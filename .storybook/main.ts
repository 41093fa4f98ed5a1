import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig } from 'vite'
import { widgetsByArea } from '../tools/widgets.ts'
import { inOrder } from './stateStories.ts'

/** Set by `npm run build:chromatic`. */
const isForChromatic = process.env.CHROMATIC !== undefined

export default {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/elements/src/**/*.stories.tsx',
    '../apps/console/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Answers agents at /mcp of the server of `npm run storybook`.
    '@storybook/addon-mcp',
  ],
  staticDirs: ['public'],
  // The stories of each component begin with its states, in one order. Chromatic takes no pictures of tests.
  experimental_indexers: (indexers = []) =>
    indexers.map(({ test, createIndex }) => ({
      test,
      createIndex: async (file, options) => {
        const stories = inOrder(await createIndex(file, options))
        return isForChromatic ? stories.filter(({ tags = [] }) => !tags.includes('!dev')) : stories
      },
    })),
  features: {
    // Readers look for components, so Storybook's onboarding checklist is off.
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // Prop tables are made by TypeScript, in a worker and for the page that is open: no work for stories as tests.
    experimentalDocgenServer: true,
  },
  experimental_docgenProvider: (providers = []) => [
    ...providers,
    { moduleSpecifier: fileURLToPath(new URL('docgen.ts', import.meta.url)) },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      // Stories run from the packages' sources, without any dist.
      resolve: { conditions: ['@fleetgis/source', ...defaultClientConditions] },
      // What the front page lists, read once.
      define: { __WIDGETS__: JSON.stringify(widgetsByArea()) },
      // All dependencies are listed, because a dependency that Vite finds later reloads the page during a test.
      optimizeDeps: {
        entries: ['{packages,apps}/{ui,elements,console}/src/**/*.stories.tsx', '.storybook/preview.tsx'],
        force: process.env.VITEST !== undefined,
      },
    }),
} satisfies StorybookConfig
