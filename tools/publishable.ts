// Packs each published package and checks the tarball as its users will meet it: publint for the manifest, and
// "are the types wrong?" for what every path resolves to.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PACKAGES = ['domain', 'api', 'sandbox', 'ui']

function run(command: string, args: string[], cwd = '.'): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) console.error(`${command} ${args.join(' ')} (${cwd})\n${stdout}${stderr}`)
  return status === 0
}

let isOk = true
const folder = mkdtempSync(join(tmpdir(), 'fleetgis-pack-'))
for (const name of PACKAGES) {
  const source = join('packages', name)
  isOk = run('pnpm', ['pack', '--pack-destination', folder], source) && isOk
}
for (const tarball of readdirSync(folder)) {
  const path = join(folder, tarball)
  isOk = run('publint', ['run', '--strict', path]) && isOk
  isOk = run('attw', [path, '--profile', 'node16', '--format', 'ascii']) && isOk
}
rmSync(folder, { recursive: true })
process.exit(isOk ? 0 : 1)
