import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Site } from './site.ts'

const FOLDER = 'apps/console/dist'

/** The console's host at one address, which can be slow, away, or deploy another version. */
export interface Host {
  /** Without a slash at the end. */
  readonly address: string
  /** The paths that were asked for since the last call. */
  asked(): string[]
  /** `silent` accepts requests of pages and never answers them; `away` closes every connection. */
  state: 'well' | 'silent' | 'away'
  /** Serves another build or configuration from now on. */
  deploy(version: { folder?: string; config?: object }): Promise<void>
  close(): Promise<void>
}

/** Opens a host in front of the site's own build. */
export async function openHost(site: Site): Promise<Host> {
  const { startPreview } = await import('../../tools/preview.ts')
  const shipped = await (await fetch(`${site.address}/config.json`)).json()
  const serve = ({ folder = FOLDER, config = {} }) =>
    startPreview({ folder, port: 0, clock: site.now, config: JSON.stringify({ ...shipped, ...config }) })
  let preview = await serve({})
  let asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    if (host.state === 'away') return void incoming.socket.destroy()
    asked.push(url)
    if (host.state === 'silent' && headers.accept?.includes('text/html')) return
    const onward = request(preview.address + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    onward.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host: Host = {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    state: 'well',
    asked() {
      const paths = asked
      asked = []
      return paths
    },
    async deploy(version) {
      const before = preview
      preview = await serve(version)
      await before.close()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await preview.close()
    },
  }
  return host
}

/** A copy of the build in which every file with a hash has another one, as after a change of all its sources. */
export function nextVersion(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'fleetgis-next-'))
  cpSync(FOLDER, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  const hashed = /-([\w-]{8})(?=\.(?:js|css|woff2?)\b)/
  const names = new Map(
    readdirSync(`${folder}/assets`)
      .filter((name) => hashed.test(name))
      .map((name) => [name, name.replace(hashed, (_, hash: string) => `-${[...hash].reverse().join('')}`)]),
  )
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|json)$/.test(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
    writeFileSync(
      join(folder, file),
      text.replaceAll(/[\w.-]+-[\w-]{8}\.(?:js|css|woff2?)\b/g, (name) => names.get(name) ?? name),
    )
  }
  for (const [before, after] of names) renameSync(`${folder}/assets/${before}`, `${folder}/assets/${after}`)
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
