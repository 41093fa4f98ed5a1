// `npm run bench:scale`: five ways to send a fleet to a map, each at 10,000, 100,000 and 1,000,000 drivers: bytes of 30
// seconds of one map, plain and compressed, and the server's CPU time for them. The first and the fourth way are calls
// that the sandbox answers; the others are written here over the same positions. The million is ten fleets of 100,000
// side by side. `-- 10000` measures that size only. The tables of docs/scale.md are its output.
import { brotliCompressSync, constants, createDeflateRaw, gzipSync } from 'node:zlib'
import { presenceOf } from '../../packages/sandbox/src/drivers/presence.ts'
import { createRespond, createWorld, DEFAULT_NOW } from '../../packages/sandbox/src/index.ts'

const POLL = 30
const ROUNDS = 3
/** A window of 1280 x 720 pixels over the city, in degrees. */
const CENTRE = [96.158, 16.79]
const windowAt = (zoom) => {
  const lng = ((1280 / 256) * 360) / 2 ** zoom
  return { lng, lat: ((lng * 720) / 1280) * Math.cos((CENTRE[1] * Math.PI) / 180) }
}
const STREETS = windowAt(15)
const CITY = windowAt(11)
/** Counts of tiles of 64 pixels at zoom 11. */
const TILE = 360 / 2 ** 13

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000, 1_000_000]

/** The CPU milliseconds of a step, the best of some rounds, and its result. */
async function timed(step, rounds = ROUNDS) {
  let ms = Number.POSITIVE_INFINITY
  let result
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage()
    result = await step(round)
    const { user, system } = process.cpuUsage(before)
    ms = Math.min(ms, (user + system) / 1000)
  }
  return { ms, result }
}

const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  })

/** Two digits at least, for few bytes and short times. */
const number = (value) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })

/** One line of the table: a body that is sent once in 30 seconds. */
async function say(way, { bytes, ms }) {
  const gzip = await timed(() => gzipSync(bytes, { level: 4 }), 1)
  const small = await timed(() => brotli(bytes), 1)
  const kb = [bytes, gzip.result, small.result].map(({ byteLength }) => number(byteLength / 1024))
  console.log(`| ${[way, ...kb, number(ms), number(gzip.ms), number(small.ms)].join(' | ')} |`)
}

