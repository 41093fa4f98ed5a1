import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { servePages as serve } from '../servePages.mjs'

const here = (path) => new URL(path, import.meta.url).pathname

/** Pages by name: those whose times are measured, whole pages, and the peers. */
export const OURS = { floor: 'floor.mjs', FleetMap: 'fleetMap.mjs', 'FleetMap with clusters': 'fleetMap.mjs' }
export const CONSOLE = { HomeMap: 'homeMap.mjs', AdminMap: 'adminMap.mjs' }
export const PEERS = {
  'react-leaflet markers': 'peers/markers.mjs',
  'react-leaflet-cluster': 'peers/cluster.mjs',
  'maplibre-gl symbols': 'peers/symbols.mjs',
}

/** Installs the peers beside the workspace, where they are not yet; whether they are there. */
export function installPeers() {
  if (existsSync(here('peers/node_modules/react-leaflet'))) return true
  console.log('Installing the peers ...')
  const { status } = spawnSync('pnpm', ['install', '--ignore-workspace', '--frozen-lockfile'], {
    cwd: here('peers'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0
}

/** Builds pages for production and serves them, each at its name. */
export const servePages = (pages) => serve(new URL('./', import.meta.url), pages)
