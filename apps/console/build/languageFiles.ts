import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LANGUAGES = ['en', 'my']

/** Serves the words of these folders, and of those in them, at `/assets/i18n/{lang}.json`, as specified (I18N-03). */
export function languageFiles(...folders: readonly string[]): Plugin {
  return {
    name: 'fleetgis:language-files',
    configureServer(server) {
      for (const language of LANGUAGES) {
        server.middlewares.use(`/assets/i18n/${language}.json`, (_request, response) => {
          response.setHeader('Content-Type', 'application/json')
          response.end(wordsIn(folders, language))
        })
      }
    },
    generateBundle() {
      for (const language of LANGUAGES) {
        const source = wordsIn(folders, language)
        this.emitFile({ type: 'asset', fileName: `assets/i18n/${language}.json`, source })
      }
    },
  }
}

function wordsIn(folders: readonly string[], language: string): string {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(`words.${language}.json`))
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  )
  return JSON.stringify(Object.assign({}, ...files))
}
