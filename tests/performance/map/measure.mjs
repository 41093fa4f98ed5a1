import { growth, holdingsOf, tasksOfPage } from '../devtools.mjs'

const VIEWPORT = { width: 1280, height: 800 }
const UPDATES = 5
/** For a page with updates slower than this, in milliseconds, one update is enough instead of five. */
const SLOW_UPDATE = 2_000
/** A drag whose frames take seconds is not dragged to its end. */
const LONGEST_DRAG = 5_000

async function openPage(browser, address, speed, prepare) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 1,
    reducedMotion: 'no-preference',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(180_000)
  await prepare?.(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.goto(address)
  await page.waitForFunction(() => window.bench)
  await page.evaluate(async () => {
    await window.bench.init()
    await new Promise((resolve) => setTimeout(resolve, 100))
    // From the data's arrival until the frame that shows it has been painted.
    window.timed = async (vehicles) => {
      const start = performance.now()
      const drawn = await window.bench.set(vehicles)
      // What a frame has drawn is painted with that frame, else with the next.
      if (!drawn?.isInFrame) await new Promise(requestAnimationFrame)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(0)
      })
      return performance.now() - start
    }
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: speed })
  return { context, page, devtools }
}

/** One page with so many vehicles: times in ms, heap in MB. */
export async function measurePage(browser, address, { count, speed }) {
  const began = performance.now()
  const { context, page, devtools } = await openPage(browser, address, speed)
  try {
    const first = await page.evaluate((n) => window.timed(window.bench.make(n)), count)
    const updates = await page.evaluate(
      async ({ times, slow }) => {
        const all = []
        for (let seed = 1; seed <= times; seed++) {
          const next = window.bench.move(seed)
          all.push(await window.timed(next))
          if (all.at(-1) > slow) break
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
        return all.sort((a, b) => a - b)
      },
      { times: UPDATES, slow: SLOW_UPDATE },
    )
    await page.waitForTimeout(speed > 1 ? 1_500 : 1_100)
    const drag = await measureDrag(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await devtools.send('HeapProfiler.collectGarbage')
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    return {
      first,
      update: updates[Math.floor(updates.length / 2)],
      drag,
      heap: usedSize / 1_048_576,
      nodes,
      took: performance.now() - began,
    }
  } finally {
    await context.close()
  }
}

/** The frame time under which 95 of 100 frames of a drag with a mouse stay. */
async function measureDrag(page) {
  const middle = { x: VIEWPORT.width / 2 + 60, y: VIEWPORT.height / 2 + 40 }
  await page.mouse.move(middle.x, middle.y)
  await page.evaluate(() => {
    window.frames_ = []
    let last = performance.now()
    const look = (now) => {
      window.frames_.push(now - last)
      last = now
      window.look_ = requestAnimationFrame(look)
    }
    window.look_ = requestAnimationFrame((now) => {
      last = now
      window.look_ = requestAnimationFrame(look)
    })
  })
  await page.mouse.down()
  const began = performance.now()
  for (let step = 1; step <= 30 && performance.now() - began < LONGEST_DRAG; step++) {
    await page.mouse.move(middle.x + step * 6, middle.y + step * 3)
    await page.waitForTimeout(8)
  }
  const frames = await page.evaluate(() => {
    cancelAnimationFrame(window.look_)
    return window.frames_.sort((a, b) => a - b)
  })
  await page.mouse.up()
  return frames[Math.floor(frames.length * 0.95)] ?? 0
}

/**
 * Vehicles that glide to new positions every two seconds: tasks of the page's thread over 50 ms after the first paint.
 * A task is measured in processor time, to exclude other load of the machine; the time by the clock is only
 * reported.
 */
export async function measureGlides(browser, address, { count, speed, polls }) {
  const { context, page } = await openPage(browser, address, speed)
  try {
    await page.evaluate((n) => window.timed(window.bench.make(n)), count)
    await page.waitForTimeout(1_000)
    const { tasks, result: drawings } = await traced(browser, page, () =>
      page.evaluate(async (times) => {
        let cleared = 0
        const clear = CanvasRenderingContext2D.prototype.clearRect
        CanvasRenderingContext2D.prototype.clearRect = function (...rest) {
          cleared += 1
          clear.apply(this, rest)
        }
        for (let seed = 1; seed <= times; seed++) {
          await window.bench.set(window.bench.move(seed))
          await new Promise((resolve) => setTimeout(resolve, 2_000))
        }
        return cleared
      }, polls),
    )
    return { ...tasks, frames: Math.round(drawings / polls) }
  } finally {
    await context.close()
  }
}

/**
 * The first paint of so many vehicles and an update of all, from their list to the painted map: the longest task of the
 * page's thread and the time of all tasks, in ms of processor time.
 */
export async function measureTasks(browser, address, { count, speed }) {
  const { context, page } = await openPage(browser, address, speed)
  try {
    await page.evaluate((n) => {
      window.next = window.bench.make(n)
    }, count)
    const first = await traced(browser, page, () => page.evaluate(() => window.timed(window.next)))
    await page.evaluate(() => {
      window.next = window.bench.move(1)
    })
    const update = await traced(browser, page, () => page.evaluate(() => window.timed(window.next)))
    return {
      firstTask: first.tasks.longest,
      updateTask: update.tasks.longest,
      updateTime: update.tasks.all,
    }
  } finally {
    await context.close()
  }
}

/** Polls of so many drivers, whose answers come over the network: the longest task of the page's thread, in processor time. */
export async function measureFleetPolls(browser, address, { texts, speed }) {
  const { context, page } = await openPage(browser, address, speed, (opened) =>
    opened.route('**/drivers/*', (route) => {
      const poll = Number(route.request().url().split('/').pop())
      return route.fulfill({ contentType: 'application/json', body: texts[poll % texts.length] })
    }),
  )
  const polls = () => page.evaluate(() => window.bench.asked().locations)
  try {
    await page.waitForTimeout(3_000)
    const before = await polls()
    const { tasks } = await traced(browser, page, () => page.waitForTimeout(speed > 1 ? 25_000 : 12_000))
    return { ...tasks, polls: (await polls()) - before }
  } finally {
    await context.close()
  }
}

/** The tasks of a page's thread during an action, and its result. */
async function traced(browser, page, act) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  const result = await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const all = tasksOfPage(traceEvents)
  return {
    result,
    tasks: {
      tasks: all.filter(({ tdur }) => tdur > 50_000).length,
      all: all.reduce((sum, { tdur }) => sum + tdur / 1_000, 0),
      longest: Math.max(0, ...all.map(({ tdur }) => tdur / 1_000)),
      longestByClock: Math.max(0, ...all.map(({ dur }) => dur / 1_000)),
    },
  }
}

/**
 * A layer of trips that loads page after page: tasks over 50 ms until all are drawn, in processor time; then the requests
 * after Cancel.
 */
export async function measurePages(browser, address, { speed }) {
  const { context, page } = await openPage(browser, address, speed)
  const routes = page.getByText('Routes', { exact: true })
  const pages = () => page.evaluate(() => window.bench.asked().pages)
  try {
    await page.waitForTimeout(2_000)
    // Before the trace, with the script by which Playwright finds elements; a pointer is over what it presses.
    await routes.hover()
    await page.waitForTimeout(500)
    const { tasks } = await traced(browser, page, async () => {
      await page.mouse.down()
      await page.waitForTimeout(80)
      await page.mouse.up()
      await page.waitForFunction(isShown, null, { polling: 250 })
    })
    const all = await pages()
    await routes.click()
    await routes.click()
    await page.waitForFunction((least) => window.bench.asked().pages > least, all + 5)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForTimeout(2_000)
    return { ...tasks, pages: all, afterCancel: await page.evaluate(() => window.bench.pagesAfterCancel()) }
  } finally {
    await context.close()
  }
}

/** Whether the layer's line of progress counts all trips; runs in the page. */
const isShown = () =>
  /^Shown: ([\d,]+) of \1(?!\d)/.test(document.querySelector('[data-part="progress"]')?.textContent ?? '')

/** A map with 300 vehicles, mounted and unmounted: the memory that it leaks. */
export async function measureOpenings(browser, address, { times }) {
  const { context, page, devtools } = await openPage(browser, address, 1)
  const cycle = (count) =>
    page.evaluate(async (n) => {
      for (let time = 0; time < n; time++) {
        await window.bench.set(window.bench.make(300))
        window.bench.close()
        await window.bench.open()
      }
      window.bench.close()
      await new Promise((resolve) => setTimeout(resolve, 500))
      const left = document.querySelectorAll('*').length
      await window.bench.open()
      return left
    }, count)
  try {
    await cycle(10)
    const before = await holdingsOf(page, devtools)
    await cycle(times)
    return { times, ...growth(before, await holdingsOf(page, devtools)) }
  } finally {
    await context.close()
  }
}
