import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { configFile } from './build/configFile.ts'
import { forHosting } from './build/forHosting.ts'
import { languageFiles } from './build/languageFiles.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: { conditions: ['@fleetgis/source', ...defaultClientConditions] },
  plugins: [
    react(),
    configFile(file('public/config.json')),
    languageFiles({
      en: file('../../packages/ui/src/i18n/en.json'),
      my: file('../../packages/ui/src/i18n/my.json'),
    }),
    forHosting(),
  ],
  server: { port: 5173, strictPort: true },
  build: {
    target: 'es2022',
    // The policy allows no script in the page, and none as text.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
