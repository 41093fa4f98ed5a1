// The map of a group's admin over the answers of a sandbox, as text: polling ten times as often as it does (CF-24), and a
// layer of 2,745 trips in pages.
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { createFleetClient } from '../../../packages/api/src/index.ts'
import { createRespond, readyLinks, rushHour } from '../../../packages/sandbox/src/index.ts'
import { AdminMap } from '../../../packages/ui/exports/AdminMap.ts'
import { FleetProvider, loadLanguage } from '../../../packages/ui/src/index.ts'
import { BLANK_TILE } from './data.mjs'

const TRIPS = 2_745
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
const kept = new Map()
let trips

/** The first answer of the sandbox to a path, as an object. */
async function firstAnswer(path, request) {
  if (!kept.has(path)) kept.set(path, await (await respond(request)).json())
  return kept.get(path)
}

/** As many trips as wanted, from those of one page. */
function manyTrips(rows) {
  return Array.from({ length: TRIPS }, (_, index) => {
    const row = rows[index % rows.length]
    return { ...row, tripid: `${row.tripid}-${index}` }
  })
}

async function answer(request) {
  const { pathname, searchParams } = new URL(request.url)
  const body = await firstAnswer(pathname, request)
  if (pathname === '/location/admin') {
    asked.locations += 1
    for (const row of body.data.data_list) moveRow(row, asked.locations)
  }
  if (pathname === '/trip/admin/polyline') {
    asked.pages += 1
    trips ??= manyTrips(body.data.data_list)
    const page = Number(searchParams.get('curPage'))
    const size = Number(searchParams.get('pageSize'))
    await new Promise((resolve) => setTimeout(resolve, DELAY))
    return Response.json({
      ...body,
      data: { count: TRIPS, data_list: trips.slice((page - 1) * size, page * size) },
    })
  }
  return Response.json(body)
}

/** Moves a driver a little, each time in another direction. */
function moveRow({ route: { coordinates } }, time) {
  coordinates[0] += 0.0005 * Math.sin(time + coordinates[1] * 1_000)
  coordinates[1] += 0.0005 * Math.cos(time + coordinates[0] * 1_000)
}

const client = createFleetClient({
  bases: { main: 'https://fleet.example' },
  pageToken: query.get('token'),
  appId: query.get('appid'),
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
    await loadLanguage('en')
    const map = h(AdminMap, {
      userId: query.get('driverid'),
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
  },
}
