import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig } from 'vite'

export default {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['public'],
  // Who opens this looks at parts; a list of first steps with Storybook is in the way.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      // Stories run from the packages' sources, with every dist deleted too.
      resolve: { conditions: ['@fleetgis/source', ...defaultClientConditions] },
      // All dependencies are found before the first story: one found later reloads the page under a running test.
      optimizeDeps: {
        entries: ['packages/ui/src/**/*.stories.tsx', '.storybook/preview.tsx'],
        force: process.env.VITEST !== undefined,
      },
    }),
} satisfies StorybookConfig
