// What the registry says about the packages of the lockfile (T20): whether each is as old as pnpm-workspace.yaml asks,
// and whether anything is known against one. `npm run audit` fails on either. Where the registry does not answer, one line
// says so, and nothing fails: in `npm test` the check counts as skipped.
//   npm run audit -- --report     reports advisories without failing, because they appear without a change here
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Check, formatReport } from './rules/results.ts'

/** Time-out for the registry, in milliseconds. */
const REGISTRY_TIMEOUT = 120_000

interface Advisory {
  module_name: string
  severity: string
  title: string
}

function pnpm(...args: readonly string[]) {
  const { status, error, stdout, stderr } = spawnSync('pnpm', args, {
    encoding: 'utf8',
    timeout: REGISTRY_TIMEOUT,
  })
  const log = [stdout, stderr, error?.message].filter(Boolean).join('\n')
  return { isOk: status === 0, output: stdout, log }
}

/** What is in the log where the registry does not answer in time or with an error, or the machine has no network. */
const UNANSWERED =
  /ERR_PNPM_(?:META_)?FETCH|ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT_NOT_EXISTS)|ERR_PNPM_NO_OFFLINE|ENOTFOUND|EAI_AGAIN|ECONN|ENETUNREACH|ETIMEDOUT/

/** Fails on a version that is too young, and where pnpm fails for any reason but the network. */
function checkReleaseAge(): Check {
  const title = 'T20 release age'
  const { isOk, log } = pnpm('install', '--frozen-lockfile', '--lockfile-only', '--no-trust-lockfile')
  if (!isOk && !UNANSWERED.test(log)) {
    console.log(`Release age:\n${log}`)
    return { title, status: 'failed', failureMessages: [log] }
  }
  const text = isOk
    ? 'every version of the lockfile is old enough'
    : 'not checked, because the registry does not answer'
  console.log(`Release age: ${text}.`)
  return { title, status: isOk ? 'passed' : 'skipped' }
}

/** Fails on an advisory, where it is not only reported, and where pnpm fails for any reason but the registry. */
function checkAdvisories({ isOnlyReported }: { isOnlyReported: boolean }): Check {
  const title = 'advisories'
  const { output, log } = pnpm('audit', '--json')
  const advisories = readAdvisories(output)
  if (advisories === undefined && !UNANSWERED.test(log)) {
    console.log(`Advisories:\n${log}`)
    return { title, status: 'failed', failureMessages: [log] }
  }
  if (advisories === undefined) {
    console.log('Advisories: not checked, because the registry does not answer.')
    return { title, status: 'skipped' }
  }
  console.log(`Advisories: ${advisories.length}`)
  for (const { module_name, severity, title } of advisories)
    console.log(`  ${severity}  ${module_name}: ${title}`)
  return { title, status: advisories.length === 0 || isOnlyReported ? 'passed' : 'failed' }
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
const checks = [checkReleaseAge(), checkAdvisories({ isOnlyReported: values.report })]
if (process.env.REPORT) writeFileSync(process.env.REPORT, formatReport('audit', checks))
process.exit(checks.some(({ status }) => status === 'failed') ? 1 : 0)
