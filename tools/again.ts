// `npm run test:again -- 20`: all tests so many times, while another process keeps every core busy: a test that depends
// on timing fails here (R19). The counts are kept in reports/long/again.json and added up for one commit, so that the runs may
// be made in parts.
//   npm run test:again -- 5 stories    only the stories
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.ts'
import { writeFigure } from './qualityFigures.ts'
import { parseReport, type TestRun } from './rules/results.ts'

const KEPT = 'reports/long/again.json'
const REPORT = 'reports/long/again-run.json'

const vitest = (project: string) =>
  `vitest run --project ${project} --reporter=json --outputFile.json=${REPORT}`
const SUITES: Readonly<Record<string, string>> = {
  stories: vitest('stories'),
  journeys: 'playwright test --reporter=json',
  unit: vitest('unit'),
  strict: vitest('strict'),
  money: 'playwright test --config tests/money/playwright.config.ts --reporter=json',
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
mkdirSync('reports/long', { recursive: true })
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
    const tests = await runSuite(suite)
    const failed = tests.filter(({ isPassed }) => !isPassed).map(({ file, title }) => `${file}: ${title}`)
    const passed = tests.length - failed.length
    counts.runs += 1
    counts.passed += passed
    for (const title of failed) counts.failed[title] = (counts.failed[title] ?? 0) + 1
    writeFileSync(KEPT, JSON.stringify({ commit, suites: kept }, null, 2))
    console.log(`${suite} ${run} of ${times}: ${passed} passed, ${failed.length} failed`)
    for (const title of failed) console.log(`  × ${title}`)
  }
}

let isClean = true
let all = 0
let flaky = 0
for (const [suite, { runs, passed, failed }] of Object.entries(kept)) {
  const failures = Object.values(failed).reduce((sum, count) => sum + count, 0)
  isClean &&= failures === 0
  all += passed + failures
  flaky += failures
  console.log(`${suite} in all: ${runs} runs, ${passed} passed, ${failures} failed`)
}
writeFigure({
  id: 'R19',
  what: `failed of 1,000 tests, ${all} on busy cores`,
  value: (1_000 * flaky) / Math.max(1, all),
  limit: 1,
})
process.exit(isClean ? 0 : 1)

/** The counts of earlier parts, if they are of this commit. */
function readKept(): Record<string, Counts> {
  if (!existsSync(KEPT)) return {}
  const earlier = JSON.parse(readFileSync(KEPT, 'utf8'))
  return earlier.commit === commit ? earlier.suites : {}
}

/** Every test that ran. */
async function runSuite(suite: string): Promise<TestRun[]> {
  const command = SUITES[suite] as string
  rmSync(REPORT, { force: true })
  const child: ChildProcess = spawn(command, {
    shell: true,
    stdio: 'ignore',
    env: { ...process.env, CI: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  const runs = existsSync(REPORT) ? parseReport(readFileSync(REPORT, 'utf8')) : []
  const tests = runs.filter(({ isSkipped }) => !isSkipped)
  if (code === 0 || tests.some(({ isPassed }) => !isPassed)) return tests
  // A runner that fails without a failed test has crashed.
  return [...tests, { kind: 'other test', title: `ended with ${code}`, file: suite, isPassed: false }]
}
