// `npm run bench:map`: what FleetMap costs beside a canvas that only draws (the floor) and beside other maps: the time
// to the first paint of all vehicles and to each update of all, frames while dragging, memory and DOM nodes; then 300
// vehicles gliding and 2,745 trips loading on a slow phone, and a map opened and closed a hundred times. Ends with 1 where
// a limit is exceeded.
//   npm run bench:map -- --no-peers   leaves the peers out
//   npm run bench:map -- --quick      one round, 300 and 10,000 vehicles
//   npm run bench:map -- --fleet      only 100,000 vehicles, and polls of as many drivers
//   npm run bench:map -- --curve      only the curve from 1,000 to 100,000 vehicles, into docs/scale
//   npm run bench:map -- --soak 120   only so many minutes of polling at tenfold speed
//   npm run bench:map -- --polling    only ten minutes of it
//   npm run bench:map -- --pages      only the trips that load in pages
//   npm run bench:map -- --glide      only the vehicles that glide and the trips that load in pages
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, chromiumPath } from '../../../tools/browser.ts'
import { check, endWithProblems, measured, mediansOf } from '../limits.mjs'
import { measurePolling } from '../measurePolling.mjs'
import { CONSOLE, installPeers, OURS, PEERS, servePages } from './build.mjs'
import { drawCurve } from './curve.mjs'
import { driversTexts } from './driversText.mjs'
import {
  measureFleetPolls,
  measureGlides,
  measureOpenings,
  measurePage,
  measurePages,
  measureTasks,
} from './measure.mjs'

const isQuick = process.argv.includes('--quick')
const isSoak = process.argv.includes('--soak')
const COUNTS = isQuick ? [300, 10_000] : [300, 1_000, 5_000, 10_000]
const SPEEDS = [1, 4]
/** The largest number, at full speed: where the limits of the design are. */
const LARGEST = Math.max(...COUNTS)
/** The limits are of the largest number at full speed: five rounds there; elsewhere as many as end within 15 minutes. */
function roundsOf({ count, speed }) {
  if (isQuick) return 1
  if (count === VEHICLES) return 3
  return count === LARGEST && speed === 1 ? 5 : 2
}
/** The number of vehicles that a map draws by default, measured apart: a peer would take minutes. */
const VEHICLES = 100_000
/** A page that takes longer than this is measured twice, in milliseconds. */
const SLOW = 20_000

const LIMITS = {
  /** Times of the floor. */
  ratio: 2,
  /** Below this no ratio counts: it is two frames. */
  leastMs: 34,
  dragMs: 34,
  heapMb: 15,
  /** How many times faster an update of the largest number is than a peer's. */
  faster: { 'react-leaflet-cluster': 10, 'react-leaflet markers': 50 },
  /** The largest number that a map draws by default, at full speed. */
  most: { ratio: 1.2, dragMs: 17.5, heapMb: 40, taskMs: 50, clusteredMs: 100 },
  /** MB that polling for long may leave behind. */
  pollingMb: 2,
}

/** A task of the page's thread, in processor time. */
const TASK = { unit: 'ms', limit: 50, isTimed: true }

/** The maps of ours beside the floor. */
const MAPS = Object.keys(OURS).filter((name) => name !== 'floor')
const FIGURES = ['first', 'update', 'drag', 'heap', 'nodes']

async function measureAll(browser, site, names, { count, speed }) {
  const runs = Object.fromEntries(names.map((name) => [name, []]))
  const rounds = roundsOf({ count, speed })
  for (let round = 0; round < rounds; round++) {
    // Pages take turns, so that other load of the machine slows all of them.
    for (const name of names) {
      const own = runs[name]
      if (own.length >= 2 && own.some(({ took }) => took > SLOW)) continue
      own.push(await measurePage(browser, site.addressOf(name), { count, speed }))
    }
  }
  for (const [name, own] of Object.entries(runs))
    console.log(
      `${count} vehicles, 1/${speed}, ${name}: ${own.map(({ took }) => (took / 1_000).toFixed(1)).join(' ')} s`,
    )
  return mediansOf(runs, FIGURES, { count, speed })
}

function print(rows) {
  console.table(
    rows.map(({ name, count, speed, runs, first, update, drag, heap, nodes }) => ({
      page: name,
      vehicles: count,
      CPU: speed === 1 ? 'full' : `1/${speed}`,
      'first paint, ms': Math.round(first),
      'one update, ms': Math.round(update),
      'drag p95, ms': Math.round(drag * 10) / 10,
      'heap, MB': Math.round(heap * 10) / 10,
      'DOM nodes': nodes,
      runs,
    })),
  )
}

