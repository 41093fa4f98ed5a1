// `npm run bench:leaks`: each named widget, opened and closed a hundred times over a city of its own (R8): nothing of it
// is left in the document or listens, and the heap is as it was. Ends with 1 where a limit is exceeded.
//   npm run bench:leaks -- TopUp HomeMap     only these
//   npm run bench:leaks -- --quick           twenty times
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, chromiumPath } from '../../../tools/browser.ts'
import { endWithProblems, measured } from '../limits.mjs'
import { servePages } from '../servePages.mjs'
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
const chosen = named.length > 0 ? named : WIDGETS
const times = process.argv.includes('--quick') ? 20 : 100
/** What may be more in the end: nodes, listeners, MB. */
const LIMITS = { nodes: 0, listeners: 0, heap: 1 }
const UNITS = { nodes: 'DOM nodes', listeners: 'listeners', heap: 'MB' }

/**
 * V8 keeps the first object literal of a place in the code as a pattern, and with it the signal of one fetch of the query
 * library: from a function's first call on, rather than from some later one after the counting has begun.
 */
const KEPT_FROM_THE_START = '--no-lazy-feedback-allocation --no-flush-bytecode'

const site = await servePages(new URL('./', import.meta.url), { widgets: 'widgets.mjs' })
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...CHROMIUM_FLAGS, '--enable-precise-memory-info', `--js-flags=${KEPT_FROM_THE_START}`],
})
try {
  for (const name of chosen) {
    const more = await measureLeaks(browser, site.addressOf('widgets'), { name, times })
    console.log(
      `R8  ${name}, ${times} openings and closings: ${more.nodes} nodes, ${more.listeners} listeners, ${more.heap.toFixed(2)} MB more`,
    )
    for (const [what, limit] of Object.entries(LIMITS))
      measured({ id: 'R8', what: `${name}, ${times} times`, value: more[what], unit: UNITS[what], limit })
  }
} finally {
  await browser.close()
  site.close()
}
endWithProblems()
