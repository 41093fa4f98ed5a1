// `npm run pixels`: each story with the tag `picture` passes, and looks as it did, to the last pixel, after its play.
//   npm run pixels -- --update    overwrites the pictures: review them before a commit
//   npm run pixels -- Button      only the story files with this in their path
//   --optional                    where the pinned browser cannot start, plays the stories in the machine's own browser
//                                 and reports the comparison as skipped
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { pinnedChromium } from './stories/pinnedChromium.ts'
import { type PixelReport, unusedPictures, withoutComparison } from './stories/pixelReport.ts'

const PICTURES = 'tests/pixels'
const REPORT = 'reports/pixels.json'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean' }, optional: { type: 'boolean' } },
})

/** Why the pinned browser cannot start; undefined if it can. */
async function findObstacle(): Promise<string | undefined> {
  try {
    const browser = await chromium.launch(await pinnedChromium())
    await browser.close()
    return undefined
  } catch (error) {
    return String(error).split('\n')[0]
  }
}

const obstacle = await findObstacle()
if (obstacle !== undefined) {
  const outcome = values.optional ? 'Skipped: no picture is compared' : 'FAILED'
  console.log(`${outcome}: the browser of the pictures cannot start here (${obstacle}).`)
  if (!values.optional) process.exit(1)
}

rmSync('reports/pixels', { recursive: true, force: true })
const args = ['run', '--config', `${PICTURES}/vitest.config.ts`, ...positionals]
if (values.update) args.push('--update')
const { status } = spawnSync('vitest', args, {
  stdio: 'inherit',
  env: { ...process.env, ...(obstacle === undefined ? {} : { NOT_COMPARED: '1' }) },
})

let report: PixelReport = JSON.parse(readFileSync(REPORT, 'utf8'))
if (obstacle !== undefined) {
  report = withoutComparison(report)
  writeFileSync(REPORT, JSON.stringify(report))
}

const unused = positionals.length === 0 ? unusedPictures(report, readdirSync(PICTURES)) : []
for (const name of unused) {
  if (values.update) rmSync(`${PICTURES}/${name}`)
  else console.log(`FAILED ${name} is a picture of no story: npm run pixels -- --update`)
}
process.exit(values.update || unused.length === 0 ? (status ?? 1) : 1)
