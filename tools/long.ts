// `npm run test:long`: the checks that take hours, step by step, each to be run and resumed alone. It writes
// `docs/quality-figures.md`, and ends with 1 where a step of this run fails or a figure is beyond its limit.
//   npm run test:long -- chaos soak     only these steps
//   npm run test:long -- --from soak    this step and all after it
//   npm run test:long -- --release      the size before a release; without it the nightly one
//   npm run test:long -- --again        also what has passed at this commit already
//   npm run test:long -- --page         only writes the page from what is kept
// What a step has measured is kept in `docs/quality-figures.json`, so that runs of some steps add up, also those of other
// machines.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.ts'
import {
  type Figure,
  figuresOfTests,
  findUnmeasured,
  isMissed,
  qualityPage,
  type StepResult,
  type SuiteRuns,
} from './qualityFigures.ts'
import { parseReport } from './rules/results.ts'
import { SUITES } from './suites.ts'

export type Size = StepResult['size']

export interface Step {
  name: string
  /** With `$REPORT` the tests of this JSON report become figures. */
  command: string
  /** The command before a release, where it differs. */
  release?: string
  /** Figures that another tool's file has after the command. */
  read?: () => Figure[]
}

/** What the tests of the domain leave out of it, as Vitest's coverage counts it. */
function readCoverage(): Figure[] {
  const summary = 'reports/coverage/coverage-summary.json'
  // Vitest writes none where a test has failed.
  if (!existsSync(summary)) return []
  const { total } = JSON.parse(readFileSync(summary, 'utf8'))
  return [
    { id: 'R18', what: 'branches run', value: total.branches.pct, unit: '%', limit: 100, isLeast: true },
  ]
}

/** The promises that the tests of `npm test` show, by the reports of their runners. */
function readTests(): Figure[] {
  const reports = readdirSync('reports').filter((file) => file.endsWith('.json'))
  return figuresOfTests(reports.flatMap((file) => parseReport(readFileSync(`reports/${file}`, 'utf8'))))
}

const CONSOLE = 'pnpm --filter @fleetgis/console run build --logLevel warn'
const bench = (script: string) => `node --conditions=@fleetgis/source tests/performance/${script}`
const chaos = (seeds: number, minutes: number, atOnce: number) =>
  `node --conditions=@fleetgis/source tests/chaos/run.ts --seeds ${seeds} --minutes ${minutes} --at-once ${atOnce}`

export const STEPS: readonly Step[] = [
  { name: 'test', command: 'node tools/check.ts', read: readTests },
  { name: 'timezones', command: 'node tools/timezones.ts' },
  {
    name: 'domain',
    command: `vitest run --project unit packages/domain --coverage --coverage.include="packages/domain/src/**" --coverage.exclude="**/*.test.ts" --coverage.exclude="**/*.d.ts" --coverage.reportsDirectory=reports/coverage --coverage.thresholds.100 --coverage.reporter=json-summary`,
    read: readCoverage,
  },
  {
    name: 'fuzz',
    command: `FUZZ_RUNS=10000 ${SUITES.unit} packages/api packages/sandbox packages/ui/src/areas/chat packages/domain/src/map/mapReducer.model.test.ts --testTimeout=1200000`,
  },
  {
    name: 'widgets',
    command: `STORYBOOK_FUZZ_RUNS=2000 ${SUITES.stories} -t R2 --testTimeout=3600000`,
  },
  { name: 'money', command: `MONEY_RUNS=200 ${SUITES.money}`, release: `MONEY_RUNS=1000 ${SUITES.money}` },
  { name: 'chaos', command: chaos(2, 10, 2), release: chaos(10, 30, 5) },
  { name: 'packages', command: 'node tests/packages/run.mjs' },
  { name: 'demo', command: 'node tests/demo/run.mjs' },
  { name: 'old-browser', command: 'node --conditions=@fleetgis/source tests/oldBrowser/run.mjs' },
  {
    name: 'engines',
    // Skipped journeys would pass.
    command:
      'node tools/engines.ts --required && node --conditions=@fleetgis/source tests/engines/run.ts --journeys',
  },
  {
    name: 'tasks',
    command: `TASKS=all ${SUITES.journeys} tests/e2e/tasks.spec.ts tests/e2e/approval.spec.ts`,
  },
  { name: 'pages', command: `PAGES=all ${SUITES.journeys} window.spec menu.spec touch.spec outage.spec` },
  { name: 'cuts', command: `CUTS=all ${SUITES.journeys} tests/e2e/cuts.spec.ts` },
  {
    name: 'sequences',
    command: `SEQUENCES=10000 ${SUITES.unit} tests/sequences`,
  },
  {
    name: 'sequencesInBrowser',
    command: `SEQUENCES=400 ${SUITES.journeys} tests/e2e/sequences.spec.ts`,
    release: `SEQUENCES=10000 ${SUITES.journeys} tests/e2e/sequences.spec.ts`,
  },
  { name: 'soak', command: bench('map/run.mjs --soak 120'), release: bench('map/run.mjs --soak 1200') },
  { name: 'chatSoak', command: bench('chat/run.mjs --soak 120'), release: bench('chat/run.mjs --soak 1200') },
  { name: 'leaks', command: bench('leaks/run.mjs'), release: bench('leaks/run.mjs --every') },
  { name: 'glide', command: bench('map/run.mjs --glide') },
  { name: 'parse', command: bench('parse.mjs') },
  { name: 'list', command: bench('list/run.mjs') },
  { name: 'press', command: `${CONSOLE} && ${bench('press.mjs')}` },
  { name: 'checkins', command: bench('checkIns/run.mjs') },
  { name: 'mount', command: bench('mount/run.mjs') },
  { name: 'matrix', command: 'node tools/matrix.ts' },
  {
    name: 'suite',
    command: 'node --conditions=@fleetgis/source tools/again.ts 3',
    release: 'node --conditions=@fleetgis/source tools/again.ts 20',
  },
  { name: 'mutation', command: 'node tools/mutation.ts' },
]

