// Packs each published package and checks the tarball as its users will meet it: publint for the manifest, and
// "are the types wrong?" for what every path resolves to, and its SBOM for all that the package asks for (T20).
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SBOM_FILE } from './sbom.ts'

const PACKAGES = ['domain', 'api', 'contract', 'sandbox', 'ui']

function run(command: string, args: string[], cwd = '.'): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) console.error(`${command} ${args.join(' ')} (${cwd})\n${stdout}${stderr}`)
  return status === 0
}

/** A file of a packed package, read as JSON. */
function readPacked(tarball: string, file: string) {
  return JSON.parse(spawnSync('tar', ['-xzOf', tarball, `package/${file}`], { encoding: 'utf8' }).stdout)
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

let isOk = true
const folder = mkdtempSync(join(tmpdir(), 'fleetgis-pack-'))
for (const name of PACKAGES) {
  const source = join('packages', name)
  isOk = run('pnpm', ['pack', '--pack-destination', folder], source) && isOk
}
for (const tarball of readdirSync(folder)) {
  const path = join(folder, tarball)
  isOk = hasSbom(path) && isOk
  isOk = run('publint', ['run', '--strict', path]) && isOk
  isOk = run('attw', [path, '--profile', 'node16', '--format', 'ascii']) && isOk
}
rmSync(folder, { recursive: true })
process.exit(isOk ? 0 : 1)
