// What the registry says about the packages of the lockfile (T20): whether each is as old as pnpm-workspace.yaml asks,
// and whether anything is known against one. `npm run audit` fails on either. Where the registry does not answer, one line
// says so, and nothing fails.
//   npm run audit -- --report     reports advisories without failing, because they appear without a change here
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/** Time-out for the registry, in milliseconds. */
const REGISTRY_TIMEOUT = 120_000

interface Advisory {
  module_name: string
  severity: string
  title: string
}

function pnpm(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('pnpm', args, { encoding: 'utf8', timeout: REGISTRY_TIMEOUT })
  return { isOk: status === 0, output: stdout, log: stdout + stderr }
}

/** Whether a version is too young. */
function checkReleaseAge(): boolean {
  const { isOk, log } = pnpm('install', '--frozen-lockfile', '--lockfile-only', '--no-trust-lockfile')
  if (isOk) console.log('Release age: every version of the lockfile is old enough.')
  else if (log.includes('MINIMUM_RELEASE_AGE_VIOLATION')) console.log(`Release age:\n${log}`)
  else console.log('Release age: not checked, because the registry does not answer.')
  return log.includes('MINIMUM_RELEASE_AGE_VIOLATION')
}

/** How many advisories there are. */
function countAdvisories(): number {
  const advisories = readAdvisories(pnpm('audit', '--json').output)
  if (advisories === undefined) {
    console.log('Advisories: not checked, because the registry does not answer.')
    return 0
  }
  console.log(`Advisories: ${advisories.length}`)
  for (const { module_name, severity, title } of advisories)
    console.log(`  ${severity}  ${module_name}: ${title}`)
  return advisories.length
}

function readAdvisories(output: string): readonly Advisory[] | undefined {
  try {
    const { advisories } = JSON.parse(output)
    return advisories && Object.values(advisories)
  } catch {
    return undefined
  }
}

const { values } = parseArgs({ options: { report: { type: 'boolean', default: false } } })
const isTooYoung = checkReleaseAge()
const advisories = countAdvisories()
process.exit(isTooYoung || (advisories > 0 && !values.report) ? 1 : 0)
