// `npm run release:dry`: a release without publishing. In a copy of the last commit: sets the versions and writes the
// CHANGELOGs from `.changeset`, builds, packs, and checks the tarballs. Nothing here changes.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PUBLISHED } from './entries.ts'

function run(command: string, args: string[], cwd: string) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`)
}

const versionOf = (root: string, name: string): string =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).version

const changes = readdirSync('.changeset').filter((file) => file.endsWith('.md') && file !== 'README.md')
if (changes.length === 0)
  throw new Error('There is nothing to release: `npm run changeset` describes a change.')

const copy = mkdtempSync(join(tmpdir(), 'fleetgis-release-'))
try {
  run('git', ['clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, copy], '.')
  run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--trust-lockfile'], copy)
  run('changeset', ['version'], copy)
  const versions = new Set(PUBLISHED.map((name) => versionOf(copy, name)))
  const [version] = versions
  if (versions.size !== 1 || version === versionOf('.', 'ui'))
    throw new Error(`The packages should have one new version, and have ${[...versions].join(', ')}.`)
  run('pnpm', ['-r', '--filter', './packages/*', 'run', 'build'], copy)
  run(process.execPath, ['tools/publishable.ts'], copy)
  console.log(`ok     ${PUBLISHED.length} packages of version ${version} are ready to publish`)
} finally {
  rmSync(copy, { recursive: true, force: true })
}