async function measure(size) {
  const copies = size > 100_000 ? size / 100_000 : 1
  const world = createWorld({ seed: 1, now: DEFAULT_NOW, drivers: size / copies, historyDays: 1 })
  const respond = createRespond(world)
  const admin = world.accounts.find('admin@fleetgis.example')
  const token = world.tokens.issue({ kind: 'page', userId: admin.userId }, world.now)
  const ask = async (path, more) => {
    const response = await respond(
      new Request(`http://sandbox.test${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ userid: admin.key, domain: [], ...more }),
      }),
    )
    return Buffer.from(await response.arrayBuffer())
  }
  /**
   * A fleet beside itself: positions some metres away, other keys, and the other fields of another driver, because rows
   * that are alike would compress to nothing.
   */
  const multiplied = (rows) =>
    copies === 1
      ? rows
      : Array.from({ length: rows.length * copies }, (_, at) => {
          const copy = Math.floor(at / rows.length)
          const { syskey, status, route } = rows[at % rows.length]
          return {
            ...rows[(at + copy * 7_919) % rows.length],
            syskey: `${syskey.slice(0, -2)}${copy}${syskey.slice(-2)}`,
            status,
            route: {
              type: 'Point',
              coordinates: route.coordinates.map((degree) => Number((degree + copy * 7e-5).toFixed(6))),
            },
          }
        })
  /** In parts: the text of a million rows is longer than a string may be. */
  const textOf = (rows, more = {}) => {
    const parts = [Buffer.from('{"status":200,"data":{"data_list":[')]
    for (let from = 0; from < rows.length; from += 10_000) {
      const text = JSON.stringify(rows.slice(from, from + 10_000)).slice(1, -1)
      parts.push(Buffer.from(from > 0 ? `,${text}` : text))
    }
    parts.push(Buffer.from(`],${JSON.stringify(more).slice(1)}}`))
    return Buffer.concat(parts)
  }

  console.log(`\n${size.toLocaleString('en')} drivers, 30 seconds of one map`)
  console.log('| way | kB | kB gzip 4 | kB Brotli 4 | CPU ms | gzip ms | Brotli ms |')
  console.log('|---|---:|---:|---:|---:|---:|---:|')

  const stamp = async () => JSON.parse(await ask('/location/admin/changes', { stamp: '' })).data.stamp
  let since = await stamp()
  await ask('/location/admin', { search: ' ' })

  // Every round is a poll later, so that each one has what 30 seconds have changed.
  const later = () => world.advanceTo(world.now + POLL * 1000)
  const whole = await timed(async () => {
    later()
    return ask('/location/admin', { search: ' ' })
  })
  const fleet = JSON.parse(whole.result).data.data_list
  const rows = multiplied(fleet)
  if (rows.length !== size) throw new Error(`Expected ${size} rows, and got ${rows.length}.`)
  const written = copies === 1 ? whole : await timed(() => textOf(rows), 1)
  await say('whole poll', { bytes: written.result, ms: written.ms })

  const index = createGrid(rows)
  const streets = await timed(() => textOf(index.within(STREETS)))
  await say(`window, zoom 15 (${index.within(STREETS).length.toLocaleString('en')} rows)`, {
    bytes: streets.result,
    ms: streets.ms,
  })
  const tiles = await timed(() => Buffer.from(JSON.stringify(index.counts(CITY))))
  await say(`counts by tile, zoom 11 (${index.counts(CITY).length} tiles)`, {
    bytes: tiles.result,
    ms: tiles.ms,
  })

  since = await stamp()
  const changes = await timed(async () => {
    later()
    const answer = await ask('/location/admin/changes', { stamp: since })
    since = JSON.parse(answer).data.stamp
    return answer
  })
  const changed = JSON.parse(changes.result).data.data_list
  const delta =
    copies === 1 ? changes : await timed(() => textOf(multiplied(changed), { gone: [], stamp: since }), 1)
  await say(`changes since a stamp (${(changed.length * copies).toLocaleString('en')} rows)`, {
    bytes: delta.result,
    ms: delta.ms,
  })

  await push({ world, copies })
  console.log(
    `A movement in the index of the window and of the tiles: ${index.perMove.toFixed(1)} us of CPU.`,
  )
}

/** A grid of cells of some 500 m with the rows in each. */
function createGrid(rows) {
  const CELL = 0.005
  const cellOf = ([lng, lat]) => Math.floor(lng / CELL) * 100_000 + Math.floor(lat / CELL)
  const cells = new Map()
  const add = (row) => {
    const cell = cellOf(row.route.coordinates)
    const known = cells.get(cell)
    if (known) known.add(row)
    else cells.set(cell, new Set([row]))
  }
  for (const row of rows) add(row)
  const before = process.cpuUsage()
  for (const row of rows) {
    cells.get(cellOf(row.route.coordinates)).delete(row)
    add(row)
  }
  const { user, system } = process.cpuUsage(before)
  const boundsOf = ({ lng, lat }) => [
    [CENTRE[0] - lng / 2, CENTRE[0] + lng / 2],
    [CENTRE[1] - lat / 2, CENTRE[1] + lat / 2],
  ]
  function* inside(size) {
    const [[west, east], [south, north]] = boundsOf(size)
    for (let x = Math.floor(west / CELL); x <= Math.floor(east / CELL); x += 1)
      for (let y = Math.floor(south / CELL); y <= Math.floor(north / CELL); y += 1)
        for (const row of cells.get(x * 100_000 + y) ?? []) {
          const [lng, lat] = row.route.coordinates
          if (lng >= west && lng <= east && lat >= south && lat <= north) yield row
        }
  }
  return {
    perMove: (user + system) / rows.length,
    within: (size) => [...inside(size)],
    counts(size) {
      const counted = new Map()
      for (const { route, status } of inside(size)) {
        const [x, y] = route.coordinates.map((degree) => Math.floor(degree / TILE))
        const key = x * 100_000 + y
        const counts = counted.get(key) ?? [x, y, 0, 0, 0]
        counts[1 + status] += 1
        counted.set(key, counts)
      }
      return [...counted.values()]
    },
  }
}

/** Each second one message with the movements of that second, compressed as a WebSocket does: one window for all. */
async function push({ world, copies }) {
  const { traffic, city, drivers } = world
  const start = world.now
  const last = new Map()
  const read = (now) =>
    drivers.flatMap((driver, index) => {
      const { position, status } = presenceOf({ traffic, city, now }, driver)
      const text = `${position[0]},${position[1]},${status}`
      if (last.get(index) === text) return []
      last.set(index, text)
      return [[driver.key, position[0], position[1], status]]
    })
  read(start)
  const isInWindow = ([, lng, lat]) =>
    Math.abs(lng - CENTRE[0]) < STREETS.lng / 2 && Math.abs(lat - CENTRE[1]) < STREETS.lat / 2
  const ways = [
    createStream('push stream, each second', () => true),
    createStream('push stream of the window, zoom 15', isInWindow),
  ]
  for (let second = 1; second <= POLL; second += 1) {
    const moves = read(start + second * 1000).flatMap(([key, lng, lat, status]) =>
      Array.from({ length: copies }, (_, copy) => [
        `${key}${copy || ''}`,
        Number((lng + copy * 7e-5).toFixed(6)),
        lat,
        status,
      ]),
    )
    for (const way of ways) await way.send(moves)
  }
  for (const way of ways) way.say()
}

/** A connection that compresses each message with the window of those before, as a WebSocket can. */
function createStream(way, isSeen) {
  const deflate = createDeflateRaw({ level: 4 })
  const sum = { plain: 0, small: 0, write: 0, deflate: 0, moves: 0 }
  deflate.on('data', (part) => {
    sum.small += part.length
  })
  return {
    async send(moves) {
      const seen = moves.filter(isSeen)
      const message = await timed(() => Buffer.from(JSON.stringify(seen)), 1)
      const packed = await timed(
        () =>
          new Promise((resolve) => {
            deflate.write(message.result)
            deflate.flush(constants.Z_SYNC_FLUSH, resolve)
          }),
        1,
      )
      sum.plain += message.result.byteLength
      sum.moves += seen.length
      sum.write += message.ms
      sum.deflate += packed.ms
    },
    say() {
      const cells = [sum.plain / 1024, sum.small / 1024].map(number)
      console.log(
        `| ${way} (${number(sum.moves)} movements) | ${cells.join(' | ')} | - | ${number(sum.write)} | ${number(sum.deflate)} | - |`,
      )
    },
  }
}

for (const size of sizes) await measure(size)
