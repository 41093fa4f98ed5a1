// `npm run bench:list`: a list of bookings that grows to 2,000 by pages of 10 while a script scrolls and presses buttons
// of its cards, on a phone that is four times slower than this machine (R10): INP, tasks, DOM nodes, and duplicate
// rows. The same phone has a list of drivers that grows to 10,000: tasks and DOM nodes; a laptop as slow has a table
// of 10,000 rows. Ends with 1 where a limit is exceeded.
//   npm run bench:list -- --quick     one round
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, chromiumPath } from '../../../tools/browser.ts'
import { check, endWithProblems, measured, median } from '../limits.mjs'
import { servePages } from '../servePages.mjs'
import { measureEnd, measureList, measureTable } from './measure.mjs'

const ROUNDS = process.argv.includes('--quick') ? 1 : 3
const SPEED = 4
const LIMITS = { inp: 200, task: 50, nodes: 1_500 }

const checkTasks = (when, task) =>
  check(task <= LIMITS.task, `R10: a task of ${task.toFixed(0)} ms ${when}, at most ${LIMITS.task}`)
const checkNodes = (nodes) => check(nodes <= LIMITS.nodes, `R10: ${nodes} DOM nodes, at most ${LIMITS.nodes}`)

const site = await servePages(new URL('./', import.meta.url), {
  BookingListView: 'bookingList.mjs',
  DriverPanelView: 'driverPanel.mjs',
  DataTable: 'dataTable.mjs',
})
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] })
try {
  const runs = []
  for (let round = 0; round < ROUNDS; round++)
    runs.push(await measureList(browser, site.addressOf('BookingListView'), { speed: SPEED }))
  console.table(
    runs.map(({ inp, pressed, rereadings, nodes, seen, twice }) => ({
      'INP, ms': inp,
      interactions: pressed,
      'longest tasks scrolling, ms': rereadings.map(Math.round).join(', '),
      'DOM nodes': nodes,
      'bookings seen': seen,
      'duplicate rows': twice.length,
    })),
  )
  const ends = []
  for (let round = 0; round < ROUNDS; round++)
    ends.push(await measureEnd(browser, site.addressOf('DriverPanelView'), { speed: SPEED }))
  console.table(
    ends.map(({ growing, rereadings, nodes }) => ({
      'longest task as drivers arrive, ms': Math.round(growing),
      'longest tasks scrolling, ms': rereadings.map(Math.round).join(', '),
      'DOM nodes': nodes,
    })),
  )
  checkTasks('as drivers arrive', median(ends.map(({ growing }) => growing)))
  checkTasks('while scrolling over drivers', median(ends.flatMap(({ rereadings }) => rereadings)))
  for (const { nodes } of ends) checkNodes(nodes)

  const inp = median(runs.map((run) => run.inp))
  measured({ id: 'R10', what: 'INP', value: inp, unit: 'ms', limit: LIMITS.inp, isTimed: true })
  checkTasks('while scrolling', median(runs.flatMap(({ rereadings }) => rereadings)))
  for (const { pressed, nodes, twice } of runs) {
    check(pressed > 20, `R10: only ${pressed} interactions were measured`)
    checkNodes(nodes)
    measured({ id: 'R10', what: 'duplicate rows', value: twice.length, limit: 0 })
  }

  const tables = []
  for (let round = 0; round < ROUNDS; round++)
    tables.push(await measureTable(browser, site.addressOf('DataTable'), { speed: SPEED }))
  console.table(
    tables.map(({ tasks, nodes }) => ({
      ...Object.fromEntries(Object.entries(tasks).map(([name, ms]) => [`${name}, ms`, Math.round(ms)])),
      'DOM nodes': nodes,
    })),
  )
  for (const name of Object.keys(tables[0].tasks)) {
    const task = median(tables.map(({ tasks }) => tasks[name]))
    check(
      task <= LIMITS.task,
      `R10: a task of ${task.toFixed(0)} ms in the table (${name}), at most ${LIMITS.task}`,
    )
  }
  for (const { nodes } of tables)
    check(nodes <= LIMITS.nodes, `R10: ${nodes} DOM nodes in the table, at most ${LIMITS.nodes}`)
} finally {
  await browser.close()
  site.close()
}
endWithProblems()
