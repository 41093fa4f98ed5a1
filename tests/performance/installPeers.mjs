import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs the libraries that a benchmark compares with, where they are not yet; whether they are there. Their folder
 * has a lockfile of its own, outside the workspace, so that nothing else installs them.
 */
export function installPeers(folder) {
  if (existsSync(new URL('node_modules', folder))) return true
  console.log('Installing the peers ...')
  const { status } = spawnSync(
    'pnpm',
    ['install', '--ignore-workspace', '--frozen-lockfile', '--ignore-scripts'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return status === 0
}
