// `npm run bench:leaks`: twelve widgets, each opened and closed a hundred times over the world of its story (R8): nothing
// of it is left in the document or listens, and the heap is as it was. Ends with 1 where a limit is exceeded.
//   npm run bench:leaks -- TopUp HomeMap     only these
//   npm run bench:leaks -- --every           every widget
//   npm run bench:leaks -- --quick           twenty times
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { CHROMIUM_FLAGS, chromiumPath } from '../../../tools/browser.ts'
import { endWithProblems, measured } from '../limits.mjs'
import { measureLeaks } from './measure.mjs'

const WIDGETS = [
  'BookingList',
  'TripDetail',
  'ChatPanel',
  'TransactionHistory',
  'LocationTable',
  'PinCheck',
  'TopUp',
  'AssignPanel',
  'ConversationList',
  'HomeMap',
  'AdminMap',
  'OwnerMap',
]
const named = process.argv.slice(2).filter((name) => !name.startsWith('--'))
const times = process.argv.includes('--quick') ? 20 : 100
/** What may be more in the end: nodes, listeners, MB. */
const LIMITS = { nodes: 0, listeners: 0, heap: 1 }
const UNITS = { nodes: 'DOM nodes', listeners: 'listeners', heap: 'MB' }

/**
 * V8 keeps the first object of each object literal, with it the signal of one fetch of the query library. With these flags it
 * does so at a function's first call, before the counting begins.
 */
const KEPT_FROM_THE_START = '--no-lazy-feedback-allocation --no-flush-bytecode'

const root = new URL('.', import.meta.url).pathname
const outDir = new URL('../../../dist/leaks', import.meta.url).pathname

await build({
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { conditions: ['@fleetgis/source', 'module', 'browser', 'production'] },
  oxc: { jsx: { runtime: 'automatic' } },
  build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: Number.POSITIVE_INFINITY },
})
const server = await preview({
  root,
  configFile: false,
  build: { outDir },
  preview: { port: 0 },
  logLevel: 'error',
})
const address = server.resolvedUrls?.local[0]

/** The names of all widgets. */
async function readNames(browser) {
  const page = await browser.newPage()
  await page.goto(address)
  await page.waitForFunction(() => window.bench)
  const names = await page.evaluate(() => window.bench.names)
  await page.close()
  return names
}

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...CHROMIUM_FLAGS, '--enable-precise-memory-info', `--js-flags=${KEPT_FROM_THE_START}`],
})
try {
  const every = process.argv.includes('--every') ? await readNames(browser) : WIDGETS
  for (const name of named.length > 0 ? named : every) {
    const more = await measureLeaks(browser, address, { name, times })
    console.log(
      `R8  ${name}, ${times} openings and closings: ${more.nodes} nodes, ${more.listeners} listeners, ${more.heap.toFixed(2)} MB more`,
    )
    for (const [what, limit] of Object.entries(LIMITS))
      measured({ id: 'R8', what: `${name}, ${times} times`, value: more[what], unit: UNITS[what], limit })
  }
} finally {
  await browser.close()
  await server.close()
}
endWithProblems()
