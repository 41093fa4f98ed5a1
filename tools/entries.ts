// The import paths of each published package. package.json's `exports` is written from here, so that a new widget or area
// is entered once: as a file in packages/ui/exports, or as a folder with an index. The READMEs of the kit and of the elements
// get their tables in the same way.
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ELEMENTS_README, readElementsReadme, withElementTable } from './elements.ts'
import { README, readReadme, withWidgetTable } from './widgets.ts'

const PACKAGES = join(import.meta.dirname, '../packages')

/** The folders of the published packages. */
export const PUBLISHED = globSync('*/package.json', { cwd: PACKAGES }).map(dirname).toSorted()

/** Those whose `exports` are written from here. The elements are for pages: scripts, without CommonJS. */
export const WITH_ENTRIES = PUBLISHED.filter((name) => name !== 'elements')

/** Further published paths of a package: import path to source file. */
const MORE: Record<string, Record<string, string>> = {
  api: {
    endpoints: 'src/endpoints.ts',
    'map/admin': 'src/map/admin/index.ts',
    queries: 'src/queries.ts',
    wire: 'src/wire.ts',
    worker: 'src/worker.ts',
  },
  sandbox: { msw: 'src/msw.ts', server: 'src/server.ts' },
  ui: { testing: 'src/testing/index.ts' },
}

/** Source file of each import path of a package, sorted, the root first. */
export function entriesOf(name: string): Record<string, string> {
  const folder = join(PACKAGES, name)
  const areas = name === 'domain' || name === 'api' ? areasOf(folder) : {}
  const widgets = name === 'ui' ? widgetsOf(folder) : {}
  const entries = { ...areas, ...widgets, ...MORE[name] }
  const all = Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries([['.', 'src/index.ts'], ...all.map(([path, file]) => [`./${path}`, file])])
}

function areasOf(folder: string): Record<string, string> {
  const folders = readdirSync(join(folder, 'src'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const named = folders.filter(({ name }) => existsSync(join(folder, 'src', name, 'index.ts')))
  return Object.fromEntries(named.map(({ name }) => [name, `src/${name}/index.ts`]))
}

function widgetsOf(folder: string): Record<string, string> {
  const files = readdirSync(join(folder, 'exports'))
  return Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), `exports/${file}`]))
}

/** The import paths of the widgets of the areas, maps aside. */
export function widgetNames(): string[] {
  const folder = join(PACKAGES, 'ui/exports')
  const isWidget = (file: string) =>
    /\.\.\/src\/areas\/(?!map\/)/.test(readFileSync(join(folder, file), 'utf8'))
  return readdirSync(folder)
    .filter(isWidget)
    .map((file) => file.replace(/\.ts$/, ''))
}

/** The `exports` of a package: source while developing, ESM or CommonJS with types once built. */
export function exportsOf(name: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entriesOf(name)).map(([path, file]) => {
      const built = `./dist/${file.replace(/^(src|exports)\//, '').replace(/\.ts$/, '')}`
      return [
        path,
        {
          '@fleetgis/source': `./${file}`,
          import: { types: `${built}.d.ts`, default: `${built}.js` },
          require: { types: `${built}.d.cts`, default: `${built}.cjs` },
        },
      ]
    }),
  )
}

export const manifestOf = (name: string) => join(PACKAGES, name, 'package.json')

if (import.meta.main) {
  for (const name of WITH_ENTRIES) {
    const manifest = JSON.parse(readFileSync(manifestOf(name), 'utf8'))
    writeFileSync(manifestOf(name), `${JSON.stringify({ ...manifest, exports: exportsOf(name) }, null, 2)}\n`)
  }
  writeFileSync(README, withWidgetTable(readReadme()))
  writeFileSync(ELEMENTS_README, withElementTable(readElementsReadme()))
}
