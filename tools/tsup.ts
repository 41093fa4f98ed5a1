import { readFileSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'

interface Exports {
  [path: string]: { '@fleetgis/source'?: string }
}

/**
 * The build of a published package: one ESM and one CJS file for each path of its `exports`, with types.
 * The list of entries is read from package.json, so that it stands in one place.
 */
export function packageBuild(options: Options = {}) {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Exports }
  const entry = Object.fromEntries(
    Object.values(exports).flatMap(({ '@fleetgis/source': source }) =>
      source ? [[source.replace(/^\.\/((src|exports)\/)?/, '').replace(/\.tsx?$/, ''), source]] : [],
    ),
  )
  return defineConfig({
    entry,
    format: ['esm', 'cjs'],
    target: 'es2022',
    dts: true,
    sourcemap: true,
    clean: true,
    splitting: true,
    ...options,
  })
}
