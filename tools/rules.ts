// Counts the rules of docs/rules that the tests and stories of the last run show, and lists those that none does.
//   node tools/rules.ts [--page FILE] [report.json ...]
// Without reports it reads those of `npm test`. A rule about a screen is shown by a story or a
// journey only. It fails on ids that do not exist or that no test can show, on stories that name a rule and play
// nothing, on a damaged docs/rules, and, with all reports of `npm test`, on a rule that nothing shows and no mark
// explains. `--page` writes what shows each rule as a Markdown page, from all reports of `npm test` only. It runs at the
// root of the project.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { readCatalogue } from './rules/catalogue.ts'
import { cover } from './rules/coverage.ts'
import { formatPage } from './rules/page.ts'
import { findNotShown, formatTotals, makeReport } from './rules/report.ts'
import { parseReport, type TestRun } from './rules/results.ts'

const REPORTS = ['unit', 'domain', 'strict', 'stories', 'pixels', 'e2e'].map((name) => `reports/${name}.json`)

const { values, positionals } = parseArgs({
  options: { page: { type: 'string' } },
  allowPositionals: true,
})

const unread: string[] = []
function readRuns(file: string): TestRun[] {
  if (!existsSync(file)) {
    if (positionals.length > 0 || values.page !== undefined) unread.push(`${file}: is not there.`)
    else console.log(`${file} is not there: its tests are not counted.`)
    return []
  }
  try {
    return parseReport(readFileSync(file, 'utf8')).map((run) => ({ ...run, file: relative('.', run.file) }))
  } catch (error) {
    unread.push(`${file}: ${error instanceof Error ? error.message : error}.`)
    return []
  }
}

const runs = (positionals.length > 0 ? positionals : REPORTS).flatMap(readRuns)
const catalogue = readCatalogue('docs/rules')
const report = makeReport(catalogue, cover(catalogue, runs))
const notShown = findNotShown(report)
// A part of the tests cannot show all rules.
const isWhole = positionals.length === 0 && unread.length === 0 && REPORTS.every((file) => existsSync(file))
const missing = notShown.map(
  ({ id, isScreen }) =>
    `${id}: no ${isScreen ? '' : 'test, '}story or journey shows it. Name it in one, or mark it.`,
)
const problems = [...unread, ...report.problems, ...(isWhole ? missing : [])]

if (values.page !== undefined) {
  if (isWhole) writeFileSync(values.page, formatPage(report, values.page))
  else
    problems.push(
      `${values.page} is not written, because it needs all reports of \`npm test\`: run it first.`,
    )
}

if (!isWhole) console.log(`Not shown by these reports: ${notShown.map(({ id }) => id).join(', ')}.`)
console.log(formatTotals(report))

if (problems.length > 0) {
  console.error(`\n${problems.length} problem${problems.length === 1 ? '' : 's'}:`)
  for (const problem of problems) console.error(`  ${problem}`)
}
// No `process.exit`: it may end before a long output is read.
if (problems.length > 0) process.exitCode = 1
