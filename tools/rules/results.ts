/** The kind of a test: of a rule's function, of a call, of the sandbox, other, or of the screen. */
export const KINDS = ['domain test', 'call test', 'sandbox test', 'other test', 'story', 'journey'] as const
export type Kind = (typeof KINDS)[number]

/** One test of a report, from either runner. */
export interface TestRun {
  kind: Kind
  title: string
  /** The titles of its groups, from the outside in. */
  parents: string[]
  /** As in the report: absolute in vitest's, relative to the test folder in Playwright's. */
  file: string
  /** Whether it passed, for a journey at the first attempt. */
  isPassed: boolean
}

interface VitestReport {
  testResults: {
    name: string
    assertionResults: { title: string; status: string; ancestorTitles?: string[] }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { expectedStatus: string; status: string }[] }[]
}

/** Reads the JSON report of vitest or Playwright; throws for other text. */
export function parseReport(json: string): TestRun[] {
  const report: unknown = JSON.parse(json)
  if (typeof report === 'object' && report !== null) {
    if ('testResults' in report) return fromVitest(report as VitestReport)
    if ('suites' in report)
      return (report as { suites: PlaywrightSuite[] }).suites.flatMap((suite) => fromPlaywright(suite))
  }
  throw new Error('is not a JSON report of vitest or Playwright')
}

function fromVitest({ testResults }: VitestReport): TestRun[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ title, status, ancestorTitles = [] }) => ({
      kind: kindOf(file),
      title,
      parents: ancestorTitles,
      file,
      isPassed: status === 'passed',
    })),
  )
}

const PACKAGES: Record<string, Kind> = { domain: 'domain test', api: 'call test', sandbox: 'sandbox test' }

function kindOf(file: string): Kind {
  if (/\.stories\.[jt]sx?$/.test(file)) return 'story'
  const [, folder = ''] = /(?:^|\/)packages\/([^/]+)\/src\//.exec(file) ?? []
  return PACKAGES[folder] ?? 'other test'
}

/** Playwright's outermost suite is the file. Every project must have passed; one may have skipped the test. */
function fromPlaywright(
  { title, suites = [], specs = [] }: PlaywrightSuite,
  around: string[] = [],
): TestRun[] {
  const parents = [...around, title]
  const own = specs.map(({ title, file, tests }): TestRun => {
    const ran = tests.filter(({ status }) => status !== 'skipped')
    const isPassed =
      ran.length > 0 &&
      ran.every(({ status, expectedStatus }) => status === 'expected' && expectedStatus === 'passed')
    return { kind: 'journey', title, parents: parents.slice(1), file, isPassed }
  })
  return [...own, ...suites.flatMap((suite) => fromPlaywright(suite, parents))]
}
