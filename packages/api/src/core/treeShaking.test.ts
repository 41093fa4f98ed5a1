import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const SOURCE = new URL('..', import.meta.url)
const LIMIT = 12_000

const areas = readdirSync(SOURCE, { withFileTypes: true, recursive: true })
  .filter(({ name }) => name === 'endpoints.ts')
  .map(({ parentPath }) => parentPath.slice(SOURCE.pathname.length))
  .filter((area) => area !== '')

/** The bytes of a page that makes a client and uses one call. */
async function page(area: string, name: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { createFleetClient } from './index.ts'; export { ${name} } from './${area}/index.ts'`,
      resolveDir: SOURCE.pathname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    conditions: ['@fleetgis/source'],
    external: ['@tanstack/react-query'],
  })
  return outputFiles[0]?.text ?? ''
}

test.each(areas)('a page that uses one call of %s pays for no other, and less than 12 kB', async (area) => {
  const exported: Record<string, unknown> = await import(new URL(`${area}/endpoints.ts`, SOURCE).href)
  for (const [name, value] of Object.entries(exported)) {
    if (typeof value !== 'object' || value === null || !('id' in value)) continue
    const code = await page(area, name)
    const ids = new Set(code.match(/EP-[A-Z]\d+/g))
    expect([...ids].sort()).toEqual([...new Set(['EP-A01', String(value.id)])].sort())
    expect(gzipSync(code).length, name).toBeLessThan(LIMIT)
  }
})
