import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SANDBOX = /(?<=http:\/\/localhost:|"localhost:)8787(?=[/"])/g

/** Whether a configuration names the sandbox of this machine. */
export const namesSandbox = (config: string): boolean => config.search(SANDBOX) >= 0

/** A configuration with the sandbox at another port. */
export const withSandboxAt = (config: string, port: number | string): string =>
  config.replaceAll(SANDBOX, String(port))

/** Serves `/config.json` in development, with the sandbox at `SANDBOX_PORT`. The build copies the file unchanged. */
export function configFile(file: string): Plugin {
  return {
    name: 'fleetgis:config-file',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/config.json', (_request, response) => {
        const port = process.env.SANDBOX_PORT ?? '8787'
        response.setHeader('Content-Type', 'application/json')
        response.end(withSandboxAt(readFileSync(file, 'utf8'), port))
      })
    },
  }
}
