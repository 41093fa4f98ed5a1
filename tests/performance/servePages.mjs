import { createServer } from 'node:http'
import { build } from 'esbuild'

const KIT = new URL('../../packages/ui/node_modules', import.meta.url).pathname

/**
 * Builds pages of a folder (a `file:` URL that ends with a slash) for production and serves them, each at its name.
 * `pages` has the entry of each, which several may share; `style` is the base style of every page.
 */
export async function servePages(folder, pages, style = 'body{margin:0}') {
  const here = (path) => new URL(path, folder).pathname
  const { outputFiles, metafile } = await build({
    absWorkingDir: here('.'),
    entryPoints: [...new Set(Object.values(pages))],
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
    nodePaths: [KIT],
  })
  const files = new Map(outputFiles.map(({ path, contents }) => [path.slice(here('out').length), contents]))
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(url)
    const entry = pages[path.slice(1)]
    const file = files.get(path)
    if (entry) response.setHeader('Content-Type', 'text/html').end(htmlOf(entry, files, style))
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

function htmlOf(entry, files, style) {
  const name = entry.replace(/\.\w+$/, '')
  return `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style>
${files.has(`/${name}.css`) ? `<link rel="stylesheet" href="/${name}.css">` : ''}<div id="root"></div><script type="module" src="/${name}.js"></script>`
}