const pages = { ...OURS, ...CONSOLE }
if (
  !isSoak &&
  !['--no-peers', '--polling', '--pages', '--glide', '--curve', '--fleet'].some((flag) =>
    process.argv.includes(flag),
  ) &&
  installPeers()
)
  Object.assign(pages, PEERS)
const site = await servePages(pages)
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [
    ...CHROMIUM_FLAGS,
    '--enable-precise-memory-info',
    '--js-flags=--expose-gc',
    '--enable-unsafe-swiftshader',
  ],
})

/** The times beside the floor and the peers. */
async function compare() {
  const rows = []
  const peers = Object.keys(pages).filter((name) => name in PEERS)
  for (const speed of SPEEDS) {
    for (const count of COUNTS) {
      rows.push(...(await measureAll(browser, site, Object.keys(OURS), { count, speed })))
      rows.push(...(await measureAll(browser, site, peers, { count, speed })))
    }
  }
  print(rows)

  const of = (name, count, speed) =>
    rows.find((row) => row.name === name && row.count === count && row.speed === speed)
  for (const speed of SPEEDS) {
    for (const count of COUNTS) {
      const floor = of('floor', count, speed)
      for (const name of MAPS) {
        const map = of(name, count, speed)
        const where = `${name}, ${count} vehicles, CPU ${speed === 1 ? 'at full speed' : `slowed ${speed} times`}`
        for (const figure of ['first', 'update']) {
          const limit = Math.max(LIMITS.leastMs * speed, LIMITS.ratio * floor[figure])
          check(
            map[figure] <= limit,
            `${figure}, ${where}: ${map[figure].toFixed(0)} ms, at most ${limit.toFixed(0)}`,
          )
        }
        const drag = Math.max(LIMITS.dragMs, floor.drag)
        check(map.drag <= drag, `drag, ${where}: ${map.drag.toFixed(1)} ms, at most ${drag.toFixed(1)}`)
      }
    }
  }
  const map = of('FleetMap', LARGEST, 1)
  check(
    map.heap <= LIMITS.heapMb,
    `heap, ${LARGEST} vehicles: ${map.heap.toFixed(1)} MB, at most ${LIMITS.heapMb}`,
  )
  const nodes = new Set(rows.filter(({ name }) => name === 'FleetMap').map((row) => row.nodes))
  check(nodes.size === 1, `DOM nodes differ with the number of vehicles: ${[...nodes].join(', ')}`)
  for (const [name, least] of Object.entries(LIMITS.faster)) {
    const peer = of(name, LARGEST, 1)
    if (!peer) continue
    const times = peer.update / map.update
    console.log(`An update of ${LARGEST} vehicles is ${times.toFixed(0)} times faster than with ${name}`)
    check(times >= least, `only ${times.toFixed(0)} times faster than ${name}, at least ${least}`)
  }
}

/** As many vehicles as a map draws, beside the floor: no long task, and hardly slower. */
async function compareMost() {
  const names = Object.keys(OURS)
  const rows = await measureAll(browser, site, names, { count: VEHICLES, speed: 1 })
  print(rows)
  const floor = rows.find(({ name }) => name === 'floor')
  for (const name of MAPS) {
    const map = rows.find((row) => row.name === name)
    const { ratio, dragMs, heapMb, taskMs, clusteredMs } = LIMITS.most
    for (const figure of ['first', 'update'])
      check(
        map[figure] <= ratio * floor[figure],
        `${figure}, ${name}, ${VEHICLES} vehicles: ${map[figure].toFixed(0)} ms, at most ${ratio} times ${floor[figure].toFixed(0)}`,
      )
    check(
      map.drag <= dragMs,
      `drag, ${name}, ${VEHICLES} vehicles: ${map.drag.toFixed(1)} ms, at most ${dragMs}`,
    )
    check(
      map.heap <= heapMb,
      `heap, ${name}, ${VEHICLES} vehicles: ${map.heap.toFixed(1)} MB, at most ${heapMb}`,
    )
    const { firstTask, updateTask, updateTime } = await measureTasks(browser, site.addressOf(name), {
      count: VEHICLES,
      speed: 1,
    })
    console.log(
      `${name}, ${VEHICLES} vehicles: longest task ${firstTask.toFixed(0)} ms of the first paint, ${updateTask.toFixed(0)} ms of an update, ${updateTime.toFixed(0)} ms in all`,
    )
    for (const task of [firstTask, updateTask])
      check(
        task <= taskMs,
        `${name}, ${VEHICLES} vehicles: a task of ${task.toFixed(0)} ms, at most ${taskMs}`,
      )
    if (name.includes('clusters'))
      check(
        updateTime <= clusteredMs,
        `${name}, ${VEHICLES} vehicles: ${updateTime.toFixed(0)} ms of an update, at most ${clusteredMs}`,
      )
  }
}

