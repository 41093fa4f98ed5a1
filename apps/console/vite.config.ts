import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { OLDEST_BROWSERS } from '../../tools/oldestBrowsers.ts'
import { configFile } from './build/configFile.ts'
import { forHosting } from './build/forHosting.ts'
import { inlineIcon } from './build/inlineIcon.ts'
import { keptFilesList } from './build/keptFilesList.ts'
import { languageFiles } from './build/languageFiles.ts'
import { preloadChunks } from './build/preloadChunks.ts'
import { pureCalls } from './build/pureCalls.ts'
import { withoutPrefixes } from './build/withoutPrefixes.ts'
import { PERMISSIONS_POLICY } from './src/responseHeaders.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: {
    conditions: ['@fleetgis/source', ...defaultClientConditions],
    alias: {
      // The sources: the published file of Leaflet is one module, which cannot be tree-shaken.
      leaflet: 'leaflet/src/Leaflet.js',
    },
  },
  plugins: [
    react(),
    pureCalls(),
    withoutPrefixes(),
    inlineIcon(file('public/favicon.svg')),
    configFile(file('public/config.json')),
    languageFiles(file('../../packages/ui/src'), file('src')),
    preloadChunks('startConsole', 'shared-by-most'),
    keptFilesList(file('worker/sw.ts')),
    forHosting(),
  ],
  server: { port: 5173, strictPort: true, headers: { 'Permissions-Policy': PERMISSIONS_POLICY } },
  build: {
    target: OLDEST_BROWSERS,
    // The policy allows no inline and no data: script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // Only Leaflet's map, with its handlers, has to run without being imported by name: the kit draws controls,
        // markers and popups itself.
        moduleSideEffects: [{ test: /[\\/]leaflet[\\/]src[\\/](?!map[\\/])/, sideEffects: false }],
      },
      output: {
        // A page is a file of its own. What many files share is one of two files: a page loads some of it unused, and
        // few files.
        codeSplitting: {
          groups: [
            { name: 'shared-by-most', minShareCount: 28, priority: 2 },
            { name: 'shared-by-many', minShareCount: 9, priority: 1 },
          ],
        },
      },
    },
  },
})
