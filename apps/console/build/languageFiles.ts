import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Serves the kit's words at `/assets/i18n/{lang}.json`, as specified (I18N-03). `folders` has their files by language. */
export function languageFiles(folders: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'fleetgis:language-files',
    configureServer(server) {
      for (const [language, folder] of Object.entries(folders)) {
        server.middlewares.use(`/assets/i18n/${language}.json`, (_request, response) => {
          response.setHeader('Content-Type', 'application/json')
          response.end(wordsIn(folder))
        })
      }
    },
    generateBundle() {
      for (const [language, folder] of Object.entries(folders)) {
        this.emitFile({ type: 'asset', fileName: `assets/i18n/${language}.json`, source: wordsIn(folder) })
      }
    },
  }
}

/** The words of all files in a folder, as JSON. */
function wordsIn(folder: string): string {
  const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  return JSON.stringify(Object.assign({}, ...files))
}
