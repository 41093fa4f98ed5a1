// What the product promises of reliability (R) and security (T), with limits; the shape of a measured figure, and
// `docs/quality-figures.md`, the page of all of them. `npm run test:long` (tools/long.ts) runs what measures.
import { appendFileSync } from 'node:fs'
import type { TestRun } from './rules/results.ts'

/** One measured figure of a promise. */
export interface Figure {
  /** The promise, such as `R7`. */
  id: string
  /** What was measured, in words before the value. */
  what: string
  value: number
  unit?: string
  /** The greatest value that is allowed; with `isLeast` the smallest. */
  limit: number
  isLeast?: boolean
  /** A time: meaningless where the machine does other work as well. */
  isTimed?: boolean
}

/** What is kept of one run of a step. */
export interface StepResult {
  step: string
  size: 'nightly' | 'release'
  command: string
  /** The short hash of the commit, with a `+` where files differed from it. */
  commit: string
  /** When it ended, as ISO 8601. */
  at: string
  seconds: number
  isPassed: boolean
  /** Whether the machine did other work as well. */
  isBusy: boolean
  figures: Figure[]
}

/** The counts of all runs of `npm run test:again`, over many commits. */
export interface SuiteRuns {
  /** The commit of the last run. */
  until: string
  /** When it ended, as ISO 8601. */
  at: string
  suites: Record<string, SuiteCounts>
}

export interface SuiteCounts {
  /** The commit of the first run. */
  since: string
  runs: number
  passed: number
  /** Titles of failed tests, with how often each failed. */
  failed: Record<string, number>
}

interface Promised {
  limit: string
  /** Steps of `npm run test:long` that measure it. */
  by?: readonly string[]
  /** Files whose tests show it, beside those with the id in their titles. */
  tests?: RegExp
  /** Why nothing measures it. */
  reason?: string
}

/** The tests of `npm test`. */
const TESTS = ['test'] as const

