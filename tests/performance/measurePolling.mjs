import { growth, holdingsOf } from './devtools.mjs'
import { measured } from './limits.mjs'

const VIEWPORT = { width: 1280, height: 800 }
const realMs = (minutes) => minutes * 6_000
/** How often the memory is measured, and the pause between, in milliseconds: no multiple of a poll. */
const LOOKS = { times: 6, pause: 1_700 }

/** The minimum of several measurements: requests in flight and their timers come and go. */
async function leastHeld(page, devtools) {
  const looks = []
  for (let look = 0; look < LOOKS.times; look += 1) {
    looks.push(await holdingsOf(page, devtools))
    await page.waitForTimeout(LOOKS.pause)
  }
  const least = (name) => Math.min(...looks.map((held) => held[name]))
  return { nodes: least('nodes'), listeners: least('listeners'), heap: least('heap') }
}

/**
 * A page that polls at tenfold speed for some minutes of its time: how often it asked (R6), and what it holds more after
 * the first minutes (R7). `asks` has the polls of a minute by what they ask for; `mb` may be left behind.
 */
export async function measurePolling(browser, address, { name, minutes, asks, mb }) {
  const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 1 })
  const page = await context.newPage()
  page.setDefaultTimeout(180_000)
  // What is loaded and kept once is there before the counting.
  const warmUp = Math.min(10, minutes / 10)
  try {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await page.goto(address)
    await page.waitForFunction(() => window.bench)
    await page.evaluate(() => window.bench.init())
    const polls = () => page.evaluate(() => window.bench.asked())
    const before = { asked: await polls(), at: Date.now() }
    await page.waitForTimeout(realMs(warmUp))
    const first = await leastHeld(page, devtools)
    await page.waitForTimeout(realMs(minutes - warmUp))
    const asked = await polls()
    const passed = (Date.now() - before.at) / realMs(1)
    const more = growth(first, await leastHeld(page, devtools))
    for (const [what, often] of Object.entries(asks)) {
      const times = asked[what] - before.asked[what]
      const expected = passed * often
      measured({
        id: 'R6',
        what: `${name}, ${times} polls of ${what} in ${minutes} min, more or fewer than expected`,
        value: Math.abs(times - expected),
        limit: Math.max(2, expected / 20),
      })
    }
    const what = `${name}, ${minutes} min at tenfold speed`
    measured({ id: 'R7', what, value: more.nodes, unit: 'DOM nodes', limit: 0 })
    measured({ id: 'R7', what, value: more.listeners, unit: 'listeners', limit: 0 })
    measured({ id: 'R7', what, value: more.heap, unit: 'MB', limit: mb })
    console.log(
      `R7  ${what}: ${more.nodes} nodes, ${more.listeners} listeners, ${more.heap.toFixed(2)} MB more; ${JSON.stringify(asked)} polls`,
    )
  } finally {
    await context.close()
  }
}