const WORK = 'reports/long'
const KEPT = 'docs/quality-figures.json'
const PAGE = 'docs/quality-figures.md'
/** What `npm run test:again` keeps. */
export const SUITE_RUNS = 'docs/suite-runs.json'

/** The command of a step in a size. */
export const commandOf = ({ command, release }: Step, size: Size): string =>
  size === 'release' && release !== undefined ? release : command

/** The steps that are named, or all from one on, or all. Throws for a name that no step has. */
export function chooseSteps(
  steps: readonly Step[],
  { names, from }: { names: readonly string[]; from?: string | undefined },
): Step[] {
  const wrong = [...names, ...(from === undefined ? [] : [from])].filter(
    (name) => !steps.some((step) => step.name === name),
  )
  if (wrong.length > 0)
    throw new Error(
      `There is no step ${wrong.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}.`,
    )
  if (names.length > 0) return steps.filter(({ name }) => names.includes(name))
  const start = from === undefined ? 0 : steps.findIndex(({ name }) => name === from)
  return steps.slice(start)
}

/** Whether a step need not run again: it passed at this commit, with this command or before a release. */
export function hasPassed(result: StepResult | undefined, commit: string, command: string): boolean {
  if (!result?.isPassed || result.commit !== commit || commit.endsWith('+')) return false
  if (result.isBusy && result.figures.some(({ isTimed }) => isTimed)) return false
  return result.size === 'release' || result.command === command
}

/** Whether a step has passed: its command, with a figure of each of its promises and all figures within their limits. */
export const isStepPassed = (step: string, code: number, figures: readonly Figure[]): boolean =>
  code === 0 && findUnmeasured(step, figures).length === 0 && !figures.some(isMissed)

/** The last result of each step, in their order. */
function readKept(): StepResult[] {
  const kept: StepResult[] = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : []
  return STEPS.flatMap(({ name }) => kept.find(({ step }) => step === name) ?? [])
}

function keep(result: StepResult): void {
  const others = readKept().filter(({ step }) => step !== result.step)
  writeFileSync(KEPT, `${JSON.stringify([...others, result], null, 2)}\n`)
}

/** Files with figures: a commit of them alone changes nothing that is measured. */
const FIGURE_FILES = [PAGE, KEPT, SUITE_RUNS]

/** The last commit that changed what is measured, with a `+` where files differ from it. */
export function readCommit(folder = '.'): string {
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim()
  const measured = ['--', '.', ...FIGURE_FILES.map((file) => `:!${file}`)]
  const changes = git('status', '--porcelain', ...measured)
  return git('log', '-1', '--format=%h', '--abbrev=8', ...measured) + (changes === '' ? '' : '+')
}

/** How long the machine is watched before and after a step, in milliseconds. */
const WATCHED = 3_000
/** The share of all cores that other work may take. */
const QUIET = 0.15

/** Whether something else works on this machine: between steps, none of it is ours. */
async function isMachineBusy(): Promise<boolean> {
  const read = () => {
    const times = cpus().map((cpu) => cpu.times)
    const sum = (pick: (one: (typeof times)[number]) => number) =>
      times.reduce((all, one) => all + pick(one), 0)
    return {
      idle: sum(({ idle }) => idle),
      all: sum((one) => one.user + one.nice + one.sys + one.idle + one.irq),
    }
  }
  const before = read()
  await new Promise((resolve) => setTimeout(resolve, WATCHED))
  const after = read()
  return 1 - (after.idle - before.idle) / (after.all - before.all) > QUIET
}

