// `npm run bench:parse`: what it costs the client to read 10,000 locations (EP-B25) once their text is there, against
// JSON.parse of that text, and how long 300 of them take. Ends with 1 where the ratio is over the limit.

import { createFleetClient } from '../../packages/api/src/index.ts'
import { driverLocations } from '../../packages/api/src/map/admin/index.ts'
import { createRespond, scenarios } from '../../packages/sandbox/src/index.ts'
import { writeFigure } from '../../tools/qualityFigures.ts'
import { inTurns, report } from './inTurns.mjs'

const LIMIT = 4
const DRIVERS = 10_000

const world = scenarios.tenThousand()
const respond = createRespond(world)
const admin = world.accounts.find('admin@fleetgis.example')
const input = { userId: admin.key, groupIds: [], search: '' }
const pageToken = world.tokens.issue({ kind: 'page', userId: admin.userId }, world.now)
const bases = { main: 'http://sandbox.test' }

/** The text of an answer, as it came once. */
let text = ''
const recorder = createFleetClient({
  bases,
  pageToken,
  fetch: async (address, init) => {
    const response = await respond(new Request(address, init))
    text = await response.clone().text()
    return response
  },
})
const { drivers } = await recorder.call(driverLocations, input)
if (drivers.length !== DRIVERS) throw new Error(`Expected ${DRIVERS} drivers, and read ${drivers.length}.`)

/** A client with immediate answers, so that only reading them is measured. */
const headers = new Headers({ 'Content-Type': 'application/json' })
const answer = { ok: true, status: 200, headers, text: async () => text }
const client = createFleetClient({ bases, pageToken, fetch: async () => answer })

const { callMs, jsonMs } = await inTurns({
  callMs: () => client.call(driverLocations, input),
  jsonMs: () => JSON.parse(text),
})

report({
  what: `${DRIVERS} locations read, JSON.parse left out`,
  cost: Math.max(0, callMs - jsonMs),
  unit: jsonMs,
  limit: LIMIT,
})

/** R1: how long 99 of 100 calls take to read a page of rows. */
const ROWS = 300
const READS = 500
const body = JSON.parse(text)
body.data.data_list = body.data.data_list.slice(0, ROWS)
text = JSON.stringify(body)
const times = []
for (let read = 0; read < READS; read += 1) {
  const start = performance.now()
  await client.call(driverLocations, input)
  times.push(performance.now() - start)
}
const p99 = times.toSorted((a, b) => a - b)[Math.floor(READS * 0.99)]
console.log(`R1  ${ROWS} rows read in ${p99.toFixed(1)} ms, 99 of 100 times`)
writeFigure({ id: 'R1', what: `${ROWS} rows read, p99`, value: p99, unit: 'ms', limit: 20, isTimed: true })
