// The console's map over its client, which polls ten times as often as it does (CF-24): 300 vehicles that move and a trip of each.
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { createFleetClient } from '../../../packages/api/src/index.ts'
import { HomeMap } from '../../../packages/ui/exports/HomeMap.ts'
import { FleetProvider } from '../../../packages/ui/src/index.ts'
import { BLANK_TILE, fleet, moved } from './data.mjs'

const REFRESH = { locations: 6_000, trips: 18_000 }
const TILES = { url: BLANK_TILE, attribution: 'None' }

const asked = { '/location': 0, '/trip': 0 }
let list = fleet(300)
let at = Date.UTC(2026, 10, 21, 2, 45)

const stamp = () => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

/** The servers' words. */
const answers = {
  '/location': () => {
    list = moved(list, asked['/location'])
    at += 60_000
    return {
      data_list: list.map(({ id, lat, lng }) => ({
        syskey: `L-${id}`,
        userid: `D-${id}`,
        domainid: 'G-01',
        type: 'Car',
        datetime: stamp(),
        route: { type: 'Point', coordinates: [lng, lat] },
      })),
    }
  },
  '/trip': () => ({
    data_list: list.map(({ id, lat, lng }) => ({
      tripid: `T-${id}`,
      userid: `D-${id}`,
      domainid: 'G-01',
      trip_status: 2,
      route: {
        type: 'LineString',
        coordinates: [
          [lng, lat],
          [lng + 0.01, lat + 0.01],
        ],
      },
    })),
  }),
}

async function answer(input) {
  const { pathname } = new URL(input)
  if (pathname in asked) asked[pathname] += 1
  const body = answers[pathname]?.() ?? { status: 'success', data: {}, dataList: [] }
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
}

const client = createFleetClient({
  bases: { main: 'https://fleet.example' },
  pageToken: 'token',
  fetch: (input) => answer(input instanceof Request ? input.url : input),
})

window.bench = {
  asked: () => ({ locations: asked['/location'], trips: asked['/trip'] }),
  init: async () => {
    const page = h('div', { style: { height: '100vh' } }, h(HomeMap, { refresh: REFRESH }))
    createRoot(document.getElementById('root')).render(h(FleetProvider, { client, tiles: TILES }, page))
    while (!document.querySelector('.leaflet-fleet-vehicles-pane canvas'))
      await new Promise(requestAnimationFrame)
  },
}
