// Every check of the project, as `npm test` runs them: two at a time if they are independent, each with its own output,
// and one last line that counts passed, failed and skipped checks. Each test runs once.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { relative, resolve as resolvePath } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.ts'
import { ensureEngines } from './engines.ts'
import { readReport, type TestRun } from './rules/results.ts'
import { SUITES } from './suites.ts'

interface Step {
  name: string
  command: string
  /** Steps that must have passed before this one starts. */
  after?: string[]
  /** The JSON report that its command writes, `$REPORT`: its tests are counted instead of the step. */
  report?: string
  /** Whether its output is also printed when it passes. */
  isPrinted?: boolean
}

interface Outcome {
  passed: number
  failed: number
  skipped?: number
}

// The longest first: with both workers busy to the end, all of it ends soonest.
const STEPS: Step[] = [
  {
    // Those with a picture are tests of the step `pixels`.
    name: 'stories',
    command: `WITHOUT_PICTURES=1 ${SUITES.stories}`,
    report: 'reports/stories.json',
  },
  { name: 'packages', command: 'pnpm -r --filter "./packages/*" --workspace-concurrency=2 run build' },
  { name: 'console', command: 'pnpm --filter @fleetgis/console run build' },
  { name: 'journeys', command: SUITES.journeys, after: ['console'], report: 'reports/e2e.json' },
  {
    // In Firefox and WebKit.
    name: 'engines',
    command: 'node --conditions=@fleetgis/source tests/engines/run.ts',
    after: ['console'],
    report: 'reports/engines.json',
    isPrinted: true,
  },
  {
    name: 'pixels',
    // Every step runs as in CI; pictures are optional on a developer's machine only.
    command: `node tools/pixels.ts ${process.env.CI ? '' : '--optional'}`,
    report: 'reports/pixels.json',
    isPrinted: true,
  },
  {
    name: 'unit',
    command: `${SUITES.unit} --exclude "packages/domain/**"`,
    report: 'reports/unit.json',
  },
  { name: 'strict', command: SUITES.strict, report: 'reports/strict.json' },
  { name: 'entries', command: 'node tools/builtEntries.ts', after: ['packages'] },
  { name: 'browsers', command: 'node tools/oldBrowsers.ts', after: ['packages', 'console'] },
  { name: 'publishable', command: 'node tools/publishable.ts', after: ['packages'] },
  { name: 'sizes', command: 'node tools/sizes.ts', after: ['packages'] },
  { name: 'money', command: SUITES.money, report: 'reports/money.json' },
  { name: 'types', command: 'node tools/types.ts' },
  { name: 'hosts', command: 'node tools/timezones.ts --dates' },
  { name: 'unused', command: 'knip --no-config-hints' },
  {
    // Alone: the tests of the rules cover every branch; a test of a server or a page does not count.
    name: 'domain',
    // Node may count less of what it takes from its cache.
    command: `NODE_DISABLE_COMPILE_CACHE=1 ${SUITES.unit} packages/domain --coverage --coverage.include="packages/domain/src/**" --coverage.exclude="**/*.test.ts" --coverage.exclude="**/*.d.ts" --coverage.reportsDirectory=reports/coverage --coverage.thresholds.100 --coverage.reporter=text-summary`,
    report: 'reports/domain.json',
  },
  { name: 'direction', command: 'depcruise --config .dependency-cruiser.mjs packages apps' },
  { name: 'lint', command: 'biome check --error-on-warnings .' },
  { name: 'audit', command: 'node tools/audit.ts --report', report: 'reports/audit.json', isPrinted: true },
  {
    name: 'rules',
    command: 'node tools/rules.ts',
    after: ['unit', 'domain', 'strict', 'stories', 'pixels', 'journeys'],
    isPrinted: true,
  },
]

