// `npm run bench:fleet`: what a sandbox of 100,000 drivers needs over HTTP: memory, the time of the fleet's poll (EP-B25),
// and the time of other calls while it answers that poll. `-- 20000` is another number of drivers. Ends with 1 where one
// is over its limit.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createSandboxServer, scenarios } from '../../packages/sandbox/src/server.ts'

const LIMIT = { megabytes: 2_048, pollMs: 1_500, otherMs: 200 }
const ADMIN = 'admin@fleetgis.example'
const ROUNDS = 5
const drivers = Number(process.argv[2] ?? 100_000)

if (process.send) await serve()
else await measure()

/** The server in a process of its own, so that the memory is the server's alone. */
async function serve() {
  const world = scenarios.rushHour({ now: Date.now(), drivers })
  const { url } = await createSandboxServer({ world, port: 0 })
  const { key, userId } = world.accounts.find(ADMIN)
  process.on('message', () => process.send({ megabytes: process.memoryUsage.rss() / 2 ** 20 }))
  process.send({ url, key, token: world.tokens.issue({ kind: 'page', userId }, world.now) })
}

async function measure() {
  const server = fork(fileURLToPath(import.meta.url), [String(drivers)], {
    execArgv: ['--conditions=@fleetgis/source'],
  })
  const start = performance.now()
  const [{ url, key, token }] = await once(server, 'message')
  console.log(`${drivers} drivers are ready after ${((performance.now() - start) / 1000).toFixed(1)} s.`)

  /** The bytes and milliseconds of a call, to its last byte. */
  const call = (path, body) =>
    new Promise((resolve, reject) => {
      const began = performance.now()
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'accept-encoding': 'gzip',
      }
      const asked = request(url + path, { method: 'POST', headers }, (answer) => {
        let bytes = 0
        answer.on('data', (part) => {
          bytes += part.length
        })
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve({ bytes, ms: performance.now() - began })
          else reject(new Error(`${path} answered ${answer.statusCode}.`))
        })
      })
      asked.on('error', reject)
      asked.end(JSON.stringify(body))
    })

  const today = new Date(Date.now() + 6.5 * 3_600_000).toISOString().slice(0, 10)
  const days = { startdate: today, enddate: today }
  const admin = { userid: key, domain: [], search: ' ' }
  const staff = { search: ' ', domainids: [], ...days }
  const others = {
    'EP-A11 positions': ['/location?curPage=1&pageSize=300', staff],
    'EP-A12 trips': ['/trip?curPage=1&pageSize=300', staff],
    'EP-A16 drivers': ['/driver/driverByAdmin?curPage=1&pageSize=15', { search: '', domain: '' }],
    'EP-B12 groups': ['/domain/super-admin/list', { driverid: key, appid: '001' }],
    'EP-B23 counters': ['/trip/admin/trip-info', { ...admin, ...days }],
    'EP-B24 bookings': ['/booking/trip-info', { ...admin, ...days }],
    'EP-B26 current trips': ['/location/driver/current', admin],
    'EP-B33 online drivers': ['/location/admin/status?curPage=1&pageSize=2', { ...admin, status: 1 }],
  }
  const poll = () => call('/location/admin', admin)
  for (const [path, body] of [['/location/admin', admin], ...Object.values(others)]) await call(path, body)

  // The best of some rounds: in the others the machine did something else as well.
  let best = { ms: Number.POSITIVE_INFINITY }
  const meanwhile = {}
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await poll()
    if (alone.ms < best.ms) best = alone
    for (const [name, [path, body]] of Object.entries(others)) {
      const pending = poll()
      await new Promise((resolve) => setTimeout(resolve, 100))
      const { ms } = await call(path, body)
      meanwhile[name] = Math.min(meanwhile[name] ?? Number.POSITIVE_INFINITY, ms)
      await pending
    }
  }
  const memory = once(server, 'message')
  server.send('memory')
  const [{ megabytes }] = await memory
  server.kill()

  say('memory', megabytes, 'MB', LIMIT.megabytes)
  say(`EP-B25 the whole fleet, ${Math.round(best.bytes / 1024)} kB of gzip`, best.ms, 'ms', LIMIT.pollMs)
  for (const [name, ms] of Object.entries(meanwhile)) say(`${name} meanwhile`, ms, 'ms', LIMIT.otherMs)
}

function say(what, value, unit, limit) {
  const isOver = value > limit
  console.log(`${what}: ${value.toFixed(0)} ${unit}, ${isOver ? 'OVER' : 'within'} ${limit}`)
  if (isOver) process.exitCode = 1
}
