// `npm run bench:parse`: what it costs the client to read 10,000 locations (EP-B25) once their text is there, against
// JSON.parse of that text. Ends with 1 where the ratio is over the limit.

import { createFleetClient } from '../../packages/api/src/index.ts'
import { driverLocations } from '../../packages/api/src/map/admin/index.ts'
import { createRespond, scenarios } from '../../packages/sandbox/src/index.ts'
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
