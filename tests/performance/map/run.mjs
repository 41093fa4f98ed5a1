// `npm run bench:map`: what FleetMap costs beside a canvas that only draws (the floor) and beside other maps: the time
// to the first paint of all vehicles and to each update of all, frames while dragging, memory and DOM nodes; then 300
// vehicles gliding on a slow phone, and a map opened and closed a hundred times. Ends with 1 where a limit is exceeded.
//   npm run bench:map -- --no-peers   leaves the peers out
//   npm run bench:map -- --quick      one round, 300 and 10,000 vehicles
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, chromiumPath } from '../../../tools/browser.ts'
import { installPeers, OURS, PEERS, servePages } from './build.mjs'
import { measureGlides, measureOpenings, measurePage } from './measure.mjs'

const isQuick = process.argv.includes('--quick')
const COUNTS = isQuick ? [300, 10_000] : [300, 1_000, 5_000, 10_000]
const ROUNDS = isQuick ? 1 : 5
const SPEEDS = [1, 4]
/** The largest number, at full speed: where the limits of the design are. */
const LARGEST = Math.max(...COUNTS)
const PEER_COUNTS = isQuick ? [1_000] : [1_000, 10_000]
const PEER_ROUNDS = isQuick ? 1 : 3
/** A page that takes longer than this is measured twice, in milliseconds. */
const SLOW = 20_000

const LIMITS = {
  /** Times of the floor. */
  ratio: 2,
  /** Below this no ratio counts: it is two frames. */
  leastMs: 34,
  dragMs: 34,
  heapMb: 15,
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const FIGURES = ['first', 'update', 'drag', 'heap', 'nodes']

const problems = []
function check(isGood, text) {
  if (!isGood) problems.push(text)
}

async function measureAll(browser, site, names, count, speed, rounds) {
  const runs = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    // Pages take turns, so that whatever else the machine does slows all of them.
    for (const name of names) {
      const own = runs[name]
      if (own.length >= 2 && own.some(({ took }) => took > SLOW)) continue
      own.push(await measurePage(browser, site.addressOf(name), { count, speed }))
    }
  }
  return names.map((name) => ({
    name,
    count,
    speed,
    runs: runs[name].length,
    ...Object.fromEntries(FIGURES.map((figure) => [figure, median(runs[name].map((run) => run[figure]))])),
  }))
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

const pages = { ...OURS }
if (!process.argv.includes('--no-peers') && installPeers()) Object.assign(pages, PEERS)
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

try {
  const rows = []
  for (const speed of SPEEDS) {
    for (const count of COUNTS) {
      rows.push(...(await measureAll(browser, site, Object.keys(OURS), count, speed, ROUNDS)))
    }
  }
  const peers = Object.keys(pages).filter((name) => name in PEERS)
  for (const count of PEER_COUNTS) {
    rows.push(...(await measureAll(browser, site, peers, count, 1, PEER_ROUNDS)))
  }
  print(rows)

  const of = (name, count, speed) =>
    rows.find((row) => row.name === name && row.count === count && row.speed === speed)
  for (const speed of SPEEDS) {
    for (const count of COUNTS) {
      const floor = of('floor', count, speed)
      const map = of('FleetMap', count, speed)
      const where = `${count} vehicles, CPU ${speed === 1 ? 'at full speed' : `slowed ${speed} times`}`
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
  const { heap } = of('FleetMap', LARGEST, 1)
  check(heap <= LIMITS.heapMb, `heap, ${LARGEST} vehicles: ${heap.toFixed(1)} MB, at most ${LIMITS.heapMb}`)
  const nodes = new Set(rows.filter(({ name }) => name === 'FleetMap').map((row) => row.nodes))
  check(nodes.size === 1, `DOM nodes differ with the number of vehicles: ${[...nodes].join(', ')}`)

  const glides = await measureGlides(browser, site.addressOf('FleetMap'), { count: 300, speed: 4, polls: 4 })
  console.log(
    `R9  300 vehicles gliding, CPU slowed 4 times: longest task ${glides.longest.toFixed(0)} ms of processor time (${glides.longestByClock.toFixed(0)} by the clock), ${glides.tasks} over 50 ms, ${glides.frames} frames a glide`,
  )
  check(
    glides.tasks === 0,
    `R9: ${glides.tasks} tasks over 50 ms, the longest ${glides.longest.toFixed(0)} ms`,
  )

  const openings = await measureOpenings(browser, site.addressOf('FleetMap'), { times: isQuick ? 20 : 100 })
  console.log(
    `R8  ${openings.times} openings and closings: ${openings.nodes} nodes, ${openings.listeners} listeners, ${openings.heap.toFixed(2)} MB more`,
  )
  check(openings.nodes <= 0, `R8: ${openings.nodes} nodes left`)
  check(openings.listeners <= 0, `R8: ${openings.listeners} listeners left`)
  check(openings.heap < 1, `R8: ${openings.heap.toFixed(2)} MB left, less than 1 allowed`)
} finally {
  await browser.close()
  site.close()
}
for (const problem of problems) console.error(`Over the limit: ${problem}`)
process.exit(problems.length === 0 ? 0 : 1)
