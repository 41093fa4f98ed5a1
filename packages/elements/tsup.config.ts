import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'
import { RULES_FILE, writeCitedRules } from '../../tools/citedRules.ts'
import { writeLicences } from '../../tools/licences.ts'
import { OLDEST_BROWSERS } from '../../tools/oldestBrowsers.ts'
import { SBOM_FILE, writeSbom } from '../../tools/sbom.ts'

/** React and the kit are inside: a page needs nothing else. */
const bundled = {
  noExternal: [/.*/],
  target: OLDEST_BROWSERS,
  minify: true,
  env: { NODE_ENV: 'production' },
  esbuildOptions(options) {
    options.charset = 'utf8'
    options.legalComments = 'none'
    // A chunk of the API that defines nothing but types of calls is imported for nothing.
    options.logOverride = { 'ignored-bare-import': 'silent' }
  },
} satisfies Options

/** Removes the kit's "use client": elements have no server components, and Rollup prints a warning for each. */
function withoutDirectives(folder: string) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const code = readFileSync(`${folder}/${name}`, 'utf8')
    writeFileSync(`${folder}/${name}`, code.replace(/^(['"])use client\1;?/, ''))
  }
}

export default defineConfig([
  {
    ...bundled,
    entry: { index: 'src/index.ts' },
    format: 'esm',
    splitting: true,
    clean: true,
    metafile: true,
    dts: true,
    async onSuccess() {
      const { inputs } = JSON.parse(readFileSync('dist/metafile-esm.json', 'utf8'))
      rmSync('dist/metafile-esm.json')
      writeLicences(Object.keys(inputs), 'dist/LICENSES.txt')
      writeSbom('@fleetgis/elements', SBOM_FILE)
      writeCitedRules('.', RULES_FILE)
      cpSync('../ui/fonts', 'fonts', { recursive: true })
      withoutDirectives('dist')
    },
  },
  {
    ...bundled,
    entry: { worker: 'src/worker.ts' },
    format: 'iife',
    outExtension: () => ({ js: '.js' }),
  },
  {
    ...bundled,
    entry: { fleetgis: 'src/index.ts' },
    format: 'iife',
    globalName: 'FleetGIS',
    outExtension: () => ({ js: '.js' }),
    // A classic script has no `import.meta`: the fonts are found from the address of the script.
    banner: { js: 'var fleetgisScript=document.currentScript?document.currentScript.src:document.baseURI;' },
    esbuildOptions(options) {
      bundled.esbuildOptions(options)
      options.define = { ...options.define, 'import.meta.url': 'fleetgisScript' }
    },
  },
])
