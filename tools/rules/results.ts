import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Kind = 'test' | 'story' | 'journey'

/** One test of a report, from either runner. */
export interface TestRun {
  kind: Kind
  title: string
  /** Its absolute path. */
  file: string
  /** Whether it passed, for a journey at the first attempt. */
  isPassed: boolean
  /** Whether the run has left it out. */
  isSkipped?: true
  /** Its first error, where it failed. */
  message?: string
  /** Of a story that passed. */
  story?: ReportedStory
  /** The rules that a journey names by its tags, beside that of its title. */
  tags?: readonly string[]
}

/** The rules that a story names, and whether it plays: what `.storybook/preview.tsx` reports. */
interface ReportedStory {
  rules: string[]
  isPlayed: boolean
}

interface VitestReport {
  testResults: {
    name: string
    /** Why the file could not be run. */
    message?: string
    assertionResults: {
      title: string
      status: string
      failureMessages?: string[]
      meta?: { reports?: { type: string; result: unknown }[] }
    }[]
  }[]
}

interface PlaywrightReport {
  /** Files of tests are relative to it. */
  config: { rootDir: string }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    /** Without their `@`. */
    tags: string[]
    tests: {
      expectedStatus: string
      status: string
      results?: { error?: { message?: string } }[]
    }[]
  }[]
}

/** One check of a tool that is no test runner. */
export interface Check {
  title: string
  status: 'passed' | 'failed' | 'skipped'
  failureMessages?: string[]
}

/** A JSON report, as of vitest, of a tool with checks of its own. */
export const formatReport = (name: string, assertionResults: readonly Check[]): string =>
  JSON.stringify({ testResults: [{ name, assertionResults }] })

/** Reads the JSON report of vitest or Playwright; throws for other text. */
export function parseReport(json: string): TestRun[] {
  const report: unknown = JSON.parse(json)
  if (typeof report === 'object' && report !== null) {
    if ('testResults' in report) return fromVitest(report as VitestReport)
    if ('suites' in report) {
      const { config, suites } = report as PlaywrightReport
      return suites.flatMap(fromPlaywright).map((run) => ({ ...run, file: join(config.rootDir, run.file) }))
    }
  }
  throw new Error('is not a JSON report of vitest or Playwright')
}

/** Reads a report from its file; undefined where it is missing or not whole. */
export function readReport(file: string): TestRun[] | undefined {
  try {
    return parseReport(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function fromVitest({ testResults }: VitestReport): TestRun[] {
  return testResults.flatMap(({ name: file, message: crash, assertionResults }) => {
    const runs = assertionResults.map(({ title, status, failureMessages: [message] = [], meta }): TestRun => {
      const story = meta?.reports?.find(({ type }) => type === 'rules')?.result as ReportedStory | undefined
      const isSkipped = status !== 'passed' && status !== 'failed' && { isSkipped: true as const }
      const isPassed = status === 'passed'
      return {
        kind: kindOf(file),
        title,
        file,
        isPassed,
        ...isSkipped,
        ...(status === 'failed' && message && { message }),
        ...(story && { story }),
      }
    })
    if (!crash || runs.some(({ message }) => message)) return runs
    return [...runs, { kind: kindOf(file), title: 'could not be run', file, isPassed: false, message: crash }]
  })
}

const kindOf = (file: string): Kind => (/\.stories\.[jt]sx?$/.test(file) ? 'story' : 'test')

/** Every project must have passed; one may have skipped the test. */
function fromPlaywright({ suites = [], specs = [] }: PlaywrightSuite): TestRun[] {
  const own = specs.map(({ title, file, tags, tests }): TestRun => {
    const ran = tests.filter(({ status }) => status !== 'skipped')
    const isPassed =
      ran.length > 0 &&
      ran.every(({ status, expectedStatus }) => status === 'expected' && expectedStatus === 'passed')
    const isSkipped = ran.length === 0 && { isSkipped: true as const }
    const message = tests.flatMap(({ results = [] }) => results).find(({ error }) => error)?.error?.message
    return {
      kind: 'journey',
      title,
      file,
      isPassed,
      ...isSkipped,
      ...(message && { message }),
      ...(tags.length > 0 && { tags }),
    }
  })
  return [...own, ...suites.flatMap(fromPlaywright)]
}
