// Type-checks every project of the workspace with the native compiler.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PROJECTS = [
  'packages/domain',
  'packages/domain/tsconfig.test.json',
  'packages/api',
  'packages/contract',
  'packages/sandbox',
  'packages/ui',
  'packages/elements',
  'apps/console',
  'tools',
  '.storybook',
  'tests',
]

let failed = 0
for (const project of PROJECTS.filter(existsSync)) {
  const { status } = spawnSync('tsc', ['-p', project], { stdio: 'inherit' })
  if (status !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
