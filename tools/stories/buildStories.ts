// A Storybook without what its readers need (docs, searches), built and served for the tools that look at stories.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const FOLDER = 'dist/stories'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Builds all stories; ends the process with what Storybook says where that fails. */
export function buildStories(): void {
  const { status, stdout, stderr } = spawnSync(
    'storybook',
    ['build', '--test', '-o', FOLDER, '--disable-telemetry', '--quiet'],
    { encoding: 'utf8' },
  )
  if (status === 0) return
  console.error(stdout, stderr)
  process.exit(1)
}

export interface ServedStories {
  /** Without a slash at the end. */
  readonly address: string
  close(): void
}

/** Serves the stories as they were built last. */
export function serveStories(folder = FOLDER): Promise<ServedStories> {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
    try {
      const body = readFileSync(join(folder, path))
      response
        .writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' })
        .end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      resolve({
        address: `http://localhost:${(server.address() as AddressInfo).port}`,
        close() {
          server.close()
          server.closeAllConnections()
        },
      })
    })
  })
}
