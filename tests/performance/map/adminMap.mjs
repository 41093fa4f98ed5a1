// The map of a group's admin over the answers of a sandbox, as text: polling ten times as often as it does (CF-24), and a
// layer of 2,745 trips in pages. Where the address names a fleet the drivers come over the network, from the bench.
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { createFleetClient, createWorkerReader } from '../../../packages/api/src/index.ts'
import { adminTrips } from '../../../packages/api/src/map/admin/index.ts'
import { createRespond, readyLinks, rushHour } from '../../../packages/sandbox/src/index.ts'
import { AdminMap } from '../../../packages/ui/exports/AdminMap.ts'
import { FleetProvider } from '../../../packages/ui/src/index.ts'
import { BLANK_TILE } from './data.mjs'

const TRIPS = 2_745
const SIZE = 50
const PATH = adminTrips.path
const DRIVERS = '/location/admin'
const ofFleet = location.pathname.includes('fleet')
const inWorker = location.pathname.includes('worker')
const MOVES = 20
const REFRESH = { locations: 3_000 }
const TILES = { url: BLANK_TILE, attribution: 'None' }
/** How long a page of trips takes, in ms. */
const DELAY = 20

const world = rushHour()
const respond = createRespond(world)
const link = readyLinks(world).find(({ path }) => path.startsWith('/map?'))
const query = new URLSearchParams(link?.path.split('?')[1])

const asked = { locations: 0, pages: 0 }
/** The pages that were asked for when Cancel was pressed. */
let pagesAtCancel
/** Answers as text, made before anything is timed: the sandbox's work is no part of it. */
const kept = new Map()
/** The drivers at the next polls, which repeat. */
let moves = []
/** The pages of trips. */
let pages = []

/** As many trips as wanted from those of the sandbox's first page, as the texts of all pages. */
function pagesOf(body) {
  const rows = body.data.data_list
  const trips = Array.from({ length: TRIPS }, (_, index) => {
    const row = rows[index % rows.length]
    return { ...row, tripid: `${row.tripid}-${index}` }
  })
  return Array.from({ length: Math.ceil(TRIPS / SIZE) }, (_, page) =>
    JSON.stringify({
      ...body,
      data: { count: TRIPS, data_list: trips.slice(page * SIZE, (page + 1) * SIZE) },
    }),
  )
}

const JSON_TEXT = { headers: { 'Content-Type': 'application/json' } }

async function answer(request) {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === PATH && pages.length > 0) {
    asked.pages += 1
    await new Promise((resolve) => setTimeout(resolve, DELAY))
    return new Response(pages[Number(searchParams.get('curPage')) - 1], JSON_TEXT)
  }
  if (pathname === DRIVERS && ofFleet) {
    asked.locations += 1
    return fetch(`/drivers/${asked.locations}`, { signal: request.signal })
  }
  if (pathname === DRIVERS && moves.length > 0) {
    asked.locations += 1
    return new Response(moves[asked.locations % moves.length], JSON_TEXT)
  }
  if (!kept.has(pathname)) kept.set(pathname, await (await respond(request)).text())
  return new Response(kept.get(pathname), JSON_TEXT)
}

/** The drivers at so many polls: each moves a little, every time in another direction. */
function movesOf(body, polls) {
  return Array.from({ length: polls }, (_, time) => {
    for (const { route } of body.data.data_list) {
      const [lng, lat] = route.coordinates
      route.coordinates = [
        lng + 0.0005 * Math.sin(time + lat * 1_000),
        lat + 0.0005 * Math.cos(time + lng * 1_000),
      ]
    }
    return JSON.stringify(body)
  })
}

const client = createFleetClient({
  bases: { main: 'https://fleet.example' },
  pageToken: query.get('token'),
  appId: query.get('appid'),
  reader: inWorker ? createWorkerReader(() => new Worker('/worker.js', { type: 'module' })) : undefined,
  fetch: (input, init) => answer(new Request(input, init)),
})

document.addEventListener(
  'click',
  ({ target }) => {
    if (target.closest?.('button')?.textContent === 'Cancel') pagesAtCancel = asked.pages
  },
  { capture: true },
)

window.bench = {
  asked: () => ({ ...asked }),
  pagesAfterCancel: () => asked.pages - pagesAtCancel,
  init: async () => {
    const day = new Date(world.now).toISOString().slice(0, 10)
    const userId = query.get('driverid')
    const groupIds = [query.get('groupid')]
    const days = { start: day, end: day }
    await client.call(adminTrips, { userId, groupIds, ...days, search: '', page: 1, size: SIZE })
    pages = pagesOf(JSON.parse(kept.get(PATH)))
    const map = h(AdminMap, {
      userId,
      groupId: query.get('groupid'),
      appId: query.get('appid'),
      refresh: REFRESH,
    })
    createRoot(document.getElementById('root')).render(
      h(
        FleetProvider,
        { client, tiles: TILES, clock: { now: () => world.now } },
        h('div', { style: { height: '100vh' } }, map),
      ),
    )
    while (!document.querySelector('.leaflet-fleet-vehicles-pane canvas'))
      await new Promise(requestAnimationFrame)
    if (!ofFleet) moves = movesOf(JSON.parse(kept.get(DRIVERS)), MOVES)
  },
}
