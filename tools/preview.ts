// `npm run preview`: the production build of the console as a host should serve it: compressed, under the policies that
// follow from its config.json, with the page for every path that is not a file; and the sandbox, where config.json names
// it, with its payment gateway. PORT, SANDBOX_PORT and GATEWAY_PORT change the ports, HOST the address they listen on.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { namesSandbox, withSandboxAt } from '../apps/console/build/configFile.ts'
import { parseConfig } from '../apps/console/src/config.ts'
import { isPagePath } from '../apps/console/src/keptFiles.ts'
import { headersFor } from '../apps/console/src/responseHeaders.ts'
import { listen } from '../packages/sandbox/src/http/listen.ts'
import type { ScenarioOptions } from '../packages/sandbox/src/scenarios/index.ts'
import type { World } from '../packages/sandbox/src/server.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
]

export interface PreviewOptions {
  /** The folder of a build. */
  folder: string
  /** 0 selects a free port. */
  port: number
  /** `0.0.0.0` for all addresses of the machine; only the machine itself reaches the preview without it. */
  host?: string | undefined
  /** The text of a config.json that replaces the build's own. */
  config?: string
  /** The time that answers carry, epoch milliseconds; that of the machine unless given. */
  clock?: () => number
}

export interface Preview {
  /** For example `http://localhost:4173`. */
  address: string
  close(): Promise<void>
}

interface Answer {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

/** Serves a build; rejects if the port is taken. The folder is read once, so only its files can be requested. */
export async function startPreview({
  folder,
  port,
  host,
  config,
  clock = Date.now,
}: PreviewOptions): Promise<Preview> {
  const files = new Map<string, Buffer>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file)
    if (statSync(path).isFile() && file !== '_headers') files.set(`/${file}`, readFileSync(path))
  }
  if (config !== undefined) files.set('/config.json', Buffer.from(config))
  const parsed = parseConfig(String(files.get('/config.json')))

  function answer({ method, url, headers: asked }: IncomingMessage): Answer {
    const [pathname = '/'] = (url ?? '/').split(/[?#]/)
    const isPage = !files.has(pathname) && isPagePath(pathname)
    const path = isPage ? '/index.html' : pathname
    const body = files.get(path)
    const { 'Strict-Transport-Security': _overHttpsOnly, ...common } = headersFor(parsed, path)
    if (method !== 'GET' && method !== 'HEAD')
      return { status: 405, headers: common, body: 'Method not allowed' }
    if (body === undefined) return { status: 404, headers: common, body: 'Not found' }
    const accepted = String(asked['accept-encoding'] ?? '')
    const encoding = ENCODINGS.find(
      ({ name, extension }) => accepted.includes(name) && files.has(path + extension),
    )
    return {
      status: 200,
      headers: {
        ...common,
        'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
        Vary: 'Accept-Encoding',
        ...(encoding && { 'Content-Encoding': encoding.name }),
      },
      body: (encoding && files.get(path + encoding.extension)) ?? body,
    }
  }

  const { url, close } = await listen(
    (request, response) => {
      const { status, headers, body } = answer(request)
      response.writeHead(status, {
        ...headers,
        Date: new Date(clock()).toUTCString(),
        'Content-Length': Buffer.byteLength(body),
      })
      response.end(request.method === 'HEAD' ? undefined : body)
    },
    { port, host },
  )
  return { address: url, close: () => close() }
}

/** A preview, and its sandbox if the configuration names one. */
export interface PreviewWithSandbox {
  preview: Preview
  /** Undefined if the configuration names other servers. */
  sandbox: { world: World; url: string } | undefined
  close(): Promise<unknown>
}

interface PreviewWithSandboxOptions {
  /** Free ones unless given. */
  ports?: { console: number; sandbox: number; gateway?: number | undefined; host?: string | undefined }
  /** The world begins now unless given. */
  world?: ScenarioOptions
  /** Fields that replace those of the build's `config.json`, where it names the sandbox. */
  config?: Record<string, unknown>
}

/** Serves a build, and a sandbox with its gateway if its `config.json` names one. */
export async function startWithSandbox(
  folder: string,
  {
    ports = { console: 0, sandbox: 0, gateway: 0 },
    world: options,
    config: fields,
  }: PreviewWithSandboxOptions = {},
): Promise<PreviewWithSandbox> {
  const { host } = ports
  const shipped = readFileSync(join(folder, 'config.json'), 'utf8')
  if (!namesSandbox(shipped)) {
    const preview = await startPreview({ folder, port: ports.console, host })
    return { preview, sandbox: undefined, close: () => preview.close() }
  }
  // Imported at run time, because tests import this file where packages are not resolved to their sources.
  const { createGatewayServer, createSandboxServer, scenarios } = await import(
    '../packages/sandbox/src/server.ts'
  )
  const started: { close(): Promise<unknown> }[] = []
  const close = () => Promise.allSettled(started.map((one) => one.close()))
  async function keep<Server extends { close(): Promise<unknown> }>(starting: Promise<Server>) {
    const server = await starting.catch(async (error) => {
      await close()
      throw error
    })
    started.push(server)
    return server
  }
  // The gateway and the sandbox's links lead to the preview, which has its port last.
  let address = ''
  const toConsole = () => address
  const reserved = [ports.console, ports.sandbox]
  const gateway = await keep(createGatewayServer({ port: ports.gateway, reserved, host, console: toConsole }))
  const world = scenarios.rushHour({ now: Date.now(), ...options, gatewayAddress: gateway.address })
  const server = await keep(createSandboxServer({ world, port: ports.sandbox, host, console: toConsole }))
  const local = withSandboxAt(shipped, { sandbox: server.port, gateway: gateway.port })
  const config = JSON.stringify({ ...JSON.parse(local), ...fields })
  const preview = await keep(startPreview({ folder, port: ports.console, host, config }))
  address = preview.address
  return { preview, sandbox: { world, url: server.url }, close }
}

if (import.meta.main) {
  const { closeAtTheEnd, fixedPort, giveUp, hostOf, portOf, welcome } = await import('./serving.ts')
  const folder = join(import.meta.dirname, '../apps/console/dist')
  const ports = {
    console: portOf('PORT', 4173),
    sandbox: portOf('SANDBOX_PORT', 8787),
    gateway: fixedPort('GATEWAY_PORT'),
    host: hostOf(),
  }
  if (!existsSync(join(folder, 'index.html'))) {
    console.error('There is no build of the console yet. Make one: npm run build')
    process.exit(1)
  }
  const { preview, sandbox, close } = await startWithSandbox(folder, { ports }).catch((error) => {
    const taken = error instanceof Error && 'port' in error ? error.port : ports.console
    const servers = {
      sandbox: { what: 'sandbox', port: ports.sandbox, variable: 'SANDBOX_PORT' },
      gateway: { what: 'payment gateway', port: ports.gateway, variable: 'GATEWAY_PORT' },
      console: { what: 'preview', port: ports.console, variable: 'PORT' },
    }
    return giveUp(error, {
      ...(Object.values(servers).find(({ port }) => port === taken) ?? servers.console),
      command: 'npm run preview',
    })
  })
  console.log(
    sandbox
      ? welcome(sandbox.world, { console: preview.address, sandbox: sandbox.url })
      : `No sandbox is started: config.json of this build names other servers.\nConsole  ${preview.address}`,
  )
  closeAtTheEnd(close)
}
