// `npm run bench:press`: how long a press takes to be seen on a phone that is four times slower than this machine, on the
// bookings of a driver, in a chat and at a top-up of the production build, pressed and typed as a user does. The longest
// interaction of each page (INP), as the median of the rounds, is at most 150 ms; ends with 1 where it is longer.
//   npm run bench:press -- --quick     one round
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { readyLinks } from '../../packages/sandbox/src/pages/readyLinks.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '../../tools/browser.ts'
import { startWithSandbox } from '../../tools/preview.ts'
import { check, endWithProblems, median } from './limits.mjs'

const FOLDER = 'apps/console/dist'
const ROUNDS = process.argv.includes('--quick') ? 1 : 3
const SPEED = 4
const INP = 150

const button = (page, name) => page.getByRole('button', { name })

/** Pages by name: the ready link that opens each, and what a user presses there. */
const PAGES = {
  'booking list': {
    link: 'Driver: bookings',
    async use(page, press) {
      const filters = button(page, /^Filters /)
      await press('unfold the filters', filters)
      await press('fold the filters', filters)
      await press('ready for bookings', page.getByText('Ready for bookings'))
      await press('auto refresh', page.getByText('Auto refresh'))
      await press('sound', page.locator('[data-component="Switch"]').last())
      await press('detail', button(page, /^(Detail|Receipt) /).first())
      await press('close the detail', button(page, 'Close').first())
      const accept = button(page, 'Accept').first()
      if (await accept.isVisible()) await press('accept', accept)
      await press('chat', button(page, 'Chat').first())
    },
  },
  chat: {
    link: 'Driver: chat about a booking',
    async use(page, press, type) {
      const field = page.getByRole('textbox', { name: 'Message' })
      await press('quick reply', button(page, 'Two minutes'))
      await press('field', field)
      await type('typing', 'I am at the gate.')
      await press('send', button(page, 'Send'))
      await press('another quick reply', button(page, 'I have arrived'))
    },
  },
  'top up': {
    link: 'Group panel: without a PIN',
    hash: '#topUp',
    async use(page, press, type) {
      await press('top up', button(page, /^Top up /).first())
      await press('field', page.getByRole('textbox', { name: /^Amount/ }))
      await type('typing', '2500')
      await press('amount', button(page, '5,000'))
      await press('continue', button(page, 'Continue'))
      await press('confirm', button(page, /^Top up [\d,]+ MMK$/))
    },
  },
}

/** Runs in the page before its scripts: the longest duration of each interaction. */
function watchPresses() {
  window.longest = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId)
        window.longest.set(interactionId, Math.max(window.longest.get(interactionId) ?? 0, duration))
  }).observe({ type: 'event', durationThreshold: 16 })
}

/**
 * Has Chromium present its frames, as on a screen. Without a screen it skips some, and a press counts as unseen until the
 * next one that it presents: seconds, where a text is typed.
 */
async function present(devtools) {
  devtools.on('Page.screencastFrame', ({ sessionId }) => {
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 90, maxHeight: 160 })
}

/** The durations of the presses on a page, by what was pressed, in ms. */
async function measure(browser, address, { use }) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.addInitScript(watchPresses)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await present(devtools)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SPEED })
  const durations = {}

  /** Entries arrive after the frame that shows the press. */
  async function read(what) {
    await page.waitForLoadState('networkidle')
    durations[what] = await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestIdleCallback(
            () => {
              const longest = Math.max(0, ...window.longest.values())
              window.longest.clear()
              resolve(longest)
            },
            { timeout: 2_000 },
          )
        }),
    )
  }

  await use(
    page,
    async (what, target) => {
      await target.tap()
      await read(what)
    },
    async (what, text) => {
      await page.keyboard.type(text, { delay: 100 })
      await read(what)
    },
  )
  await context.close()
  return durations
}

if (!existsSync(`${FOLDER}/index.html`)) {
  console.error('There is no build of the console yet. Make one: npm run build')
  process.exit(1)
}
const runs = Object.fromEntries(Object.keys(PAGES).map((name) => [name, []]))
for (let round = 0; round < ROUNDS; round += 1) {
  // A press changes the world: each round has its own.
  const { preview, sandbox, close } = await startWithSandbox(FOLDER)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
  for (const [name, one] of Object.entries(PAGES)) {
    const link = readyLinks(sandbox.world).find(({ title }) => title.startsWith(one.link))
    runs[name].push(await measure(browser, preview.address + link.path + (one.hash ?? ''), one))
  }
  // Servers end with their last connection.
  await browser.close()
  await close()
}

for (const [name, own] of Object.entries(runs)) {
  console.log(`\n${name}, ms`)
  console.table(own)
  const inp = median(own.map((durations) => Math.max(...Object.values(durations))))
  console.log(`${name}: INP ${inp} ms, at most ${INP}`)
  check(inp <= INP, `${name}: INP ${inp} ms, at most ${INP}`)
}
endWithProblems()
