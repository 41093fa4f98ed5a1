// Packs each published package and checks the tarball as its users will meet it: publint for the manifest,
// "are the types wrong?" for what every path resolves to, its SBOM for all that the package asks for (T20), its licence,
// where it comes from, a text for each id that it cites, and no trace of the machine that built it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { buildTraces } from './buildTraces.ts'
import { idsIn, RULES_FILE, readTexts } from './citedRules.ts'
import { PUBLISHED } from './entries.ts'
import { SBOM_FILE } from './sbom.ts'
import { findWidgets } from './widgets.ts'

function run(command: string, args: string[], cwd = '.'): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) console.error(`${command} ${args.join(' ')} (${cwd})\n${stdout}${stderr}`)
  return status === 0
}

function untar(tarball: string, ...args: string[]): string {
  return spawnSync('tar', [...args, '-f', tarball], { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 }).stdout
}

/** A file of a packed package, read as JSON. */
const readPacked = (tarball: string, file: string) => JSON.parse(untar(tarball, `-xzO`, `package/${file}`))

function report(name: string, problems: string[]): boolean {
  for (const problem of problems) console.error(`${name}: ${problem}`)
  return problems.length === 0
}

/** Whether a person who has only the tarball finds its licence, its origin, and what its ids stand for. */
function isDocumented(tarball: string): boolean {
  const manifest = readPacked(tarball, 'package.json')
  const files = new Set(untar(tarball, '-tz').split('\n'))
  const pages = ['dist/llms.txt', ...findWidgets().map(({ name }) => `dist/llms/${name}.md`)]
  const wantedFiles = [
    'README.md',
    'CHANGELOG.md',
    RULES_FILE,
    ...(manifest.name === '@fleetgis/ui' ? pages : []),
  ]
  const missingFiles = wantedFiles.filter((file) => !files.has(`package/${file}`))
  const changelog = untar(tarball, '-xzO', 'package/CHANGELOG.md')
  const isLicensed = untar(tarball, '-xzO', 'package/LICENSE') === readFileSync('LICENSE', 'utf8')
  const missingFields = [
    'description',
    'keywords',
    'repository',
    'homepage',
    'bugs',
    'license',
    'engines',
  ].filter((field) => manifest[field] === undefined)
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies })
  const pinned = ranges
    .filter(([, range]) => !String(range).startsWith('^'))
    .map(([dependency]) => dependency)
  const texts = readTexts()
  const shipped = untar(tarball, '-xzO', `package/${RULES_FILE}`)
  const types = untar(tarball, '-xzO', '--wildcards', 'package/*.d.ts', 'package/README.md')
  const { known, unknown } = idsIn(types, texts)
  const silent = [...unknown, ...known.filter((id) => !shipped.includes(`\n- **${id}** `))]
  return report(manifest.name, [
    ...(isLicensed ? [] : ['the LICENSE is not that of the project']),
    ...(changelog.includes(`\n## ${manifest.version}\n`) ? [] : [`CHANGELOG.md lacks ${manifest.version}`]),
    ...missingFiles.map((file) => `the tarball lacks ${file}`),
    ...missingFields.map((field) => `package.json lacks "${field}"`),
    ...pinned.map((dependency) => `the range of ${dependency} has no ^`),
    ...silent.map((id) => `cites ${id}, which ${RULES_FILE} does not explain`),
  ])
}

function hasSbom(tarball: string): boolean {
  const { name, version, dependencies = {} } = readPacked(tarball, 'package.json')
  const { metadata, components } = readPacked(tarball, SBOM_FILE)
  const nameOf = (component: { group?: string; name: string }) =>
    component.group === undefined ? component.name : `${component.group}/${component.name}`
  const named = new Set(components.map(nameOf))
  const missing = Object.keys(dependencies).filter((dependency) => !named.has(dependency))
  if (nameOf(metadata.component) === name && metadata.component.version === version && missing.length === 0)
    return true
  console.error(`The SBOM of ${name} is another package's, or lacks: ${missing.join(', ')}`)
  return false
}

/** Whether no file of a packed package is a source map or names this folder. */
function isWithoutTraces(tarball: string): boolean {
  const unpacked = mkdtempSync(join(tmpdir(), 'fleetgis-unpacked-'))
  untar(tarball, '-xz', '-C', unpacked)
  const traces = buildTraces(unpacked, process.cwd())
  rmSync(unpacked, { recursive: true })
  return report(basename(tarball), traces)
}

let isOk = true
const folder = mkdtempSync(join(tmpdir(), 'fleetgis-pack-'))
for (const name of PUBLISHED) {
  const source = join('packages', name)
  isOk = run('pnpm', ['pack', '--pack-destination', folder], source) && isOk
}
for (const tarball of readdirSync(folder)) {
  const path = join(folder, tarball)
  isOk = hasSbom(path) && isOk
  isOk = isDocumented(path) && isOk
  isOk = isWithoutTraces(path) && isOk
  isOk = run('publint', ['run', '--strict', path]) && isOk
  // The elements are for pages: they have no CommonJS, and their scripts no types.
  const profile = path.includes('elements')
    ? ['esm-only', '--exclude-entrypoints', 'script', 'worker']
    : ['node16']
  isOk = run('attw', [path, '--profile', ...profile, '--format', 'ascii']) && isOk
}
rmSync(folder, { recursive: true })
process.exit(isOk ? 0 : 1)