/** Files that the command of a step writes. */
interface Files {
  FIGURES: string
  REPORT: string
}

function execute(command: string, files: Files): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...files } })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

function readFigures({ FIGURES, REPORT }: Files): Figure[] {
  const written = existsSync(FIGURES) ? readFileSync(FIGURES, 'utf8').split('\n').filter(Boolean) : []
  const ofTests = existsSync(REPORT) ? figuresOfTests(parseReport(readFileSync(REPORT, 'utf8'))) : []
  return [...written.map((line): Figure => JSON.parse(line)), ...ofTests]
}

/** What a step measured, and whether it passed. A file that cannot be read, as one half written, fails it. */
export function readOutcome(
  step: Step,
  code: number,
  files: Files,
): Pick<StepResult, 'isPassed' | 'figures'> {
  try {
    const figures = [...readFigures(files), ...(step.read?.() ?? [])]
    for (const { id, what, value, limit } of figures.filter(isMissed))
      console.error(`Beyond the limit: ${id} ${what}: ${value}, the limit is ${limit}`)
    for (const id of findUnmeasured(step.name, figures)) console.error(`No figure of ${id}`)
    return { isPassed: isStepPassed(step.name, code, figures), figures }
  } catch (error) {
    console.error(`What ${step.name} wrote cannot be read: ${error}`)
    return { isPassed: false, figures: [] }
  }
}

async function run(step: Step, size: Size, commit: string): Promise<StepResult> {
  const command = commandOf(step, size)
  const files = { FIGURES: `${WORK}/${step.name}.figures.jsonl`, REPORT: `${WORK}/${step.name}.tests.json` }
  for (const file of Object.values(files)) rmSync(file, { force: true })
  console.log(`\n== ${step.name}: ${command}`)
  const wasBusy = await isMachineBusy()
  const start = performance.now()
  const code = await execute(command, files)
  const seconds = Math.round((performance.now() - start) / 1_000)
  const isBusy = (await isMachineBusy()) || wasBusy
  const at = new Date().toISOString()
  const outcome = readOutcome(step, code, files)
  const result = { step: step.name, size, command, commit, at, seconds, isBusy, ...outcome }
  keep(result)
  return result
}

const minutesOf = (seconds: number) => `${(seconds / 60).toFixed(1)} min`

const lineOf = ({ step, isPassed, isBusy, seconds, figures }: StepResult) =>
  `${isPassed ? 'ok    ' : 'FAILED'} ${step} (${minutesOf(seconds)}): ${figures.length} figures${isBusy ? ', busy machine' : ''}`

/** What a run says at its end: how long its steps took together, and which others of `kept` have failed. */
export function endingOf(results: readonly StepResult[], kept: readonly StepResult[]): string[] {
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0)
  const failed = kept
    .filter(({ step, isPassed }) => !isPassed && !results.some((result) => result.step === step))
    .map(({ step }) => step)
  return [
    ...(results.length > 0 ? [`in all: ${minutesOf(seconds)}`] : []),
    ...(failed.length > 0 ? [`failed before: ${failed.join(', ')}`] : []),
  ]
}

/** Writes the page from what is kept. */
export function writePage(): void {
  const runs: SuiteRuns | undefined = existsSync(SUITE_RUNS)
    ? JSON.parse(readFileSync(SUITE_RUNS, 'utf8'))
    : undefined
  writeFileSync(PAGE, qualityPage(readKept(), runs))
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      release: { type: 'boolean' },
      again: { type: 'boolean' },
      page: { type: 'boolean' },
      from: { type: 'string' },
    },
  })
  mkdirSync(WORK, { recursive: true })
  if (values.page) {
    writePage()
    for (const line of endingOf([], readKept())) console.log(line)
    return
  }
  const size = values.release ? 'release' : 'nightly'
  const steps = chooseSteps(STEPS, { names: positionals, from: values.from })
  ensureBrowser()
  const lines: string[] = []
  const results: StepResult[] = []
  for (const step of steps) {
    const commit = readCommit()
    const kept = readKept().find((one) => one.step === step.name)
    const isKept = !values.again && hasPassed(kept, commit, commandOf(step, size))
    const result = isKept && kept ? kept : await run(step, size, commit)
    results.push(result)
    lines.push(`${lineOf(result)}${isKept ? ', kept' : ''}`)
    console.log(lines.at(-1))
    writePage()
    if (!result.isPassed) process.exitCode = 1
  }
  console.log(`\n${[...lines, ...endingOf(results, readKept())].join('\n')}`)
}

if (import.meta.main) await main()
