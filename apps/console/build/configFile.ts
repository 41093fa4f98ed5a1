import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SANDBOX = /(?<=http:\/\/localhost:)8787/g

/**
 * Serves `/config.json` in development, with the sandbox where `SANDBOX_PORT` says that it is. The build copies the
 * file as it stands.
 */
export function configFile(file: string): Plugin {
  return {
    name: 'fleetgis:config-file',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/config.json', (_request, response) => {
        const port = process.env.SANDBOX_PORT ?? '8787'
        response.setHeader('Content-Type', 'application/json')
        response.end(readFileSync(file, 'utf8').replaceAll(SANDBOX, port))
      })
    },
  }
}
