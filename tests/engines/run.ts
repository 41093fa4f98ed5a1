// `npm run test:engines`: every address of the console on a phone, in Firefox and in WebKit, against the production build
// and a sandbox. A blank page, one that is wider than the window, an error, a rejection, a violation of the policy and a
// call that fails end it with 1. With --journeys it goes through the main journeys instead. Where an engine is not
// installed its tests are skipped, and counted.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { ENGINES, type EngineName } from '../../tools/engines.ts'
import { type Check, formatReport } from '../../tools/rules/results.ts'
import type { BrowserPage } from '../browsers/browserPage.ts'
import { JOURNEYS } from '../browsers/journeys.ts'
import buildConsole from '../e2e/buildConsole.ts'
import type { Engine } from './engine.ts'
import { keepSession } from './keepSession.ts'
import { openAddress } from './openAddress.ts'
import { openSite, type Site } from './openSite.ts'
import { startEngine } from './startEngine.ts'
import { visitsOf } from './visits.ts'

const PHONE = { width: 360, height: 640 }

/** A test, and what was wrong; undefined if it was skipped. */
interface Outcome {
  name: string
  problems: string[] | undefined
}

type Run = (engine: Engine, site: Site) => AsyncGenerator<Outcome>

/** With PICTURES, a folder, each page is kept as a picture there. */
async function keepPicture(page: BrowserPage, ...names: string[]) {
  const { PICTURES } = process.env
  if (PICTURES) await page.screenshot(`${PICTURES}/${names.join('-').replaceAll('/', '_')}.png`)
}

const messageOf = (error: Error) => [error.message]

async function* openAddresses(engine: Engine, site: Site): AsyncGenerator<Outcome> {
  const page = await engine.newPage(PHONE)
  let signedIn: string | undefined
  for (const visit of visitsOf(site.world)) {
    if (visit.userId !== undefined && visit.userId !== signedIn) {
      signedIn = visit.userId
      await keepSession(page, site, { userId: signedIn })
    }
    const problems = await openAddress(page, site, visit).catch(messageOf)
    await keepPicture(page, engine.version, visit.leadsTo)
    yield { name: visit.path.replace(/token=[^&]*/, 'token=…'), problems }
  }
  await page.close()
}

async function* goThroughJourneys(engine: Engine, site: Site): AsyncGenerator<Outcome> {
  for (const { journey, size } of JOURNEYS) {
    const page = await engine.newPage(size)
    const failed = await journey(page, site).then(() => [], messageOf)
    await keepPicture(page, engine.version, journey.name)
    yield { name: journey.name, problems: [...failed, ...(await page.problems())] }
    await page.close()
  }
}

/** Runs all tests of an engine, or skips them. */
async function runAll(name: EngineName, run: Run, names: readonly string[]): Promise<Outcome[]> {
  const path = ENGINES[name].find()
  if (path === undefined) {
    console.log(`${name} is not installed: ${names.length} skipped`)
    return names.map((one) => ({ name: `${name}: ${one}`, problems: undefined }))
  }
  const outcomes: Outcome[] = []
  const start = Date.now()
  const site = await openSite()
  try {
    const engine = await startEngine(name, path)
    try {
      for await (const outcome of run(engine, site))
        outcomes.push({ ...outcome, name: `${name}: ${outcome.name}` })
    } finally {
      await engine.close()
    }
    console.log(`${engine.version}: ${outcomes.length} in ${Math.round((Date.now() - start) / 1000)} s`)
  } catch (error) {
    outcomes.push({ name, problems: messageOf(error as Error) })
  }
  await site.close()
  return outcomes
}

/** Writes the report for `tools/check.ts`. */
function report(outcomes: readonly Outcome[]) {
  const checks = outcomes.map(({ name: title, problems }): Check => {
    const status = problems === undefined ? 'skipped' : problems.length > 0 ? 'failed' : 'passed'
    return { title, status, failureMessages: problems?.length ? [problems.join('\n')] : [] }
  })
  const { REPORT = 'reports/engines.json' } = process.env
  mkdirSync(dirname(REPORT), { recursive: true })
  writeFileSync(REPORT, formatReport('engines', checks))
  const of = (wanted: Check['status']) => checks.filter(({ status }) => status === wanted)
  for (const { title, failureMessages } of of('failed')) console.log(`FAILED ${title}: ${failureMessages}`)
  const skipped = of('skipped').length
  const ending = skipped > 0 ? `, ${skipped} skipped` : ''
  console.log(`${of('passed').length} passed, ${of('failed').length} failed${ending}`)
  return of('failed').length === 0
}

const { values } = parseArgs({ options: { journeys: { type: 'boolean', default: false } } })
buildConsole()
const [run, names] = values.journeys
  ? [goThroughJourneys, JOURNEYS.map(({ journey }) => journey.name)]
  : [openAddresses, await addresses()]
const outcomes = await Promise.all([runAll('Firefox', run, names), runAll('WebKit', run, names)])
process.exit(report(outcomes.flat()) ? 0 : 1)

/** The paths of all addresses. */
async function addresses() {
  const { ROUTES } = await import('../../apps/console/src/findRoute.ts')
  return ROUTES.map(({ path }) => path)
}
