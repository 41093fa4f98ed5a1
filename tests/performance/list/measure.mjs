import { longestTaskDuring } from '../devtools.mjs'

const VIEWPORT = { width: 480, height: 800 }
/** A list that has not grown to its end within this, in milliseconds, is given up. */
const PAGE_TIMEOUT = 600_000
/** How many times the complete list is scrolled up: other load of the machine affects only one of them. */
const REREADINGS = 3
/** Rows between two presses. */
const PRESS_EVERY = 25

/** One list, from 10 bookings to all of them and up again: times in ms, DOM nodes, and duplicate rows. */
export function measureList(browser, address, options) {
  return measureOn(browser, address, options, async (page) => {
    await page.evaluate(watch)
    await grow(page)
    const rereadings = await reread(browser, page)
    const found = await page.evaluate(() => window.found_)
    return {
      ...found,
      inp: inpOf(found.interactions),
      pressed: found.interactions.length,
      rereadings,
    }
  })
}

/** The last pages of a long list, and up again: the longest tasks in ms. */
export function measureEnd(browser, address, options) {
  return measureOn(browser, address, options, async (page) => ({
    growing: await longestTaskDuring(browser, page, () => grow(page)),
    rereadings: await reread(browser, page),
    ...(await page.evaluate(() => ({ nodes: document.getElementsByTagName('*').length }))),
  }))
}

/** Opens the list of an address on a slower machine, and measures it there. */
async function measureOn(browser, address, { speed, viewport = VIEWPORT }, measure) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1 })
  const page = await context.newPage()
  try {
    page.setDefaultTimeout(PAGE_TIMEOUT)
    await page.goto(address)
    await page.waitForFunction(() => window.bench)
    await page.evaluate(() => window.bench.open())
    await page.waitForTimeout(500)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: speed })
    await page.mouse.move(viewport.width / 2, viewport.height / 2)
    return await measure(page)
  } finally {
    await context.close()
  }
}

/** The longest task of each way up a complete list, in ms. */
async function reread(browser, page) {
  const longest = []
  for (let time = 0; time < REREADINGS; time++) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForTimeout(500)
    longest.push(await longestTaskDuring(browser, page, () => scrollUp(page)))
  }
  return longest
}

/** The longest tasks in ms of a table of 10,000 rows once it is open, by what is done, and its DOM nodes. */
export function measureTable(browser, address, { speed }) {
  return measureOn(browser, address, { speed, viewport: { width: 1280, height: 800 } }, async (page) => {
    const tasks = {}
    // Before anything is traced: the script that Playwright injects here would be the longest task.
    await page.locator('[data-part="opener"][tabindex="0"]').focus()
    for (const [name, act] of Object.entries(TABLE_ACTS))
      tasks[name] = await longestTaskDuring(browser, page, () => act(page))
    return { tasks, nodes: await page.evaluate(() => document.getElementsByTagName('*').length) }
  })
}

const TABLE_ACTS = {
  async wheel(page) {
    for (let step = 0; step < 60; step++) {
      await page.mouse.wheel(0, 240)
      await page.waitForTimeout(12)
    }
  },
  async jumps(page) {
    await page.evaluate(async () => {
      const scroller = document.querySelector('[role="table"]').parentElement
      for (const part of [0.8, 0.4, 0.41, 0.1, 0, 0.6]) {
        scroller.scrollTop = (scroller.scrollHeight - scroller.clientHeight) * part
        await new Promise((resolve) => setTimeout(resolve, 120))
      }
    })
  },
  async keys(page) {
    await page.evaluate(() => document.querySelector('[data-part="opener"][tabindex="0"]').focus())
    for (let step = 0; step < 30; step++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
  },
}

/** Begins to record interactions, DOM nodes, and rows that are duplicates or in the place of another. Runs in the page. */
function watch() {
  const longest = new Map()
  const found = { interactions: [], nodes: 0, twice: [], seen: 0 }
  window.found_ = found
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId === 0) continue
      longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration))
    }
    found.interactions = [...longest.values()]
  }).observe({ type: 'event', durationThreshold: 16, buffered: false })
  const seen = new Set()
  const positions = new Map()
  const look = () => {
    const cards = [...document.querySelectorAll('[data-component="BookingCard"]')]
    const keys = cards.map((card) => card.dataset.key)
    for (const [at, card] of cards.entries()) {
      const key = card.dataset.key
      const position = card.closest('li').getAttribute('aria-posinset')
      if (keys.indexOf(key) !== at || (positions.get(position) ?? key) !== key) found.twice.push(key)
      positions.set(position, key)
      seen.add(key)
    }
    found.seen = seen.size
    found.nodes = Math.max(found.nodes, document.getElementsByTagName('*').length)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Scrolls down until all are there, and presses a button of a card in sight now and then. */
async function grow(page) {
  const began = performance.now()
  let nextPress = PRESS_EVERY
  for (;;) {
    const { loaded, total, isAtEnd } = await page.evaluate(() => ({
      loaded: window.bench.loaded,
      total: window.bench.total,
      isAtEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 2,
    }))
    if (loaded >= total && isAtEnd) return
    if (performance.now() - began > PAGE_TIMEOUT)
      throw new Error(`${loaded} bookings after ${PAGE_TIMEOUT} ms`)
    if (loaded >= nextPress) {
      nextPress += PRESS_EVERY
      await press(page)
    }
    await page.mouse.wheel(0, 1_000)
    await page.waitForTimeout(12)
  }
}

/** Presses an action of a card that is wholly in sight, where there is one that can be pressed. */
async function press(page) {
  const at = await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('[data-component="BookingCard"] footer button')]
    for (const button of buttons.reverse()) {
      const { left, top, width, height } = button.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const isOnTop = y > 0 && y < innerHeight && button.contains(document.elementFromPoint(x, y))
      if (isOnTop && button.dataset.variant === 'primary' && !button.disabled) return { x, y }
    }
    return undefined
  })
  if (at) await page.mouse.click(at.x, at.y)
}

/** Back up by wheel, and by jumps as the thumb of a scroll bar makes them. */
async function scrollUp(page) {
  await page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height / 2)
  for (let step = 0; step < 60; step++) {
    await page.mouse.wheel(0, -240)
    await page.waitForTimeout(12)
  }
  await page.evaluate(async () => {
    const end = document.documentElement.scrollHeight - innerHeight
    for (const part of [0.8, 0.4, 0.41, 0.1, 0, 0.6]) {
      scrollTo(0, end * part)
      await new Promise((resolve) => setTimeout(resolve, 120))
    }
  })
}

/**
 * Interaction to Next Paint: the longest interaction, one of the longest left aside for every 50. Those that the browser
 * does not tell of took less than 16 ms.
 */
function inpOf(interactions) {
  const sorted = [...interactions].sort((a, b) => b - a)
  return sorted[Math.min(Math.floor(sorted.length / 50), sorted.length - 1)] ?? 0
}
