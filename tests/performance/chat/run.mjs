// `npm run bench:chat`: what ChatPanel costs beside other chats: the time until the last of so many messages is painted,
// then scrolling: long tasks, frames, blank frames and DOM nodes. Ends with 1 where a limit is exceeded.
//   npm run bench:chat -- --no-peers   leaves the peers out
//   npm run bench:chat -- --quick      one round, 10,000 messages
//   npm run bench:chat -- --soak 120   only so many minutes of polling at tenfold speed
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, chromiumPath } from '../../../tools/browser.ts'
import { check, endWithProblems, mediansOf } from '../limits.mjs'
import { measurePolling } from '../measurePolling.mjs'
import { installPeers, OURS, PEERS, SOAK, servePages } from './build.mjs'
import { measurePage } from './measure.mjs'

const isQuick = process.argv.includes('--quick')
const COUNTS = isQuick ? [10_000] : [100, 1_000, 10_000]
/** The median of an even number would be the worse of two. */
const ROUNDS = isQuick ? 1 : 3
const SPEEDS = [1, 4]
/** A page that takes longer than this is measured once, in milliseconds. */
const SLOW = 12_000

const LIMITS = {
  /** Times of react-virtuoso's bare list to open. */
  bare: 2,
  /** Below this no ratio counts: it is two frames. */
  leastMs: 34,
  /** Times that stream-chat-react's list takes longer to open, where there are most messages. */
  stream: 5,
  /** DOM nodes, however many messages. */
  nodes: 1_000,
  /** MB that polling for long may leave behind. */
  pollingMb: 5,
}
/** Polls in a minute (CHAT-22). */
const POLLS = 12

const FIGURES = ['open', 'work', 'longest', 'longTasks', 'frame', 'blank', 'nodes']

async function measureAll(browser, site, names, count, speed) {
  const runs = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    // Pages take turns, so that other load of the machine slows all of them.
    for (const name of names) {
      const own = runs[name]
      if (own.some(({ took }) => took > SLOW)) continue
      const run = await measurePage(browser, site.addressOf(name), { count, speed })
      own.push(run)
      const { open, longest, took } = run
      console.log(
        `${name}, ${count}, 1/${speed}: opens in ${open.toFixed(0)} ms, longest task scrolling ${longest.toFixed(0)} ms (took ${(took / 1_000).toFixed(0)} s)`,
      )
    }
  }
  return mediansOf(runs, FIGURES, { count, speed })
}

function print(rows) {
  console.table(
    rows.map(({ name, count, speed, runs, open, work, longest, longTasks, frame, blank, nodes }) => ({
      page: name,
      messages: count,
      CPU: speed === 1 ? 'full' : `1/${speed}`,
      'open, ms': Math.round(open),
      'its work, ms': Math.round(work),
      'longest task scrolling, ms': Math.round(longest),
      'over 50 ms': longTasks,
      'frame p95, ms': Math.round(frame * 10) / 10,
      'blank frames': blank,
      'DOM nodes': nodes,
      runs,
    })),
  )
}

const minutes = process.argv.includes('--soak') && Number(process.argv[process.argv.indexOf('--soak') + 1])
const pages = minutes ? { ...SOAK } : { ...OURS }
const hasPeers = !minutes && !process.argv.includes('--no-peers') && installPeers()
if (hasPeers) Object.assign(pages, PEERS)
const site = await servePages(pages)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] })

const soak = () =>
  measurePolling(browser, site.addressOf('soak'), {
    name: 'ChatPanel',
    minutes,
    asks: { messages: POLLS },
    mb: LIMITS.pollingMb,
  })

async function compare() {
  const rows = []
  for (const speed of SPEEDS) {
    for (const count of COUNTS) {
      rows.push(...(await measureAll(browser, site, Object.keys(pages), count, speed)))
    }
  }
  print(rows)

  const of = (name, count, speed) =>
    rows.find((row) => row.name === name && row.count === count && row.speed === speed)
  for (const speed of SPEEDS) {
    for (const count of COUNTS) {
      const chat = of('ChatPanel', count, speed)
      const where = `${count} messages, CPU ${speed === 1 ? 'at full speed' : `slowed ${speed} times`}`
      check(
        chat.longTasks === 0,
        `scrolling, ${where}: ${chat.longTasks} tasks over 50 ms, the longest ${chat.longest.toFixed(0)} ms`,
      )
      check(chat.blank === 0, `scrolling, ${where}: ${chat.blank} blank frames`)
      check(chat.nodes <= LIMITS.nodes, `${where}: ${chat.nodes} DOM nodes, at most ${LIMITS.nodes}`)
      if (!hasPeers) continue
      const limit = Math.max(
        LIMITS.leastMs * speed,
        LIMITS.bare * of('react-virtuoso, bare', count, speed).open,
      )
      check(chat.open <= limit, `open, ${where}: ${chat.open.toFixed(0)} ms, at most ${limit.toFixed(0)}`)
      if (count < Math.max(...COUNTS)) continue
      const stream = of('stream-chat-react', count, speed)
      const ratio = stream.open / chat.open
      check(
        ratio >= LIMITS.stream,
        `open, ${where}: ${ratio.toFixed(1)} times faster than stream-chat-react, at least ${LIMITS.stream}`,
      )
    }
  }
}

try {
  await (minutes ? soak() : compare())
} finally {
  await browser.close()
  site.close()
}
endWithProblems()
