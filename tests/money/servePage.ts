import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { build } from 'esbuild'

const HTML =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Money</title><link rel="icon" href="data:,"><script type="module" src="/page.js"></script></html>'

/** The page of the payment gateway, on the same server. */
const GATEWAY = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Gateway</title><h1>Gateway</h1>'

/** Builds the page of these tests as for production, and serves it from memory. */
export async function servePage(): Promise<{ address: string; close(): Promise<void> }> {
  const { outputFiles } = await build({
    entryPoints: ['tests/money/page.tsx'],
    outdir: 'page',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    conditions: ['@fleetgis/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'dataurl' },
    logLevel: 'error',
  })
  const files = new Map(outputFiles.map(({ path, contents }) => [`/${basename(path)}`, contents]))
  const server = createServer(({ url = '/' }, outgoing) => {
    const script = files.get(url.replace(/\?.*/, ''))
    const type = script ? 'text/javascript' : 'text/html'
    outgoing.writeHead(200, { 'Content-Type': type, 'Cache-Control': script ? 'max-age=3600' : 'no-store' })
    outgoing.end(script ?? (url.startsWith('/gateway') ? GATEWAY : HTML))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
