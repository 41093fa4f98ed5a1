// `npm run tour`: every page of the console as every role that may open it, in both languages and themes, on a desk and
// on a phone, in the production build against the sandbox; once more in Firefox and in WebKit. Writes
// `reports/tour/index.html` with all pictures, and beside each what was found. Ends with 1 if anything is found that
// `listed.ts` does not list.
//   npm run tour -- driver-list     only visits with this in their name
//   npm run tour -- --beside DIR    marks what has changed since the tour in DIR
//   npm run tour -- --out DIR       writes to another folder
//   npm run tour -- --built         tours the last build
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { ENGINES, type EngineName } from '../../tools/engines.ts'
import { pinnedChromium } from '../../tools/stories/pinnedChromium.ts'
import buildConsole from '../e2e/buildConsole.ts'
import { type Difference, layOver } from './layOver.ts'
import { LISTED, listedFor, unlisted } from './listed.ts'
import { lookAt, type View } from './lookAt.ts'
import { lookInEngine } from './lookInEngine.ts'
import { LOOKS } from './looks.ts'
import { openSite, openWorld } from './openSite.ts'
import { fileOf, pictureOf, readTour, type Tour } from './tour.ts'
import { type Visit, visitsOf } from './visits.ts'
import { writePage } from './writePage.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    beside: { type: 'string' },
    out: { type: 'string', default: 'reports/tour' },
    built: { type: 'boolean', default: false },
  },
})
const folder = resolve(values.out)
const { beside } = values

function presentCommit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? ''
  return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`
}

const isChosen = ({ name }: Visit) =>
  positionals.length === 0 || positionals.some((part) => name.includes(part))

function printFailed(view: View): void {
  for (const finding of unlisted(view))
    console.log(`FAILED ${view.page} (${view.as}) ${view.look}: ${finding}`)
}

/** Looks at all visits in all looks, as many at a time as there are processors. */
async function tour(browser: Browser): Promise<View[]> {
  const world = openWorld()
  const visits = visitsOf(world).filter(isChosen)
  const waiting = visits.flatMap((visit) => LOOKS.map((look) => ({ visit, look })))
  const order = new Map(waiting.map(({ visit, look }, index) => [`${visit.name}.${look.name}`, index]))
  const placeOf = ({ visit, look }: View) => order.get(`${visit}.${look}`) ?? 0
  const views: View[] = []
  const workers = Array.from({ length: Math.max(2, availableParallelism()) }, async () => {
    const site = await openSite(world.city)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { view, picture } = await lookAt(browser, site, next)
      views.push(view)
      writeFileSync(`${folder}/${pictureOf(view)}`, picture)
      printFailed(view)
    }
    await site.close()
  })
  await Promise.all(workers)
  return views.sort((a, b) => placeOf(a) - placeOf(b))
}

/** Looks at all visits in the engines that are installed; each look that is missing is skipped. */
async function tourEngines(): Promise<{ views: View[]; skipped: string[] }> {
  const chosen = visitsOf(openWorld()).filter(isChosen).length
  const views: View[] = []
  const skipped: string[] = []
  for (const [name, { find }] of Object.entries(ENGINES) as [EngineName, (typeof ENGINES)[EngineName]][]) {
    const before = views.length
    const path = find()
    const fileFor = (view: Pick<View, 'visit' | 'look'>) => `${folder}/${pictureOf(view)}`
    if (path === undefined) console.log(`${name} is not installed: its look is skipped.`)
    else
      for await (const view of lookInEngine(name, path, { isChosen, fileFor })) {
        views.push(view)
        printFailed(view)
      }
    const missing = chosen - (views.length - before)
    if (missing > 0) skipped.push(`${missing} skipped in ${name}`)
  }
  return { views, skipped }
}

/** What is listed, and was not found in a tour of all pages. */
function unused(views: readonly View[]): string[] {
  if (positionals.length > 0) return []
  const used = new Set(views.flatMap((view) => view.findings.map((finding) => listedFor(view, finding))))
  return LISTED.filter((listed) => !used.has(listed)).map(
    ({ page, finding }) => `${page ?? 'every page'} lists ${finding}, which no page shows`,
  )
}

const start = performance.now()
const before = beside === undefined ? undefined : { folder: resolve(beside), tour: readTour(resolve(beside)) }
if (before?.folder === folder)
  throw new Error('The tour would overwrite the one beside it: choose another --out.')
if (!values.built) buildConsole()
// Only what tours write, whatever else is in the folder.
for (const part of ['pictures', 'changes', 'index.html', 'tour.json'])
  rmSync(`${folder}/${part}`, { recursive: true, force: true })
mkdirSync(`${folder}/pictures`, { recursive: true })
const browser = await chromium.launch(await pinnedChromium())
const chromiumViews = await tour(browser)
const { views: engineViews, skipped } = await tourEngines()
const toured: Tour = { commit: presentCommit(), views: [...chromiumViews, ...engineViews] }
writeFileSync(fileOf(folder), JSON.stringify(toured, null, 1))

let differences: Difference[] = []
if (before) {
  const chosen = new Set(chromiumViews.map(({ visit }) => visit))
  const isSame = ({ visit, look }: View) =>
    LOOKS.some(({ name }) => name === look) && (positionals.length === 0 || chosen.has(visit))
  const earlier = before.tour.views.filter(isSame)
  differences = await layOver(
    browser,
    // The clock of other engines goes on: two pictures differ.
    { tour: { ...toured, views: chromiumViews }, folder },
    { ...before, tour: { ...before.tour, views: earlier } },
  )
  for (const { change, view, pixels } of differences)
    console.log(
      `${change} ${view.page} (${view.as}) ${view.look}${pixels === undefined ? '' : `: ${pixels} pixels`}`,
    )
  console.log(`${differences.length} of ${chromiumViews.length} views differ from ${before.tour.commit}`)
}
await browser.close()

const stale = unused(toured.views)
for (const line of stale) console.log(`FAILED listed.ts: ${line}`)
const failed = toured.views.filter((view) => unlisted(view).length > 0).length + stale.length
const count = [`${toured.views.length - failed + stale.length} passed`, `${failed} failed`, ...skipped].join(
  ', ',
)
writeFileSync(`${folder}/index.html`, writePage(toured, differences, count))
const minutes = ((performance.now() - start) / 60_000).toFixed(1)
console.log(`${count} in ${minutes} min: ${folder}/index.html`)
process.exit(failed === 0 && toured.views.length > 0 ? 0 : 1)
