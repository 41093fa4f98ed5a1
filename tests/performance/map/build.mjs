import { installPeers as install } from '../installPeers.mjs'
import { servePages as serve } from '../servePages.mjs'

/** Pages by name: those whose times are measured, whole pages, and the peers. */
export const OURS = { floor: 'floor.mjs', FleetMap: 'fleetMap.mjs', 'FleetMap with clusters': 'fleetMap.mjs' }
export const CONSOLE = {
  HomeMap: 'homeMap.mjs',
  AdminMap: 'adminMap.mjs',
  'AdminMap of a fleet': 'adminMap.mjs',
  'AdminMap of a fleet, with a worker': 'adminMap.mjs',
  // The script of that worker.
  worker: 'worker.mjs',
}
export const PEERS = {
  'react-leaflet markers': 'peers/markers.mjs',
  'react-leaflet-cluster': 'peers/cluster.mjs',
  'maplibre-gl symbols': 'peers/symbols.mjs',
}

export const installPeers = () => install(new URL('peers/', import.meta.url))

/** Builds pages for production and serves them, each at its name. */
export const servePages = (pages) => serve(new URL('./', import.meta.url), pages)
