import { metricOf, tasksOfPage } from '../devtools.mjs'

const VIEWPORT = { width: 480, height: 800 }
/** A page that does not show its last message within this, in milliseconds, is given up. */
const PAGE_TIMEOUT = 60_000

async function openPage(browser, address, { count, speed }) {
  const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 1 })
  const page = await context.newPage()
  page.setDefaultTimeout(PAGE_TIMEOUT + 10_000)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.goto(address)
  await page.waitForFunction(() => window.bench)
  await page.evaluate(async (n) => {
    window.messages_ = window.bench.make(n)
    await window.bench.init()
    await new Promise((resolve) => setTimeout(resolve, 300))
  }, count)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: speed })
  await page.waitForTimeout(200)
  return { context, page, devtools }
}

/** From the messages' arrival, as each kit takes them from a server's answer, until the frame that shows the last of them has been painted, in ms. */
function openChat(page, count) {
  return page.evaluate(
    async ({ last, patience }) => {
      const painted = () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = resolve
            port2.postMessage(0)
          })
        })
      const isShown = () =>
        [...document.querySelectorAll(window.bench.row)].slice(-3).some((row) => {
          const { top, bottom, height } = row.getBoundingClientRect()
          return row.textContent.includes(last) && height > 0 && top >= 0 && bottom <= innerHeight
        })
      const start = performance.now()
      window.bench.open(window.messages_)
      do await painted()
      while (!isShown() && performance.now() - start < patience)
      return isShown() ? performance.now() - start : Number.POSITIVE_INFINITY
    },
    { last: `${count - 1}: `, patience: PAGE_TIMEOUT },
  )
}

/** One page with so many messages: times in ms, and DOM nodes. */
export async function measurePage(browser, address, { count, speed }) {
  const began = performance.now()
  const { context, page, devtools } = await openPage(browser, address, { count, speed })
  try {
    const before = await metricOf(devtools, 'TaskDuration')
    const open = await openChat(page, count)
    const work = ((await metricOf(devtools, 'TaskDuration')) - before) * 1_000
    await page.waitForTimeout(speed > 1 ? 1_500 : 800)
    const scrolling = await measureScrolling(browser, page)
    return { open, work, ...scrolling, took: performance.now() - began }
  } finally {
    await context.close()
  }
}

/**
 * Scrolls up with a wheel, and jumps as with a scroll bar: tasks over 50 ms of processor time, frames, frames without
 * any message in the middle, and the maximum of DOM nodes.
 */
async function measureScrolling(browser, page) {
  await page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height / 2)
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await page.evaluate(() => {
    const found = { frames: [], blank: 0, nodes: 0 }
    window.found_ = found
    const x = innerWidth / 2
    const HEIGHTS = [0.35, 0.45, 0.55, 0.65].map((part) => innerHeight * part)
    const isBlank = () =>
      ![...document.querySelectorAll(window.bench.row)].some((row) => {
        const { top, bottom, left, right } = row.getBoundingClientRect()
        if (left > x + 240 || right < x - 240) return false
        return HEIGHTS.some((at) => top - 24 <= at && bottom + 24 >= at)
      })
    // All rows are looked at only where there are few of them: else looking is what takes the time.
    const canLook = document.querySelectorAll(window.bench.row).length < 300
    let last = performance.now()
    const look = (now) => {
      found.frames.push(now - last)
      last = now
      if (canLook && isBlank()) found.blank += 1
      found.nodes = Math.max(found.nodes, document.getElementsByTagName('*').length)
      window.look_ = requestAnimationFrame(look)
    }
    window.look_ = requestAnimationFrame((now) => {
      last = now
      window.look_ = requestAnimationFrame(look)
    })
  })
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, -240)
    await page.waitForTimeout(12)
  }
  await page.evaluate(async () => {
    const row = document.querySelector(window.bench.row)
    let box = row?.parentElement
    while (
      box &&
      !(box.scrollHeight > box.clientHeight + 10 && /auto|scroll/.test(getComputedStyle(box).overflowY))
    )
      box = box.parentElement
    for (const part of [0.8, 0.4, 0.41, 0.1, 0, 0.6]) {
      if (box) box.scrollTop = (box.scrollHeight - box.clientHeight) * part
      await new Promise((resolve) => setTimeout(resolve, 120))
    }
  })
  const { frames, blank, nodes } = await page.evaluate(() => {
    cancelAnimationFrame(window.look_)
    return window.found_
  })
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const tasks = tasksOfPage(traceEvents).map(({ tdur }) => tdur / 1_000)
  frames.sort((a, b) => a - b)
  return {
    longest: Math.max(0, ...tasks),
    longTasks: tasks.filter((ms) => ms > 50).length,
    frame: frames[Math.floor(frames.length * 0.95)] ?? 0,
    blank,
    nodes,
  }
}
