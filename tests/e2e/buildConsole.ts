import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Builds the console that the journeys go through. `npm test` has built it just before. */
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