/** An admin's map that polls as many drivers: from the reply's first byte to the painted frame no task is long. */
async function pollFleet() {
  const texts = driversTexts(VEHICLES)
  const size = (texts[0].length / 1e6).toFixed(0)
  for (const name of ['AdminMap of a fleet', 'AdminMap of a fleet, with a worker'])
    for (const speed of SPEEDS) {
      const all = await measureFleetPolls(browser, site.addressOf(name), { texts, speed })
      console.log(
        `${name}, ${all.polls} polls of ${VEHICLES} drivers (${size} MB), CPU ${speed === 1 ? 'at full speed' : `slowed ${speed} times`}: longest task ${all.longest.toFixed(0)} ms of processor time (${all.longestByClock.toFixed(0)} by the clock), ${(all.all / all.polls).toFixed(0)} ms of the page's thread for each poll`,
      )
      check(all.polls > 0, `${name}: no poll of ${VEHICLES} drivers`)
      const most = LIMITS.most.taskMs * speed
      check(all.longest <= most, `${name}: a task of ${all.longest.toFixed(0)} ms, at most ${most}`)
    }
}

async function glide() {
  const glides = await measureGlides(browser, site.addressOf('FleetMap'), { count: 300, speed: 4, polls: 4 })
  console.log(
    `R9  300 vehicles gliding, CPU slowed 4 times: longest task ${glides.longest.toFixed(0)} ms of processor time (${glides.longestByClock.toFixed(0)} by the clock), ${glides.tasks} over 50 ms, ${glides.frames} frames a glide`,
  )
  measured({ id: 'R9', what: 'longest task, 300 gliding', value: glides.longest, ...TASK })
}

async function openAndClose() {
  const openings = await measureOpenings(browser, site.addressOf('FleetMap'), { times: isQuick ? 20 : 100 })
  console.log(
    `R8  ${openings.times} openings and closings: ${openings.nodes} nodes, ${openings.listeners} listeners, ${openings.heap.toFixed(2)} MB more`,
  )
  check(openings.nodes <= 0, `R8: ${openings.nodes} nodes left`)
  check(openings.listeners <= 0, `R8: ${openings.listeners} listeners left`)
  check(openings.heap < 1, `R8: ${openings.heap.toFixed(2)} MB left, less than 1 allowed`)
}

async function loadPages() {
  const { pages, afterCancel, ...load } = await measurePages(browser, site.addressOf('AdminMap'), {
    speed: 4,
  })
  console.log(
    `R9  ${pages} pages of trips, CPU slowed 4 times: longest task ${load.longest.toFixed(0)} ms of processor time (${load.longestByClock.toFixed(0)} by the clock), ${load.tasks} over 50 ms; ${afterCancel} requests after Cancel`,
  )
  check(pages === 55, `PMAP-38: ${pages} pages of trips, 55 expected`)
  measured({ id: 'R9', what: 'longest task, trips loading', value: load.longest, ...TASK })
  check(afterCancel <= 1, `PMAP-30: ${afterCancel} requests after Cancel, at most 1`)
}

/** How often each map asks in a minute of its time. */
const ASKS = { HomeMap: { locations: 1, trips: 1 / 3 }, AdminMap: { locations: 2 } }

const poll = (name, minutes) =>
  measurePolling(browser, site.addressOf(name), { name, minutes, asks: ASKS[name], mb: LIMITS.pollingMb })

/** Side by side, each in a process of its own: the time is the clock's. */
const pollAll = (minutes) => Promise.all(Object.keys(ASKS).map((name) => poll(name, minutes)))

try {
  if (isSoak) await pollAll(Number(process.argv[process.argv.indexOf('--soak') + 1] ?? 120))
  else if (process.argv.includes('--polling')) await pollAll(10)
  else if (process.argv.includes('--pages')) await loadPages()
  else if (process.argv.includes('--glide')) {
    await glide()
    await loadPages()
  } else if (process.argv.includes('--fleet')) {
    await compareMost()
    await pollFleet()
  } else if (process.argv.includes('--curve'))
    console.table(await drawCurve(browser, site, { rounds: isQuick ? 1 : 3 }))
  else {
    await compare()
    await compareMost()
    await pollFleet()
    await glide()
    await loadPages()
    await openAndClose()
    await pollAll(10)
  }
} finally {
  await browser.close()
  site.close()
}
endWithProblems()
