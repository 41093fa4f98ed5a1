// `npm run bench:sandbox`: what it costs the sandbox to tell where 10,000 drivers are (EP-B25), against one
// JSON.stringify and one JSON.parse of the same body. Ends with 1 where the ratio is over the limit.
import { createRespond, scenarios } from '../../packages/sandbox/src/index.ts'
import { inTurns, report } from './inTurns.mjs'

const LIMIT = 3
const DRIVERS = 10_000
/** Maps poll as often. */
const POLL = 30_000

const world = scenarios.tenThousand()
const respond = createRespond(world)
const admin = world.accounts.find('admin@fleetgis.example')

async function serve() {
  const token = world.tokens.issue({ kind: 'page', userId: admin.userId }, world.now)
  const request = new Request('http://sandbox.test/location/admin', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ userid: admin.key, domain: [], search: ' ' }),
  })
  return (await respond(request)).arrayBuffer()
}

const read = (bytes) => new TextDecoder().decode(bytes)
let bytes = await serve()
const { data } = JSON.parse(read(bytes))
if (data.data_list.length !== DRIVERS || data.total_count !== DRIVERS) {
  throw new Error(`Expected ${DRIVERS} drivers, and got ${data.data_list.length}.`)
}
let text = read(bytes)

const { serveMs, jsonMs } = await inTurns({
  serveMs: async () => {
    world.advanceTo(world.now + POLL)
    bytes = await serve()
  },
  jsonMs: () => {
    text = JSON.stringify(JSON.parse(text))
  },
})

report({
  what: `${DRIVERS} locations served, ${Math.round(bytes.byteLength / 1024)} kB`,
  cost: serveMs,
  unit: jsonMs,
  limit: LIMIT,
})
