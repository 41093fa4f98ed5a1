import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SANDBOX = /(?<=http:\/\/localhost:|"localhost:)8787(?=[/"])/g
const GATEWAY = /(?<="localhost:)8788(?=")/g

/** Whether a configuration names the sandbox of this machine. */
export const namesSandbox = (config: string): boolean => config.search(SANDBOX) >= 0

/** A configuration with the sandbox and its payment gateway at other ports. */
export const withSandboxAt = (config: string, ports: { sandbox: number; gateway: number }): string =>
  config.replaceAll(SANDBOX, String(ports.sandbox)).replaceAll(GATEWAY, String(ports.gateway))

/** Serves `/config.json` in development, with the sandbox at `SANDBOX_PORT` and its gateway at `GATEWAY_PORT`.
 * The build copies the file unchanged. */
export function configFile(file: string): Plugin {
  return {
    name: 'fleetgis:config-file',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/config.json', (_request, response) => {
        const sandbox = Number(process.env.SANDBOX_PORT || 8787)
        const gateway = Number(process.env.GATEWAY_PORT || 8788)
        response.setHeader('Content-Type', 'application/json')
        response.end(withSandboxAt(readFileSync(file, 'utf8'), { sandbox, gateway }))
      })
    },
  }
}
