// Imports every built path of every published package on a server: in plain Node, as ESM and as CommonJS. Nothing may
// throw, both must offer the same names, and each path needs a limit of its size. Of the kit's files these alone begin with
// "use client".
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sizeLimits from '../.size-limit.mjs'
import { WITH_ENTRIES } from './entries.ts'

/** Paths that browsers do not load. */
const SIZELESS = /sandbox|contract|testing|api\/wire/
/** Scripts: they have no names to offer. */
const SCRIPTS = /api\/worker/
const CLIENT = /^['"]use client['"]/

interface Manifest {
  name: string
  exports: Record<string, { import: { default: string }; require: { default: string } }>
}

/** The names that each path exports, or its exception. One process for all: each new one would load React again. */
function load(specifiers: readonly string[], kind: 'module' | 'commonjs', folder: string): string[] {
  const script = `
    for (const specifier of ${JSON.stringify(specifiers)})
      try {
        const entry = ${kind === 'module' ? 'await import(specifier)' : 'require(specifier)'}
        const names = Object.keys(entry).filter((name) => !/^(default|__esModule|module.exports)$/.test(name))
        console.log(names.length > 0 ? names.sort().join() : 'offers nothing')
      } catch (error) {
        console.log('throws: ' + String(error).replaceAll('\\n', ' '))
      }`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [`--input-type=${kind}`, '--no-warnings', '--eval', script],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  )
  const results = stdout.trim().split('\n')
  return specifiers.map((_, index) => results[index] || `throws: ${stderr.trim()}`)
}

const problems: string[] = []
const limited = new Set(sizeLimits.map(({ name }) => name))
let count = 0
for (const name of WITH_ENTRIES) {
  const folder = join('packages', name)
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const paths = Object.keys(manifest.exports)
  const specifiers = paths.map((path) => join(manifest.name, path))
  const esm = load(specifiers, 'module', folder)
  const cjs = load(specifiers, 'commonjs', folder)
  count += 2 * paths.length
  for (const [index, path] of paths.entries()) {
    const specifier = join(manifest.name, path)
    if (!SIZELESS.test(specifier) && !limited.has(specifier))
      problems.push(`${specifier} has no limit in .size-limit.mjs`)
    for (const [kind, result] of [
      ['import', esm[index]],
      ['require', cjs[index]],
    ])
      if ((SCRIPTS.test(specifier) ? /^throws:/ : /^(throws:|offers nothing)/).test(result ?? ''))
        problems.push(`${kind} of ${specifier} ${result}`)
    if (esm[index] !== cjs[index]) problems.push(`${specifier} offers other names to import than to require`)
  }
}

const built = readdirSync('packages/ui/dist', { recursive: true, encoding: 'utf8' })
const files = built.filter((file) => /\.c?js$/.test(file)).map((file) => `./dist/${file}`)
const kit: Manifest = JSON.parse(readFileSync('packages/ui/package.json', 'utf8'))
const entries = new Set(
  Object.values(kit.exports).flatMap((entry) => [entry.import.default, entry.require.default]),
)
for (const file of files)
  if (CLIENT.test(readFileSync(join('packages/ui', file), 'utf8')) !== entries.has(file))
    problems.push(
      `packages/ui/${file} ${entries.has(file) ? 'does not begin' : 'is no entry and begins'} with 'use client'`,
    )

for (const problem of problems) console.error(problem)
console.log(`${count} imports, ${files.length} files of the kit: ${problems.length} problems`)
process.exit(problems.length === 0 && files.length > 0 ? 0 : 1)
