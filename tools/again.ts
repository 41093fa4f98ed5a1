// `npm run test:again -- 20`: stories and journeys so many times, while another process keeps every core busy: a test
// that depends on timing fails here. The counts are kept in reports/again.json and added up for one commit, so that the
// runs may be made in parts.
//   npm run test:again -- 5 stories    only the stories
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.ts'

const KEPT = 'reports/again.json'
const REPORT = 'reports/again-run.json'

const SUITES: Readonly<Record<string, string>> = {
  stories: `vitest run --project stories --reporter=json --outputFile.json=${REPORT}`,
  journeys: 'playwright test --reporter=json',
}

interface Counts {
  runs: number
  passed: number
  /** Titles of failed tests, with how often each failed. */
  failed: Record<string, number>
}

const { positionals } = parseArgs({ allowPositionals: true })
const times = Number(positionals[0] ?? 20)
const suites = positionals.length > 1 ? positionals.slice(1) : Object.keys(SUITES)
if (!Number.isInteger(times) || times < 1 || suites.some((suite) => !(suite in SUITES))) {
  console.error(`npm run test:again -- TIMES [${Object.keys(SUITES).join('] [')}]`)
  process.exit(1)
}

ensureBrowser()
mkdirSync('reports', { recursive: true })
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
const kept = readKept()
const busy = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
)
process.on('exit', () => {
  for (const child of busy) child.kill()
})

for (let run = 1; run <= times; run += 1) {
  for (const suite of suites) {
    const counts = kept[suite] ?? { runs: 0, passed: 0, failed: {} }
    kept[suite] = counts
    const { passed, failed } = await runSuite(suite)
    counts.runs += 1
    counts.passed += passed
    for (const title of failed) counts.failed[title] = (counts.failed[title] ?? 0) + 1
    writeFileSync(KEPT, JSON.stringify({ commit, suites: kept }, null, 2))
    console.log(`${suite} ${run} of ${times}: ${passed} passed, ${failed.length} failed`)
    for (const title of failed) console.log(`  × ${title}`)
  }
}

let isClean = true
for (const [suite, { runs, passed, failed }] of Object.entries(kept)) {
  const failures = Object.values(failed).reduce((sum, count) => sum + count, 0)
  isClean &&= failures === 0
  console.log(`${suite} in all: ${runs} runs, ${passed} passed, ${failures} failed`)
}
process.exit(isClean ? 0 : 1)

/** The counts of earlier parts, if they are of this commit. */
function readKept(): Record<string, Counts> {
  if (!existsSync(KEPT)) return {}
  const earlier = JSON.parse(readFileSync(KEPT, 'utf8'))
  return earlier.commit === commit ? earlier.suites : {}
}

async function runSuite(suite: string): Promise<{ passed: number; failed: string[] }> {
  const command = SUITES[suite] as string
  const child: ChildProcess = spawn(command, {
    shell: true,
    stdio: 'ignore',
    env: { ...process.env, CI: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
  })
  writeFileSync(REPORT, '{}')
  const code = await new Promise((resolve) => child.on('close', resolve))
  const results = readResults(JSON.parse(readFileSync(REPORT, 'utf8')))
  // A runner that fails without a failed test has crashed.
  if (code !== 0 && results.failed.length === 0) results.failed.push(`${suite} ended with ${code}`)
  return results
}

interface Suite {
  suites?: Suite[]
  specs?: { title: string; ok: boolean }[]
}

/** The results of a JSON report of Vitest or Playwright. */
function readResults(report: {
  suites?: Suite[]
  testResults?: { assertionResults: { status: string; fullName: string }[] }[]
}): { passed: number; failed: string[] } {
  const tests = [
    ...(report.testResults ?? []).flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ status, fullName }) => ({ title: fullName, ok: status === 'passed' })),
    ),
    ...(report.suites ?? []).flatMap(specsOf),
  ]
  return {
    passed: tests.filter(({ ok }) => ok).length,
    failed: tests.filter(({ ok }) => !ok).map(({ title }) => title),
  }
}

function specsOf({ suites = [], specs = [] }: Suite): { title: string; ok: boolean }[] {
  return [...specs, ...suites.flatMap(specsOf)]
}
