// `npm run test:again -- 20`: all tests so many times on busy cores: a test that depends on timing fails here (R19). Two
// suites run beside each other, and a loop for each core, at a priority below normal, takes the CPU time that they leave and,
// on Linux, up to a tenth of what they need. The counts are kept in docs/suite-runs.json and committed, so that runs of many
// nights and commits add up, and the row of R19 in docs/quality-figures.md shows them.
//   npm run test:again -- 5 stories             only the stories
//   npm run test:again -- 5 journeys --fresh    counts the journeys from this commit on, after a failed one is mended
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, constants, setPriority } from 'node:os'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import buildConsole from '../tests/e2e/buildConsole.ts'
import { ensureBrowser } from './browser.ts'
import { readCommit, SUITE_RUNS, writePage } from './long.ts'
import { failuresOf, figureOfRuns, type SuiteRuns, writeFigure } from './qualityFigures.ts'
import { readReport, type TestRun } from './rules/results.ts'
import { SUITES } from './suites.ts'

const reportOf = (suite: string) => `reports/long/again-${suite}.json`

const AT_ONCE = 2

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { fresh: { type: 'boolean', default: false } },
})
const times = Number(positionals[0] ?? 20)
const suites = positionals.length > 1 ? positionals.slice(1) : Object.keys(SUITES)
if (!Number.isInteger(times) || times < 1 || suites.some((suite) => !(suite in SUITES))) {
  console.error(`npm run test:again -- TIMES [${Object.keys(SUITES).join('] [')}] [--fresh]`)
  process.exit(1)
}

ensureBrowser()
mkdirSync('reports/long', { recursive: true })
// The journeys take the console that is built.
buildConsole()
const kept = readKept()
const busy = Array.from({ length: availableParallelism() }, () => {
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
  setPriority(child.pid as number, constants.priority.PRIORITY_BELOW_NORMAL)
  return child
})
process.on('exit', () => {
  for (const child of busy) child.kill()
})

for (let run = 1; run <= times; run += 1) {
  const waiting = suites.values()
  await Promise.all(Array.from({ length: AT_ONCE }, () => runWaiting(waiting)))
}

const counted = Object.entries(kept.suites)
for (const [suite, counts] of counted)
  console.log(`${suite} in all: ${counts.runs} runs, ${counts.passed} passed, ${failuresOf(counts)} failed`)
writeFigure(figureOfRuns(kept))
writePage()
process.exit(counted.every(([, counts]) => failuresOf(counts) === 0) ? 0 : 1)

/** The counts of earlier runs for the runs of now to add to; with `--fresh`, without those of the suites that run. */
function readKept(): SuiteRuns {
  const earlier: Partial<SuiteRuns> = existsSync(SUITE_RUNS)
    ? JSON.parse(readFileSync(SUITE_RUNS, 'utf8'))
    : {}
  const counted = Object.entries(earlier.suites ?? {}).filter(
    ([suite]) => !(values.fresh && suites.includes(suite)),
  )
  return { until: readCommit(), at: new Date().toISOString(), suites: Object.fromEntries(counted) }
}

/** Runs the suites that wait, one after another. */
async function runWaiting(waiting: Iterable<string>): Promise<void> {
  for (const suite of waiting) {
    const tests = await runSuite(suite)
    // A runner may name files by their place on this machine.
    const failed = tests
      .filter(({ isPassed }) => !isPassed)
      .map(({ file, title }) => `${relative('', file)}: ${title}`)
    const counts = kept.suites[suite] ?? { since: kept.until, runs: 0, passed: 0, failed: {} }
    kept.suites[suite] = counts
    counts.runs += 1
    counts.passed += tests.length - failed.length
    for (const title of failed) counts.failed[title] = (counts.failed[title] ?? 0) + 1
    kept.at = new Date().toISOString()
    writeFileSync(SUITE_RUNS, `${JSON.stringify(kept, null, 2)}\n`)
    console.log(
      `${suite}, run ${counts.runs}: ${tests.length - failed.length} passed, ${failed.length} failed`,
    )
    for (const title of failed) console.log(`  × ${title}`)
    // The next run replaces the report, which says why a test failed.
    if (failed.length > 0 && existsSync(reportOf(suite)))
      renameSync(reportOf(suite), reportOf(`${suite}-${counts.runs}`))
  }
}

/** Every test that ran. */
async function runSuite(suite: string): Promise<TestRun[]> {
  const command = SUITES[suite as keyof typeof SUITES]
  const report = reportOf(suite)
  rmSync(report, { force: true })
  const child: ChildProcess = spawn(command, {
    shell: true,
    stdio: 'ignore',
    env: { ...process.env, CI: '1', REPORT: report },
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  const runs = readReport(report) ?? []
  const tests = runs.filter(({ isSkipped }) => !isSkipped)
  if (tests.length > 0 && (code === 0 || tests.some(({ isPassed }) => !isPassed))) return tests
  // A runner without a whole report, that ran no test, or that fails without a failed one, has crashed.
  return [...tests, { kind: 'test', title: `ended with ${code}`, file: suite, isPassed: false }]
}
