import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import { RULES_FILE, writeCitedRules } from './citedRules.ts'
import { OLDEST_BROWSERS } from './oldestBrowsers.ts'
import { SBOM_FILE, writeSbom } from './sbom.ts'
import { sourcePlugin } from './sourcePlugin.ts'

interface Manifest {
  name: string
  exports: { [path: string]: { '@fleetgis/source'?: string } }
}

interface PackageOptions extends Omit<Options, 'dts' | 'onSuccess'> {
  /** Types are emitted by the native compiler first: faster where they are inferred from many schemas. */
  emitsTypes?: boolean
  onSuccess?: () => Promise<void>
}

const TYPES = '.types'

/** The declarations that the native compiler emits for the entries. */
function emitTypes(entry: Record<string, string>): Record<string, string> {
  const options = `--noEmit false --declaration --emitDeclarationOnly --rootDir src --outDir ${TYPES}`
  execSync(`tsc -p . ${options}`, { stdio: 'inherit' })
  return Object.fromEntries(
    Object.entries(entry).map(([name, source]) => [
      name,
      join(TYPES, relative('src', source)).replace(/\.ts$/, '.d.ts'),
    ]),
  )
}

/**
 * The build of a published package: one ESM and one CJS file for each path of its `exports`, with types,
 * its SBOM (T20) and the texts of the ids that it cites. The list of entries is read from package.json, so that it stands in one place.
 */
export function packageBuild({ emitsTypes = false, onSuccess, ...options }: PackageOptions = {}) {
  const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  const entry = Object.fromEntries(
    Object.values(exports).flatMap(({ '@fleetgis/source': source }) =>
      source ? [[source.replace(/^\.\/((src|exports)\/)?/, '').replace(/\.tsx?$/, ''), source]] : [],
    ),
  )
  return defineConfig({
    entry,
    format: ['esm', 'cjs'],
    target: OLDEST_BROWSERS,
    dts: emitsTypes ? { entry: emitTypes(entry) } : true,
    clean: true,
    splitting: true,
    esbuildPlugins: [sourcePlugin()],
    ...options,
    async onSuccess() {
      await onSuccess?.()
      writeSbom(name, SBOM_FILE)
      writeCitedRules('.', RULES_FILE)
    },
  })
}
