// What the formatters cost: 10,000 values each, against a plain concatenation of the same inputs.
//   node --conditions=@fleetgis/source tests/performance/format.mjs
// Without the condition it measures the built package. Ends with 1 where a ratio is over the limit.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const COUNT = 10_000
const ROUNDS = 41
const WARM_UP = 15
const LIMIT = 5

const domain = createRequire(new URL('../../packages/domain/package.json', import.meta.url))
const load = (area) => import(pathToFileURL(domain.resolve(`@fleetgis/domain/${area}`)).href)
const { formatAmount, formatDuration, formatTimeAgo } = await load('format')
const { maskEmail, maskPhone } = await load('mask')

const now = Date.UTC(2026, 10, 21, 3, 0, 0)
const FLEET_OFFSET_MS = 6.5 * 3_600_000

/** A text of its own, laid out flat, as one out of a server's answer is. */
const flat = (text) => JSON.parse(JSON.stringify(text))

const two = (count) => String(count).padStart(2, '0')

const stampOf = (serial) =>
  flat(new Date(now + FLEET_OFFSET_MS - serial * 61_000).toISOString().slice(0, 19).replace('T', ' '))

/** As the kit passes a language's words: one object for the life of a page. */
const words = {
  hour: 'နာရီ',
  minute: 'မိနစ်',
  second: 'စက္ကန့်',
  justNow: 'ယခုလေးတင်',
  minutesAgo: (count) => `${count} မိနစ်အကြာက`,
  hoursAgo: (count) => `${count} နာရီအကြာက`,
  daysAgo: (count) => `${count} ရက်အကြာက`,
}

const cases = [
  {
    name: 'formatAmount, numbers',
    input: (serial) => 1_000 + serial * 137.25,
    format: (value) => formatAmount(value),
    join: (value) => `${value} MMK`,
  },
  {
    name: 'formatAmount, few small numbers',
    input: (serial) => serial % 100,
    format: (value) => formatAmount(value),
    join: (value) => `${value} MMK`,
  },
  {
    name: 'formatAmount, texts',
    input: (serial) => flat(String(1_000 + serial * 137.25)),
    format: (value) => formatAmount(value),
    join: (value) => `${value} MMK`,
  },
  {
    name: 'formatDuration, seconds',
    input: (serial) => (serial * 7) % 1_000_000,
    format: (value) => formatDuration(value),
    join: (value) => `${value} sec`,
  },
  {
    name: 'formatDuration, few small numbers',
    input: (serial) => serial % 100,
    format: (value) => formatDuration(value),
    join: (value) => `${value} sec`,
  },
  {
    name: 'formatDuration, clock texts',
    input: (serial) => flat([serial % 30, serial % 60, (serial * 7) % 60].map(two).join(':')),
    format: (value) => formatDuration(value),
    // About as long as what comes out: below 13 letters the engine joins texts in another way.
    join: (value) => `${value} hr min sec`,
  },
  {
    name: 'formatDuration, in other words',
    input: (serial) => (serial * 7) % 1_000_000,
    format: (value) => formatDuration(value, words),
    join: (value) => `${value} စက္ကန့်`,
  },
  {
    name: 'maskEmail',
    input: (serial) => flat(`driver${serial}@fleet.example`),
    format: (value) => maskEmail(value),
    join: (value) => `${value}***`,
  },
  {
    name: 'maskPhone',
    input: (serial) => flat(`+9595${1_000_000 + serial}`),
    format: (value) => maskPhone(value),
    join: (value) => `${value}***`,
  },
  {
    name: 'formatTimeAgo',
    input: stampOf,
    format: (value) => formatTimeAgo(value, { now, status: 3 }),
    join: (value) => `${value} ago`,
  },
  {
    name: 'formatTimeAgo, in other words',
    input: stampOf,
    format: (value) => formatTimeAgo(value, { now, status: 3 }, words),
    join: (value) => `${value} အကြာက`,
  },
]

let sink = 0

/** Milliseconds for one pass. Reads the end of each text: the engine joins the parts of a text when it is read. */
function pass(inputs, make) {
  const start = performance.now()
  for (const input of inputs) {
    const text = make(input)
    sink += text.charCodeAt(text.length - 1)
  }
  return performance.now() - start
}

/** The lower quartile: other work on the machine lengthens many rounds. */
function lowerQuartile(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 4)]
}

/**
 * Both ways take turns over the same inputs, so that a busy machine slows both. Every round has new inputs, as every
 * answer does, because the engine caches the texts of numbers.
 */
function measure({ name, input, format, join }) {
  const ways = { format, join }
  const times = { format: [], join: [] }
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const inputs = Array.from({ length: COUNT }, (_, index) => input(round * COUNT + index))
    for (const way of round % 2 === 0 ? ['format', 'join'] : ['join', 'format']) {
      const time = pass(inputs, ways[way])
      if (round >= WARM_UP) times[way].push(time)
    }
  }
  const [formatMs, joinMs] = [lowerQuartile(times.format), lowerQuartile(times.join)]
  return {
    name,
    'format ms': formatMs.toFixed(2),
    'concatenation ms': joinMs.toFixed(2),
    ratio: Number((formatMs / joinMs).toFixed(2)),
  }
}

const results = cases.map(measure)
console.table(results)
const over = results.filter(({ ratio }) => !(ratio <= LIMIT))
for (const { name, ratio } of over) console.error(`${name}: ${ratio} times a concatenation, ${LIMIT} allowed`)
if (!Number.isFinite(sink) || over.length > 0) process.exitCode = 1