const { positionals } = parseArgs({ allowPositionals: true })
const wrong = positionals.filter((name) => !STEPS.some((step) => step.name === name))
if (wrong.length > 0) {
  console.error(
    `There is no step ${wrong.join(', ')}; there are ${STEPS.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}
const steps = positionals.length === 0 ? STEPS : STEPS.filter((step) => positionals.includes(step.name))
const chosen = new Set(steps.map((step) => step.name))

mkdirSync('reports', { recursive: true })
// What `npm run test:long` keeps took hours.
for (const name of readdirSync('reports'))
  if (name !== 'long') rmSync(`reports/${name}`, { recursive: true, force: true })

/** What Node compiles and strips of types is kept for the commands that start after. */
const COMPILED = resolvePath('node_modules/.cache/compiled')

const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const child of running) killAll(child, signal)
    process.exit(1)
  })
}

/** A step that takes longer has hung, as one does whose browser froze: it is ended, so that its output shows where. */
const LONGEST_MIN = 45
/** How long a step that is ended may take to close its browsers, which are not in its process group. */
const ENDING_MS = 10_000

/** Sends a signal to a step and the commands that it started. */
function killAll({ pid }: ChildProcess, signal: NodeJS.Signals) {
  try {
    // A step leads a process group.
    if (pid) process.kill(-pid, signal)
  } catch {
    // It has just ended.
  }
}

function run(step: Step): Promise<Outcome> {
  const start = performance.now()
  return new Promise((resolve) => {
    const child = spawn(step.command, {
      shell: true,
      detached: true,
      env: {
        ...process.env,
        CI: '1',
        FORCE_COLOR: '0',
        NO_COLOR: '1',
        NODE_COMPILE_CACHE: COMPILED,
        REPORT: step.report,
      },
    })
    running.add(child)
    const output: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    const hung = setTimeout(() => {
      output.push(Buffer.from(`\nDid not end within ${LONGEST_MIN} min.\n`))
      killAll(child, 'SIGTERM')
      setTimeout(killAll, ENDING_MS, child, 'SIGKILL').unref()
    }, LONGEST_MIN * 60_000)
    child.on('close', (code) => {
      clearTimeout(hung)
      running.delete(child)
      const tests = step.report ? readReport(step.report) : undefined
      const isMissing = step.report !== undefined && tests === undefined
      if (isMissing) output.push(Buffer.from(`\nWrote no whole report ${step.report}.\n`))
      const isOk = code === 0 && !isMissing
      const outcome = count(tests, isOk)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      const ending = outcome.failed > 0 ? 'FAILED' : outcome.passed > 0 ? 'ok    ' : 'skipped'
      console.log(`${ending} ${step.name} (${seconds} s): ${countsOf(outcome)}`)
      // These first: a long output may be cut at its end.
      const texts = (tests ?? []).filter((test) => !test.isPassed && !test.isSkipped).map(describeFailure)
      for (const text of texts) console.log(text)
      const printed = Buffer.concat(output).toString()
      // Without a failed test, as where a branch is not covered, the reason is at the end.
      const reasons =
        texts.length > 0 ? texts : [printed.trimEnd().split('\n').slice(-REASON_LINES).join('\n')]
      if (outcome.failed > 0) failures.push(`FAILED ${step.name}`, ...reasons)
      if (!isOk || step.isPrinted) console.log(printed)
      resolve(outcome)
    })
  })
}

const countsOf = ({ passed, failed, skipped = 0 }: Outcome) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** A step without a report is one check. A runner that fails without a failed test (a crash, no test) counts as one. */
function count(tests: readonly TestRun[] | undefined, isOk: boolean): Outcome {
  if (!tests) return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (isOk && tests.length === 0) return { passed: 0, failed: 1 }
  const passed = tests.filter(({ isPassed }) => isPassed).length
  const skipped = tests.filter(({ isSkipped }) => isSkipped).length
  const failed = tests.length - passed - skipped
  return { passed, failed: isOk ? failed : Math.max(failed, 1), skipped }
}

/** A failed test with its first error. */
function describeFailure({ file, title, message = 'without a message' }: TestRun): string {
  return `× ${relative('', file)}: ${title}\n  ${message.slice(0, 600).replaceAll('\n', '\n  ')}`
}

const WORKERS = 2
/** Lines of a failed step's output that are printed again at the end. */
const REASON_LINES = 12
const total = { passed: 0, failed: 0, skipped: 0 }
/** What failed, by name: printed again at the end, since the middle of a long output may be cut. */
const failures: string[] = []
const done = new Map<string, boolean>()
const waiting = [...steps]

async function work(): Promise<void> {
  while (waiting.length > 0) {
    const isReady = (step: Step) => (step.after ?? []).every((name) => !chosen.has(name) || done.has(name))
    const index = waiting.findIndex(isReady)
    if (index === -1) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      continue
    }
    const [step] = waiting.splice(index, 1) as [Step]
    const isBlocked = (step.after ?? []).some((name) => done.get(name) === false) && step.name !== 'rules'
    if (isBlocked) {
      const text = `FAILED ${step.name}: not run, because ${step.after?.join(', ')} failed`
      console.log(text)
      failures.push(text)
    }
    const outcome = isBlocked ? { passed: 0, failed: 1 } : await run(step)
    total.passed += outcome.passed
    total.failed += outcome.failed
    total.skipped += outcome.skipped ?? 0
    done.set(step.name, outcome.failed === 0)
  }
}

ensureBrowser()
if (chosen.has('engines')) ensureEngines()
await Promise.all(Array.from({ length: WORKERS }, work))
for (const text of failures) console.log(text)
console.log(countsOf(total))
process.exit(total.failed === 0 ? 0 : 1)
