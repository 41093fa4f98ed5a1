import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { servePages as serve } from '../servePages.mjs'

const here = (path) => new URL(path, import.meta.url).pathname

/** Pages by name: ours, and the peers. */
export const OURS = { ChatPanel: 'chatPanel.mjs' }
export const PEERS = {
  'react-virtuoso, bare': 'peers/virtuoso.mjs',
  'stream-chat-react': 'peers/stream.mjs',
  '@chatscope': 'peers/chatscope.mjs',
}

/** Installs the peers beside the workspace, where they are not yet; whether they are there. */
export function installPeers() {
  if (existsSync(here('peers/node_modules/react-virtuoso'))) return true
  console.log('Installing the peers ...')
  const { status } = spawnSync(
    'pnpm',
    ['install', '--ignore-workspace', '--frozen-lockfile', '--ignore-scripts'],
    {
      cwd: here('peers'),
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  return status === 0
}

/** Builds pages for production and serves them, each at its name. */
export const servePages = (pages) =>
  serve(new URL('./', import.meta.url), pages, 'body{margin:0}#root{height:100vh}')
