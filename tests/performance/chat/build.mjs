import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { build } from 'esbuild'

const here = (path) => new URL(path, import.meta.url).pathname

/** Pages by name: ours, and the peers. */
export const OURS = { ChatPanel: 'chatPanel.mjs' }
export const PEERS = {
  'react-virtuoso, bare': 'peers/virtuoso.mjs',
  'stream-chat-react': 'peers/stream.mjs',
  '@chatscope': 'peers/chatscope.mjs',
}

/** Installs the peers beside the workspace, where they are not yet; whether they are there. */
export function installPeers() {
  if (existsSync(here('peers/node_modules/react-virtuoso'))) return true
  console.log('Installing the peers ...')
  const { status } = spawnSync(
    'pnpm',
    ['install', '--ignore-workspace', '--frozen-lockfile', '--ignore-scripts'],
    {
      cwd: here('peers'),
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  return status === 0
}

/** Builds pages for production and serves them, each at its name. */
export async function servePages(pages) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: here('.'),
    entryPoints: Object.values(pages),
    outdir: here('out'),
    outbase: here('.'),
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['@fleetgis/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.png': 'dataurl', '.svg': 'dataurl', '.woff2': 'dataurl', '.woff': 'dataurl' },
    // Where the kit's own dependencies are.
    nodePaths: [here('../../../packages/ui/node_modules')],
  })
  const files = new Map(outputFiles.map(({ path, contents }) => [path.slice(here('out').length), contents]))
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(url)
    const entry = pages[path.slice(1)]
    const file = files.get(path)
    if (entry) response.setHeader('Content-Type', 'text/html').end(htmlOf(entry, files))
    else if (file) response.setHeader('Content-Type', typeOf(path)).end(file)
    else response.writeHead(404).end()
  })
  await new Promise((resolve) => server.listen(0, resolve))
  return {
    addressOf: (name) => `http://localhost:${server.address().port}/${encodeURIComponent(name)}`,
    metafile,
    close: () => server.close(),
  }
}

const typeOf = (path) => (path.endsWith('.css') ? 'text/css' : 'text/javascript')

function htmlOf(entry, files) {
  const script = `/${entry.replace('.mjs', '.js')}`
  const style = `/${entry.replace('.mjs', '.css')}`
  return `<!doctype html><meta charset="utf-8"><title>${entry}</title><style>body{margin:0}#root{height:100vh}</style>
${files.has(style) ? `<link rel="stylesheet" href="${style}">` : ''}<div id="root"></div><script type="module" src="${script}"></script>`
}
