// Type-checks the workspace with the native compiler: few projects, because each one checks all that it imports again.
import { spawnSync } from 'node:child_process'

/** The domain without DOM types, its tests, all packages without Vite's types, the service worker, and all that uses the packages. */
const PROJECTS = [
  'packages/domain',
  'packages/domain/tsconfig.test.json',
  'packages',
  'apps/console/worker',
  '.',
]

const failed = PROJECTS.filter(
  (project) => spawnSync('tsc', ['-p', project], { stdio: 'inherit' }).status !== 0,
)
process.exit(failed.length === 0 ? 0 : 1)
