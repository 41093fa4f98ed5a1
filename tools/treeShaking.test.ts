import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { expect, test } from 'vitest'
import { sourcePlugin } from './sourcePlugin.ts'

const SOURCE = new URL('../packages/api/src/', import.meta.url)
const LIMIT = 18_500

const areas = readdirSync(SOURCE, { withFileTypes: true, recursive: true })
  .filter(({ name }) => name === 'endpoints.ts')
  .map(({ parentPath }) => parentPath.slice(SOURCE.pathname.length))
  .filter((area) => area !== '')

/** Pages that each create a client and use one call of an area. */
function pagesOf(area: string): Plugin {
  return {
    name: 'pages',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^page:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'page' }))
      onLoad({ filter: /.*/, namespace: 'page' }, ({ path: call }) => ({
        contents: `export { createFleetClient } from './index.ts'; export { ${call} } from './${area}/index.ts'`,
        resolveDir: SOURCE.pathname,
      }))
    },
  }
}

test.each(areas)(
  'a page that uses one call of %s pays for no other, and less than 18.5 kB',
  {
    timeout: 60_000,
  },
  async (area) => {
    const exported: Record<string, unknown> = await import(new URL(`${area}/endpoints.ts`, SOURCE).href)
    const ids = new Map(
      Object.entries(exported).flatMap(([call, value]) =>
        typeof value === 'object' && value !== null && 'id' in value ? [[call, String(value.id)]] : [],
      ),
    )
    const { outputFiles } = await build({
      entryPoints: Object.fromEntries([...ids.keys()].map((call) => [call, `page:${call}`])),
      plugins: [pagesOf(area), sourcePlugin()],
      bundle: true,
      minify: true,
      format: 'esm',
      outdir: '/',
      write: false,
      conditions: ['@fleetgis/source'],
      external: ['@tanstack/react-query'],
    })
    expect(outputFiles).toHaveLength(ids.size)
    for (const { path, text, contents } of outputFiles) {
      const call = path.slice(1, -'.js'.length)
      const used = new Set(['EP-A01', ids.get(call)])
      expect(new Set(text.match(/EP-[A-Z]\d+/g)), call).toEqual(used)
      expect(gzipSync(contents).length, call).toBeLessThan(LIMIT)
    }
  },
)
