import { growth, holdingsOf } from '../devtools.mjs'

/** High enough for all of a detail, whose map comes when it is in sight. */
const VIEWPORT = { width: 480, height: 2_000 }
/** Mounts before the measurement: for everything that is loaded and kept once. */
const WARM_UP = 10
/** Longer than the 5 s after which a closed chat drops its messages, in ms. */
const SETTLED = 6_000

/** What is left of a widget that was opened and closed so many times: nodes, listeners, and heap in MB. */
export async function measureLeaks(browser, address, { name, times }) {
  const context = await browser.newContext({ viewport: VIEWPORT })
  const page = await context.newPage()
  page.setDefaultTimeout(600_000)
  try {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await page.goto(address)
    await page.waitForFunction(() => window.bench)
    await page.evaluate((widget) => window.bench.init(widget), name)
    const cycle = async (count) => {
      await page.evaluate(async (n) => {
        for (let time = 0; time < n; time++) {
          await window.bench.open()
          await window.bench.close()
        }
      }, count)
      await page.waitForTimeout(SETTLED)
    }
    await cycle(WARM_UP)
    const before = await holdingsOf(page, devtools)
    await cycle(times)
    return growth(before, await holdingsOf(page, devtools))
  } finally {
    await context.close()
  }
}