/** Every promise: reliability R1 to R19, threats T1 to T26. */
export const PROMISES: Readonly<Record<string, Promised>> = {
  R1: {
    limit:
      'Ten thousand changed replies for each call: no error but an `ApiError`; 300 rows are read in 20 ms, 99 of 100 times',
    by: ['fuzz', 'parse'],
    tests: /packages\/api\/.*\.fuzz\.test\.ts$/,
  },
  R2: {
    limit:
      'Two thousand replies for each widget: no crash, no raw value such as `NaN`, no overflow at 360 px',
    by: ['widgets'],
  },
  R3: {
    limit:
      'Models of bookings, top-ups, chats and maps, thousands of runs of random steps: no illegal step, no wrong sum, one layer and one panel at most',
    by: ['fuzz'],
    tests: /packages\/sandbox\/.*\.fuzz\.test\.ts$/,
  },
  R4: {
    limit:
      'Pages of drivers, passengers, admins and staff over servers with faults: no unhandled rejection, no old answer in place of a newer one, recovery within two poll periods',
    by: ['chaos', ...TESTS],
  },
  R5: { limit: 'The ledger has no movement twice, and none without a press', by: ['money', ...TESTS] },
  R6: {
    limit: 'As many polls as the interval says, none while hidden or after an unmount',
    by: ['soak', ...TESTS],
  },
  R7: {
    limit: 'Map and chat at tenfold speed: at most 5 MB of heap more, DOM nodes and listeners as before',
    by: ['soak', 'chatSoak'],
  },
  R8: {
    limit:
      'Each widget (twelve at night, all before a release) opened and closed a hundred times: no DOM node, no listener, at most 1 MB of heap left',
    by: ['leaks'],
  },
  R9: {
    limit: '300 gliding vehicles, CPU slowed 4 times: no task over 50 ms after the first paint',
    by: ['glide'],
  },
  R10: {
    limit: '2,000 rows appended by pages of 10: INP at most 200 ms, no row twice',
    by: ['list', ...TESTS],
  },
  R11: {
    limit:
      'Cut at twelve points of each flow: offline is said within 2 s, no write is sent on reconnect, reads are fresh 2 s later',
    by: ['cuts', ...TESTS],
  },
  R12: { limit: 'A widget that fails is replaced alone, and can be retried', by: TESTS },
  R13: {
    limit: 'Any number of refused calls renew the token once, and each is sent again at most once',
    by: TESTS,
  },
  R14: { limit: 'Every read of the contract has the same answer from the packed sandbox', by: ['packages'] },
  R15: { limit: 'The host receives each message once, at its time, whatever it does itself', by: TESTS },
  R16: {
    limit: 'Packed packages in Node 22 and 24, TypeScript 5.9 to 7, Vite, Next and plain pages: no problem',
    by: ['packages'],
  },
  R17: {
    limit: 'The tests of the domain in 3 time zones and 3 languages of the host: no difference',
    by: ['timezones'],
  },
  R18: {
    limit: 'The domain: every branch is run by its tests, 85 of 100 changes are noticed',
    by: ['domain', 'mutation'],
  },
  R19: {
    limit: 'The suite again and again on busy cores: fewer than 1 of 1,000 tests fails',
    by: ['suite'],
  },
  T1: { limit: 'Address, history, storage and document have no token after loading', by: TESTS },
  T2: { limit: 'After Sign Out storage holds nothing of the session; `memory` stores no token', by: TESTS },
  T3: { limit: 'After Sign Out neither history nor other tabs show data', by: TESTS },
  T4: {
    limit: 'A role written into storage by hand opens no page of staff',
    by: TESTS,
    tests: /apps\/console\/src\/guard\.test\.ts$|roleZero\.test\.ts$/,
  },
  T5: { limit: 'No password in logs, events and drafts; a long one can be pasted', by: TESTS },
  T6: {
    limit: 'Hostile names in every text of the map and of cards, and at random places of widgets, are text',
    by: ['widgets', ...TESTS],
    tests: /testing\/fuzz\/AnyAnswer\.stories\.tsx$/,
  },
  T7: { limit: 'Pictures and links from servers: https and listed hosts only', by: TESTS },
  T8: {
    limit: 'More than two hundred hostile replies of the gateway lead to no unlisted address',
    by: TESTS,
    tests: /hostileReplies\.test\.ts$|hostileAddresses\.test\.ts$/,
  },
  T9: { limit: 'A success address, opened twice or cold: at most one call', by: TESTS },
  T10: { limit: 'A message in an address is a known code or short plain text', by: TESTS },
  T11: { limit: 'Hostile parameters lead to no foreign request', by: TESTS },
  T12: {
    limit: 'No other page can frame a page',
    by: TESTS,
    tests: /apps\/console\/src\/responseHeaders\.test\.ts$/,
  },
  T13: {
    limit: 'No violation of the policy in any journey',
    by: TESTS,
    // Every journey fails on a violation (tests/e2e/site.ts).
    tests: /contentSecurityPolicy\.test\.ts$|\/tests\/e2e\/.*\.spec\.ts$/,
  },
  T14: { limit: 'The host receives known words only', by: TESTS },
  T15: { limit: 'No PIN in document, storage and heap after its input has closed', by: TESTS },
  T16: { limit: 'No number or address of a real person in the project', by: TESTS },
  T17: { limit: 'A bot check that does not load or answer ends in a message', by: TESTS },
  T18: { limit: 'Keys of maps come from the configuration', by: TESTS },
  T19: { limit: 'Searches keep to the limits of the public place servers', by: TESTS },
  T20: { limit: 'A version that is too young or has another source is refused', by: TESTS },
  T21: { limit: 'The build of the console has no part of the sandbox', by: TESTS },
  T22: { limit: 'Cells of an export that begin like a formula are escaped', by: TESTS },
  T23: {
    limit: 'A server checks each id that it receives',
    reason: 'Only a real server can show it; packages/api/README.md says so to its operators.',
  },
  T24: { limit: "A server's message is text, its stack is never shown", by: TESTS },
  T25: {
    limit: 'Lists, paths and texts have an upper size, and a text of 1 MB is read or refused',
    by: ['fuzz', ...TESTS],
    tests: /packages\/api\/.*\.fuzz\.test\.ts$/,
  },
  T26: { limit: 'New windows have no opener', by: TESTS, tests: /actions\/Link\.stories\.tsx$/ },
}

/** Adds a figure to those of the step that runs; outside `npm run test:long` nothing keeps it. */
export function writeFigure(figure: Figure): void {
  if (process.env.FIGURES) appendFileSync(process.env.FIGURES, `${JSON.stringify(figure)}\n`)
}

/** Whether a figure is beyond its limit. */
export const isMissed = ({ value, limit, isLeast }: Figure): boolean =>
  !(isLeast ? value >= limit : value <= limit)

/** The promises that a step has to measure, and has no figure of. */
export const findUnmeasured = (step: string, figures: readonly Figure[]): string[] =>
  Object.keys(PROMISES).filter(
    (id) => PROMISES[id]?.by?.includes(step) && !figures.some((figure) => figure.id === id),
  )

/** The promises that a test shows: those at the start of its title, and those of its file. */
function promisesOf({ title, file }: TestRun): string[] {
  const [ids = ''] = /^(?:[A-Z]+-?\d+\b[,:]? ?)+/.exec(title) ?? []
  const named = ids.match(/\b[RT]\d{1,2}\b/g) ?? []
  const ofFile = Object.keys(PROMISES).filter((id) => PROMISES[id]?.tests?.test(file))
  return [...new Set([...named, ...ofFile])].filter((id) => id in PROMISES)
}

