import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Serves the kit's language files at `/assets/i18n/{lang}.json`, as specified (I18N-03). */
export function languageFiles(files: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'fleetgis:language-files',
    configureServer(server) {
      for (const [language, file] of Object.entries(files)) {
        server.middlewares.use(`/assets/i18n/${language}.json`, (_request, response) => {
          response.setHeader('Content-Type', 'application/json')
          response.end(readFileSync(file))
        })
      }
    },
    generateBundle() {
      for (const [language, file] of Object.entries(files)) {
        this.emitFile({
          type: 'asset',
          fileName: `assets/i18n/${language}.json`,
          source: JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))),
        })
      }
    },
  }
}
