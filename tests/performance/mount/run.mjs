// `npm run bench:mount`: what it costs the main thread to mount all stories of a primitive at once, in a page that has
// shown nothing before: scripts, styles, layout and paint, until nothing is left to do, in milliseconds of processor
// time. Ends with 1 where one is over the limit.
//   npm run bench:mount -- Table     only primitives with this in their name
import { rm } from 'node:fs/promises'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { CHROMIUM_FLAGS, chromiumPath } from '../../../tools/browser.ts'

/** Milliseconds of all stories of a primitive; one with many stories has so many for each of them. */
const LIMIT = { all: 100, story: 30 }
const ROUNDS = 5
/** Long enough for effects after a mount. */
const SETTLED = 300

const root = new URL('.', import.meta.url).pathname
const outDir = new URL('../../../dist/mount', import.meta.url).pathname
const wanted = process.argv.slice(2).map((name) => name.toLowerCase())

await rm(outDir, { recursive: true, force: true })
await build({
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { conditions: ['@fleetgis/source', 'module', 'browser', 'production'] },
  oxc: { jsx: { runtime: 'automatic' } },
  build: { outDir, chunkSizeWarningLimit: Number.POSITIVE_INFINITY },
})
const server = await preview({
  root,
  configFile: false,
  build: { outDir },
  preview: { port: 0 },
  logLevel: 'error',
})
const address = server.resolvedUrls?.local[0]
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })

/** Milliseconds that the main thread worked for one mount, and of how many stories. */
async function measure(name) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find((metric) => metric.name === 'TaskDuration').value * 1_000
  }
  await page.goto(address)
  await page.evaluate((primitive) => window.prepare(primitive), name)
  await page.waitForTimeout(SETTLED)
  const before = await worked()
  const stories = await page.evaluate(() => window.mount())
  await page.waitForTimeout(SETTLED)
  const after = await worked()
  await page.close()
  return { stories, ms: after - before }
}

const first = await browser.newPage()
await first.goto(address)
const primitives = await first.evaluate(() => window.primitives)
await first.close()

const rows = []
for (const name of primitives) {
  if (wanted.length > 0 && !wanted.some((part) => name.toLowerCase().includes(part))) continue
  const runs = []
  for (let round = 0; round < ROUNDS; round++) runs.push(await measure(name))
  const times = runs.map(({ ms }) => ms).sort((a, b) => a - b)
  rows.push({ primitive: name, stories: runs[0].stories, 'median, ms': times[Math.floor(ROUNDS / 2)] })
}
await browser.close()
await server.close()

rows.sort((a, b) => b['median, ms'] - a['median, ms'])
console.table(rows.map((row) => ({ ...row, 'median, ms': Math.round(row['median, ms'] * 10) / 10 })))
const limitOf = ({ stories }) => Math.max(LIMIT.all, LIMIT.story * stories)
const over = rows.filter((row) => row['median, ms'] > limitOf(row))
console.log(`${rows.length} primitives, ${over.length} over their limit`)
process.exit(rows.length > 0 && over.length === 0 ? 0 : 1)