/** For each promise of these tests how many of them failed. */
export function figuresOfTests(runs: readonly TestRun[]): Figure[] {
  const byId = new Map<string, TestRun[]>()
  for (const run of runs.filter(({ isSkipped }) => !isSkipped))
    for (const id of promisesOf(run)) byId.set(id, [...(byId.get(id) ?? []), run])
  return [...byId].map(([id, own]) => ({
    id,
    what: `failed of ${own.length} ${own.length === 1 ? 'test' : 'tests'}`,
    value: own.filter(({ isPassed }) => !isPassed).length,
    limit: 0,
  }))
}

/** How many of 1,000 tests failed in all these runs. */
export function figureOfRuns({ until, suites }: SuiteRuns): Figure {
  const counts = Object.values(suites)
  const times = Object.entries(suites).map(([suite, { runs, since }]) => `${suite} ${runs} since ${since}`)
  const failed = counts.reduce((sum, suite) => sum + failuresOf(suite), 0)
  const all = counts.reduce((sum, { passed }) => sum + passed, failed)
  return {
    id: 'R19',
    what: `failed of 1,000 tests, ${all} on busy cores up to ${until} (runs of ${times.join(', ')})`,
    value: (1_000 * failed) / Math.max(1, all),
    limit: 1,
  }
}

export const failuresOf = ({ failed }: SuiteCounts): number =>
  Object.values(failed).reduce((sum, count) => sum + count, 0)

const round = (value: number) => Math.round(value * 100) / 100

const amountOf = ({ unit }: Figure, value: number) =>
  `${round(value).toLocaleString('en-GB')}${unit ? ` ${unit}` : ''}`

function measuredText(figure: Figure, { isBusy }: StepResult): string {
  const { value, limit, isLeast, isTimed } = figure
  if (isTimed && isBusy) return 'not measured, the machine was busy'
  const verdict = isMissed(figure) ? '**missed**, ' : ''
  return `${amountOf(figure, value)} (${verdict}${isLeast ? '≥' : '≤'} ${round(limit)})`
}

/** The figures of a step, those of the same thing together. */
function textOf(figures: readonly Figure[], result: StepResult): string {
  return [...new Set(figures.map(({ what }) => what))]
    .map((what) => {
      const own = figures.filter((figure) => figure.what === what)
      return `${what}: ${own.map((figure) => measuredText(figure, result)).join(', ')}`
    })
    .join('; ')
}

const whenOf = ({ step, at, commit }: StepResult) => `\`${step}\`, ${at.slice(0, 10)}, ${commit}`

function rowOf(id: string, { limit, by = [], reason }: Promised, results: readonly StepResult[]): string {
  const found = results.flatMap((result) => {
    const own = result.figures.filter((figure) => figure.id === id)
    return own.length === 0 ? [] : [{ result, text: textOf(own, result) }]
  })
  const missing = by.flatMap((step) => {
    const result = results.find((one) => one.step === step)
    if (result === undefined) return [`not measured yet: \`npm run test:long -- ${step}\``]
    return findUnmeasured(step, result.figures).includes(id) ? [`nothing: \`${step}\` wrote no figure`] : []
  })
  const lines = [...found.map(({ text }) => text), ...missing, ...(reason ? [reason] : [])]
  const when = found.map(({ result }) => whenOf(result))
  return `| ${id} | ${limit} | ${lines.join('<br>')} | ${when.join('<br>')} |`
}

/** The text of `docs/quality-figures.md`, from what is kept of all steps, and of the suites that run again and again. */
export function qualityPage(results: readonly StepResult[], runs?: SuiteRuns): string {
  // The suites may have run since, without their step.
  const latest = results.map((result) =>
    result.step === 'suite' && runs
      ? { ...result, commit: runs.until, at: runs.at, figures: [figureOfRuns(runs)] }
      : result,
  )
  const rows = (letter: string) =>
    Object.entries(PROMISES)
      .filter(([id]) => id.startsWith(letter))
      .map(([id, promised]) => rowOf(id, promised, latest))
      .join('\n')
  const steps = results.map(
    ({ step, size, seconds, at, commit, isPassed, isBusy }) =>
      `| \`${step}\` | ${size} | ${at.slice(0, 16).replace('T', ' ')} | ${commit} | ${(seconds / 60).toFixed(1)} | ${isPassed ? 'passed' : '**failed**'}${isBusy ? ', on a busy machine' : ''} |`,
  )
  return `# Quality in figures

Written by \`npm run test:long\`, from what its steps have measured. The commit is the one that was measured, with a \`+\` where files differed from it. Times that were taken on a busy machine are left out.

## Reliability

| | Limit | Measured | When |
|---|---|---|---|
${rows('R')}

## Security

| | Limit | Measured | When |
|---|---|---|---|
${rows('T')}

## Steps

| Step | Size | Ended (UTC) | Commit | Minutes | |
|---|---|---|---|---|---|
${steps.join('\n')}
`
}
