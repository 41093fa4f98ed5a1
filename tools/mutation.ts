// Mutation testing of packages/domain, area by area: each area's own tests must notice at least 85 of 100 small
// changes of its code. `node tools/mutation.ts format mask` takes only these areas. What was noticed in an earlier run
// and did not change is not tried again; the survivors stand in reports/mutation/<area>.txt.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFigure } from './qualityFigures.ts'

const SOURCE = 'packages/domain/src'
const BREAK = 85

interface Mutant {
  status: string
}

interface Report {
  files: Record<string, { mutants: Mutant[] }>
}

const readReport = (file: string): Report => JSON.parse(readFileSync(file, 'utf8'))

/** Survivors are always retried, because Stryker keeps those in tables even if tests were added. */
function forgetSurvivors(file: string) {
  if (!existsSync(file)) return
  const report = readReport(file)
  for (const entry of Object.values(report.files)) {
    entry.mutants = entry.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  }
  writeFileSync(file, JSON.stringify(report))
}

/** A folder of types alone has no tests, and nothing in it can be changed. */
const hasTests = (area: string) => readdirSync(`${SOURCE}/${area}`).some((name) => name.endsWith('.test.ts'))
const isDirectory = (entry: { isDirectory(): boolean }) => entry.isDirectory()
const all = readdirSync(SOURCE, { withFileTypes: true })
  .filter(isDirectory)
  .map(({ name }) => name)
  .filter(hasTests)
const asked = process.argv.slice(2)
const areas = asked.length === 0 ? all : asked

mkdirSync('reports/mutation', { recursive: true })
mkdirSync('.cache/mutation', { recursive: true })

const rows = areas.map((area) => {
  const report = `reports/mutation/${area}.json`
  const config = JSON.parse(readFileSync('tools/stryker.json', 'utf8'))
  config.mutate = config.mutate.map((glob: string) => glob.replace('**', area))
  config.incrementalFile = `.cache/mutation/${area}.json`
  forgetSurvivors(config.incrementalFile)
  config.jsonReporter = { fileName: report }
  config.thresholds.break = null
  const configFile = `.cache/mutation/${area}.config.json`
  writeFileSync(configFile, JSON.stringify(config))
  const { status, stdout } = spawnSync('stryker', ['run', configFile], {
    encoding: 'utf8',
    env: { ...process.env, MUTATION_AREA: area },
    maxBuffer: 1e9,
  })
  writeFileSync(`reports/mutation/${area}.txt`, stdout)
  if (status !== 0)
    return { area, score: 0, killed: 0, survived: 0, 'not covered': 0, error: stdout.slice(-300) }
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as {
    files: Record<string, { mutants: Mutant[] }>
  }
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
  const killed = count('Killed', 'Timeout')
  const survived = count('Survived')
  const uncovered = count('NoCoverage')
  const score = (100 * killed) / Math.max(1, killed + survived + uncovered)
  const row = { area, score: Number(score.toFixed(1)), killed, survived, 'not covered': uncovered }
  console.log(`${area}: ${row.score}`)
  return row
})

console.table(rows)
const lowest = rows.toSorted((a, b) => a.score - b.score)[0]
if (lowest)
  writeFigure({
    id: 'R18',
    what: `changes noticed in the area with the fewest (${lowest.area})`,
    value: lowest.score,
    unit: '%',
    limit: BREAK,
    isLeast: true,
  })
const low = rows.filter(({ score }) => score < BREAK)
for (const { area, score } of low)
  console.error(`${area}: ${score}, at least ${BREAK} asked; see reports/mutation/${area}.txt`)
process.exit(low.length === 0 ? 0 : 1)
