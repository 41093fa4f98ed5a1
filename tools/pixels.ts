// `npm run pixels`: each story with the tag `picture` looks as it did, to the last pixel, after its play.
//   npm run pixels -- --update    overwrites the pictures: review them before a commit
//   npm run pixels -- Button      only the story files with this in their path
//   --optional                    where the pinned browser cannot start, says so, and reports the pictures as skipped
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { formatReport } from './rules/results.ts'
import { pinnedChromium } from './stories/pinnedChromium.ts'

const PICTURES = 'tests/pixels'
const REPORT = 'reports/pixels.json'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean' }, optional: { type: 'boolean' } },
})

try {
  const browser = await chromium.launch(await pinnedChromium())
  await browser.close()
} catch (error) {
  const [why] = String(error).split('\n')
  console.log(
    `${values.optional ? 'Skipped' : 'FAILED'}: the browser of the pictures cannot start here (${why}).`,
  )
  if (!values.optional) process.exit(1)
  mkdirSync('reports', { recursive: true })
  writeFileSync(REPORT, formatReport('pixels', [{ title: 'all pictures', status: 'skipped' }]))
  process.exit(0)
}

rmSync('reports/pixels', { recursive: true, force: true })
const args = ['run', '--config', `${PICTURES}/vitest.config.ts`, ...positionals]
if (values.update) args.push('--update')
const { status } = spawnSync('vitest', args, { stdio: 'inherit' })

interface VitestReport {
  testResults: { assertionResults: { meta: { storyId?: string } }[] }[]
}

/** Pictures of stories that are gone, or have lost the tag. */
function findUnused(): string[] {
  const { testResults }: VitestReport = JSON.parse(readFileSync(REPORT, 'utf8'))
  const ids = testResults.flatMap((file) => file.assertionResults.map(({ meta }) => meta.storyId ?? ''))
  // Vitest writes one hyphen for two.
  const taken = new Set(ids.map((id) => `${id.replaceAll('--', '-')}.png`))
  return readdirSync(PICTURES).filter((name) => name.endsWith('.png') && !taken.has(name))
}

const unused = positionals.length === 0 ? findUnused() : []
for (const name of unused) {
  if (values.update) rmSync(`${PICTURES}/${name}`)
  else console.log(`FAILED ${name} is a picture of no story: npm run pixels -- --update`)
}
process.exit(values.update || unused.length === 0 ? (status ?? 1) : 1)
