import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Builds the console. In `npm test` and CI an earlier step has. */
export default function buildConsole(): void {
  if (process.env.CI && existsSync('apps/console/dist/_headers')) return
  const { status } = spawnSync(
    'pnpm',
    ['--filter', '@fleetgis/console', 'run', 'build', '--logLevel', 'warn'],
    {
      stdio: 'inherit',
    },
  )
  if (status !== 0) throw new Error('The console could not be built')
}
